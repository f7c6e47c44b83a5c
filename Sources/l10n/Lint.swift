import ArgumentParser
import Diagnostics
import Linting
import Workflows

/// `l10n lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check what translators sent in.",
    discussion: """
      Every translation is compared with its source, and with what the app's code declares when \
      --sources names it. Errors and warnings are shown, and on request notes. `l10n rules` lists \
      what is looked for; --explain tells of one rule why it matters and how to turn it off: for a \
      key, for a file or for the project.

      Examples:
        l10n lint
        l10n lint --strict --locale es --sources App App
        l10n lint --since main
        l10n lint --format junit > lint.xml
        l10n lint --write-baseline baseline.json
        l10n lint --baseline baseline.json
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var choice: LintChoice
  @OptionGroup var cache: CacheOptions

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @Flag(help: "Show notes, too: what may be a matter of taste.")
  var notes = false

  @Option(parsing: .unconditional, help: "Show at most so many findings, the worst of them.")
  var max: Int?

  @Option(
    help: "Tell what this rule is about and how to turn it off; checks nothing.",
    completion: .rules)
  var explain: String?

  @Option(help: "Exit with 1 where a machine translated text that nobody reviewed (machine).")
  var failOn: [LintFailure] = []

  @Flag(help: "Apply the fixes that are safe.")
  var fix = false

  @Flag(help: "With --fix and --sources, also remove keys that surely nothing asks for.")
  var removeUnused = false

  @Option(help: "Known findings, which don't count.", completion: .file())
  var baseline: String?

  @Option(help: "Write all findings to this file as known.", completion: .file())
  var writeBaseline: String?

  @Flag(help: "Write the baseline or stamp in place of any file.")
  var force = false

  @Option(
    help: "Swift sources that the catalogs are checked against (repeatable).",
    completion: .file())
  var sources: [String] = []

  @Option(help: "Only files that changed since this revision of the git repository.")
  var since: String?

  @Option(help: "The language of the source's .strings files (default: the project's, else en).")
  var sourceLanguage: String?

  @Option(help: "text, json, sarif, junit or github.")
  var format = LintReportFormat.text

  @Option(
    help: "Write this file if nothing fails: a build system takes it for the result.",
    completion: .file())
  var stamp: String?

  func validate() throws {
    try PathArgument.check(sources + [baseline, writeBaseline, stamp].compactMap(\.self))
    try LocaleArgument.check(choice.locale, source: sourceLanguage)
    if let max, max < 0 { throw ValidationError("'--max \(max)' is no number of findings.") }
    try project.checkJSON(beside: format, allowing: [.text, .json])
    guard removeUnused, !fix || sources.isEmpty else { return }
    throw ValidationError("--remove-unused goes with --fix and --sources.")
  }

  func run() throws {
    let loaded = project.loaded()
    if let explain {
      return try Rules.explain(explain, besides: loaded.configuration.rules)
    }
    let options = try lintOptions(loaded)
    let tree = project.tree(
      loaded, inputs: sources + [baseline].compactMap(\.self), outputs: [writeBaseline, stamp])
    let outcome = Progress.saying("checking translations", unless: project.quiet) {
      LintWorkflow(options).run(on: tree, project: loaded)
    }
    try LintConsole(project, tree).report(outcome, project.json ? .json : format)
    if outcome.status == .clean, let stamp { try writeStamp(to: stamp, on: tree) }
    throw ExitCode(outcome.status.rawValue)
  }

  private func writeStamp(to path: String, on tree: DiskFileTree) throws {
    if let diagnostic = LintStamp.store(at: path, replacesFiles: force, on: tree) {
      Console.show([diagnostic], color: project.color)
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
  }

  private func changedFiles(since revision: String) throws -> ChangedFiles {
    do {
      return try ChangedFiles(since: revision, below: project.roots)
    } catch let failure as GitFailure {
      let diagnostic = Diagnostic(
        id: "git-failed", severity: .error, message: failure.description)
      Console.show([diagnostic], color: project.color)
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
  }

  private func lintOptions(_ loaded: ProjectConfiguration) throws -> LintOptions {
    var options = LintOptions(project.scope)
    let isBroken = loaded.diagnostics.hasErrors
    try choice.apply(
      to: &options, besides: isBroken ? nil : loaded.configuration.rules.map(\.id))
    options.isStrict = strict
    options.showsNotes = notes
    options.mostShown = max
    options.failures = Set(failOn)
    options.fixes = fix
    options.removesUnused = removeUnused
    options.baseline = baseline
    options.newBaseline = writeBaseline
    options.replacesFiles = force
    options.sources = sources
    options.sourceLanguage = sourceLanguage
    let changed = try since.map(changedFiles)
    options.changedFiles = changed?.paths
    options.earlierFiles = changed?.earlier
    options.cache = cache.projectCache
    return options
  }
}

/// Which locales and rules are looked at.
struct LintChoice: ParsableArguments {
  @Option(help: "Only this locale, such as es (repeatable).", completion: .locales)
  var locale: [String] = []

  @Option(help: "Only this rule (repeatable).", completion: .rules)
  var rule: [String] = []

  @Option(help: "Not this rule (repeatable).", completion: .rules)
  var disable: [String] = []

  @Option(
    help: "ID=error, ID=warning, ID=note or ID=off (repeatable).", completion: .severities)
  var severity: [String] = []

  /// - Parameter own: The ids of the project's rules; nil where they aren't known, for the
  ///   configuration is broken and lint says so first.
  func apply(to options: inout LintOptions, besides own: [String]?) throws {
    options.locales = locale
    options.rules = rule
    options.disabled = disable
    for text in severity {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = Configuration.RuleSeverity(rawValue: parts[1])
      else {
        throw ValidationError(
          "'\(text)' is no severity; write ID=error, ID=warning, ID=note or ID=off.")
      }
      options.severities[parts[0]] = severity
    }
    guard let own else { return }
    if let unknown = LintWorkflow.unknownRules(in: options, besides: own).first {
      throw ValidationError(unknown.message)
    }
  }
}

extension LintFailure: ExpressibleByArgument {}

/// How findings are written.
enum LintReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case sarif
  case junit
  case github
}
