import Foundation
import Vocabulary

/// Adjectives without a noun that their case, or the word before them, shows to be said of somebody or something else
/// than the reader, of languages whose numbers ask for cases: smacznego, co nowego, udostępnij znajomym, dodaj nowy, na
/// ciemny.
extension Phrase {
  /// Whether all adjectives of a phrase without a head are such.
  func isOfOthersByCase(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, phrase.head == nil else { return false }
    let adjectives = agreeing(phrase).filter { self[$0].isAdjective }
    return !adjectives.isEmpty && adjectives.allSatisfy { isOfOthersByCase($0) }
  }

  /// Whether a word is such an adjective.
  func isOfOthersByCase(_ word: Int) -> Bool {
    guard language.countsByCase, let adjective = first(self[word].adjectives),
      // `Zrób to samemu`
      !language.roles(of: adjective.lexeme).contains(.intensifier),
      !isBehindVerbOfBeing(word), !isBehindReaderActedUpon(word)
    else { return false }
    if !all(self[word].adjectives).contains(where: { language.mayBeNominative($0) }) {
      return true
    }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    // `Na ciemny`, but za młody
    if before.roles.contains(.preposition), !before.isAdverb { return true }
    return isNounOfOthers(word) || mayBeObject(adjective, of: word - 1)
  }

  /// `Jesteś jednym z najlepszych`, `trzeba być zalogowanym`, `pozostań aktywny`: whether a verb before a word says what
  /// the reader is, or one with which somebody is something stands right before it.
  private func isBehindVerbOfBeing(_ word: Int) -> Bool {
    let before = beforeAdverbs(from: word - 1)
    if before >= 0, isFollowedDirectly(before),
      self[before].isAuxiliary || self[before].roles.contains(.linking)
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
