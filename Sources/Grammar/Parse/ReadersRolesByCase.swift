import Foundation
import Vocabulary

/// Nouns in the instrumental that say what the reader is, in texts that count something else or in a later clause, where
/// numbers ask for cases: jesteś właścicielką 5 plików.
extension Phrase {
  /// Gives such nouns, and the adjectives before them, the gender of the reader.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectRolesByCase(besideCount gender: GrammaticalGender) -> Bool {
    inflectRoles(words.indices.filter { isReadersRoleByCase($0) }, as: gender)
  }

  /// Gives such nouns in a later clause than a phrase the gender of the reader: wygrałaś, teraz jesteś mistrzynią.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectLaterRoles(
    _ gender: GrammaticalGender, behind phrase: NounPhrase
  ) -> Bool {
    let found = words.indices.filter { isReadersLaterRole($0) && !phrase.words.contains($0) }
    return inflectRoles(found, as: gender)
  }

  /// Whether a noun says so of the reader in another clause than the first.
  func isReadersLaterRole(_ word: Int) -> Bool {
    language.countsByCase && startOfClause(with: word) > 0 && isReadersRoleByCase(word)
  }

  private mutating func inflectRoles(_ found: [Int], as gender: GrammaticalGender) -> Bool {
    guard gender != .neuter else { return false }
    let features = FeatureSet.singular.union(FeatureSet(GrammaticalCase.instrumental))
    for word in found {
      guard let noun = first(self[word].nouns) else { continue }
      if noun.lexeme.gender != .common, noun.lexeme.gender?.settled != gender {
        let head = NounPhrase.Head(word: word, analysis: noun)
        guard let other = self.noun(for: gender, insteadOf: head) else { continue }
        replace(word, with: language.form(other, features))
        inflectRelative(ofReaderAt: word, gender)
      }
      let described = startOfDescribing(before: word)..<endOfDescribing(behind: word)
      for adjective in described where adjective != word {
        guard let analysis = first(self[adjective].adjectives) else { continue }
        setForm(of: adjective, analysis, to: features.union(FeatureSet(gender)))
      }
    }
    return !found.isEmpty
  }

  /// Whether a noun says so of the reader.
  func isReadersRoleByCase(_ word: Int) -> Bool {
    guard words[word].half == .whole, mayNameReader(word), !isBehindNumber(word),
      let noun = first(self[word].nouns), isInstrumental(noun)
    else { return false }
    var start = startOfDescribing(before: word)
    // `Jesteś ich administratorem`
    if start > 1, isFollowedDirectly(start - 1), isOwnerOfThirdPerson(start - 1) { start -= 1 }
    if isJoinedToRole(start) { return true }
    // `Jesteś tuż za liderem`
    guard start > 0, isFollowedDirectly(start - 1),
      self[start - 1].roles.isDisjoint(with: .preposition)
    else { return false }
    // `Zostań mistrzem w 2 dni`
    let head = NounPhrase.Head(word: word, analysis: noun)
    return verbOfReader(before: start) != nil || isWhatReaderIsToBe(head, behind: start - 1)
  }

  /// `Jesteś kelnerem czy kucharzem`, `Jesteś kelnerem, kucharzem`: whether commas and conjunctions join what starts at a word
  /// to nouns in the instrumental before it, the first of which says what the reader is.
  private func isJoinedToRole(_ start: Int) -> Bool {
    var first = start
    // Nobody joins more.
    for _ in 0..<8 {
      guard let word = roleJoined(before: first), let noun = self.first(self[word].nouns) else {
        return false
      }
      first = startOfDescribing(before: word)
      let head = NounPhrase.Head(word: word, analysis: noun)
      if verbOfReader(before: first) != nil || isWhatReaderIsToBe(head, behind: first - 1) {
        return true
      }
    }
    return false
  }

  /// The noun for one person in the instrumental that a comma or a conjunction joins to what starts at a word.
  private func roleJoined(before start: Int) -> Int? {
    var noun = start - 1
    let isJoint =
      noun > 0 && isFollowedDirectly(noun)
      && !self[noun].roles.isDisjoint(with: [.conjunction, .coordination])
    if isJoint { noun -= 1 }
    guard noun >= 0, isJoint && isFollowedDirectly(noun) || isComma(behind: noun),
      mayNameReader(noun), let found = first(self[noun].nouns), isInstrumental(found)
    else { return nil }
    return noun
  }

  /// `ich`, `jego`, `jej`: whether a word is a pronoun of the third person that as a determiner tells whose something is.
  private func isOwnerOfThirdPerson(_ word: Int) -> Bool {
    self[word].isDeterminer && row(of: word)?.features.contains(.thirdPerson) == true
  }

  /// Whether a form is an instrumental, and no nominative.
  func isInstrumental(_ noun: Analysis) -> Bool {
    language.mayBe(noun, FeatureSet(GrammaticalCase.instrumental))
      && !language.mayBeNominative(noun)
  }

  /// Where the adjectives end that stand right behind a noun in its case and before no other: użytkownikiem zalogowanym.
  private func endOfDescribing(behind noun: Int) -> Int {
    var end = noun + 1
    // Nobody says more behind it.
    while end < min(count, noun + 4), isFollowedDirectly(end - 1), self[end].isAdjective,
      !self[end].isSpecifier, !isArgument(end), fits(adjective: end, noun), !startsNoun(end),
      all(self[end].adjectives).contains(where: { isInstrumental($0) })
    {
      end += 1
    }
    return end
  }

  /// Where the adjectives start that stand right before a noun in its case, or that word itself.
  private func startOfDescribing(before noun: Int) -> Int {
    var start = noun
    // Nobody says more before it.
    while start > 0, noun - start < 4, isFollowedDirectly(start - 1), self[start - 1].isAdjective,
      !self[start - 1].isSpecifier, !isArgument(start - 1), fits(adjective: start - 1, noun)
    {
      start -= 1
    }
    return start
  }
}
