import Diagnostics
import Linting
import Reading

/// What rules about the app's sources found, as findings in the files of code.
struct SourceFindings {
  private(set) var findings: [LintFinding] = []
  private var lines: [String: FileLines] = [:]

  /// A file's text with its lines.
  private struct FileLines {
    var bytes: [UInt8]
    var map: LineMap

    /// The line of a place, and the one before.
    func around(_ offset: Int) -> (line: String, before: String) {
      let line = map.position(at: min(offset, bytes.count)).line
      return (text(ofLine: line), text(ofLine: line - 1))
    }

    private func text(ofLine line: Int) -> String {
      guard let start = map.start(ofLine: line) else { return "" }
      let end = map.start(ofLine: line + 1) ?? bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// - Parameter diagnostics: Those that bear the id of a rule about sources.
  init(_ diagnostics: [Diagnostic], _ rules: [Linter.Selection], in tree: any FileTree) {
    let chosen = Dictionary(
      rules.map { ($0.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in diagnostics {
      guard let selection = chosen[diagnostic.id], !isDisabled(diagnostic, in: tree) else {
        continue
      }
      var diagnostic = diagnostic
      diagnostic.severity = selection.severity(of: diagnostic)
      // Code was read before anything was mended, so a later look would know its places no more.
      for index in diagnostic.fixIts.indices { diagnostic.fixIts[index].isSafe = false }
      findings.append(LintFinding(diagnostic, key: diagnostic.location?.keyPath.first))
    }
  }

  /// Whether a comment on the line, or alone on the line before, turns the rule off.
  private mutating func isDisabled(_ diagnostic: Diagnostic, in tree: any FileTree) -> Bool {
    guard let place = diagnostic.location, let file = file(place.file, in: tree) else {
      return false
    }
    let (line, before) = file.around(place.range.lowerBound)
    let isAlone = before.drop { $0.isWhitespace }.hasPrefix("/")
    return ([line] + (isAlone ? [before] : [])).contains { text in
      guard let comment = Self.comment(in: text) else { return false }
      return !Suppression.rules(in: comment).isDisjoint(with: ["*", diagnostic.id])
    }
  }

  /// What stands behind the first `//` or `/*` of a line that has a marker behind it.
  private static func comment(in line: String) -> String? {
    guard let marker = line.firstRange(of: Suppression.marker) else { return nil }
    let code = line[..<marker.lowerBound]
    guard code.contains("//") || code.contains("/*") else { return nil }
    return String(line[marker.lowerBound...])
  }

  private mutating func file(_ path: String, in tree: any FileTree) -> FileLines? {
    if let known = lines[path] { return known }
    guard let bytes = try? tree.read(path, .source) else { return nil }
    let file = FileLines(bytes: bytes, map: LineMap(bytes))
    lines[path] = file
    return file
  }
}
