import Catalogs
import Diagnostics
import Linting
import Reading

/// `l10n lint`: checks catalogs with all rules.
package struct LintWorkflow: Sendable {
  let options: LintOptions

  package init(_ options: LintOptions) { self.options = options }

  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> LintOutcome {
    let named = NamedFiles(options, in: tree)
    let options = named.widened(project)
    return LintWorkflow(options).run(on: tree, project, namesFiles: named.areAllFiles) {
      LintCatalogs.set(options, project, in: tree)
    }
  }

  /// - Parameters:
  ///   - namesFiles: Whether a person named nothing but files of catalogs.
  ///   - catalogs: Finds the catalogs, unless something else is wrong already.
  func run(
    on tree: any FileTree, _ project: ProjectConfiguration, namesFiles: Bool = false,
    finding catalogs: () -> CatalogSet
  ) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.isStrict = options.isStrict
    let selection = RuleSelection(options, project)
    outcome.diagnostics = project.diagnostics + selection.unknown
    guard !hasErrors(outcome) else { return failed(outcome) }
    var sources = LintSources(options, project, selection.rules, tree)
    outcome.diagnostics += sources.diagnostics
    guard !hasErrors(outcome) else { return failed(outcome) }
    outcome.rules = selection.rules.map { $0.rule.id }
    outcome.patternRules = selection.patternRules
    let baseline = knownBaseline(on: tree, &outcome)
    // Before anything is fixed.
    guard !hasErrors(outcome) else { return failed(outcome) }

    let set = catalogs()
    sources.earlier = EarlierTables(options, selection, set, tree)
    outcome.diagnostics += sources.earlier?.diagnostics ?? []
    let task = LintTask(
      options: options, project: project, selection: selection, sources: sources, catalogs: set,
      namesFiles: namesFiles)
    let pass = lastPass(of: task, on: tree, &outcome)
    conclude(pass, baseline, tree, &outcome)
    return outcome
  }

  /// What is known already; says where a new baseline would replace something else.
  private func knownBaseline(
    on tree: any FileTree, _ outcome: inout LintOutcome
  ) -> LintBaseline? {
    let known = options.baseline.flatMap { path in
      LintBaseline.read(path, in: tree, telling: &outcome.diagnostics)
    }
    if let path = options.newBaseline, !options.replacesFiles {
      outcome.diagnostics += OwnFile.baseline.refusals(toReplace: [path], in: tree)
    }
    return known
  }

  /// What is found in the end, after fixes where they are asked for.
  private func lastPass(
    of task: LintTask, on tree: any FileTree, _ outcome: inout LintOutcome
  ) -> LintPass {
    guard options.fixes else {
      var pass = LintPass(task)
      pass.run(on: tree)
      return pass
    }
    let fixing = LintFixing(task)
    var pass = fixing.pass(on: tree)
    if options.removesUnused { pass = fixing.removeUnused(pass, on: tree, &outcome) }
    return fixing.run(pass, on: tree, &outcome)
  }

  /// Reports what the last pass found, but for what is known already.
  private func conclude(
    _ pass: LintPass, _ baseline: LintBaseline?, _ tree: any FileTree,
    _ outcome: inout LintOutcome
  ) {
    outcome.take(pass)
    let isEmpty = outcome.fileCount == 0 && options.changedFiles == nil
    if isEmpty, let reason = nothing(on: tree, pass.diagnostics) {
      outcome.diagnostics.append(reason)
    }
    // What a fix could not write is no reason to count nothing.
    guard !isEmpty, !pass.diagnostics.hasErrors else {
      outcome = failed(outcome)
      return
    }
    if let note = unplaced(outcome) { outcome.diagnostics.append(note) }
    if let path = options.newBaseline, !hasErrors(outcome) {
      LintBaseline(outcome.findings, below: PathParts.folder(of: path))
        .save(to: path, in: tree, telling: &outcome.diagnostics)
      outcome.newBaseline = hasErrors(outcome) ? nil : path
      // A baseline knows the notes that nobody is shown, too.
      let all = outcome.findings.count
      outcome.findings.removeAll { !options.shows($0) }
      outcome.hiddenNoteCount += all - outcome.findings.count
    }
    if let baseline {
      outcome.findings = baseline.removingKnown(outcome.findings, &outcome.knownCount)
    }
    choose(&outcome, besides: LintFixing.brokenFiles(pass.findings))
    outcome.status = hasErrors(outcome) ? .couldNotRun : status(outcome)
  }

  /// Leaves what is shown of the findings, and counts the others.
  ///
  /// - Parameter broken: The files that no fix touches.
  private func choose(_ outcome: inout LintOutcome, besides broken: Set<String>) {
    outcome.fixableCount = LintFixing.mendableCount(outcome.findings, besides: broken)
    // Only now, for a baseline knows each finding by itself.
    if options.foldsFindings {
      let folding = FindingFolding(RuleRegistry.all, besides: options.rules)
      let copies = CopyFolding(besides: options.rules)
      outcome.findings = copies.folded(folding.folded(outcome.findings))
    }
    outcome.counts = FindingCounts(outcome.findings)
    let shown = worst(of: outcome.findings)
    if shown.count < outcome.findings.count {
      let files = { (findings: [LintDiagnostic]) in
        Set(findings.compactMap(\.diagnostic.location?.file))
      }
      outcome.cutFiles = files(outcome.findings).subtracting(files(shown))
    }
    outcome.findings = shown
  }

  /// As many findings as were asked for, the worst of them in the order of all.
  private func worst(of findings: [LintDiagnostic]) -> [LintDiagnostic] {
    guard let most = options.mostShown, findings.count > most else { return findings }
    let ranked = findings.indices.sorted { one, other in
      let left = findings[one].diagnostic.severity
      let right = findings[other].diagnostic.severity
      return left != right ? left > right : one < other
    }
    return ranked.prefix(most).sorted().map { findings[$0] }
  }

  /// To call it clean would be to say that somebody had looked.
  static func nothing(_ severity: Severity = .error, in scope: FileScope) -> Diagnostic {
    .noCatalog(
      "there is nothing here that could be checked; name catalogs, or what translators sent, or make "
        + "catalogs with l10n extract --create",
      severity: severity, in: scope)
  }

  /// A note where all that was looked at is in no language, as it is for who runs this inside of an
  /// `.lproj` folder, and takes it for clean.
  private func unplaced(_ outcome: LintOutcome) -> Diagnostic? {
    let areUnplaced = outcome.files.allSatisfy { file in
      guard let format = CatalogFormat(path: file) else { return false }
      return format != .stringCatalog && !PathParts.isLanguageFolder(PathParts.folder(of: file))
    }
    guard areUnplaced, !outcome.files.isEmpty, outcome.unitCount == 0, outcome.findings.isEmpty
    else { return nil }
    return .noCatalog(
      "no .strings or .stringsdict file here lies in an .lproj folder, so no text was compared with "
        + "its source; name the folder around those of the languages",
      severity: .note, in: options.scope)
  }

  /// Why there is nothing to check; nil where that is told already.
  private func nothing(on tree: any FileTree, _ diagnostics: [Diagnostic]) -> Diagnostic? {
    guard let bundle = shownBundle(on: tree) else {
      return options.scope.isUnread(diagnostics) ? nil : Self.nothing(in: options.scope)
    }
    return .noCatalog(
      "what a bundle has in 'Source Contents' are copies of the project's catalogs, which are not "
        + "checked there; name the catalogs, or '\(bundle)' for what translators sent")
  }

  /// The bundle whose copies a path names.
  private func shownBundle(on tree: any FileTree) -> String? {
    for path in options.scope.paths {
      let bundle =
        XclocBundle.bundle(showing: path)
        ?? tree.realPath(of: path).flatMap(XclocBundle.bundle(showing:))
      if let bundle { return bundle }
    }
    return nil
  }

  private func status(_ outcome: LintOutcome) -> ExitStatus {
    // What was just written down as known is no finding of this run.
    guard options.newBaseline == nil else { return .clean }
    let hasWarnings =
      outcome.warningCount > 0 || outcome.diagnostics.contains { $0.severity == .warning }
    let fails = outcome.errorCount > 0 || options.isStrict && hasWarnings
    return fails ? .findings : .clean
  }

  private func hasErrors(_ outcome: LintOutcome) -> Bool {
    outcome.diagnostics.hasErrors
  }

  private func failed(_ outcome: LintOutcome) -> LintOutcome {
    var outcome = outcome
    outcome.status = .couldNotRun
    return outcome
  }
}

extension LintOutcome {
  /// Takes over what a pass saw and found.
  fileprivate mutating func take(_ pass: LintPass) {
    // Sources and catalogs are looked for in the same folders.
    let told = Set(diagnostics)
    diagnostics += pass.diagnostics.filter { !told.contains($0) }
    files = pass.files
    unitCount = pass.unitCount
    hiddenNoteCount = pass.hiddenNoteCount
    findings = pass.findings
  }
}
