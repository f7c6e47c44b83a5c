package import Catalogs
import Diagnostics
import Exchange
package import Linting
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
  /// Whether there is no such file yet.
  package let isNewFile: Bool
  /// The table as it would be.
  let table: TextTable
  /// The part of it that would change, as it would be.
  private let written: ExchangeTable
  /// What its String Catalog has of the key before and after; nil for other files.
  package private(set) var change: EntryChange?
  /// What is wrong in this key and language with the proposed texts, or since them.
  package private(set) var findings: [LintDiagnostic] = []
  /// Why it must not be written, worst first; empty if it may.
  package private(set) var refusals: [ProposalRefusal] = []
  private let check: KeyCheck
  private let tree: any FileTree

  /// - Parameters:
  ///   - texts: The project's tables as they are.
  ///   - tree: The files that the tables were read from.
  ///   - checkedTable: Gives what lint says of the table of a file in a language as it is, where
  ///     somebody may know that; nil to find it out.
  /// - Throws: Why nothing can be tried: what was asked for isn't there, or has no place.
  package init(
    _ proposal: TranslationProposal, in texts: ProjectTexts, _ knowledge: ProjectKnowledge,
    on tree: any FileTree,
    checking checkedTable: ((_ file: String, _ language: String) -> CatalogCheck)? = nil
  ) throws(ProposalRefusal) {
    self.proposal = proposal
    self.tree = tree
    let place = try ProposalPlace(proposal, in: texts, knowledge)
    (key, keepsState) = (place.key, place.part.keepsState)
    let (edit, written) = try place.edit(with: proposal)
    (file, old, new, self.written) = (edit.path, edit.old ?? [], edit.new, written)
    table = place.table.replacing(place.part, with: written)
    change = EntryChange(of: proposal.key, from: place.part, to: written)
    isNewFile = !knowledge.hasCatalog(file)
    let knowledge = knowledge.adding(catalog: file)
    check = KeyCheck(
      key: proposal.key, language: place.language, file: file, table: place.table.codeName,
      knowledge)
    refusals = Self.unsafe(proposal, place, knowledge)
    let table = isNewFile ? nil : checkedTable?(file, place.language)
    let before = Set(
      (table.map(check.findings(in:)) ?? check.findings(in: tree)).map(FoundProblem.init))
    let entry = written.entry(ofKey: proposal.key, in: place.language)
    let after =
      table.map { check.findings(with: entry, in: self.files, since: $0) }
      ?? check.findings(in: self.files)
    findings = after.filter { isAbout($0) || !before.contains(FoundProblem($0)) }
    refusals += findings.filter(Self.refuses).map(Self.refusal)
  }

  /// The files as they would be.
  package var files: any FileTree { OverlaidFiles(tree, [file: new]) }

  // MARK: Checks

  /// What tells a finding from others, wherever it stands.
  private struct FoundProblem: Hashable {
    var id: String
    var message: String
    var path: String?

    init(_ finding: LintDiagnostic) {
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
      // Sources are given to translators without the catalog's own spellings.
      let written = place.part.stringCatalog?
        .exported(text.text, at: text.path, ofKey: place.key.key)
      let verdict = safety.verdict(
        on: written ?? text.text, of: unit.source, for: unit,
        languages: (place.part.sourceLanguage, place.language),
        file: place.part.path(ofLanguage: place.language))
      return verdict.refusal.map {
        ProposalRefusal(
          .unsafe,
          "the text does not fit its source: keep the source's specifiers, markup and arguments",
          detail: $0.message, path: text.path.isEmpty ? nil : text.path.spelling)
      }
    }
  }

  /// Whether a finding is in a text that was proposed.
  private func isAbout(_ finding: LintDiagnostic) -> Bool {
    proposal.texts.contains { text in
      let path = text.path.spelling
      return finding.path.map { $0 == path } ?? path.isEmpty
    }
  }

  private static func refusal(for finding: LintDiagnostic) -> ProposalRefusal {
    ProposalRefusal(
      .lint, "lint's rule `\(finding.diagnostic.id)` finds a mistake: write the text without it",
      detail: finding.diagnostic.message, path: finding.path)
  }

  /// Errors, and every specifier that isn't the source's.
  private static func refuses(_ finding: LintDiagnostic) -> Bool {
    if finding.diagnostic.severity == .error { return true }
    let family = RuleRegistry.rule(finding.diagnostic.id)?.documentation.family
    return family == .placeholders && finding.diagnostic.severity == .warning
  }

  // MARK: What is left

  /// The forms that would still have no translation, so that people read the source's words there, or
  /// another form's; those for millions alone are missed by nobody.
  package var missingForms: [TextPath] {
    guard let after = table.key(proposal.key, in: check.language), after.units.count > 1 else {
      return []
    }
    let categories = LanguageTag(check.language).map { CountCategories.categories(of: $0).needed }
    let needed = categories.map { Set($0.map { CaseName($0) }) }
    return after.units.filter { unit in
      let isLeft = unit.state == .new || (unit.target ?? "").isEmpty
      guard unit.isTranslatable, !unit.source.isEmpty, isLeft else { return false }
      guard let category = unit.path.category else {
        return unit.path.isEmpty || unit.path.substitution != nil
      }
      return category == .other || needed?.contains(category) ?? true
    }.map(\.path)
  }

  // MARK: What people read

  /// The texts that sources and the configuration put into the key.
  package var words: [String] { check.words }

  /// The key as people would read it with the texts.
  ///
  /// - Parameter words: The catalogs that texts of arguments may be in, where somebody knows that.
  package func previews(
    likeApple: Bool = false, words: [String]? = nil, for room: PreviewRoom = PreviewRoom()
  ) -> [PreviewItem] {
    check.previews(in: shownFiles, likeApple: likeApple, words: words, for: room)
  }

  /// The files as they would be, of a String Catalog only the entries that the key is shown with.
  private var shownFiles: any FileTree {
    guard let document = written.stringCatalog, !document.hasErrors,
      let sourceLanguage = document.sourceLanguage?.text
    else { return files }
    let keys = Set(([proposal.key] + check.words).compactMap(document.index(forKey:)))
    let piece = StringCatalogPiece(
      of: keys.sorted().map { Array(document.text.utf8[document.entries.range(at: $0)]) },
      sourceLanguage: sourceLanguage)
    return OverlaidFiles(tree, [file: piece.bytes])
  }
}
