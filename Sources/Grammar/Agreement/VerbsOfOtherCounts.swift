import Foundation
import Vocabulary

/// Verbs behind a number that has no noun of its own, and counts what the first number of the text does: 2 osoby są
/// online, 5 jest zajętych.
extension Agreement {
  /// Gives such verbs, and what they say of those that are counted, the form that their number asks for.
  func inflectVerbsOfOtherCounts(_ text: inout Phrase) {
    guard isFirst, request.isCounted, phrase.head != nil,
      target.askedCase.isEmpty || target.askedCase.contains(.nominative)
    else { return }
    for count in text.counts.dropFirst() {
      guard let word = text.verb(behindCountAt: count.offset), let verb = text.verb(of: word)
      else { continue }
      let own = target(countedBy: count.number)
      text.replace(
        word,
        with: text.language.form(verb.lexeme, text.features(of: verb, phrase, request, own)))
      guard let predicate = text.predicate(behindVerb: word),
        let adjective = text.first(text[predicate].adjectives)
      else { continue }
      let features = own.features(for: .adjective, in: text.language)
      text.replace(predicate, with: text.language.form(adjective.lexeme, features))
    }
  }

  private func target(countedBy number: GrammaticalNumber) -> Target {
    var own = target
    own.counted = number
    (own.askedCase, own.shownCase) = (FeatureSet(), FeatureSet())
    own.features = own.features.dropping(.number).dropping(.grammaticalCase)
      .union(CountingRules.features(uncounted: number))
    return own
  }
}

extension Phrase {
  /// The verb behind a number that starts a clause and has no noun behind it, with nothing but adverbs between.
  fileprivate func verb(behindCountAt offset: Int) -> Int? {
    guard var word = word(behindNumberAt: offset), word > 0, !startsOfCounted.contains(word),
      isCut(after: word - 1) || self[word - 1].isCoordination
    else { return nil }
    while self[word].isAdverb, isFollowedDirectly(word) { word += 1 }
    let reading = self[word]
    return reading.isVerb && reading.isBystander && reading.hasVerbNumber
      && mayBeThirdPerson(word) ? word : nil
  }

  /// The adjective behind a verb that says what its subject is.
  fileprivate func predicate(behindVerb verb: Int) -> Int? {
    guard self[verb].isAuxiliary, self[verb].roles.isDisjoint(with: .takesObject) else {
      return nil
    }
    var word = verb
    repeat {
      guard isFollowedDirectly(word) else { return nil }
      word += 1
    } while self[word].isAdverb
    return self[word].isAdjective && !self[word].isSpecifier && !startsNoun(word) ? word : nil
  }
}
