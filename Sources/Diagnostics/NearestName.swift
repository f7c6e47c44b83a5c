/// Finds the name that was meant.
package enum NearestName {
  /// The name with the fewest letters to change, and whether that is few enough for a slip.
  package static func of(
    _ name: String, among known: [String]
  ) -> (name: String, isSlip: Bool, edits: Int)? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    var rows = Rows()
    var best: (name: String, distance: Int)?
    for name in known {
      let letters = Array(name.lowercased().unicodeScalars)
      let most = best?.distance ?? .max
      // Each letter that one of them has more is an edit.
      guard abs(letters.count - typed.count) < most else { continue }
      if let distance = rows.distance(typed, letters, below: most) { best = (name, distance) }
    }
    guard let best else { return nil }
    let mostEdits = max(1, min(typed.count, best.name.count) / 3 + 1)
    return (best.name, best.distance <= mostEdits, best.distance)
  }

  /// The rows of the table of edits that are looked at, kept from one name to the next.
  private struct Rows {
    private var before: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    /// The insertions, deletions, replacements and swaps of neighbours between two texts.
    ///
    /// - Returns: Nil where there are not fewer than a limit.
    mutating func distance(
      _ one: [Unicode.Scalar], _ other: [Unicode.Scalar], below limit: Int
    ) -> Int? {
      previous.removeAll(keepingCapacity: true)
      previous += 0...other.count
      var least = (before: 0, previous: 0)
      for (row, letter) in one.enumerated() {
        fill(row, letter, one, other)
        (before, previous, current) = (previous, current, before)
        least = (least.previous, previous.min() ?? 0)
        // A swap reaches back over one row, and no row over two.
        if min(least.before, least.previous) >= limit { return nil }
      }
      let distance = previous[other.count]
      return distance < limit ? distance : nil
    }

    private mutating func fill(
      _ row: Int, _ letter: Unicode.Scalar, _ one: [Unicode.Scalar], _ other: [Unicode.Scalar]
    ) {
      current.removeAll(keepingCapacity: true)
      current.append(row + 1)
      for (column, wanted) in other.enumerated() {
        var steps = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (letter == wanted ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == wanted {
          steps = min(steps, before[column - 1] + 1)
        }
        current.append(steps)
      }
    }
  }
}
