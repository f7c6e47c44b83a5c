import Catalogs
import Diagnostics
import Reading

/// Bytes of a catalog that are no text.
enum InvalidEncoding: FileRule {
  static let documentation = RuleDocumentation(
    id: "invalid-encoding", family: .catalog, severity: .error,
    summary: "The file is not in UTF-8 or UTF-16, or holds bytes that are no text.",
    rationale: """
      Catalogs are read as UTF-8, or as UTF-16 with a byte-order mark. A file in Latin-1 or with \
      torn characters is refused, or shows rubbish. Save it as UTF-8.

      A file in UTF-16 works, but tools that compare and merge files show nothing of it: a note.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    var found = file.diagnostics.filter {
      $0.id == "invalid-encoding" || $0.id == "unsupported-encoding"
    }.map { $0.renamed(id) }
    // What was torn once is torn all over the file, and one save mends it.
    let more = found.count - 1
    if more > 0 {
      found.removeLast(more)
      found[0].message += " (as in \(more) more \(more == 1 ? "place" : "places") of the file)"
    }
    // Of what is no catalog at all, that is said.
    if PropertyListForm.isBinary(file.text.utf8)
      || file.diagnostics.contains(where: { $0.id == "unsupported-format" })
    {
      return found
    }
    if found.isEmpty, let null = file.text.utf8.firstIndex(of: 0) {
      found.append(
        diagnostic(
          file, null..<(null + 1), .error,
          "a NUL character is no text; save the file as UTF-8 without it"))
    } else if found.isEmpty, file.text.encoding != .utf8 {
      found.append(
        diagnostic(
          file, 0..<0, .note,
          "the file is in UTF-16, which tools that compare files don't read; save it as UTF-8"))
    }
    return found
  }

  private static func diagnostic(
    _ file: LintFile, _ range: Range<Int>, _ severity: Severity, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message,
      location: Location(file: file.path, range: range))
  }
}
