import Diagnostics
import Linting

/// Makes one finding of many that say the same of a table in a language.
///
/// A text that is missing is news; the four hundredth of a language that nobody has begun is none.
struct FindingFolding {
  private struct Place: Hashable {
    var rule: String
    var severity: Severity
    var table: String?
    /// Nil where all of a file are one.
    var language: String?
    /// Tables of one name in two folders are two tables.
    var file: String
    /// What is said, where only findings in the same words are one.
    var message: String?

    init(_ finding: LintDiagnostic, _ folding: RuleDocumentation.Folding) {
      let diagnostic = finding.diagnostic
      rule = diagnostic.id
      severity = diagnostic.severity
      table = finding.table
      language = folding.comparesMessages ? nil : finding.locale
      file = diagnostic.location?.file ?? ""
      message = folding.comparesMessages ? diagnostic.message : nil
    }
  }

  /// What stands for many findings.
  private struct Head {
    var finding: LintDiagnostic
    let place: Place
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
    var heads: [Int: Head] = [:]
    var dropped: Set<Int> = []
    for (place, indices) in members {
      guard let folding = foldings[place.rule], indices.count > folding.mostSingle else { continue }
      let finding = head(of: indices.map { findings[$0] }, place, folding)
      heads[indices[0]] = Head(finding: finding, place: place)
      dropped.formUnion(indices.dropFirst())
    }
    guard !heads.isEmpty else { return findings }
    foldLanguages(&heads, &dropped)
    return findings.indices.compactMap { index in
      dropped.contains(index) ? nil : heads[index]?.finding ?? findings[index]
    }
  }

  /// Makes one of heads that say the same of the same keys of a file in many languages: a tool wrote
  /// them, and nobody has begun.
  private func foldLanguages(_ heads: inout [Int: Head], _ dropped: inout Set<Int>) {
    let same = Dictionary(grouping: heads.keys.sorted()) { index in
      heads[index].map { head in
        var place = head.place
        place.language = nil
        return Languages(place: place, keys: head.finding.foldedKeys)
      }
    }
    for (languages, indices) in same {
      guard let place = languages?.place, let folding = foldings[place.rule],
        let most = folding.mostLanguages, indices.count > most,
        var finding = heads[indices[0]]?.finding
      else { continue }
      let count = finding.foldedKeys.count * indices.count
      finding.locale = nil
      finding.diagnostic.message = message(count, "\(indices.count) languages", place, folding)
      heads[indices[0]]?.finding = finding
      dropped.formUnion(indices.dropFirst())
    }
  }

  /// What may be the same of languages.
  private struct Languages: Hashable {
    var place: Place
    var keys: [String]
  }

  /// Nil for what stands for itself: a finding of no table or language is alone, unless its words
  /// say what it has in common with others.
  private func place(of finding: LintDiagnostic) -> Place? {
    guard let folding = foldings[finding.diagnostic.id],
      folding.comparesMessages || finding.table != nil && finding.locale != nil
    else { return nil }
    return Place(finding, folding)
  }

  private func head(
    of findings: [LintDiagnostic], _ place: Place, _ folding: RuleDocumentation.Folding
  ) -> LintDiagnostic {
    var head = findings[0]
    head.foldedKeys = findings.compactMap(\.key)
    head.key = nil
    head.path = nil
    if findings.contains(where: { $0.locale != head.locale }) { head.locale = nil }
    head.diagnostic.message = message(
      findings.count, place.language ?? "the file", place, folding)
    head.diagnostic.notes = []
    head.diagnostic.fixIts = folding.comparesMessages ? fixIts(of: findings) : []
    head.diagnostic.location?.keyPath = []
    return head
  }

  /// One fix-it for all places, where each has one of the same title, or else those of the first place.
  private func fixIts(of findings: [LintDiagnostic]) -> [FixIt] {
    let own = findings[0].diagnostic.fixIts
    let all = findings.flatMap(\.diagnostic.fixIts)
    guard own.count == 1, all.count == findings.count,
      findings.allSatisfy({ $0.diagnostic.fixIts.first?.title == own[0].title })
    else { return own }
    return [
      FixIt(
        title: own[0].title, isSafe: all.allSatisfy(\.isSafe), edits: all.flatMap(\.edits))
    ]
  }

  /// What a number of findings say of a language, of several or of a file, and what lists them.
  private func message(
    _ count: Int, _ owner: String, _ place: Place, _ folding: RuleDocumentation.Folding
  ) -> String {
    let locale = owner == place.language ? " --locale \(owner)" : ""
    return (place.message ?? "") + folding.message(count, owner)
      + "; `l10n lint --rule \(place.rule)\(locale)` lists them"
  }
}
