import Diagnostics
import Linting

/// Makes one finding of many that say the same of a table in a language.
///
/// A text that is missing is news; the four hundredth of a language that nobody has begun is none.
struct FindingFolding {
  private struct Place: Hashable {
    var rule: String
    var severity: Severity
    var table: String
    var language: String
    /// Tables of one name in two folders are two tables.
    var file: String

    init(_ diagnostic: Diagnostic, table: String, language: String) {
      rule = diagnostic.id
      severity = diagnostic.severity
      (self.table, self.language) = (table, language)
      file = diagnostic.location?.file ?? ""
    }
  }

  /// The rules that fold, unless they were asked for by name.
  private let foldings: [String: RuleDocumentation.Folding]

  init(_ rules: [any Rule.Type], besides named: [String]) {
    let named = Set(named)
    var foldings: [String: RuleDocumentation.Folding] = [:]
    for rule in rules {
      let documentation = rule.documentation
      guard let folding = documentation.folding, !named.contains(documentation.id) else { continue }
      foldings[documentation.id] = folding
    }
    self.foldings = foldings
  }

  /// The findings, those that fold as one each where the first of them stands.
  func folded(_ findings: [LintDiagnostic]) -> [LintDiagnostic] {
    guard !foldings.isEmpty else { return findings }
    var members: [Place: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let place = place(of: finding) { members[place, default: []].append(index) }
    }
    var heads: [Int: LintDiagnostic] = [:]
    var dropped: Set<Int> = []
    for (place, indices) in members {
      guard let folding = foldings[place.rule], indices.count > folding.mostSingle else { continue }
      heads[indices[0]] = head(of: indices.map { findings[$0] }, place, folding)
      dropped.formUnion(indices.dropFirst())
    }
    guard !heads.isEmpty else { return findings }
    foldLanguages(&heads, &dropped)
    return findings.indices.compactMap { index in
      dropped.contains(index) ? nil : heads[index] ?? findings[index]
    }
  }

  /// Makes one of heads that say the same of the same keys of a file in many languages: a tool wrote
  /// them, and nobody has begun.
  private func foldLanguages(_ heads: inout [Int: LintDiagnostic], _ dropped: inout Set<Int>) {
    let same = Dictionary(grouping: heads.keys.sorted()) { index in
      heads[index].map { head in
        var place = place(of: head)
        place?.language = ""
        return Languages(place: place, keys: head.foldedKeys)
      }
    }
    for (languages, indices) in same {
      guard let place = languages?.place, let folding = foldings[place.rule],
        let most = folding.mostLanguages, indices.count > most, var head = heads[indices[0]]
      else { continue }
      let count = head.foldedKeys.count * indices.count
      head.locale = nil
      head.diagnostic.message =
        folding.message(count, "\(indices.count) languages")
        + "; `l10n lint --rule \(place.rule)` lists them"
      heads[indices[0]] = head
      dropped.formUnion(indices.dropFirst())
    }
  }

  /// What may be the same of languages.
  private struct Languages: Hashable {
    var place: Place?
    var keys: [String]
  }

  private func place(of finding: LintDiagnostic) -> Place? {
    let diagnostic = finding.diagnostic
    guard foldings[diagnostic.id] != nil, let table = finding.table, let language = finding.locale
    else { return nil }
    return Place(diagnostic, table: table, language: language)
  }

  private func head(
    of findings: [LintDiagnostic], _ place: Place, _ folding: RuleDocumentation.Folding
  ) -> LintDiagnostic {
    var head = findings[0]
    head.foldedKeys = findings.compactMap(\.key)
    head.key = nil
    head.path = nil
    head.diagnostic.message =
      folding.message(findings.count, place.language)
      + "; `l10n lint --rule \(place.rule) --locale \(place.language)` lists them"
    head.diagnostic.notes = []
    head.diagnostic.fixIts = []
    head.diagnostic.location?.keyPath = []
    return head
  }
}
