import Foundation
import Vocabulary

/// Adjectives without a noun, and words for amounts, that their case, or the word before them, shows to be said of
/// somebody or something else than the reader, of languages whose numbers ask for cases: smacznego, co nowego,
/// udostępnij znajomym, dodaj nowy, na ciemny, ile zapłaciłeś.
extension Phrase {
  /// Whether all adjectives of a phrase without a head are such.
  func isOfOthersByCase(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, phrase.head == nil else { return false }
    let adjectives = agreeing(phrase).filter { self[$0].isAdjective }
    return !adjectives.isEmpty && adjectives.allSatisfy { isOfOthersByCase($0) }
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
    guard language.countsByCase, let adjective = first(self[word].adjectives),
      // `Zrób to samemu`
      !language.roles(of: adjective.lexeme).contains(.intensifier)
    else { return false }
    // `Możesz wybrać inny`: what the reader can choose is said of nobody.
    if word > 0, isFollowedDirectly(word - 1), mayBeObject(adjective, of: word - 1) { return true }
    if isBehindVerbOfBeing(word) || isBehindReaderActedUpon(word) { return false }
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

  /// `Dodaj nowy`, but zostań nowa: whether an adjective may be the object of an imperative or an infinitive right before
  /// it.
  private func mayBeObject(_ adjective: Analysis, of verb: Int) -> Bool {
    self[verb].marks.contains(.oneVerbForm) && self[verb].roles.isDisjoint(with: .linking)
      && mayActUpon(verb: verb) && language.mayBe(adjective, .accusative)
  }
}
