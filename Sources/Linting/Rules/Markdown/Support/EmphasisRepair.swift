import Catalogs
import Messages
import Reading

/// Puts marks back to where they work.
enum EmphasisRepair {
  /// Moves spaces out from between marks and words, if that brings back the source's emphasis.
  static func spaces(_ broken: [LiteralMarks.Run], _ unit: LintUnit) -> TextFix? {
    guard broken.count.isMultiple(of: 2) else { return nil }
    let bytes = Array(unit.target.value.utf8)
    var edits: [TextEdit] = []
    for index in stride(from: 0, to: broken.count, by: 2) {
      let open = broken[index].range
      let close = broken[index + 1].range
      guard open.count == close.count else { return nil }
      var start = open.upperBound
      while start < close.lowerBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
      var end = close.lowerBound
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      guard start < end else { return nil }
      edits += moved(
        open.upperBound..<start, to: open.lowerBound,
        isOutside: { offset in
          // At the start of a line people would see it.
          offset == 0 || [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[offset - 1])
        })
      edits += moved(
        end..<close.lowerBound, to: close.upperBound,
        isOutside: { offset in
          offset == bytes.count || bytes[offset] < 0x30 || bytes[offset] >= 0x80
        })
    }
    guard !edits.isEmpty else { return nil }
    let fix = TextFix("Write the marks directly beside the words", isSafe: true, edits)
    let mended = LintText(fix.applied(to: unit.target.value), like: unit.target)
    return EmphasisCount(mended) == EmphasisCount(unit.source) ? fix : nil
  }

  /// Puts a space behind a closing mark that stands before a letter, if that brings back the
  /// source's emphasis.
  static func spaceBehind(_ broken: [LiteralMarks.Run], _ unit: LintUnit) -> TextFix? {
    guard broken.count.isMultiple(of: 2) else { return nil }
    let ends = stride(from: 1, to: broken.count, by: 2).map { broken[$0].range.upperBound }
    let fix = TextFix(
      "Put a space behind the mark", isSafe: false, ends.map { TextEdit($0..<$0, " ") })
    let mended = LintText(fix.applied(to: unit.target.value), like: unit.target)
    return EmphasisCount(mended) == EmphasisCount(unit.source) ? fix : nil
  }

  /// Removes a space, and puts it outside where none is yet.
  private static func moved(
    _ space: Range<Int>, to offset: Int, isOutside: (Int) -> Bool
  ) -> [TextEdit] {
    guard !space.isEmpty else { return [] }
    let removal = TextEdit(space, "")
    return isOutside(offset) ? [removal] : [removal, TextEdit(offset..<offset, " ")]
  }
}

extension LintText {
  /// Another text in the place of one.
  convenience init(_ value: String, like text: LintText) {
    self.init(TextLeaf(path: text.path, text: value, options: text.options))
  }
}
