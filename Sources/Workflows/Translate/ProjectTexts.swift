package import Diagnostics
import LocaleData
import Reading

/// The tables of a project as those see them who translate, as they are now.
package struct ProjectTexts: Sendable {
  /// By name.
  package private(set) var tables: [TextTable]
  /// What can't be read.
  package let diagnostics: [Diagnostic]
  /// The languages of tables that weren't read.
  private let otherLanguages: [String]

  /// - Parameters:
  ///   - roots: The project's folders, nothing outside of which is read.
  ///   - files: The only catalogs that are read; nil for all.
  ///   - otherLanguages: The languages that the project's other tables are translated to.
  package init(
    _ knowledge: ProjectKnowledge, in roots: [String], on tree: any FileTree,
    only files: Set<String>? = nil, otherLanguages: [String] = []
  ) {
    self.otherLanguages = otherLanguages
    let catalogs = ExchangeCatalogs(
      of: knowledge.survey, knowledge.configuration, in: roots, only: files, tree)
    diagnostics = catalogs.diagnostics
    let byName = Dictionary(grouping: catalogs.tables) {
      $0.keepsState ? $0.original : $0.flatName
    }
    tables = byName.map { TextTable(name: $0.key, parts: $0.value) }
      .sorted { $0.name.precedesInBytes($1.name) }
  }

  package func table(named name: String) -> TextTable? { tables.first { $0.name == name } }

  /// The texts once a proposal that was tried is written.
  package func applying(_ trial: ProposalTrial) -> ProjectTexts {
    var texts = self
    texts.tables = tables.map { $0.name == trial.proposal.table ? trial.table : $0 }
    return texts
  }

  /// The languages that any table is translated to, each under one name, sorted.
  package var languages: [String] {
    LanguageTag.distinct(tables.flatMap(\.languages) + otherLanguages)
  }
}
