import Foundation
import PlainBytes
import Vocabulary

/// Where sentences end, and what else parts words so that no verb reaches from one to the other.
extension Phrase {
  func isInOtherSentence(verb word: Int, _ phrase: NounPhrase) -> Bool {
    let (first, last) = (phrase.words.lowerBound, phrase.words.upperBound - 1)
    guard last >= first else { return false }
    let between = word > last ? last..<word : word < first ? word..<first : word..<word
    if between.count > Self.reach { return true }
    if between.contains(where: { endsSentence(behind: $0) || isParted(after: $0) }) { return true }
    // `3 photos – 1 of Anna – are ready`: two dashes stand around something that is inserted.
    return !between.count(where: { hasDash(after: $0) }).isMultiple(of: 2)
  }

  /// Whether a sentence ends between a word and the next one.
  func endsSentence(behind word: Int) -> Bool {
    let marks = separator(after: word)
    guard
      let mark = marks.indices.first(where: {
        Self.ends.contains(marks[$0]) && !isInNumber($0, marks)
      }).map({ marks[$0] })
    else { return false }
    guard mark == UInt8(ascii: ".") else { return true }
    // The point of an abbreviation: 5 Min. verbleiben
    return token(word + 1).shape != .small && !self[word].marks.contains(.abbreviation)
  }

  /// Whether a bullet or a bar parts a word from the next one: 3 votes · ends today.
  private func isParted(after word: Int) -> Bool {
    hasMark(after: word) { isBullet(token: $0) || bytes(of: $0).equals("|") }
  }

  /// Whether a dash with spaces around it parts a word from the next one.
  func hasDash(after word: Int) -> Bool {
    hasMark(after: word) { isDash(token: $0) && !isBullet(token: $0) }
  }

  private func hasMark(after word: Int, _ isMark: (_ token: Int) -> Bool) -> Bool {
    guard word + 1 < count else { return false }
    let (start, end) = (Int(words[word].token) + 1, Int(words[word + 1].token))
    return (start..<max(start, end)).contains(where: isMark)
  }

  /// Whether a mark stands between digits: 1.000, 10:30.
  private func isInNumber(_ index: Int, _ marks: Bytes) -> Bool {
    index > 0 && index + 1 < marks.count && marks[index - 1].isASCIIDigit
      && marks[index + 1].isASCIIDigit
  }

  private static let ends = Array(".!?;:\n".utf8)
}
