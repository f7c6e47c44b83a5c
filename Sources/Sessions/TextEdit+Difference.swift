package import Reading
import PlainBytes
import Workflows

extension TextEdit {
  /// What makes one text of another: a replacement of what is between their common ends.
  package static func difference(_ old: [UInt8], _ new: [UInt8]) -> [TextEdit] {
    guard old != new else { return [] }
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
      offset < bytes.count && bytes[offset].isUTF8Continuation
    }
    var start = old.commonStart(with: new)
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var end = old.commonEnd(with: new, atMost: min(old.count, new.count) - start)
    while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
    let replacement = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
    return [TextEdit(start..<(old.count - end), replacement)]
  }

  /// What makes one text of another, line by line and in order, so that what stands between two
  /// changes stays as it is.
  package static func lineDifferences(_ old: [UInt8], _ new: [UInt8]) -> [TextEdit] {
    let lines = LineChanges(from: old, to: new)
    return lines.changes.flatMap(\.lineByLine).flatMap { change -> [TextEdit] in
      let (gone, added) = (lines.old.bytes(of: change.old), lines.new.bytes(of: change.new))
      return difference(Array(gone), Array(added)).map { edit in
        let start = gone.startIndex + edit.range.lowerBound
        return TextEdit(start..<(start + edit.range.count), edit.replacement)
      }
    }
  }
}
