import Catalogs
import Diagnostics
import Exchange
package import Linting
import Reading

/// What lint says of the table that a catalog belongs to, and what it takes to look at one key of it
/// again while somebody types.
package struct CatalogCheck: Sendable {
  /// By file and place.
  package private(set) var findings: [LintDiagnostic]
  private let pass: LintPass

  /// Looks at all that the table of a catalog has, or at a file that came back from translators.
  ///
  /// - Parameters:
  ///   - tree: Where the files are, with those that an editor holds.
  ///   - languages: The languages that are looked at; none for all.
  ///   - limit: How many findings of a rule are listed for a file.
  ///   - notedRules: Rules whose notes are among the findings.
  ///   - parsed: What other looks at the same catalogs have parsed.
  package init(
    of file: String, in knowledge: ProjectKnowledge, on tree: any FileTree,
    languages: [String] = [], limit: Int = mostFindings, noting notedRules: Set<String> = [],
    sharing parsed: ParsedParts? = nil
  ) {
    let siblings = Set(knowledge.catalogs(ofTableWith: file).map(\.path)).union([file])
    var options = LintOptions(paths: siblings.sorted())
    // A table's other files may have more of a rule, and notes that nobody is shown.
    options.findingLimit = max(limit, options.findingLimit)
    options.locales = languages
    options.notedRules = notedRules
    let project = knowledge.configuration
    // An editor may show a catalog of another project, too.
    let isAlone = CatalogFormat(path: file) == nil || !knowledge.isInFolders(file)
    let set =
      isAlone
      ? LintCatalogs.set(LintOptions(paths: [file]), project, in: tree)
      : CatalogSet(
        of: knowledge.survey, sourceLanguage: project.configuration.sourceLanguage,
        admitting: siblings.contains)
    var pass = LintPass(
      LintTask(
        options: options, project: project, selection: knowledge.selection,
        sources: knowledge.sources, catalogs: set,
        otherLanguages: Self.otherLanguages(besides: siblings, file, languages, knowledge, tree)))
    pass.run(on: tree, sharing: parsed)
    findings = Self.listed(pass.takeFindings(), limit)
    self.pass = pass
  }

  /// What a String Catalog may lack all of; nothing where only some languages are looked at.
  private static func otherLanguages(
    besides siblings: Set<String>, _ file: String, _ languages: [String],
    _ knowledge: ProjectKnowledge, _ tree: any FileTree
  ) -> [String] {
    guard languages.isEmpty, CatalogFormat(path: file) == .stringCatalog else { return [] }
    return knowledge.languages(besides: siblings, in: tree)
  }

  /// More than that nobody reads in an editor.
  package static let mostFindings = 200

  /// - Parameter findings: In the order of their places.
  private static func listed(_ findings: [LintDiagnostic], _ limit: Int) -> [LintDiagnostic] {
    var files: [String: LimitedFindings] = [:]
    for finding in findings {
      let file = finding.diagnostic.location?.file ?? ""
      files[file, default: LimitedFindings(limit: limit)].add(finding)
    }
    return files.values.flatMap(\.findings).sorted { $0.precedes($1) }
  }

  // MARK: One key

  /// What is wrong with one key whose entry in a catalog has other bytes now, by rules that need no
  /// other key.
  ///
  /// - Parameters:
  ///   - entry: The bytes of the entry, in UTF-8: of a String Catalog the member with its key, of a
  ///     `.strings` file the key with its value and semicolon.
  ///   - start: The UTF-8 offset of the entry in the file as it is now.
  ///   - keepsOthers: Whether what was found in other keys is shown with it, so that it has to be right.
  /// - Returns: Findings in this file; nil where the key has to be looked at with its whole file.
  package func findings(
    inEntry entry: [UInt8], at start: Int, of file: KnownCatalog, keepsOthers: Bool = false
  ) -> [LintDiagnostic]? {
    guard let table = pass.tables.first(where: { $0.files.contains(file.path) })?.table else {
      return nil
    }
    let (key, delta): (LintKey, Int)
    switch file.format {
    case .stringCatalog:
      let piece = StringCatalogPiece(of: [entry], sourceLanguage: table.sourceLanguage)
      guard let found = Self.key(of: piece, file, in: table) else { return nil }
      (key, delta) = (found, start - piece.start)
    case .strings:
      guard let found = Self.key(of: entry, file, in: table) else { return nil }
      (key, delta) = (found, start)
    case .stringsdict: return nil
    }
    guard !keepsOthers || !mayTellOfOthers(key, in: table) else { return nil }
    return pass.findings(in: key, of: table)
      .filter { $0.diagnostic.location?.file == file.path }
      .map { $0.moved(by: delta, in: file.path) }
  }

  /// Whether what is found in other keys of a table may be otherwise with an edited one.
  private func mayTellOfOthers(_ key: LintKey, in table: any LintTable) -> Bool {
    let old = table.key(named: key.key)?.source
    if TextsForOne(table).haveText(like: key.source, before: old) { return true }
    let terms = KeptTerms(table, languages: table.languages)
    return terms.haveCopy(of: key.source) || terms.haveCopy(of: old)
  }

  /// The same once one entry of a String Catalog is another: rules that need no other key look at it
  /// anew, and what others found is where it was.
  ///
  /// - Returns: nil where the table has to be looked at as a whole, as where the key was found to
  ///   contradict another one.
  package func following(_ change: EntryChange, of file: KnownCatalog) -> CatalogCheck? {
    let found = findings(
      inEntry: change.new.bytes, at: change.new.start, of: file, keepsOthers: true)
    guard let found, !compares(change.old, in: file.path) else { return nil }
    let edit = change.edit
    let kept = findings.compactMap { finding -> LintDiagnostic? in
      let isOfEntry =
        finding.key?.isExactly(change.new.key) ?? false
        && finding.diagnostic.location?.file == file.path
      guard !isOfEntry || !Self.isLocal(finding.diagnostic.id) else { return nil }
      var finding = finding
      finding.diagnostic = finding.diagnostic.moved(in: file.path, edit.moved)
      return finding
    }
    var check = self
    check.findings = (kept + found).sorted { $0.precedes($1) }
    return check
  }

  /// Whether a rule found something by comparing an entry with others.
  private func compares(_ entry: CatalogEntry, in file: String) -> Bool {
    let range = entry.start..<(entry.start + entry.bytes.count)
    return findings.contains { finding in
      guard Self.comparesKeys(finding.diagnostic.id) else { return false }
      let places = [finding.diagnostic.location] + finding.diagnostic.notes.map(\.location)
      return places.compactMap(\.self).contains {
        $0.file == file && range.contains($0.range.lowerBound)
      }
    }
  }

  /// Whether a rule compares texts of keys, so that what it said of one counts no longer once a text
  /// is another.
  static func comparesKeys(_ rule: String) -> Bool {
    guard let known = RuleRegistry.rule(rule) else { return false }
    switch known.subject {
    case .table, .marks: return true
    case .unit, .entry, .file, .sources: return false
    }
  }

  /// Whether a rule's findings in an entry are all found by looking at the entry alone.
  package static func isLocal(_ rule: String) -> Bool {
    guard let known = RuleRegistry.rule(rule) else { return true }
    switch known.subject {
    case .unit, .entry: return !KeyUses.rules.contains(rule)
    case .table, .marks, .file, .sources: return false
    }
  }

  /// What is wrong with one unit of a file that came back from translators, by the same rules.
  ///
  /// - Parameters:
  ///   - unit: The bytes of the unit's element, which alone has its key.
  ///   - start: The UTF-8 offset of the unit in the file as it is now.
  ///   - surroundings: What the file says of the texts around the unit.
  /// - Returns: nil where the unit has to be looked at with its whole file.
  package func findings(
    inUnit unit: [UInt8], at start: Int, of surroundings: UnitSurroundings, file: String
  ) -> [LintDiagnostic]? {
    let piece = XLIFFPiece(of: unit, in: surroundings.file)
    guard let read = piece.file(named: file) else { return nil }
    let table = ExchangeFileTable(read, path: file, text: SourceText(decoding: piece.bytes))
    guard table.count == 1 else { return nil }
    let key = table.key(at: 0, languages: table.languages)
    return pass.findings(in: key, of: table)
      .map { $0.moved(by: start - piece.start, in: file) }
  }

  private static func key(
    of piece: StringCatalogPiece, _ file: KnownCatalog, in table: any LintTable
  ) -> LintKey? {
    let document = StringCatalogDocument(parsing: piece.bytes, file: file.path)
    guard document.entries.count == 1, !document.hasErrors else { return nil }
    let own = StringCatalogTable(
      document, name: table.name, sourceLanguage: table.sourceLanguage)
    // Of a language that the table had no text in, the pass knows nothing.
    guard own.languages.allSatisfy(table.languages.contains) else { return nil }
    var key = own.key(at: 0, languages: table.languages)
    if table.count > 0 { key.sparseLanguages = table.key(at: 0, languages: []).sparseLanguages }
    return key
  }

  private static func key(
    of entry: [UInt8], _ file: KnownCatalog, in table: any LintTable
  ) -> LintKey? {
    guard let language = file.language else { return nil }
    let document = StringsDocument(parsing: entry, file: file.path)
    guard document.entries.count == 1, !document.hasErrors else { return nil }
    let name = document.key(of: document.entries[0])
    let own = LprojTable(
      name: table.name, sourceLanguage: table.sourceLanguage,
      files: [language: LprojTable.Files(strings: document, dictionary: nil)])
    return table.key(named: name)?.replacing(own.localization(forKey: name, in: language))
  }
}

extension LintTable {
  /// A key with its texts in all languages; nil where the table doesn't have it.
  fileprivate func key(named name: String) -> LintKey? {
    index(ofKey: name).map { key(at: $0, languages: languages) }
  }
}

extension LintKey {
  /// The key with other texts in one language.
  fileprivate func replacing(_ localization: LintLocalization?) -> LintKey? {
    guard let localization else { return nil }
    var key = self
    if localization.language == key.source.language {
      key.source = localization
    } else if let index = key.translations.firstIndex(where: {
      $0.language == localization.language
    }) {
      key.translations[index] = localization
    } else {
      return nil
    }
    return key
  }
}
