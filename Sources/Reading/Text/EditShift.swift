/// Where the offsets of a text are after edits that were made together.
package struct EditShift: Sendable {
  private let edits: [TextEdit]
  /// How much longer the text is in front of each, and at last behind all.
  private var growths = [0]

  /// - Parameter edits: In the order of the text; none touches another.
  package init(_ edits: [TextEdit]) {
    self.edits = edits
    for edit in edits {
      growths.append((growths.last ?? 0) + edit.replacement.count - edit.range.count)
    }
  }

  /// Where an offset is; in a part that was replaced it is at the start of what stands there now.
  package func start(of offset: Int) -> Int { moved(offset) { _ in 0 } }

  /// Where an offset is; in a part that was replaced it is at the end of what stands there now.
  package func end(of offset: Int) -> Int { moved(offset) { $0.replacement.count } }

  private func moved(_ offset: Int, inside length: (TextEdit) -> Int) -> Int {
    let index = edits.partitioningIndex { $0.range.upperBound > offset }
    guard index < edits.count, edits[index].range.lowerBound < offset else {
      return offset + growths[index]
    }
    return edits[index].range.lowerBound + growths[index] + length(edits[index])
  }
}
