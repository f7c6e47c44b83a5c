import Foundation
import Grammar
import Messages
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

  /// What comes in the place of a part of a text.
  struct Replacement {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Replaces ranges; marks move along, and one that ends inside of a range keeps what stays the same.
  ///
  /// - Parameters:
  ///   - replacements: By place, without overlaps; one that only puts something in touches no other.
  ///   - kind: What all that is put in is marked as.
  mutating func replace(_ replacements: [Replacement], markedAs kind: Mark.Kind? = nil) {
    guard let first = replacements.first else { return }
    let moves = OffsetMoves(replacements, in: bytes)
    for index in marks.indices where marks[index].range.upperBound >= first.range.lowerBound {
      let old = marks[index].range
      let lower = moves.moved(old.lowerBound, isEnd: false)
      marks[index].range = lower..<max(lower, moves.moved(old.upperBound, isEnd: true))
    }
    replaceBytes(replacements)
    guard let kind else { return }
    for index in replacements.indices.reversed() {
      marks.append(Mark(range: moves.range(ofChange: index), kind: kind))
    }
  }

  private mutating func replaceBytes(_ replacements: [Replacement]) {
    if replacements.count == 1 {
      return bytes.replaceSubrange(replacements[0].range, with: replacements[0].bytes)
    }
    var new: [UInt8] = []
    new.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.bytes.count })
    var end = 0
    for replacement in replacements {
      new += bytes[end..<replacement.range.lowerBound]
      new += replacement.bytes
      end = replacement.range.upperBound
    }
    new += bytes[end...]
    bytes = new
  }

  /// Replaces a range by another text with its marks; marks that lie inside the range go.
  ///
  /// - Parameter mark: A mark that stays, for it holds what is put in.
  mutating func replace(_ range: Range<Int>, with marked: MarkedText, inside mark: Int) {
    marks = marks.enumerated().filter { index, other in
      index <= mark || other.range.lowerBound < range.lowerBound
        || other.range.upperBound > range.upperBound
    }.map(\.element)
    replace([Replacement(range: range, bytes: marked.bytes)])
    marks.insert(
      contentsOf: marked.marks.map { other in
        var moved = other
        moved.range =
          (other.range.lowerBound + range.lowerBound)..<(other.range.upperBound + range.lowerBound)
        return moved
      }, at: mark + 1)
  }
}
