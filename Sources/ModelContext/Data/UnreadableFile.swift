import Diagnostics
import Sessions
import Workflows

/// A file of the project that can't be read, as `plan` shows it.
struct UnreadableFile: Encodable, Sendable {
  /// From 1.
  var line: Int
  var untrusted: Content

  struct Content: Encodable, Sendable {
    /// As tables are named.
    var file: String
    var message: String
  }

  init(_ diagnostic: Diagnostic, in session: Session) {
    let lines = diagnostic.location.flatMap { session.text(of: $0.file)?.lines }
    let mistake = CatalogMistake(diagnostic, in: lines)
    line = mistake.line
    untrusted = Content(
      file: Limits.shown(OpenProject.shown(mistake.file, in: session)),
      message: Limits.shown(mistake.message))
  }

  /// The first mistake of each file for which it can't be read.
  static func first(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error, let location = diagnostic.location else { return false }
      return seen.insert(location.file).inserted
    }
  }

  static let schema = Schema.object(
    [
      "line": .integer("From 1."),
      "untrusted": .object(
        ["file": .text(), "message": .text("What is wrong, and what to do.")],
        required: ["file", "message"]),
    ], required: ["line", "untrusted"])
}
