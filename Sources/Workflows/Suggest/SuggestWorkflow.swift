import Diagnostics
import Localization
import Reading

/// `l10n suggest`: finds plural forms that one text with agreement can replace; writes nothing.
package struct SuggestWorkflow: Sendable {
  private let options: SuggestOptions

  package init(_ options: SuggestOptions) { self.options = options }

  /// Runs on a file tree; what can't be read is named, and nothing is said of it.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> SuggestOutcome {
    var outcome = SuggestOutcome()
    guard !project.isBroken else {
      outcome.diagnostics = project.diagnostics
      outcome.status = .couldNotRun
      return outcome
    }
    let catalogs = PreviewCatalogs(options.preview(project), project, tree)
    outcome.diagnostics = catalogs.diagnostics.filter { $0.severity == .error }
    search(catalogs, project, &outcome)
    if !outcome.suggestions.isEmpty { readCode(catalogs, project, tree, &outcome) }
    if outcome.diagnostics.contains(where: { $0.severity == .error }) {
      outcome.status = .couldNotRun
    }
    return outcome
  }

  private func search(
    _ catalogs: PreviewCatalogs, _ project: ProjectConfiguration, _ outcome: inout SuggestOutcome
  ) {
    let trial = AgreementTrial(project)
    for folder in catalogs.folders {
      for result in SuggestSearch(folder, trial).results {
        switch result {
        case .suggestion(let suggestion): outcome.suggestions.append(suggestion)
        case .passedOver(let key): outcome.passedOver.append(key)
        }
      }
    }
  }

  private func readCode(
    _ catalogs: PreviewCatalogs, _ project: ProjectConfiguration, _ tree: any FileTree,
    _ outcome: inout SuggestOutcome
  ) {
    let keys = catalogs.folders.flatMap { folder in
      folder.store.tables.flatMap { table in
        folder.store.keys(table: table).map { TableKey(table: table, key: $0) }
      }
    }
    let sources = SuggestSources(
      options.extract(project), keys: keys.map(\.key), project, tree)
    outcome.diagnostics += sources.diagnostics
    let uses = Dictionary(grouping: keys, by: \.self).mapValues(\.count)
    outcome.suggestions = outcome.suggestions.map { suggestion in
      var suggestion = suggestion
      let key = TableKey(table: suggestion.table, key: suggestion.key)
      let new = suggestion.newKey.map { TableKey(table: suggestion.table, key: $0) }
      // A key that several catalogs have, or that is there already, is no new name for one of them.
      if uses[key] != 1 || new.map({ uses[$0] != nil }) ?? false { suggestion.newKey = nil }
      return sources.completing(suggestion)
    }
  }
}
