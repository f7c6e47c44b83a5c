import Foundation
import Vocabulary

/// Adjectives without a noun, and words for amounts, that their case, or the word before them, shows to be said of
/// somebody or something else than the reader, of languages whose numbers ask for cases: smacznego, co nowego,
/// udostępnij znajomym, dodaj nowy, masz już nowy, na ciemny, ile zapłaciłeś.
extension Phrase {
  /// Whether all adjectives of a phrase without a head are such, or all determiners of one without adjectives objects:
  /// zamówiłeś jeden.
  func isOfOthersByCase(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, phrase.head == nil else { return false }
    let found = agreeing(phrase)
    let adjectives = found.filter { self[$0].isAdjective }
    if adjectives.isEmpty {
      return !found.isEmpty
        && found.allSatisfy { isObject(alone: $0) || isOtherSubject(alone: $0) }
    }
    return adjectives.allSatisfy { isOfOthersByCase($0) }
  }

  /// Whether a determiner is in a case that no subject has, or tells one of several, and isn't what the reader is: za każdym
  /// razem, jeden z kubków czeka; but jesteś jednym z nas.
  private func isOtherSubject(alone word: Int) -> Bool {
    let found = all(self[word].specifiers)
    guard let first = found.first, !isBehindVerbOfBeing(word) else { return false }
    let isOneOfSeveral =
      number(of: first) == .singular && isFollowedDirectly(word)
      && self[word + 1].roles.contains(.preposition)
    return isOneOfSeveral || !found.contains { language.mayBeNominative($0) }
  }

  /// Whether a determiner may be an object: wybierasz jeden.
  private func isObject(alone word: Int) -> Bool {
    first(self[word].specifiers).map { mayBeObject($0, at: word) } ?? false
  }

  /// `Ile zapłaciłeś?`: whether a phrase is nothing but words for how much or how many, which are no subject of the
  /// reader's verb.
  func isAmountAlone(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, phrase.head == nil else { return false }
    let numerals = phrase.words.filter { self[$0].isNumeral }
    return !numerals.isEmpty && !agreeing(phrase).contains { self[$0].isAdjective }
      && numerals.allSatisfy { first(self[$0].numerals)?.lexeme.countedNumber == .pluralMany }
  }

  /// Whether a word is such an adjective.
  func isOfOthersByCase(_ word: Int) -> Bool {
    if isSameAsOther(word) { return true }
    guard language.countsByCase, let adjective = first(self[word].adjectives),
      // `Zrób to samemu`
      !language.roles(of: adjective.lexeme).contains(.intensifier)
    else { return false }
    // `Możesz wybrać inny`: what the reader can choose is said of nobody.
    if mayBeObject(adjective, at: word) { return true }
    if isBehindVerbOfBeing(word) || isBehindReaderActedUpon(word) { return false }
    if isOneInOtherCase(word) { return true }
    if !all(self[word].adjectives).contains(where: { language.mayBeNominative($0) }) {
      return true
    }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    // `Na ciemny`, but za młody
    if before.roles.contains(.preposition), !before.isAdverb { return true }
    return isNounOfOthers(word)
  }

  /// `Jesteś jednym z najlepszych`, `trzeba być zalogowanym`, `pozostań aktywny`: whether a verb before a word says what
  /// the reader is, or one with which somebody is something stands right before it.
  private func isBehindVerbOfBeing(_ word: Int) -> Bool {
    let before = beforeAdverbs(from: word - 1)
    if before >= 0, isFollowedDirectly(before),
      self[before].isAuxiliary || isLinked(word, by: before)
    {
      return true
    }
    var verb = word - 1
    // Nobody says more between.
    while verb >= 0, word - verb < 8, !isCut(after: verb) {
      if isOfReader(verb: verb) { return true }
      verb -= 1
    }
    return false
  }

  /// `Odpowiedz pierwszy`, but odpowiedz znajomym: whether a verb is one with which somebody is what a word says, which
  /// isn't whom something is said to.
  private func isLinked(_ word: Int, by verb: Int) -> Bool {
    let roles = self[verb].roles
    return roles.contains(.linking)
      && (roles.isDisjoint(with: .reaches)
        || all(self[word].adjectives).contains { language.mayBeNominative($0) })
  }

