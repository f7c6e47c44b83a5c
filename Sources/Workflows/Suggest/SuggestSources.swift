import Diagnostics
import Extraction

/// The code that asks for keys, to show what it would say with new ones.
struct SuggestSources {
  private let places: RenamePlaces
  private let loader: SourceLoader

  /// - Parameter keys: Those of the catalogs.
  init(
    _ options: ExtractOptions, keys: [String], _ project: ProjectConfiguration, _ tree: any FileTree
  ) {
    let walk = ProjectWalk(
      around: options.paths, choosing: SourceExtraction.selection(options),
      excluding: options.exclude, project, in: tree)
    let sources = SourceExtraction(options, walk.chosen, ProjectSurvey(walk))
    places = RenamePlaces(sources, keys)
    loader = sources.loader
  }

  /// What keeps code from being read, so that uses may be missing.
  var diagnostics: [Diagnostic] { loader.diagnostics }

  /// A suggestion with the places in code that ask for its key, and what they become.
  func completing(_ suggestion: SuggestOutcome.Suggestion) -> SuggestOutcome.Suggestion {
    var suggestion = suggestion
    suggestion.uses = places.references(to: suggestion.key, in: suggestion.table).map { place in
      .init(
        file: place.file, line: place.line, column: place.column,
        isPlain: place.reading == .plain)
    }
    guard let newKey = suggestion.newKey else { return suggestion }
    var outcome = RenameOutcome()
    let isTaken = !places.references(to: newKey, in: suggestion.table).isEmpty
    if !isTaken {
      places.rename(
        KeyPair(old: suggestion.key, new: newKey), in: suggestion.table, loader, &outcome)
    }
    if isTaken || outcome.status != .clean {
      // The key stays: its texts say the same.
      suggestion.newKey = nil
    } else {
      suggestion.changes = outcome.changes.sorted { $0.file < $1.file }
    }
    return suggestion
  }
}
