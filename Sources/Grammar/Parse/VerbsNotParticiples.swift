import Foundation
import Vocabulary

/// Verbs of nouns before them that are spelled as participles, of languages whose predicates have a form of their own: 5
/// Dateien existiert nicht, 3 Fotos belegt 2 GB.
extension Phrase {
  /// `5 Dateien existiert nicht`: what may be a participle is the verb where no other verb stands, and
  /// something does behind it that a participle has before it.
  func isVerbNotParticiple(_ word: Int) -> Bool {
    if isVerb(beforeNumber: word) { return true }
    guard isPredicateForm(word), !self[word].isNoun, isFollowedDirectly(word - 1),
      token(word - 1).shape != .small, self[word - 1].isNominal, word + 1 < count,
      isFollowedDirectly(word) || isBeforeAmount(word), hasWordsOfVerb(behind: word)
    else { return false }
    // Asked last, for then a verb is found: hostile texts have thousands of such words.
    return !words.indices.contains {
      $0 != word && self[$0].isVerb && self[$0].isBystander
    }
  }

  /// Whether something stands behind a word that a participle has before it.
  private func hasWordsOfVerb(behind word: Int) -> Bool {
    // `5 Geräte verfügt über Kameras`: what acts upon nothing has no participle of what it acts upon.
    if self[word].roles.contains(.acts) || startsQuantity(word + 1) || isBeforeAmount(word) {
      return true
    }
    let next = self[word + 1]
    if next.roles.contains(.preposition) || next.endsPhrase { return false }
    return next.isAdverb || next.isPronoun || next.isDeterminer || next.isArticle
      || mayBeObjectAlone(word + 1)
  }

  /// `belegt 2 GB`: whether a number and the symbol of a unit follow.
  private func isBeforeAmount(_ word: Int) -> Bool {
    number(rightBehind: word) != nil && isBehindNumber(word + 1)
      && self[word + 1].marks.contains(.unit)
  }

  /// `belegt zu viel Platz`: whether what may be a preposition says that there is too much of something, but
  /// hinzugefügt zu deinem Album.
  private func startsQuantity(_ word: Int) -> Bool {
    guard self[word].isAdverb, self[word].roles.contains(.preposition), word + 1 < count,
      isFollowedDirectly(word), let determiner = first(self[word + 1].determiners)
    else { return false }
    return determiner.cells == language.schema(of: determiner.lexeme).all
      || self[word + 1].roles.contains(.showsPlural)
  }

  /// Whether a word is a noun by its capital, which shows nothing in a text of nothing but capitals: AirPlay, WLAN.
  private func mayBeObjectAlone(_ word: Int) -> Bool {
    switch token(word).shape {
    case .title: true
    case .capitals, .mixed: token(word - 1).shape == .small
    default: false
    }
  }
}
