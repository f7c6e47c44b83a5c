package import Diagnostics

/// Brings the places of each key together, in time that grows with their number and not with its square:
/// one key may have thousands of places, and as many comments, values and contradictions.
package struct MergedEntries {
  /// One for each key, in the order in which these came, with its different comments: sorted, as
  /// Xcode joins them.
  package var entries: [ExtractedEntry] {
    var entries = merged
    for (position, all) in comments { entries[position].comments = all.sorted() }
    for position in repeated { entries[position].dropRepeatedValues() }
    return entries
  }

  /// What the places of each key contradict each other in.
  package var conflicts: [Diagnostic] { limited.all }

  /// Those of `entries`, with the comments of what came first alone.
  private var merged: [ExtractedEntry] = []
  private var positions: [ExtractedEntry.Identity: Int] = [:]
  /// The positions of those that came more than once.
  private var repeated: Set<Int> = []
  /// The comments of the entries that got more of them, by position.
  private var comments: [Int: Set<String>] = [:]
  private var limited = LimitedDiagnostics()
  private let limitsEachKey: Bool

  /// - Parameter limitsEachKey: Whether the conflicts of a key are told however many other keys of
  ///   the file have; a hundred of each, or of the file.
  package init(_ entries: [ExtractedEntry] = [], limitsEachKey: Bool = true) {
    self.limitsEachKey = limitsEachKey
    for entry in entries { add(entry) }
  }

  /// Adds a place of a key, or several.
  package mutating func add(_ entry: ExtractedEntry) {
    let identity = entry.identity
    guard let position = positions[identity] else {
      positions[identity] = merged.count
      merged.append(entry)
      return
    }
    repeated.insert(position)
    for conflict in merged[position].mergePlaces(of: entry) {
      limited.append(conflict, in: limitsEachKey ? entry.key : nil)
    }
    let known = merged[position].comments
    if !entry.comments.isEmpty, entry.comments != known {
      comments[position, default: Set(known)].formUnion(entry.comments)
    }
  }
}
