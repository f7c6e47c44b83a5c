/// Prints diagnostics as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// Source: "Workflow commands for GitHub Actions", sections on error, warning and notice messages.
package struct GitHubRenderer {
  private let lines: SourceLines

  /// - Parameter source: Gives the bytes of a file, to turn offsets into lines and columns.
  package init(source: @escaping (String) -> [UInt8]?) {
    lines = SourceLines(source: source)
  }

  /// A command a line.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.sortedByPlace().map(line).joined()
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    var properties = ["title=" + Self.escapedProperty(diagnostic.id)]
    if let location = diagnostic.location {
      let start = lines.position(of: location.range.lowerBound, in: location.file)
      let end = lines.position(of: location.range.upperBound, in: location.file)
      properties.insert("file=" + Self.escapedProperty(location.file), at: 0)
      properties.insert("line=\(start.line),endLine=\(end.line)", at: 1)
      // Columns count only within one line.
      if start.line == end.line {
        properties.insert("col=\(start.column),endColumn=\(max(start.column, end.column))", at: 2)
      }
    }
    var message = diagnostic.message
    if let path = diagnostic.location?.briefKeyPath { message += "\n" + path }
    for note in diagnostic.notes { message += "\n" + lines.placed(note.message, at: note.location) }
    return "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::"
      // People read it in a log, on pages that may take it for a terminal's.
      + Self.escapedData(VisibleText.lines(message)) + "\n"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes by scalars: CR LF is one `Character`, and would pass as neither.
  private static func escapedData(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func escapedProperty(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        result += PercentEncoding.encoded(UInt8(ascii: scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
