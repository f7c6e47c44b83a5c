/// A replacement of bytes of a catalog's UTF-8 text.
package struct TextEdit {
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package static func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(offset..<offset, text)
  }
}

extension [UInt8] {
  /// The text with all edits made; edits at one place keep their order, and what an earlier edit
  /// took away is not taken again.
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
    for edit in order.lazy.map({ edits[$0] }) {
      result += self[offset..<Swift.max(offset, edit.range.lowerBound)]
      result += edit.replacement
      offset = Swift.max(offset, edit.range.upperBound)
    }
    result += self[offset...]
    return result
  }
}
