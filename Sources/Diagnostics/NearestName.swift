/// Finds the name that was meant.
package enum NearestName {
  /// The name with the fewest letters to change, and whether that is few enough for a slip.
  package static func of(
    _ name: String, among known: [String]
  ) -> (name: String, isSlip: Bool, edits: Int)? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let ranked = known.map {
      (name: $0, distance: distance(typed, Array($0.lowercased().unicodeScalars)))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let mostEdits = max(1, min(typed.count, best.name.count) / 3 + 1)
    return (best.name, best.distance <= mostEdits, best.distance)
  }

  /// The insertions, deletions, replacements and swaps of neighbours between two texts.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, wanted) in other.enumerated() {
        var steps = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (letter == wanted ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == wanted {
          steps = min(steps, before[column - 1] + 1)
        }
        current.append(steps)
      }
      (before, previous) = (previous, current)
    }
    return previous[other.count]
  }
}
