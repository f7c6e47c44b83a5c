package import Diagnostics
import Reading

/// Why a catalog can't be read, and where.
package struct CatalogMistake: Sendable {
  /// As the project's files are named.
  package let file: String
  /// From 1.
  package let line: Int
  /// What is wrong there, and what to do; it may quote the file.
  package let message: String

  /// - Parameters:
  ///   - diagnostics: What was found in a file.
  ///   - text: What their ranges refer to.
  /// - Returns: nil where the file can be read.
  init?(_ diagnostics: [Diagnostic], in text: SourceText) {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return nil }
    self.init(first, in: LineMap(text.utf8))
  }

  /// - Parameters:
  ///   - diagnostic: What was found.
  ///   - lines: Those of the text that its range refers to; nil where the file has no text.
  package init(_ diagnostic: Diagnostic, in lines: LineMap?) {
    let location = diagnostic.location ?? Location(file: "")
    file = location.file
    line = lines?.shownPosition(at: location.range.lowerBound).line ?? 1
    message = diagnostic.message
  }

  /// What to do, in one sentence that quotes nothing of the project.
  package var advice: String {
    message.contains(ConflictMarker.message)
      ? "a file of the table can't be read, for its line \(line) is \(ConflictMarker.message)"
      : "a file of the table can't be read: line \(line) of it has a mistake, which `l10n lint` "
        + "tells; let a person repair it first"
  }
}

extension ProposalRefusal {
  init(_ mistake: CatalogMistake) {
    self.init(
      .unreadable, mistake.advice,
      detail: "\(mistake.file):\(mistake.line): \(mistake.message)")
  }
}