  /// `Pozostaw mnie zalogowanym`, but poleć mnie znajomym: whether an adjective that is no noun stands behind a pronoun
  /// for one reader that a verb may act upon.
  private func isBehindReaderActedUpon(_ word: Int) -> Bool {
    let pronoun = beforeAdverbs(from: word - 1)
    guard !self[word].isNoun, pronoun >= 0, isFollowedDirectly(pronoun),
      isPersonalPronoun(pronoun), let row = row(of: pronoun), !row.features.contains(.plural),
      row.features.contains(.firstPerson) || row.features.contains(.secondPerson)
    else { return false }
    let shown = pronounCells
    return cells(of: pronoun, row).contains { shown[$0].contains(.accusative) }
  }

  /// `Szerokiej drogi`: whether what may be a noun, too, has an adjective before it that fits that.
  private func isNounOfOthers(_ word: Int) -> Bool {
    self[word].isNoun && self[word - 1].isAdjective && isOfOthersByCase(word - 1)
      && fits(adjective: word - 1, word)
  }

  /// `Tak samo`, `kupiłeś ten sam`, but jesteś taki sam: whether a word stresses that what is meant is the same as something
  /// else.
  private func isSameAsOther(_ word: Int) -> Bool {
    guard language.countsByCase, let stress = first(self[word].adjectives),
      language.roles(of: stress.lexeme).contains(.intensifier), !isBehindVerbOfBeing(word)
    else { return false }
    if language.features(of: stress).settledGender == .neuter { return true }
    return word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isSpecifier
      && !isPronounOfVerb(word - 1)
  }

  /// `Przyjrzyj się obrazowi`: whether what looks like an adjective of several persons is a noun for one thing in a case that
  /// no subject has.
  private func isOneInOtherCase(_ word: Int) -> Bool {
    let nouns = all(self[word].nouns)
    return !nouns.isEmpty
      && nouns.allSatisfy { number(of: $0) == .singular && !language.mayBeNominative($0) }
      && all(self[word].adjectives).allSatisfy { number(of: $0) == .plural }
  }

  /// `Dodaj nowy`, `Masz już swój pierwszy`, but zostań nowa: whether what may be an object stands behind a verb that has
  /// one, with nothing but determiners and adjectives between, or adverbs and pronouns behind one that tells whose it is.
  private func mayBeObject(_ analysis: Analysis, at word: Int) -> Bool {
    guard language.mayBe(analysis, .accusative) else { return false }
    var nearest = word - 1
    // Nobody says more between.
    while nearest > 0, word - nearest < 4, isFollowedDirectly(nearest), !self[nearest].isVerb,
      self[nearest].isSpecifier || self[nearest].isAdjective
    {
      nearest -= 1
    }
    var verb = beforeAdverbs(from: nearest)
    if verb > 0, isFollowedDirectly(verb), isObjectPronoun(verb) {
      verb = beforeAdverbs(from: verb - 1)
    }
    guard verb >= 0, isFollowedDirectly(verb), verb == nearest || self[verb].hasVerbNumber else {
      return false
    }
    return mayHaveObject(behind: verb)
  }

  /// Whether an imperative, an infinitive or a verb that tells whose it is may have an object, and none of them is one with
  /// which somebody is as an adjective says: wracasz zmęczony.
  private func mayHaveObject(behind verb: Int) -> Bool {
    guard self[verb].roles.isDisjoint(with: .linking) else { return false }
    if self[verb].roles.contains(.takesObject) { return true }
    guard mayActUpon(verb: verb) else { return false }
    if self[verb].marks.contains(.oneVerbForm) { return true }
    guard !isReflexive(verb: verb), let lexeme = self.verb(of: verb)?.lexeme else { return false }
    return language.roles(of: lexeme).isDisjoint(with: Roles.saysOfSubject.union(.happens))
  }
}
