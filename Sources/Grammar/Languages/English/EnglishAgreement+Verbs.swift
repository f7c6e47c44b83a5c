import Foundation
import Vocabulary

/// Verbs that follow the head.
extension EnglishAgreement {
  mutating func inflectVerbs(isPlural: Bool) {
    guard request.features.number != nil else { return }
    let isAsked = request.known.partOfSpeech == .verb
    let verbOfHead = parse.verbOfHead
    for word in parse.readings.indices {
      let reading = parse.readings[word]
      guard let verb = reading.verb, !isInfinitive(word),
        isAsked || reading.isAuxiliary || word == verbOfHead || followsPronoun(word)
          || parse.head == nil && reading.nouns.isEmpty
      else { continue }
      if word == 0, isImperativeAuxiliary { continue }
      let isThirdPerson = request.features.person == .third && !isPlural
      let isAm = phrase.lower(word).elementsEqual("am".utf8) && isThirdPerson
      if followsPronoun(word) {
        phrase.replace(word, with: isThirdSingular(word - 1) ? verb.singular : verb.plural)
        continue
      }
      phrase.replace(word, with: isPlural ? verb.plural : isAm ? Array("is".utf8) : verb.singular)
    }
  }

  /// `don’t delete this`: what is not to be done.
  private var isImperativeAuxiliary: Bool {
    guard parse.readings.count > 1, phrase.lower(0).starts(with: "don".utf8),
      let next = parse.readings[1].verb
    else { return false }
    return phrase.lower(1) == next.plural && next.plural != next.singular
  }

  /// Whether a verb that is no form of be stands right after a pronoun that is its subject.
  private func followsPronoun(_ word: Int) -> Bool {
    let reading = parse.readings[word]
    guard word == 1, parse.head == nil, let verb = reading.verb, verb.singular != verb.plural,
      !reading.isAuxiliary
    else { return false }
    return parse.readings[0].pronouns.contains {
      $0.lexeme.isPersonalPronoun && $0.slots.contains(0)
    }
  }

  private func isThirdSingular(_ word: Int) -> Bool {
    ["he", "she", "it"].contains(phrase.newText(word).lowercased())
  }

  /// Whether `to`, will or another word stands before it that takes a verb without an ending.
  private func isInfinitive(_ word: Int) -> Bool {
    guard word > 0 else { return false }
    let before = parse.readings[word - 1]
    if phrase.lower(word - 1).elementsEqual("to".utf8) || before.roles.contains(.modal) {
      return true
    }
    // can’t and do have no other form: `they can’t do this`.
    return before.isAuxiliary && before.verb.map { $0.singular == $0.plural } ?? false
  }
}
