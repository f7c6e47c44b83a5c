import Catalogs
import Diagnostics
import Exchange
import Extraction
import Linting
import LocaleData
import Reading

/// What a proposed translation would come to.
///
/// That is the file as it would be, what lint says of it, and what people would read. Nothing is
/// written.
package struct ProposalTrial {
  package let proposal: TranslationProposal
  /// The key as it is.
  package let key: KeyTranslation
  /// The file that would change, and its bytes.
  package let file: String
  package let old: [UInt8]
  package let new: [UInt8]
  /// Whether the file says that a machine made the text.
  package let keepsState: Bool
  /// What is wrong in this key and language with the proposed texts, or since them.
  package private(set) var findings: [LintFinding] = []
  /// Why it must not be written, worst first; empty if it may.
  package private(set) var refusals: [ProposalRefusal] = []
  private let knowledge: ProjectKnowledge
  /// As the table spells it.
  private let language: String
  private let codeName: String
  private let tree: any FileTree

  /// - Parameters:
  ///   - texts: The project's tables as they are.
  ///   - tree: The files that the tables were read from.
  ///   - check: Gives what lint says of the table of a file in a language as it is.
  /// - Throws: Why nothing can be tried: what was asked for isn't there, or has no place.
  package init(
    _ proposal: TranslationProposal, in texts: ProjectTexts, _ knowledge: ProjectKnowledge,
    on tree: any FileTree, checking check: (_ file: String, _ language: String) -> CatalogCheck
  ) throws(ProposalRefusal) {
    self.proposal = proposal
    self.knowledge = knowledge
    self.tree = tree
    let place = try ProposalPlace(proposal, in: texts, knowledge)
    language = place.language
    codeName = place.table.codeName
    key = place.key
    keepsState = place.part.keepsState
    let change = try place.change(with: proposal)
    (file, old, new) = (change.file, change.old, change.new)
    refusals = Self.unsafe(proposal, place, knowledge)
    let found = check(file, language)
    let before = found.findings.filter(isOfKey)
    let known = Set(before.map(FoundProblem.init))
    findings = findings(since: before, found).filter {
      isAbout($0) || !known.contains(FoundProblem($0))
    }
    refusals += findings.filter(Self.refuses).map { finding in
      ProposalRefusal(
        .lint, "lint's rule `\(finding.diagnostic.id)` finds a mistake: write the text without it",
        detail: finding.diagnostic.message)
    }
  }

  /// The files as they would be.
  package var files: any FileTree { OverlaidFiles(tree, [file: new]) }

  // MARK: Checks

  /// What tells a finding from others, wherever it stands.
  private struct FoundProblem: Hashable {
    var id: String
    var message: String
    var path: String?

    init(_ finding: LintFinding) {
      (id, message, path) = (finding.diagnostic.id, finding.diagnostic.message, finding.path)
    }
  }

  /// A text that would crash or show something else than its source, in a translator's words.
  private static func unsafe(
    _ proposal: TranslationProposal, _ place: ProposalPlace, _ knowledge: ProjectKnowledge
  ) -> [ProposalRefusal] {
    let safety = TranslationSafety(knowledge.configuration)
    return proposal.texts.compactMap { text in
      let unit = place.unit(at: text.path)
      let verdict = safety.verdict(
        on: text.text, of: unit.source, for: unit,
        languages: (place.part.sourceLanguage, place.language),
        file: place.part.path(ofLanguage: place.language))
      return verdict.refusal.map {
        ProposalRefusal(
          .unsafe,
          "the text does not fit its source: keep the source's specifiers, markup and arguments",
          detail: $0.message)
      }
    }
  }

  /// What lint says with the texts.
  ///
  /// Rules that look at one key look at the new entry; of others it is what they said before. Where
  /// the entry can't be looked at alone, the table is.
  private func findings(since before: [LintFinding], _ check: CatalogCheck) -> [LintFinding] {
    guard let catalog = knowledge.catalogs.first(where: { $0.path == file }),
      let entry = newEntry,
      let found = check.findings(
        inEntry: Array(entry.text[entry.range]), at: entry.range.lowerBound, of: catalog)
    else {
      let check = CatalogCheck(
        of: file, in: knowledge, on: files, languages: [language], limit: .max)
      return check.findings.filter(isOfKey)
    }
    return found.filter(isOfKey) + before.filter { !CatalogCheck.isLocal($0.diagnostic.id) }
  }

  /// The key's entry in the file as it would be, by its place in the text.
  private var newEntry: (text: [UInt8], range: Range<Int>)? {
    switch CatalogFormat(path: file) {
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: new, file: file)
      return document.entry(forKey: proposal.key).map { (document.text.utf8, $0.range) }
    case .strings:
      let document = StringsDocument(parsing: new, file: file)
      return document.entry(forKey: proposal.key).map { (document.text.utf8, $0.range) }
    case .stringsdict, nil: return nil
    }
  }

  private func isOfKey(_ finding: LintFinding) -> Bool {
    finding.key.map { $0.isExactly(proposal.key) } ?? false
      && finding.locale.map { LanguageTag($0) == LanguageTag(language) } ?? false
  }

  /// Whether a finding is in a text that was proposed.
  private func isAbout(_ finding: LintFinding) -> Bool {
    proposal.texts.contains { text in
      let names = text.path.names(in: .stringCatalog)
      return finding.path.map { $0 == names.joined(separator: ".") } ?? names.isEmpty
    }
  }

  /// Errors, and every specifier that isn't the source's.
  private static func refuses(_ finding: LintFinding) -> Bool {
    if finding.diagnostic.severity == .error { return true }
    let family = RuleRegistry.rule(finding.diagnostic.id)?.documentation.family
    return family == .placeholders && finding.diagnostic.severity == .warning
  }

  // MARK: What people read

  /// The key as people would read it with the texts.
  package func previews() -> [PreviewItem] {
    var options = PreviewOptions()
    options.paths = knowledge.catalogs(besides: file).map(\.path)
    options.keys = [proposal.key]
    options.table = codeName
    options.locales = [language]
    options.entries = knowledge.entries.filter { $0.key.isExactly(proposal.key) }
    return PreviewWorkflow(options).run(on: files, project: knowledge.configuration)
      .report.previews
  }
}
