import Foundation
import Grammar
import Messages
import PlainBytes
import Vocabulary

/// A text in the making, with marked ranges that move along when it changes.
struct MarkedText {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// In preorder: what is around comes before what is inside.
  var marks: [Mark] = []

  struct Mark: Sendable {
    /// UTF-8 offsets.
    var range: Range<Int>
    var kind: Kind
    /// The number that the words were inflected for.
    var number: GrammaticalNumber?
    /// Which of its message's kinds it is; nil for what comes of arguments and of agreement.
    var kindIndex: Int?

    enum Kind: Sendable {
      case intent(InlinePresentationIntent)
      case link(String)
      case attributes(CaretMark)
      /// What a piece of an attributed string has, and what it says of its words and numbers alone.
      ///
      /// Apart from the others, for it would make them all large.
      indirect case container(AttributeContainer, AgreementOptions)
      /// Pieces of an attributed string that agree together.
      case region(CaretMark)
      /// An argument by its number from 1, and its value if that is a number.
      case argument(Int, number: String?)
      /// What agreement changed.
      case inflected
    }
  }

  /// How much a text is going to need.
  struct Room {
    var bytes = 0
    var marks = 0
  }

  init(_ room: Room = Room()) {
    bytes.reserveCapacity(room.bytes)
    marks.reserveCapacity(room.marks)
  }

  var count: Int { bytes.count }

  mutating func append(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  /// Appends a part of a text.
  mutating func append(_ range: Range<Int>, of text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0[range]) }
  }

  /// Opens a mark at the end of the text; gives its index for ``close(_:)``.
  mutating func open(_ kind: Mark.Kind, kindIndex: Int? = nil) -> Int {
    marks.append(Mark(range: bytes.count..<bytes.count, kind: kind, kindIndex: kindIndex))
    return marks.count - 1
  }

  mutating func close(_ mark: Int) {
    marks[mark].range = marks[mark].range.lowerBound..<bytes.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces a range; marks move along, and one that ends inside it keeps what stays the same.
  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt8>) {
    let change = Change(of: bytes[range], to: replacement)
    bytes.replaceSubrange(range, with: replacement)
    for index in marks.indices {
      let old = marks[index].range
      guard old.upperBound >= range.lowerBound else { continue }
      let lower = change.moved(old.lowerBound, isEnd: false, in: bytes)
      let upper = change.moved(old.upperBound, isEnd: true, in: bytes)
      marks[index].range = lower..<max(lower, upper)
    }
  }

  /// Replaces a range by another text with its marks; marks that lie inside the range go.
  ///
  /// - Parameter mark: A mark that stays, for it holds what is put in.
  mutating func replace(_ range: Range<Int>, with marked: MarkedText, inside mark: Int) {
    marks = marks.enumerated().filter { index, other in
      index <= mark || other.range.lowerBound < range.lowerBound
        || other.range.upperBound > range.upperBound
    }.map(\.element)
    replace(range, with: marked.bytes)
    marks.insert(
      contentsOf: marked.marks.map { other in
        var moved = other
        moved.range =
          (other.range.lowerBound + range.lowerBound)..<(other.range.upperBound + range.lowerBound)
        return moved
      }, at: mark + 1)
  }
}

/// How offsets move when a part of a text is replaced.
private struct Change {
  let start: Int
  let oldCount: Int
  let newCount: Int
  private let commonPrefix: Int

  init(of old: ArraySlice<UInt8>, to new: some Collection<UInt8>) {
    start = old.startIndex
    oldCount = old.count
    newCount = new.count
    var common = 0
    for byte in new {
      guard common < old.count, old[old.startIndex + common] == byte else { break }
      common += 1
    }
    commonPrefix = common
  }

  /// - Parameter bytes: The new text.
  func moved(_ offset: Int, isEnd: Bool, in bytes: [UInt8]) -> Int {
    let inside = offset - start
    if inside < 0 || inside == 0 && !(isEnd && oldCount == 0) { return offset }
    if inside >= oldCount { return offset + newCount - oldCount }
    // In the middle of a word: the letters that stay keep what they had.
    if inside <= commonPrefix { return offset }
    return start + clampedToScalar(max(commonPrefix, newCount - (oldCount - inside)), in: bytes)
  }

  /// The nearest offset at or before this one where no scalar is cut.
  private func clampedToScalar(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = min(offset, newCount)
    while offset > 0, offset < newCount, bytes[start + offset].isUTF8Continuation { offset -= 1 }
    return offset
  }
}
