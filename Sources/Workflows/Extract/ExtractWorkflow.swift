import Catalogs
import Diagnostics
import Extraction
import Linting
import Projects
import Reading
import Resources

/// Scans sources and brings the source language's catalogs up to date.
package struct ExtractWorkflow: Sendable {
  private let options: ExtractOptions

  package init(_ options: ExtractOptions) { self.options = options }

  /// Runs on a file tree.
  ///
  /// Catalogs are written only when all sources and all catalogs could be read: an unread file
  /// would make keys look stale.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ExtractOutcome {
    guard !project.isBroken else {
      return ExtractOutcome(diagnostics: project.diagnostics, status: .couldNotRun)
    }
    let workflow = filled(from: project, in: tree)
    return KeptRun(workflow.options, project).outcome(on: tree) { tree in
      let walk = workflow.walk(in: tree, project)
      return workflow.extract(walk) { ProjectSurvey(walk) }
    }
  }

  /// The same with what the options leave open.
  func filled(from project: ProjectConfiguration, in tree: any FileTree) -> ExtractWorkflow {
    var options = options.filled(from: project)
    options.folder = tree.realPath(of: ".") ?? ""
    options.spellOutput()
    return ExtractWorkflow(options)
  }

  /// The walk that a run makes whose options are filled.
  func walk(in tree: any FileTree, _ project: ProjectConfiguration) -> ProjectWalk {
    ProjectWalk(
      around: options.scope.paths, choosing: SourceExtraction.selection(options),
      excluding: options.scope.exclude, project, in: tree)
  }

  /// What a run comes to behind its walk.
  ///
  /// - Parameter look: Surveys what the walk found, while sources are read; or has done so.
  func extract(_ walk: ProjectWalk, surveying look: () -> ProjectSurvey) -> ExtractOutcome {
    var outcome = ExtractOutcome()
    Extractor.prepare()
    let loader = SourceLoader(tree: walk.tree)
    guard !isEmpty(walk, &outcome) else { return outcome }
    loader.readAhead(walk.chosen.files.filter { $0.hasSuffix(".swift") })
    let survey = look()
    var sources = SourceExtraction(options, walk.chosen, survey, continuing: loader)
    outcome.diagnostics = sources.diagnostics
    if sources.couldNotRun {
      outcome.status = .couldNotRun
    } else if sources.diagnostics.hasErrors {
      outcome.status = .findings
    }
    sources.removeUnnameable(&outcome)
    outcome.diagnostics += survey.model.diagnostics + survey.emptySubmodules.diagnostics
    let explained = options.explainsFiles ? sources.parsedFiles : []
    outcome.explanation = explained.map { "\($0.path): \($0.reason.text)" }
    ExtractWorkflow(options(creatingIn: survey))
      .updateCatalogs(
        with: sources, survey, walk, choosesPlaces: options.output == nil, on: survey.tree,
        &outcome)
    outcome.tell(Self.consequences(of: outcome, survey))
    return outcome
  }

  /// What other tools will make of changed catalogs.
  private static func consequences(
    of outcome: ExtractOutcome, _ survey: ProjectSurvey
  ) -> [Diagnostic] {
    UntypedExtraction(model: survey.model).notes(of: outcome.changes, outcome.entries)
      + PackageLanguage(survey).warnings(of: outcome.changes)
  }

  /// With the folder of the first catalog, where one is to be made and no target says where.
  private func options(creatingIn survey: ProjectSurvey) -> ExtractOptions {
    guard !survey.hasTargets, let folder = options.folderOfFirstCatalog(in: survey) else {
      return options
    }
    var options = options
    options.output = folder
    return options
  }

  private func updateCatalogs(
    with sources: SourceExtraction, _ survey: ProjectSurvey, _ walk: ProjectWalk,
    choosesPlaces: Bool, on tree: any FileTree, _ outcome: inout ExtractOutcome
  ) {
    let catalogs = ProjectCatalogs(options: options, survey: survey, tree: tree)
    tell(of: catalogs, sources, &outcome)

    let reconciliation = SpecifierReconciliation(catalogs)
    outcome.entries = sources.entries.map(reconciliation.reconciled)
    outcome.resourceEntries = sources.resources.flatMap(\.entries)

    let plan = CatalogPlan(outcome.entries, sources, catalogs, survey, options)
    let retirement = retirement(by: plan, sources, survey, walk, catalogs.owners)
    let update = CatalogUpdate(
      owned: plan.owned, creation: plan.creation, catalogs: catalogs, options: options,
      retirement: retirement, EngineCache(lexicon: walk.project.configuration.lexicon), in: tree)
    // To take an unread catalog for one that isn't there would be to write it anew.
    outcome.changes = catalogs.hasErrors ? [] : update.changes
    refuseLeftOut(catalogs, &outcome)
    leaveOutUnwanted(survey, catalogs.layout, choosesPlaces: choosesPlaces, on: tree, &outcome)
    outcome.tell(plan.diagnostics + update.diagnostics)
    outcome.explanation +=
      options.explainedKey.map {
        KeyExplanation($0, plan, sources, catalogs, survey, options, retirement).lines
      } ?? []
    finish(on: tree, &outcome)
  }

  /// What may become of the keys that no source asks for, once the files are looked through for them.
  private func retirement(
    by plan: CatalogPlan, _ sources: SourceExtraction, _ survey: ProjectSurvey,
    _ walk: ProjectWalk, _ owners: CatalogOwners
  ) -> Retirement {
    let (unused, inTables) = (plan.unusedKeys, plan.unusedTableKeys)
    var retirement = plan.retirement(
      of: unused, dynamicKeys: walk.project.configuration.dynamicKeys)
    retirement.look(for: unused, inComments: inTables, in: survey.textFiles, sources, options)
    retirement.excluded = ExcludedSpellings(
      of: unused, inComments: inTables, leftOutOf: walk, survey, owners, sources, options)
    return retirement
  }

  /// Tells what is wrong with the catalogs, and no more of the sources what these have an answer to.
  private func tell(
    of catalogs: ProjectCatalogs, _ sources: SourceExtraction, _ outcome: inout ExtractOutcome
  ) {
    if catalogs.hasErrors { outcome.status = .couldNotRun }
    let listed = ListedLookUps(sources.openLookUps, in: catalogs, toldBy: outcome.diagnostics)
    outcome.diagnostics.removeAll(where: listed.isReason)
    outcome.tell(catalogs.diagnostics)
  }

  static let noSourceID = "no-source"

  /// Says that there is nothing that could have strings, and no catalog either.
  static func noSource(_ severity: Severity, at place: Location?) -> Diagnostic {
    Diagnostic(
      id: noSourceID, severity: severity,
      message: "there is no source here, and no catalog; name the folder of the project",
      location: place)
  }

  /// Whether there is no source and no catalog, and says so: the folder is likely the wrong one.
  private func isEmpty(_ walk: ProjectWalk, _ outcome: inout ExtractOutcome) -> Bool {
    guard walk.chosen.files.isEmpty, !walk.chosen.hasErrors,
      !walk.all.files.contains(where: { CatalogFormat(path: $0) != nil })
    else { return false }
    outcome.tell(walk.chosen.diagnostics + [Self.noSource(.error, at: options.scope.place)])
    outcome.status = .couldNotRun
    return true
  }

  private func leaveOutUnwanted(
    _ survey: ProjectSurvey, _ layout: CatalogLayout, choosesPlaces: Bool, on tree: any FileTree,
    _ outcome: inout ExtractOutcome
  ) {
    if choosesPlaces { leaveOutIgnored(on: tree, &outcome) }
    leaveOutUnmet(survey, layout, on: tree, &outcome)
    if choosesPlaces { leaveOutUnloadable(survey, &outcome) }
  }

  /// Makes no table anew that is there and was not met.
  private func leaveOutUnmet(
    _ survey: ProjectSurvey, _ layout: CatalogLayout, on tree: any FileTree,
    _ outcome: inout ExtractOutcome
  ) {
    guard outcome.changes.contains(where: \.isNew) else { return }
    let unmet = UnmetTables(besides: survey.files, layout, in: tree)
    outcome.leaveAlone(
      because: "this table is excluded, or goes by another name or other capitals, so no new keys "
        + "come into it"
    ) { change in
      change.isNew ? unmet.file(ofTableAt: change.file) : nil
    }
  }

  /// Writes no table that is to be made and that git ignores: a build makes that.
  private func leaveOutIgnored(on tree: any FileTree, _ outcome: inout ExtractOutcome) {
    guard outcome.changes.contains(where: \.isNew) else { return }
    var ignored = IgnoredPaths(in: tree)
    outcome.leaveAlone(because: "git ignores this table, so it is left to what makes it") {
      change in
      change.isNew && ignored.contains(change.file) ? change.file : nil
    }
  }

  /// Makes no table that would keep SwiftPM from loading its package.
  private func leaveOutUnloadable(_ survey: ProjectSurvey, _ outcome: inout ExtractOutcome) {
    let refused = PackageLanguage(survey).refusals(of: outcome.changes)
    guard !refused.files.isEmpty else { return }
    outcome.changes.removeAll { refused.files.contains($0.file) }
    outcome.tell(refused.diagnostics)
    if outcome.status == .clean { outcome.status = .findings }
  }

  private func finish(on tree: any FileTree, _ outcome: inout ExtractOutcome) {
    if outcome.diagnostics.contains(where: { $0.id == Diagnostic.noCatalogID }) {
      outcome.status = .couldNotRun
    }
    guard outcome.status != .couldNotRun, !options.isExplaining else { return }
    if options.isCheck {
      if !outcome.changes.isEmpty { outcome.status = .findings }
    } else {
      write(on: tree, &outcome)
    }
  }

  /// What was not read may hold everything that would be written to it, or to a table of another format
  /// beside it, which would be a second one of the same name.
  private func refuseLeftOut(_ catalogs: ProjectCatalogs, _ outcome: inout ExtractOutcome) {
    var unread: Set<String> = []
    outcome.changes.removeAll { change in
      guard let catalog = catalogs.leftOut.catalog(for: change) else { return false }
      unread.insert(catalog)
      return true
    }
    guard !unread.isEmpty else { return }
    outcome.status = .couldNotRun
    outcome.diagnostics += unread.sorted().map { catalog in
      Diagnostic(
        id: "unread-catalog", severity: .error,
        message: "this was left out, so what is in it can't be brought up to date",
        location: Location(file: catalog))
    }
  }

  private func write(on tree: any FileTree, _ outcome: inout ExtractOutcome) {
    do throws(FileError) {
      outcome.diagnostics += try tree.writeAll(outcome.changes.map(\.edit))
      outcome.isWritten = true
    } catch {
      outcome.diagnostics.append(error.diagnostic)
      outcome.status = .couldNotRun
    }
  }
}

extension ExtractOptions {
  /// Whether `--create` makes a first catalog, although no target says where: only where there is
  /// none at all, and for what no target compiles.
  func canMakeFirstCatalog(in survey: ProjectSurvey) -> Bool {
    output == nil && !survey.files.contains { CatalogFormat(path: $0) != nil }
  }

  /// The folder of that catalog, spelled as the files in it are found; nil where none is made.
  func folderOfFirstCatalog(in survey: ProjectSurvey) -> String? {
    guard createsCatalogs, canMakeFirstCatalog(in: survey) else { return nil }
    var options = self
    let only = scope.paths.count == 1 ? scope.paths[0] : "."
    options.output = SourceLanguage(path: only) == nil ? only : PathParts.folder(of: only)
    options.spellOutput()
    return options.output
  }
}
