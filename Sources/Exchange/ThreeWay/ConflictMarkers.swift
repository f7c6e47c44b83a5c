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
    text(around: ended(ours), ended(theirs)) + Array(lineEnd.utf8)
  }

  /// - Parameters:
  ///   - ours: Whole lines without the last line end; empty when our side removed it.
  ///   - theirs: The same of the other side.
  ///   - indentation: What stands before an entry.
  /// - Returns: Lines, the last one without its end.
  func text(ours: [UInt8], theirs: [UInt8], indentation: String) -> [UInt8] {
    let sides = [ours, theirs].map { side -> [UInt8] in
      side.isEmpty ? side : Array(indentation.utf8) + side + Array(lineEnd.utf8)
    }
    return text(around: sides[0], sides[1])
  }

  private func text(around ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    var text = Array((marker("<") + " ours" + lineEnd).utf8)
    text += ours
    text += (marker("=") + lineEnd).utf8
    text += theirs
    text += (marker(">") + " theirs").utf8
    return text
  }

  /// Lines of which the last one has an end.
  private func ended(_ lines: [UInt8]) -> [UInt8] {
    guard let last = lines.last, last != UInt8(ascii: "\n") else { return lines }
    return lines + Array(lineEnd.utf8)
  }

  private func marker(_ sign: Character) -> String {
    String(repeating: sign, count: min(max(size, 1), 1000))
  }
}
