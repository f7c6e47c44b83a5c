import Diagnostics

/// Brings the places of each key together and reports places that contradict each other.
///
/// Fed by one thread at a time.
final class EntryCollector: @unchecked Sendable {
  private var diagnostics: [Diagnostic] = []
  /// What the places of each key contradict each other in: there may be as many as places.
  private var conflicts = LimitedDiagnostics()
  private var entries: [ExtractedEntry] = []
  private var positions: [ExtractedEntry.Identity: Int] = [:]
  /// The comments of the entries that have several, by position.
  private var comments: [Int: Set<String>] = [:]
  /// The places of all files that look up keys which nobody can tell.
  private var openLookUps: [OpenLookUp] = []
  private let paths: [String]

  /// - Parameter paths: Of all files, in their order.
  init(paths: [String]) { self.paths = paths }

  /// Adds what was found in one file.
  func add(_ found: FileFinding, from program: SourceProgram) {
    add(found.occurrences, program.diagnostics + found.diagnostics, from: program)
    openLookUps += found.openLookUps
  }

  private func add(
    _ occurrences: [Occurrence], _ more: [Diagnostic], from program: SourceProgram
  ) {
    diagnostics += more
    for occurrence in occurrences {
      let entry = ExtractedEntry(
        key: occurrence.key, table: occurrence.table ?? "Localizable", bundle: occurrence.bundle,
        defaultValue: occurrence.defaultValue, sourceText: occurrence.sourceText,
        comments: occurrence.comment.map { [$0] } ?? [], arguments: occurrence.arguments,
        locations: [reference(to: occurrence, in: program)])
      if let position = positions[entry.identity] {
        // Comments are joined at the end: there may be as many as places.
        var other = entry
        other.comments = []
        for conflict in entries[position].merge(other) { conflicts.append(conflict, in: entry.key) }
        add(occurrence.comment, toEntryAt: position)
      } else {
        positions[entry.identity] = entries.count
        entries.append(entry)
      }
    }
  }

  /// Adds what only shows when all files were looked at.
  func add(_ more: [Diagnostic], _ uses: WrapperUses) {
    diagnostics += uses.diagnostics + more
    openLookUps += uses.openLookUps
  }

  private func add(_ comment: String?, toEntryAt position: Int) {
    guard let comment else { return }
    guard let first = entries[position].comments.first else {
      entries[position].comments = [comment]
      return
    }
    if comment != first { comments[position, default: [first]].insert(comment) }
  }

  private func reference(
    to occurrence: Occurrence, in program: SourceProgram
  ) -> SourceReference {
    let offset = Int(occurrence.offset)
    let position = program.lines.shownPosition(at: offset)
    return SourceReference(
      file: program.path, offset: offset, line: position.line, column: position.column,
      reading: occurrence.reading, comment: occurrence.comment,
      defaultValue: occurrence.defaultValue,
      isAssumed: occurrence.arguments.contains { $0.certainty == .assumed },
      isIndirect: occurrence.isIndirect, wrapper: occurrence.wrapper,
      bundleFile: occurrence.bundleFile.flatMap { paths.indices.contains($0) ? paths[$0] : nil },
      shortcut: occurrence.shortcut, unnamedBundle: occurrence.unnamedBundle)
  }

  func finish(parsedFiles: [ParsedFile]) -> ExtractionResult {
    for (position, all) in comments { entries[position].comments = all.sorted() }
    return ExtractionResult(
      entries: entries.sorted { $0.precedes($1) },
      diagnostics: (diagnostics + conflicts.all).sortedByPlace(), parsedFiles: parsedFiles,
      openLookUps: openLookUps)
  }
}
