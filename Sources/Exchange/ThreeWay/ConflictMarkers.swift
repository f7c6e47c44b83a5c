import Catalogs

/// Git's conflict markers around what two sides made of one entry.
struct ConflictMarkers {
  var size: Int
  var lineEnd: String

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
