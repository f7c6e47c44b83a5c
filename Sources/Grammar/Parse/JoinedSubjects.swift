import Foundation

/// Subjects of several parts, of which a phrase is the first: Ann and others, Ann & Bob.
extension Phrase {
  /// Whether something else is joined to a phrase by a word or a sign, so that a verb speaks of both.
  ///
  /// - Parameter isAsked: Whether a number is asked of the phrase, which nouns without a determiner take
  ///   that are joined to it: 1 photo and video.
  func isJoinedToOther(_ phrase: NounPhrase, of verb: Int, isAsked: Bool) -> Bool {
    // `There is 1 photo and a video`
    guard let head = phrase.head, verb > head.word || !isAsked else { return false }
    if !isAsked || isArgument(head.word), isJoinedBefore(head, phrase) { return true }
    let end = min(verb > head.word ? verb : count, head.words.upperBound + Self.longestSubject)
    var word = head.words.upperBound - 1
    while word + 1 < end {
      if isJoinedBySign(after: word) {
        return isOther(word + 1, behind: word, before: end, isAsked)
      }
      let next = word + 1
      // `the photo that you and Ann shared`
      if self[next].roles.contains(.relative) || isSubjectPronoun(next) { return false }
      if isCut(after: word), !isComma(behind: word) { return false }
      if self[next].isCoordination {
        return isOther(next + 1, behind: word, before: end, isAsked)
      }
      if !isArgument(next), self[next].endsPhrase || self[next].isBystander { return false }
      word = next
    }
    return false
  }

  /// How many words the parts of a subject may be away from each other: hostile texts have thousands.
  private static let longestSubject = 16

  /// `Ann & Bob`, which the sign makes one phrase of.
  private func isJoinedBefore(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> Bool {
    guard phrase.words.lowerBound < head.word else { return false }
    return (phrase.words.lowerBound..<head.word).contains {
      isArgument($0) && isJoinedBySign(after: $0)
    }
  }

  /// Whether the sign for and stands behind a word, with spaces around it: not in R&B.
  private func isJoinedBySign(after word: Int) -> Bool { separator(after: word).equals(" & ") }

  /// Whether what stands behind an and is a part of the subject: a pronoun, a name, what has a
  /// determiner of its own.
  ///
  /// - Parameter last: The last word before the and.
  private func isOther(
    _ part: Int, behind last: Int, before end: Int, _ isAsked: Bool
  ) -> Bool {
    // `Anne et d’autres`
    let word = part + 1 < end && isOf(part) ? part + 1 : part
    guard word < end else { return false }
    let reading = self[word]
    // `se borrarán y se moverán`
    if reading.roles.contains(.reflexive) { return false }
    if isArgument(word) || reading.isPronoun { return true }
    // `nuevas y más grandes`
    if !reading.determiners.isEmpty, !reading.isAdverb { return true }
    if !reading.isKnown, token(word).shape != .small { return true }
    // `nuevas y recientes`, but `Anna und andere`
    if reading.describes, !isArgument(last), self[last].describes { return false }
    return !isAsked && !reading.isAuxiliary && (reading.isNominal || reading.isNumeral)
  }
}
