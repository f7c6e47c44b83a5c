/// Turns diagnostics into the JSON that `docs/json.md` describes.
package struct JSONRenderer {
  private let lines: SourceLines

  /// - Parameter source: Gives the bytes of a file, to turn offsets into lines and columns.
  package init(source: @escaping (String) -> [UInt8]?) {
    lines = SourceLines(source: source)
  }

  /// One object per diagnostic, sorted for output.
  package func objects(for diagnostics: [Diagnostic]) -> [JSONText] {
    diagnostics.sortedByPlace().map(object)
  }

  private func object(for diagnostic: Diagnostic) -> JSONText {
    .object(
      [
        ("rule", .string(diagnostic.id)),
        ("severity", .string(diagnostic.severity.rawValue)),
        ("message", .string(diagnostic.message)),
      ] + place(diagnostic.location) + [
        ("path", diagnostic.location?.shownKeyPath.map { .string($0) } ?? .null),
        ("notes", .array(diagnostic.notes.map(object))),
        ("fixIts", .array(diagnostic.fixIts.map(object))),
      ])
  }

  private func object(for note: Diagnostic.Note) -> JSONText {
    .object([("message", .string(note.message))] + place(note.location))
  }

  private func place(_ location: Location?) -> [(String, JSONText)] {
    guard let location else {
      return ["file", "line", "column", "endLine", "endColumn"].map { ($0, .null) }
    }
    let start = lines.position(of: location.range.lowerBound, in: location.file)
    let end = lines.position(of: location.range.upperBound, in: location.file)
    return [
      ("file", .string(location.file)), ("line", .number(start.line)),
      ("column", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
    ]
  }

  private func object(for fixIt: FixIt) -> JSONText {
    .object([
      ("title", .string(fixIt.title)), ("safe", .bool(fixIt.isSafe)),
      (
        "edits",
        .array(
          fixIt.edits.map { edit in
            .object([
              ("file", .string(edit.file)), ("offset", .number(edit.range.lowerBound)),
              ("length", .number(edit.range.count)), ("replacement", .string(edit.replacement)),
            ])
          })
      ),
    ])
  }
}
