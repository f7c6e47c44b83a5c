import Foundation
import Grammar
import Messages
import Reading
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
    /// The mark that holds what is put in, where that has marks of its own: all marks inside go.
    var holder: Int?
    var marks: [Mark] = []
  }

  /// Replaces ranges; marks move along, and one that ends inside of a range keeps what stays the same.
  ///
  /// - Parameters:
  ///   - replacements: By place, without overlaps; one that only puts something in touches no other.
  ///   - kind: What all that is put in without marks of its own is marked as.
  mutating func replace(_ replacements: [Replacement], markedAs kind: Mark.Kind? = nil) {
    guard let first = replacements.first else { return }
    let moves = OffsetMoves(replacements, in: bytes)
    let left = marksLeft(by: replacements)
    for index in marks.indices where marks[index].range.upperBound >= first.range.lowerBound {
      let old = marks[index].range
      let lower = moves.moved(old.lowerBound, isEnd: false)
      marks[index].range = lower..<max(lower, moves.moved(old.upperBound, isEnd: true))
    }
    if let left { putInMarks(of: replacements, moves, leaving: left) }
    replaceBytes(replacements)
    guard let kind else { return }
    for index in replacements.indices.reversed() where replacements[index].holder == nil {
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

  /// The marks that stay where texts with marks are put in; nil where there are none.
  private func marksLeft(by replacements: [Replacement]) -> [Int]? {
    let texts = replacements.filter { $0.holder != nil }
    guard !texts.isEmpty else { return nil }
    return marks.indices.filter { mark in
      let range = marks[mark].range
      let text = texts.partitioningIndex { $0.range.upperBound >= range.upperBound }
      guard text < texts.count, let holder = texts[text].holder else { return true }
      return mark <= holder || range.lowerBound < texts[text].range.lowerBound
    }
  }

  /// Puts the marks of texts behind those that hold them.
  private mutating func putInMarks(
    of replacements: [Replacement], _ moves: OffsetMoves, leaving left: [Int]
  ) {
    var texts: [Int: Int] = [:]
    for (index, replacement) in replacements.enumerated() {
      if let holder = replacement.holder { texts[holder] = index }
    }
    var new: [Mark] = []
    for mark in left {
      new.append(marks[mark])
      guard let text = texts[mark] else { continue }
      let start = moves.range(ofChange: text).lowerBound
      for var inner in replacements[text].marks {
        inner.range = inner.range.lowerBound + start..<inner.range.upperBound + start
        new.append(inner)
      }
    }
    marks = new
  }
}
