import Foundation
import Vocabulary

/// What is said of the reader right before a number: sei stato attivo 3 giorni.
extension Phrase {
  /// The words right before what a number counts that say what the reader is, and nothing of that.
  ///
  /// Of a time, and of a subject where nouns have cases, nothing else is said there; of other nouns it is what
  /// doesn't fit. What is rather said of things is said of one that the text doesn't name: puede ser usado 3 veces.
  func adjectivesOfReader(beforeCounted behind: Int) -> [Int] {
    let adjectives = adjectivesOfUnnamed(beforeCounted: behind)
    guard language.hasRomanceSyntax else { return adjectives }
    return adjectives.allSatisfy { isRatherOfThing($0) } ? [] : adjectives
  }

  /// The same, or such words of a thing that isn't named.
  func adjectivesOfUnnamed(beforeCounted behind: Int) -> [Int] {
    guard language.agreesInGender, !language.order.keepsPredicate, behind > 0,
      !isCut(after: behind - 1)
    else { return [] }
    var start = behind
    // Nobody says more there.
    while start > 0, behind - start < 8, start == behind || isFollowedDirectly(start - 1),
      !isOfReader(verb: start - 1), maySayWhatReaderIs(start - 1)
    {
      start -= 1
    }
    let adjectives = (start..<behind).filter { self[$0].isAdjective }
    guard start > 0, !adjectives.isEmpty, isFollowedDirectly(start - 1),
      isOfReader(verb: start - 1) || asksReader(verb: start - 1, howLong: behind),
      language.hasCases || hasNoun(behind, [.time, .times])
        || !adjectives.allSatisfy({ fits(adjective: $0, behind) }),
      // `Vous vous êtes offert 5 cadeaux`
      !adjectives.contains(where: { isDoneToObject(participle: $0, start - 1) })
    else { return [] }
    return adjectives
  }

  /// `Bądź aktywny 30 minut`, `Pozostań zalogowany 2 dni`: whether a verb asks the reader to be something for a time, or so
  /// often; but kup nowe 2 bilety.
  private func asksReader(verb word: Int, howLong time: Int) -> Bool {
    guard language.countsByCase, self[word].roles.contains(.linking),
      hasNoun(time, [.time, .times, .duration])
    else { return false }
    // `bądź` is an or elsewhere.
    return !self[word].isCoordination || word == 0 || isCut(after: word - 1)
  }

  private func maySayWhatReaderIs(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.isSpecifier && !reading.endsPhrase && (reading.isAdjective || reading.isAdverb)
  }

  /// The words that are said of the reader before what numbers count.
  var adjectivesBesideCount: [Int] {
    words.indices.filter { isBehindNumber($0) }.flatMap { adjectivesOfReader(beforeCounted: $0) }
  }

  /// Gives such words a gender.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectAdjectives(besideCount gender: GrammaticalGender) -> Bool {
    let adjectives = adjectivesBesideCount
    for word in adjectives {
      guard let analysis = first(self[word].adjectives), language.mayBeNominative(analysis) else {
        continue
      }
      let shown = language.features(of: analysis)
      if shown.settledNumber == .plural { continue }
      setGender(ofPredicate: word, analysis, to: gender)
    }
    return !adjectives.isEmpty
  }
}
