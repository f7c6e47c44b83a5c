import Foundation
import Vocabulary

/// What stands around words that refer to a person, and tells which of several pronouns they are: her album, but
/// invite her.
package struct Surroundings: Hashable, Sendable {
  /// Whether a noun stands behind them, which is that person's.
  var hasNoun = false
  /// Whether a form of a verb stands behind them that isn't of the present: she’s joined.
  var hasParticiple = false
  /// Whether a verb stands beside them whose form says that they are one: he is here, is he here.
  var hasVerbOfOne = false
  /// Whether a verb stands beside them whose form says that they are several, or the reader: Möchten Sie.
  var hasVerbOfSeveral = false
  /// Whether what stands before them has a subject, or needs none, so that they are its object: du kennst ihn,
  /// ruf ihn an, delete it.
  var areObject = false
  /// Whether a pronoun stands before them that is a subject of the third person: they have.
  var areBehindPronoun = false

  package init() {}
}

extension Inflector {
  /// What stands around words.
  ///
  /// - Parameters:
  ///   - before: What stands before the words; ``longestContext`` bytes are enough.
  ///   - behind: What stands behind the words, as much.
  package func surroundings(before: String, behind: String) -> Surroundings {
    var found = withPhrase(behind) { $0.surroundingsBehind } ?? Surroundings()
    if before.utf8.last == UInt8(ascii: " ") {
      _ = withPhrase(before) { $0.addSurroundingsBefore(to: &found) }
    }
    return found
  }
}

extension Phrase {
  /// What this text tells of words right before it.
  fileprivate var surroundingsBehind: Surroundings {
    var found = Surroundings()
    guard startsRightBehindSpace else { return found }
    found.hasNoun = startsWithNoun
    found.hasParticiple = isFormWithoutNumber(0)
    found.hasVerbOfOne = isFormOfOne(behindAdverbs(0))
    found.hasVerbOfSeveral = isFormOfSeveral(behindAdverbs(0))
    return found
  }

  /// Adds what this text tells of words right behind it: a verb that asks about them (is, does, has), or what has
  /// them for its object.
  fileprivate func addSurroundingsBefore(to found: inout Surroundings) {
    guard let last = words.indices.last else { return }
    if self[last].isAuxiliary, isFormOfOne(last) { found.hasVerbOfOne = true }
    if self[last].isAuxiliary, isFormOfSeveral(last) { found.hasVerbOfSeveral = true }
    if language.order.isHeadLast { return addEnglish(before: last, to: &found) }
    guard language.hasCases else { return }
    let isImperative =
      (last == 0 || isCut(after: last - 1)) && !self[last].endsPhrase && !self[last].isAdverb
      && !self[last].isAuxiliary
      && language.hooks.isImperative(form: lower(last), in: language) != nil
    found.areObject = isImperative || self[last].isCopula || isSubjectPronoun(last)
  }

  private func addEnglish(before last: Int, to found: inout Surroundings) {
    let rest = tokens.tokens[(Int(words[last].token) + 1)...]
    guard rest.allSatisfy({ $0.kind == .space }) else { return }
    found.areBehindPronoun =
      isSubjectPronoun(last) && row(of: last)?.features.contains(.thirdPerson) == true
    found.areObject = takesObject(last, found)
  }

  /// `delete it`, `about it`: whether a full verb or a preposition stands before words, and no verb behind them that has
  /// them for its subject (files it shares, after it was deleted).
  private func takesObject(_ word: Int, _ found: Surroundings) -> Bool {
    let reading = self[word]
    guard !found.hasVerbOfOne, !found.hasParticiple, !reading.isAuxiliary,
      reading.roles.isDisjoint(with: [.modal, .bare, .coordination])
    else { return false }
    // `let it run`
    if reading.roles.contains(.preposition) { return !found.hasVerbOfSeveral }
    return reading.isVerb && !reading.endsPhrase
  }

  /// Whether the last word stands for a woman or a man who does something: she, he.
  var endsInSubjectOfOne: Bool {
    guard let last = words.indices.last, isSubjectPronoun(last), let row = row(of: last) else {
      return false
    }
    return isOfOneGender(row)
  }

  /// Whether nothing but a space, or a number between spaces, stands before the first word.
  private var startsRightBehindSpace: Bool {
    guard let first = words.first, text.first == UInt8(ascii: " ") else { return false }
    return tokens.tokens[..<Int(first.token)].allSatisfy { $0.kind == .space || $0.kind == .number }
  }

  /// Whether a noun comes first, with nothing but adjectives and numbers before it: album, new album, 5 photos.
  private var startsWithNoun: Bool {
    for word in words.indices.prefix(5) {
      let reading = self[word]
      if reading.endsPhrase || reading.isAuxiliary || !reading.determiners.isEmpty
        || reading.isPersonalPronoun
      {
        return false
      }
      if mayBeOwned(word) { return true }
      guard reading.describes || reading.isNumeral, isFollowedDirectly(word) else { return false }
    }
    return false
  }

  private func mayBeOwned(_ word: Int) -> Bool {
    let reading = self[word]
    if language.order.capitalizesNouns, token(word).shape == .small { return false }
    // `Call her today`, `let her know`
    if reading.isAdverb || reading.otherPart == .adverb || isRatherVerb(reading) {
      return false
    }
    return reading.isNoun || !reading.isKnown
  }

  private func isRatherVerb(_ reading: Reading) -> Bool {
    reading.likeliest == .verb || reading.isVerb && reading.roles.contains(.acts)
  }

  /// Whether a word is a form of a verb that shows no number and is no activity: joined, been, had.
  func isFormWithoutNumber(_ word: Int) -> Bool {
    self[word].isVerb && !self[word].hasVerbNumber
      && language.guesses.rule(.activity, for: lower(word)) == nil
  }

  /// Whether a verb says something of several: are, do, like.
  func isFormOfSeveral(_ word: Int) -> Bool {
    self[word].hasVerbNumber && self[word].marks.contains(.pluralVerb)
      && !self[word].marks.contains(.singularVerb)
  }

  /// Whether a verb says something of one: is, does, likes.
  private func isFormOfOne(_ word: Int) -> Bool {
    self[word].hasVerbNumber && self[word].marks.contains(.singularVerb)
      && !self[word].marks.contains(.pluralVerb)
  }
}
