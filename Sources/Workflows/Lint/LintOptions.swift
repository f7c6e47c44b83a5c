package import Diagnostics
package import Linting

/// What `l10n lint` is asked to do.
package struct LintOptions: Sendable {
  /// Catalogs, and folders to look for catalogs in.
  package var scope: FileScope
  /// Only these locales, if there are any.
  package var locales: [String] = []
  /// Only these rules, if there are any; they run even where they are off otherwise.
  package var rules: [String] = []
  package var disabled: [String] = []
  /// Severities by rule; they win over the configuration's.
  package var severities: [String: Configuration.RuleSeverity] = [:]
  /// Whether warnings fail, too.
  package var isStrict = false
  /// Whether notes are shown, too; those of rules that were asked for by name are.
  package var showsNotes = false
  /// Rules whose notes are shown where those of others are not.
  package var notedRules: Set<String> = []
  /// Whether many findings that say the same, and those of copies, are told as one.
  package var foldsFindings = true
  /// How many findings are shown, the worst of them; nil for all.
  package var mostShown: Int?
  /// Texts that are errors whatever the configuration says.
  package var failures: Set<LintFailure> = []
  /// Whether safe fixes are applied.
  package var fixes = false
  /// Whether keys that surely nothing asks for are removed with the fixes.
  package var removesUnused = false
  /// Findings that are known and don't count.
  package var baseline: String?
  /// Where all findings are written as known.
  package var newBaseline: String?
  /// Whether a file that is no baseline is replaced by one.
  package var replacesFiles = false
  /// Swift sources that say which keys there are and what their arguments and attributes can be.
  package var sources: [String] = []
  /// Only these files are looked at, as real paths; nil for all.
  package var changedFiles: Set<String>?
  /// The texts of an earlier revision, as files; nil where none was named.
  package var earlierFiles: (any EarlierFiles)?
  /// How many findings of a rule are listed for a table; one more counts the others.
  ///
  /// More than any real catalog has, for a new one must not hide behind old ones.
  package var findingLimit = 50_000
  /// The language of `.strings` sources; nil for that of the configuration, else English.
  package var sourceLanguage: String?

  /// What earlier runs found; nil to find everything anew.
  package var cache: ProjectCache?

  package init(_ scope: FileScope) { self.scope = scope }

  package init(paths: [String]) { self.init(FileScope(paths: paths)) }

  /// How many findings of a rule a table may have; what a baseline knows is counted in full.
  var limit: Int { baseline != nil || newBaseline != nil ? .max : findingLimit }

  /// Whether anyone asked for a finding: notes wait until they are.
  func shows(_ finding: LintDiagnostic) -> Bool {
    let diagnostic = finding.diagnostic
    return diagnostic.severity > .note || showsNotes || rules.contains(diagnostic.id)
      || severities[diagnostic.id] != nil || notedRules.contains(diagnostic.id)
  }
}

/// What `l10n lint --fail-on` can be asked to stop.
package enum LintFailure: String, CaseIterable, Sendable {
  /// Text that a machine translated and nobody reviewed.
  case machine

  /// The rule that finds it.
  var rule: String { "machine-translation" }
}

/// What `l10n lint` found.
package struct LintOutcome: Sendable {
  /// By file, place and rule, many that say the same as one.
  package var findings: [LintDiagnostic] = []
  /// How many findings of each rule and severity there are, those beyond `mostShown` too.
  package var counts = FindingCounts()
  /// What kept it from looking: unreadable files, a broken configuration.
  package var diagnostics: [Diagnostic] = []
  /// The ids of the rules that ran.
  package var rules: [String] = []
  /// The project's own rules that ran.
  package var patternRules: [PatternRule] = []
  /// The files that were looked at.
  package var files: [String] = []
  /// The files with findings, all of which are beyond `mostShown`.
  package var cutFiles: Set<String> = []
  /// How many notes there are that nobody asked for.
  package var hiddenNoteCount = 0
  /// How many texts were looked at.
  package var unitCount = 0
  /// How many findings the baseline knows.
  package var knownCount = 0
  /// The baseline that the findings were written to.
  package var newBaseline: String?
  /// How many findings have a fix that is applied where it is asked for.
  package var fixableCount = 0
  /// How many fixes were applied, and the files that they changed.
  package var fixCount = 0
  package var fixedFiles: [String] = []
  /// Whether warnings fail.
  package var isStrict = false
  package var status = ExitStatus.clean

  package init() {}

  package var fileCount: Int { files.count }
  package var errorCount: Int { counts.total(.error) }
  package var warningCount: Int { counts.total(.warning) }
  /// How many files and folders were passed over.
  package var leftOutCount: Int { diagnostics.count { $0.id == FileListing.leftOutID } }
}
