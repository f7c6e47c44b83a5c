import Diagnostics

/// Brings the places of each key together and reports places that contradict each other.
///
/// Fed by one thread at a time.
final class EntryCollector: @unchecked Sendable {
  private var diagnostics: [Diagnostic] = []
  private var merged = MergedEntries()
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
    // Xcode's folder for what only previews use.
    let marks: PlaceMarks = program.path.contains("Preview Content/") ? .sample : []
    let conditions = ConditionMap(program.branches)
    for occurrence in occurrences {
      merged.add(
        ExtractedEntry(
          key: occurrence.key, table: occurrence.table ?? "Localizable", bundle: occurrence.bundle,
          defaultValue: occurrence.defaultValue, sourceText: occurrence.sourceText,
          comments: occurrence.comment.map { [$0] } ?? [], arguments: occurrence.arguments,
          locations: [reference(to: occurrence, in: program, marks, conditions)]))
    }
  }

  /// Adds what only shows when all files were looked at.
  func add(_ more: [Diagnostic], _ uses: WrapperUses) {
    let told = Set(diagnostics)
    diagnostics += uses.diagnostics.filter { !told.contains($0) } + more
    openLookUps += uses.openLookUps
  }

  private func reference(
    to occurrence: Occurrence, in program: SourceProgram, _ marks: PlaceMarks,
    _ conditions: ConditionMap
  ) -> SourceReference {
    let offset = Int(occurrence.offset)
    let position = program.lines.shownPosition(at: offset)
    let needs = conditions.needs(at: occurrence.offset)
    return SourceReference(
      file: program.path, offset: offset, line: position.line, column: position.column,
      reading: occurrence.reading, comment: occurrence.comment,
      defaultValue: occurrence.defaultValue,
      isAssumed: occurrence.arguments.contains { $0.certainty == .assumed },
      isIndirect: occurrence.isIndirect, wrapper: occurrence.wrapper,
      bundleFile: occurrence.bundleFile.flatMap { paths.indices.contains($0) ? paths[$0] : nil },
      shortcut: occurrence.shortcut, unnamedBundle: occurrence.unnamedBundle,
      marks: occurrence.marks.union(marks),
      platforms: needs.platforms, flags: needs.flags)
  }

  func finish(parsedFiles: [ParsedFile]) -> ExtractionResult {
    ExtractionResult(
      entries: merged.entries.sorted { $0.precedes($1) },
      diagnostics: (diagnostics + merged.conflicts).sortedByPlace(), parsedFiles: parsedFiles,
      openLookUps: openLookUps)
  }
}
