import Diagnostics
import Linting
import Reading

/// What rules about the app's sources found, as findings in the files of code.
struct SourceFindings {
  private(set) var findings: [LintDiagnostic] = []
  private var lines: [String: FileLines] = [:]

  /// What comments of a file turn off, each line looked at once however much is found in it.
  private struct FileLines {
    private let bytes: [UInt8]
    private let map: LineMap
    private var disabled: [Int: Set<String>] = [:]

    init(_ bytes: [UInt8]) {
      // Few files have a marker; nothing of the others needs to be kept.
      self.bytes = bytes.containsSequence(Suppression.marker.utf8) ? bytes : []
      map = LineMap(self.bytes)
    }

    /// The rules that a comment on the line, or alone on the line before, turns off.
    mutating func disabledRules(at offset: Int) -> Set<String> {
      guard !bytes.isEmpty else { return [] }
      let line = map.position(at: min(offset, bytes.count)).line
      if let known = disabled[line] { return known }
      var rules = Self.rules(in: text(ofLine: line))
      let before = text(ofLine: line - 1)
      if before.drop(while: { $0.isWhitespace }).hasPrefix("/") {
        rules.formUnion(Self.rules(in: before))
      }
      disabled[line] = rules
      return rules
    }

    private func text(ofLine line: Int) -> String {
      guard let start = map.start(ofLine: line) else { return "" }
      let end = map.start(ofLine: line + 1) ?? bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// What stands behind the first marker of a line that has a `//` or `/*` before it.
    private static func rules(in line: String) -> Set<String> {
      guard let marker = line.firstRange(of: Suppression.marker) else { return [] }
      let code = line[..<marker.lowerBound]
      guard code.contains("//") || code.contains("/*") else { return [] }
      return Suppression.rules(in: String(line[marker.lowerBound...]))
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
      findings.append(LintDiagnostic(diagnostic, key: diagnostic.location?.keyPath.first))
    }
  }

  /// Whether a comment on the line, or alone on the line before, turns the rule off.
  private mutating func isDisabled(_ diagnostic: Diagnostic, in tree: any FileTree) -> Bool {
    guard let place = diagnostic.location else { return false }
    var file = lines.removeValue(forKey: place.file) ?? Self.lines(of: place.file, in: tree)
    let rules = file.disabledRules(at: place.range.lowerBound)
    lines[place.file] = file
    return rules.contains("*") || rules.contains(diagnostic.id)
  }

  /// A file that can't be read turns nothing off.
  private static func lines(of path: String, in tree: any FileTree) -> FileLines {
    FileLines((try? tree.read(path, .source)) ?? [])
  }
}
