import Catalogs
import Diagnostics
import Extraction
import Linting
import LocaleData
import Reading

/// One key in one language, to be looked at in files as they are or would be.
package struct KeyCheck: Sendable {
  package let key: String
  /// As the table spells it.
  package let language: String
  /// The file that holds the texts.
  package let file: String
  /// The table's name in code.
  package let table: String
  private let knowledge: ProjectKnowledge

  package init(
    key: String, language: String, file: String, table: String, _ knowledge: ProjectKnowledge
  ) {
    (self.key, self.language, self.file, self.table) = (key, language, file, table)
    self.knowledge = knowledge
  }

  /// The key of a table.
  package init(
    _ key: String, of table: TextTable, in language: String, _ knowledge: ProjectKnowledge
  ) {
    self.init(
      key: key, language: language, file: table.path(ofLanguage: language), table: table.codeName,
      knowledge)
  }

  /// What lint finds in the key's texts in the language.
  package func findings(in tree: any FileTree) -> [LintFinding] {
    findings(
      in: CatalogCheck(of: file, in: knowledge, on: tree, languages: [language], limit: .max))
  }

  /// What of the findings of a table is in the key's texts in the language.
  package func findings(in table: CatalogCheck) -> [LintFinding] {
    table.findings.filter(isOfKey)
  }

  /// What lint finds once the file has other bytes.
  ///
  /// Rules that look at one key look at the new entry; of others it is what they said before. Where
  /// the entry can't be looked at alone, the table is.
  ///
  /// - Parameters:
  ///   - new: The file's bytes.
  ///   - tree: The files with these bytes.
  ///   - table: What is found in the table as it is.
  package func findings(
    with new: [UInt8], in tree: any FileTree, since table: CatalogCheck
  ) -> [LintFinding] {
    guard let catalog = knowledge.catalogs.first(where: { $0.path == file }),
      let entry = entry(in: new),
      let found = table.findings(
        inEntry: Array(entry.text[entry.range]), at: entry.range.lowerBound, of: catalog)
    else { return findings(in: tree) }
    return found.filter(isOfKey)
      + findings(in: table).filter { !CatalogCheck.isLocal($0.diagnostic.id) }
  }

  /// The key's entry in the file's bytes, by its place in the text.
  private func entry(in bytes: [UInt8]) -> (text: [UInt8], range: Range<Int>)? {
    switch CatalogFormat(path: file) {
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: bytes, file: file)
      return document.entry(forKey: key).map { (document.text.utf8, $0.range) }
    case .strings:
      let document = StringsDocument(parsing: bytes, file: file)
      return document.entry(forKey: key).map { (document.text.utf8, $0.range) }
    case .stringsdict, nil: return nil
    }
  }

  private func isOfKey(_ finding: LintFinding) -> Bool {
    finding.key.map { $0.isExactly(key) } ?? false
      && finding.locale.map { LanguageTag($0) == LanguageTag(language) } ?? false
  }

  /// The key as people read it.
  ///
  /// - Parameter likeApple: Whether the known limits of Apple's engine are kept.
  package func previews(in tree: any FileTree, likeApple: Bool = false) -> [PreviewItem] {
    var options = PreviewOptions()
    options.paths = knowledge.catalogs(besides: file).map(\.path)
    options.keys = [key]
    options.table = table
    options.locales = [language]
    options.likeApple = likeApple
    options.entries = knowledge.entries.filter { $0.key.isExactly(key) }
    return PreviewWorkflow(options).run(on: tree, project: knowledge.configuration)
      .report.previews
  }
}
