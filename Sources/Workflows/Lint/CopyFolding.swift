import Diagnostics
import Linting
import Reading

/// Makes one finding of what copies of a text have: in the catalogs of several targets, and in files
/// for translators.
///
/// What differs in anything, in the text, its source or what is said of it, is told by itself.
struct CopyFolding {
  /// In so many other files the place is told.
  private static let mostTold = 5

  /// What copies have in common.
  private struct Copy: Hashable {
    var rule: String
    var severity: Severity
    var message: String
    var notes: [Diagnostic.Note]
    var key: String
    var locale: String
    var path: String?
    var contents: ContentHash

    /// Nil for what is about no single text, and for errors: each file has to be rid of those.
    init?(_ finding: LintDiagnostic) {
      guard let key = finding.key, let locale = finding.locale, let contents = finding.contents,
        finding.foldedKeys.isEmpty, finding.diagnostic.severity != .error
      else { return nil }
      rule = finding.diagnostic.id
      severity = finding.diagnostic.severity
      message = finding.diagnostic.message
      notes = finding.diagnostic.notes
      (self.key, self.locale, path) = (key, locale, finding.path)
      self.contents = contents
    }
  }

  /// The rules that were asked for by name: each of their findings is told.
  private let named: Set<String>

  init(besides named: [String]) { self.named = Set(named) }

  /// The findings, those of copies as one each: in a catalog, if one of them stands there.
  func folded(_ findings: [LintDiagnostic]) -> [LintDiagnostic] {
    var copies: [Copy: [Int]] = [:]
    for (index, finding) in findings.enumerated() where !named.contains(finding.diagnostic.id) {
      if let copy = Copy(finding) { copies[copy, default: []].append(index) }
    }
    var told = findings
    var dropped: Set<Int> = []
    for indices in copies.values where indices.count > 1 {
      let files = indices.map { Self.file(findings[$0]) }
      // What a text has twice is no copy of anything.
      guard Set(files).count == files.count else { continue }
      let number = files.firstIndex { !ExchangeFormat(path: $0).isExchanged } ?? 0
      let others = indices.filter { $0 != indices[number] }
      add(others.map { findings[$0] }, to: &told[indices[number]])
      dropped.formUnion(others)
    }
    guard !dropped.isEmpty else { return findings }
    return told.indices.filter { !dropped.contains($0) }.map { told[$0] }
  }

  private static func file(_ finding: LintDiagnostic) -> String {
    finding.diagnostic.location?.file ?? ""
  }

  /// Tells with a finding where its copies are, and repairs them with it.
  private func add(_ copies: [LintDiagnostic], to finding: inout LintDiagnostic) {
    for copy in copies.prefix(Self.mostTold) {
      finding.diagnostic.notes.append(
        Diagnostic.Note(message: "the same text stands here", location: copy.diagnostic.location))
    }
    let more = copies.count - Self.mostTold
    if more > 0 {
      finding.diagnostic.notes.append(
        Diagnostic.Note(message: "it stands in \(String.counted(more, "more file")), too"))
    }
    for fix in finding.diagnostic.fixIts.indices {
      for copy in copies where fix < copy.diagnostic.fixIts.count {
        finding.diagnostic.fixIts[fix].edits += copy.diagnostic.fixIts[fix].edits
      }
    }
  }
}
