import Foundation
import Vocabulary

/// Possessives for what is counted: 3 devices and their backups, 2 folders lost their icons.
extension Agreement {
  /// Makes the one of one thing that of several where nothing else is named whose something may be.
  ///
  /// Their stays, for it may be said of one person.
  func inflectOwner(_ text: inout Phrase) {
    // `Photos changed its name`: a value alone may be the name of one thing.
    guard isFirst, target.isPlural, let head = phrase.head,
      target.asksNumber || text.isInserted(head) && phrase.words.lowerBound < head.word,
      let possessive = text.possessiveOfThing(behind: phrase),
      let them = text.language.pronouns.row(for: FeatureSet.thirdPerson.union(.plural)),
      let cell = text.pronounCells.firstIndex(where: { $0.contains(.dependent) })
    else { return }
    text.replace(possessive, with: them.form(cell))
  }
}

extension Phrase {
  /// The possessive of one thing before what is joined to a phrase, or before the object of the first verb of the sentence
  /// whose subject that is.
  fileprivate func possessiveOfThing(behind phrase: NounPhrase) -> Int? {
    guard let end = phrase.head?.words.upperBound, !isOfTime(phrase),
      !namesOther(than: phrase, before: end),
      let word = (end..<max(end, min(count, end + Self.longestWayToOwned))).first(where: {
        isPossessiveOfThing($0)
      }),
      word > end, (end - 1..<word).allSatisfy({ isFollowedDirectly($0) })
    else { return nil }
    if self[end].isCoordination {
      return (end + 1..<word).allSatisfy { isOf($0) || self[$0].isSpecifier } ? word : nil
    }
    let start = phrase.words.lowerBound
    // `2 orders are on their way`, but 2 comments on its page
    return startOfSentence(with: start) == start && mayBelongToVerb(end)
      && (end..<word).allSatisfy { mayBelongToVerb($0) || self[$0].roles.contains(.preposition) }
      ? word : nil
  }

  /// How many words stand before a possessive at most: and all of its, has not been able to find its.
  private static let longestWayToOwned = 7

  private func isPossessiveOfThing(_ word: Int) -> Bool {
    guard let row = row(of: word), row.features.contains(.neuter), isFollowedDirectly(word) else {
      return false
    }
    return cells(of: word, row).contains { pronounCells[$0].contains(.dependent) }
  }

  private func mayBelongToVerb(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isVerb || reading.isAuxiliary || reading.isParticiple || isPlainAdverb(word)
      || reading.roles.contains(.modal) || isNegation(word)
  }
}
