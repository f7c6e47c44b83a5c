/// Git's conflict markers around what two sides made of one entry, or of some lines.
package struct ConflictMarkers: Sendable {
  var size: Int
  var lineEnd: String

  /// - Parameters:
  ///   - size: How many signs a marker has.
  ///   - lineEnd: What ends the markers' lines.
  package init(size: Int, lineEnd: String) {
    self.size = size
    self.lineEnd = lineEnd
  }

  /// - Parameters:
  ///   - ours: Whole lines; empty when our side removed them.
  ///   - theirs: The same of the other side.
  /// - Returns: Lines; a last one of a side that has no end gets one.
  package func text(aroundLines ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    let (end, mark) = (Array(lineEnd.utf8), UInt8(ascii: "\n"))
    var text = Array((marker("<") + " ours").utf8) + end + ours
    if let last = ours.last, last != mark { text += end }
    text += Array(marker("=").utf8) + end + theirs
    if let last = theirs.last, last != mark { text += end }
    return text + Array((marker(">") + " theirs").utf8) + end
  }

  /// - Parameters:
  ///   - ours: Whole lines without the last line end; empty when our side removed it.
  ///   - indentation: What stands before each line of an entry.
  func text(ours: [UInt8], theirs: [UInt8], indentation: String) -> [UInt8] {
    var text = Array((marker("<") + " ours" + lineEnd).utf8)
    for (side, isLast) in [(ours, false), (theirs, true)] {
      if !side.isEmpty { text += Array(indentation.utf8) + side + Array(lineEnd.utf8) }
      text += (isLast ? marker(">") + " theirs" : marker("=") + lineEnd).utf8
    }
    return text
  }

  private func marker(_ sign: Character) -> String {
    String(repeating: sign, count: min(max(size, 1), 1000))
  }
}
