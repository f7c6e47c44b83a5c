import Diagnostics
import Extraction
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
    guard !project.isBroken else { return outcome.ended(by: project) }
    let catalogs = PreviewCatalogs(options.preview(project), project, tree)
    outcome.diagnostics = catalogs.diagnostics.filter { $0.severity == .error }
    let trial = AgreementTrial(project)
    search(catalogs, trial, &outcome)
    readCode(catalogs, trial, project, tree, &outcome)
    // A text that no code shows with its words agreeing is of no use yet.
    let plain = outcome.suggestions.filter(\.isOnlyPlain)
    outcome.suggestions = outcome.suggestions.filter { !$0.isOnlyPlain } + plain
    if outcome.diagnostics.hasErrors {
      outcome.status = .couldNotRun
    }
    return outcome
  }

  private func search(
    _ catalogs: PreviewCatalogs, _ trial: AgreementTrial, _ outcome: inout SuggestOutcome
  ) {
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
    _ catalogs: PreviewCatalogs, _ trial: AgreementTrial, _ project: ProjectConfiguration,
    _ tree: any FileTree, _ outcome: inout SuggestOutcome
  ) {
    let keys = catalogs.folders.flatMap { folder in
      folder.store.tables.flatMap { table in
        folder.store.keys(table: table).map { TableKey($0, in: table) }
      }
    }
    // A catalog that can't be read is there all the same.
    if keys.isEmpty, !catalogs.hasErrors { outcome.diagnostics.append(.noTexts(in: options.scope)) }
    guard !keys.isEmpty else { return }
    let sources = SuggestSources(
      options.extract(project), keys: keys.map(\.key.text), project, tree)
    outcome.diagnostics += sources.diagnostics
    let uses = Dictionary(grouping: keys, by: \.self).mapValues(\.count)
    outcome.suggestions = outcome.suggestions.map { suggestion in
      var suggestion = suggestion
      let key = TableKey(suggestion.key, in: suggestion.table)
      // A key that several catalogs have is no new name for one of them.
      if uses[key] != 1 || suggestion.isTaken(uses) { suggestion.newKey = nil }
      return sources.completing(suggestion)
    }
    let choices = sources.choices(in: catalogs.folders.map(\.store))
    searchVariants(choices.variants, catalogs, trial, sources, uses, &outcome)
    for result in ChoiceSearch(catalogs.folders, trial).results(for: choices.numbers) {
      add(result, sources, uses, &outcome)
    }
  }

  private func add(
    _ result: ChoiceSearch.Result, _ sources: SuggestSources, _ uses: [TableKey: Int],
    _ outcome: inout SuggestOutcome
  ) {
    switch result {
    case .passedOver(let key): outcome.passedOver.append(key)
    case .suggestion(let suggestion, let choices):
      guard !suggestion.isTaken(uses) else {
        let reason = SuggestOutcome.Reason.keyExists(suggestion.newKey ?? "")
        outcome.passedOver += choices.prefix(1).map { .init($0, reason) }
        return
      }
      outcome.suggestions.append(sources.completing(suggestion, at: choices))
    }
  }

  private func searchVariants(
    _ choices: [VariantChoice], _ catalogs: PreviewCatalogs, _ trial: AgreementTrial,
    _ sources: SuggestSources, _ uses: [TableKey: Int], _ outcome: inout SuggestOutcome
  ) {
    for (choice, result) in VariantSearch(catalogs.folders, trial).results(for: choices) {
      switch result {
      case .success(let suggestion) where !suggestion.isTaken(uses):
        outcome.suggestions.append(sources.completing(suggestion, at: choice))
      case .success(let suggestion):
        outcome.passedOver.append(.init(choice, .keyExists(suggestion.newKey ?? "")))
      case .failure(let refusal): outcome.passedOver.append(.init(choice, refusal.reason))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noTexts(in scope: FileScope) -> Diagnostic {
    .noCatalog(
      "there is no catalog with keys here, so there are no texts to try; run 'l10n extract "
        + "--create' first (or 'l10n extract --output <folder>' where nothing says what the targets "
        + "are), then 'l10n suggest' again", in: scope)
  }
}

extension SuggestOutcome.Reason {
  fileprivate static func keyExists(_ key: String) -> Self {
    .init(.keyExists, "a catalog has the key \"\(key)\" already")
  }
}

extension SuggestOutcome.PassedOver {
  fileprivate init(_ choice: VariantChoice, _ reason: SuggestOutcome.Reason) {
    self.init(
      key: choice.keys.keys[0], otherKeys: Array(choice.keys.keys.dropFirst()),
      table: choice.keys.table, file: choice.reference.file, reason: reason)
  }
}

extension SuggestOutcome.Suggestion {
  /// Whether a catalog has the new key already.
  fileprivate func isTaken(_ uses: [TableKey: Int]) -> Bool {
    newKey.map { uses[TableKey($0, in: table)] != nil } ?? false
  }
}
