package import Diagnostics

/// A replacement of a part of a text, by UTF-8 offsets in the text before any edit.
package struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package var range: Range<Int>
  /// UTF-8.
  package var replacement: [UInt8]

  /// A replacement by a text.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// A replacement by the bytes of a text.
  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// What a repair of a file does to its text.
  package init(_ edit: FixIt.Edit) { self.init(edit.range, edit.replacement) }

  /// Where an offset of the text is after the edit; what was replaced is at its start.
  package func moved(_ offset: Int) -> Int {
    if offset >= range.upperBound { return offset + replacement.count - range.count }
    return min(offset, range.lowerBound)
  }

  /// Whether what stands at a range is no longer what it was; a change at its ends leaves it.
  package func touches(_ other: Range<Int>) -> Bool {
    range.lowerBound < other.upperBound && other.lowerBound < range.upperBound
  }

  /// Text that is put in before the byte at an offset.
  package static func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(offset..<offset, text)
  }
}

extension [UInt8] {
  /// The text with all edits made, whatever their order.
  ///
  /// Edits at one place keep their order, what an earlier edit took away is not taken again, and an
  /// edit that reaches behind the text's end is left out.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    let isSorted = zip(edits, edits.dropFirst()).allSatisfy {
      $0.range.lowerBound <= $1.range.lowerBound
    }
    var order = [Int](edits.indices)
    if !isSorted {
      order.sort { (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1) }
    }
    var result: [UInt8] = []
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.replacement.count })
    var offset = 0
    for edit in order.lazy.map({ edits[$0] }) where edit.range.upperBound <= count {
      result += self[offset..<Swift.max(offset, edit.range.lowerBound)]
      result += edit.replacement
      offset = Swift.max(offset, edit.range.upperBound)
    }
    result += self[offset...]
    return result
  }
}

extension String {
  /// The text with all edits made.
  package func applying(_ edits: [TextEdit]) -> String {
    String(decoding: Array(utf8).applying(edits), as: UTF8.self)
  }
}
