import Diagnostics
import Extraction
import Reading

/// The entries of one file while it is read; one for each key.
struct EntryList {
  /// In the order of the file, each with all of its comments, sorted.
  var entries: [ExtractedEntry] {
    var entries = found
    for (position, all) in comments { entries[position].comments = all.sorted() }
    return entries
  }

  /// What the places of one key contradict each other in.
  var diagnostics: [Diagnostic] { conflicts.all }

  /// Those of `entries`, with the first of their comments.
  private var found: [ExtractedEntry] = []
  /// The comments of the entries that have several, by position: there may be as many as places.
  private var comments: [Int: Set<String>] = [:]
  private var conflicts = LimitedDiagnostics()
  private let path: String
  private let table: String
  private let lines: LineMap
  private var positions: [ExactKey: Int] = [:]

  init(path: String, table: String, text: SourceText) {
    self.path = path
    self.table = table
    lines = LineMap(text.utf8)
  }

  /// Adds a text that the file keeps under a key of its own.
  ///
  /// - Parameter offset: Where the text starts.
  mutating func add(_ key: String, text: String, comment: String? = nil, at offset: Int) {
    let position = lines.shownPosition(at: offset)
    let entry = ExtractedEntry(
      key: key, table: table, defaultValue: text, sourceText: text,
      comments: comment.map { [$0] } ?? [],
      locations: [
        SourceReference(
          file: path, offset: offset, line: position.line, column: position.column,
          reading: .plain)
      ])
    add(entry)
  }

  /// Adds a text that is its own key.
  mutating func add(_ text: String, at offset: Int) {
    let position = lines.shownPosition(at: offset)
    add(
      ExtractedEntry(
        key: text, table: table, sourceText: text,
        locations: [
          SourceReference(
            file: path, offset: offset, line: position.line, column: position.column,
            reading: .plain)
        ]))
  }

  private mutating func add(_ entry: ExtractedEntry) {
    guard let known = positions[ExactKey(entry.key)] else {
      positions[ExactKey(entry.key)] = found.count
      found.append(entry)
      return
    }
    var other = entry
    other.comments = []
    conflicts.append(contentsOf: found[known].merge(other))
    for comment in entry.comments where comment != found[known].comments.first {
      if found[known].comments.isEmpty {
        found[known].comments = [comment]
      } else {
        comments[known, default: Set(found[known].comments)].insert(comment)
      }
    }
  }
}
