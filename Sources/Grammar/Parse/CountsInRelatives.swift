import Foundation
import Vocabulary

/// What a number counts in a clause about one noun before that, of languages whose verb ends such a clause: der Ordner, der
/// 2 Dateien enthält, ist voll.
extension Phrase {
  /// The pronoun that starts such a clause, the cases that it may be in, and the gender of its noun; nothing of both where
  /// that is a name.
  private struct RelativeOfOne {
    let word: Int
    let cases: [GrammaticalCase]
    let gender: GrammaticalGender?
  }

  /// Whether a verb is the one of the pronoun that starts the clause of a phrase, or stands right behind that clause and
  /// so speaks of something else.
  func isOfNoun(beforeClauseOf phrase: NounPhrase, verb: Int) -> Bool {
    guard language.order.isVerbSecond, let head = phrase.head,
      let pronoun = relativeOfOne(before: phrase),
      let last = wordsOfClause(behind: pronoun.word).last, last >= head.words.upperBound,
      mayEndRelative(last, behind: head)
    else { return false }
    // `ist voll und wird gelöscht`: behind its own verb all that follows speaks of the noun, or of something else.
    if verb > last { return hasComma(behind: last) && (verb == last + 1 || isFinite(last + 1)) }
    guard verb == last, isFinite(last), self[last].hasVerbNumber else { return false }
    // `Anna, die 3 Fotos teilt`: die is no article of one photo, and photos share nothing.
    if pronoun.gender == nil {
      return self[verb].marks.contains(.singularVerb) && !mayAct(head)
        && !mayStart(pronoun.word, in: usualCase)
    }
    guard pronoun.cases.contains(.nominative) else { return false }
    if number(of: head.analysis) == .plural { return self[verb].marks.contains(.singularVerb) }
    // `Der Ordner, der 2 Dateien enthält`: of one it would be die Datei.
    if pronoun.cases.count == 1, let own = gender(of: head.analysis), own != pronoun.gender {
      return true
    }
    // `Das Album, das 2 Fotos enthält`, but das Album, das 2 Freunde sehen; in der Hinweis, der 1 Termin fehlt it may be the
    // article of that.
    guard self[verb].marks.contains(.singularVerb), pronoun.cases.count == 1 || !mayAct(head) else {
      return false
    }
    let isInserted = verb + 1 < count && hasComma(behind: verb) && isFinite(verb + 1)
    return isInserted || self[verb].roles.isDisjoint(with: [.presents, .acts])
  }

  /// Whether a word may be the verb at the end of a clause, which has no other, for no lexicon has all forms of a reader's:
  /// aufnimmst.
  private func mayEndRelative(_ word: Int, behind head: NounPhrase.Head) -> Bool {
    if isFinite(word) { return true }
    return token(word).shape == .small && !self[word].isAdverb
      && !(head.words.upperBound..<word).contains { isFinite($0) }
  }

  private func mayAct(_ head: NounPhrase.Head) -> Bool {
    isPerson(head) || hasNoun(head.word, .actor)
  }

  /// The pronoun behind a comma and one noun that starts the clause of a phrase, or stands behind a preposition there.
  private func relativeOfOne(before phrase: NounPhrase) -> RelativeOfOne? {
    let start = startOfClause(with: phrase.words.lowerBound)
    guard start > 0, hasComma(behind: start - 1) else { return nil }
    let isName =
      token(start - 1).shape != .small && (isArgument(start - 1) || !self[start - 1].isKnown)
    if isName, self[start].roles.contains(.definite), token(start).shape == .small {
      return RelativeOfOne(word: start, cases: [], gender: nil)
    }
    guard !isName, let gender = genderOfOne(start - 1) else { return nil }
    let isGoverned = isPreposition(start) && isFollowedDirectly(start)
    let pronoun = isGoverned ? start + 1 : start
    let cases = casesOfRelative(pronoun, gender, .singular)
      .filter { !isGoverned || $0 != .nominative }
    guard !cases.isEmpty, token(pronoun).shape == .small else { return nil }
    return RelativeOfOne(word: pronoun, cases: cases, gender: gender)
  }

  /// The gender of a noun of one thing, or of a pronoun for one.
  func genderOfOne(_ word: Int) -> GrammaticalGender? {
    guard self[word].isOnlyNoun, let noun = first(self[word].nouns) else {
      return gendersOfPronoun(forOne: word).first
    }
    return number(of: noun) != .plural ? gender(of: noun) : nil
  }

  /// Jeder, jede, niemand: the genders that a pronoun without a noun may have which stands for one as the subject; none for
  /// any other word.
  func gendersOfPronoun(forOne word: Int) -> [GrammaticalGender] {
    if isOtherSubjectPronoun(word) { return [.masculine] }
    guard self[word].isSpecifier, self[word].roles.isDisjoint(with: [.definite, .showsPlural])
    else { return [] }
    let genders: [GrammaticalGender] = [.masculine, .feminine, .neuter]
    return genders.filter { gender in
      let ofOne = FeatureSet.nominative.union(.singular).union(FeatureSet(gender))
      return all(self[word].determiners).contains { language.mayBe($0, ofOne) }
    }
  }
}
