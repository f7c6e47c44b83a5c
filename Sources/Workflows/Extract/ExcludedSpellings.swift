import Extraction
import Reading

/// The keys that sources spell out which the globs of a run leave out, `--exclude`.
///
/// Such globs say what a run looks at. What they leave out is built all the same and may look the keys
/// up; what `exclude` of a configuration matches has nothing to do with the project's keys.
struct ExcludedSpellings {
  private let spelled: [ExactKey: [SpelledPlace]]
  private let evidence: SpellingEvidence

  /// - Parameters:
  ///   - keys: The keys that are looked for.
  ///   - inComments: Of these those that comments may spell out, too.
  ///   - walk: What the run met, with the globs that left sources out.
  ///   - survey: The survey of that.
  ///   - owners: Which targets have which tables.
  /// - Returns: Nil where no source was left out.
  init?(
    of keys: Set<ExactKey>, inComments: Set<ExactKey>, leftOutOf walk: ProjectWalk,
    _ survey: ProjectSurvey, _ owners: CatalogOwners, _ sources: SourceExtraction,
    _ options: ExtractOptions
  ) {
    guard !keys.isEmpty, !walk.selection.exclude.isEmpty else { return nil }
    let whole = ProjectSurvey(
      ProjectWalk(around: walk.paths, excluding: [], walk.project, in: walk.tree))
    let met = Set(survey.files)
    let excluded = whole.files.filter { SourceLanguage(path: $0) != nil && !met.contains($0) }
    guard !excluded.isEmpty else { return nil }
    let search = SpelledKeySearch(
      for: keys, inComments: inComments, lookUps: sources.lookUps, reading: sources.loader)
    // What is kept of the run's own files isn't replaced by what is found here.
    spelled = search.places(in: excluded, cache: nil, project: options.identity)
    evidence = SpellingEvidence([], nil, owners, whole, countsTargets: options.output == nil)
  }

  /// A file that was left out and may look a key up in a catalog; nil where none does.
  func file(spelling key: String, in name: ProjectCatalogs.Name) -> String? {
    spelled[ExactKey(key)]?.first { evidence.counts($0, of: key, in: name) }?.file
  }
}
