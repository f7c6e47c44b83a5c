import Catalogs
package import Diagnostics
package import Exchange
package import Extraction

/// Puts an extraction's outcome into words or JSON.
package struct ExtractReport {
  private let outcome: ExtractOutcome

  package init(_ outcome: ExtractOutcome) { self.outcome = outcome }

  /// What changed, file by file, for people.
  package var text: ConsoleText {
    outcome.isWritten ? outcome.changes.map(text).joined() : ""
  }

  /// What changed, or would, in one line for each catalog: `App/en.lproj/A.strings: 3 added, 1 stale`.
  package var counts: ConsoleText {
    outcome.changes.map { change -> ConsoleText in
      let counts = Self.verbs.compactMap { verb -> ConsoleText? in
        let count = change.changes.count { Self.verb($0) == verb }
        return count == 0 ? nil : "\(count) \(verb)"
      }
      return "\(change.file): \(counts.joined(separator: ", "))\n"
    }.joined()
  }

  /// What is known of the key that was asked about.
  package var explanation: ConsoleText {
    outcome.explanation.map { line -> ConsoleText in "\(line)\n" }.joined()
  }

  /// The differences that `--check` found, as a unified diff, in parts that are made one by one.
  package var difference: some Sequence<ExactText> {
    outcome.changes.lazy.flatMap { change in
      UnifiedDiff(old: change.old, new: change.new, path: change.file).parts
    }.map { ExactText($0) }
  }

  /// One sentence for the end of a run, or nil if there is nothing to say.
  package func summary(isCheck: Bool) -> ConsoleText? {
    guard outcome.status != .couldNotRun else { return nil }
    guard !outcome.changes.isEmpty else { return isCheck ? "all catalogs are up to date" : nil }
    let catalogs = ConsoleText.counted(outcome.changes.count, "catalog")
    guard isCheck else { return Self.written(outcome.changes) }
    return "\(catalogs) out of date; run l10n extract without --check to update"
  }

  /// A catalog that was made is read by nobody before a target has it.
  private static func written(_ changes: [CatalogChange]) -> ConsoleText {
    let count = changes.count { $0.isNew }
    let made = ConsoleText.counted(count, "catalog")
    let updated = ConsoleText.counted(changes.count - count, "catalog")
    guard count > 0 else { return "updated \(updated)" }
    let both: ConsoleText =
      count == changes.count ? "made \(made)" : "made \(made), updated \(updated)"
    return "\(both); l10n doctor tells whether a target has the new ones"
  }

  private func text(_ change: CatalogChange) -> ConsoleText {
    var lines: [ConsoleText] = ["\(change.file)\n"]
    let common = commonLocales(of: change)
    for single in change.changes {
      let isAdded = if case .added = single { true } else { false }
      let note = common == nil || !isAdded ? note(single, change) : ""
      lines.append("  \(Self.verb(single)) \"\(Self.start(of: single.key))\"\(note)\n")
    }
    if let common { lines.append("  not yet in \(Self.shown(common))\n") }
    return lines.joined()
  }

  /// A key may be a whole license; JSON has it as it is.
  private static func start(of key: String) -> String { key.shortened(to: 200) }

  /// The locales that have none of the new keys, where to name them for each would be too much.
  private func commonLocales(of change: CatalogChange) -> [String]? {
    let lists = Set(change.missingLocales.values)
    guard lists.count == 1, let locales = lists.first else { return nil }
    return change.missingLocales.count > 1 || locales.count > 3 ? locales : nil
  }

  private static let verbs = [
    "added", "stale", "removed", "in use again", "comment changed", "updated",
  ]

  private static func verb(_ change: MergeChange) -> String {
    switch change {
    case .added: "added"
    case .markedStale: "stale"
    case .removedStale: "removed"
    case .revived: "in use again"
    case .commentChanged: "comment changed"
    case .updated: "updated"
    }
  }

  private func note(_ change: MergeChange, _ file: CatalogChange) -> ConsoleText {
    if !change.outdated.isEmpty { return Self.review(change.outdated) }
    guard let locales = file.missingLocales[change.key], !locales.isEmpty else { return "" }
    return ", not yet in \(Self.shown(locales))"
  }

  /// That translations are of the text that was there before.
  private static func review(_ languages: [String]) -> ConsoleText {
    ", to be reviewed in \(shown(languages))"
  }

  /// Languages by their names, or how many they are: nobody reads fifty of them behind each key.
  private static func shown(_ languages: [String]) -> ConsoleText {
    languages.count > 5 ? "\(languages.count) languages" : "\(languages.joined(separator: ", "))"
  }

  /// The JSON that `docs/json.md` describes, with the changes of the catalogs beside it.
  ///
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("entries", .array((outcome.entries + outcome.resourceEntries).map(Self.json))),
      ("changes", .array(outcome.changes.flatMap(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ entry: ExtractedEntry) -> JSONText {
    .object([
      ("key", .string(entry.key)),
      ("table", .string(entry.table)),
      ("bundle", optional(entry.bundle)),
      ("defaultValue", optional(entry.defaultValue)),
      ("comment", optional(entry.comment)),
      ("arguments", .array(entry.arguments.map(json))),
      ("locations", .array(entry.locations.map(json))),
    ])
  }

  private static func json(_ argument: ExtractedArgument) -> JSONText {
    .object([
      ("position", .number(argument.position)),
      ("specifier", .string(argument.specifier)),
      ("type", .string(argument.type)),
      ("expression", .string(argument.expression)),
      ("certainty", .string(argument.certainty.rawValue)),
      ("values", .array(argument.values.map { .string($0) })),
    ])
  }

  private static func json(_ place: SourceReference) -> JSONText {
    .object([
      ("file", .string(place.file)), ("line", .number(place.line)),
      ("column", .number(place.column)),
    ])
  }

  private static func json(_ file: CatalogChange) -> [JSONText] {
    file.changes.map { change in
      .object([
        ("file", .string(file.file)),
        ("kind", .string(verb(change))),
        ("key", .string(change.key)),
        ("missingLocales", .array((file.missingLocales[change.key] ?? []).map { .string($0) })),
        ("outdatedLocales", .array(change.outdated.map { .string($0) })),
      ])
    }
  }

  private static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}

/// What an extraction found and did.
package struct ExtractOutcome: Sendable {
  package var entries: [ExtractedEntry] = []
  /// The strings of storyboards, property lists and intents.
  package var resourceEntries: [ExtractedEntry] = []
  package var diagnostics: [Diagnostic] = []
  /// The changes of each catalog file that is, or would be, written; sorted by path.
  package var changes: [CatalogChange] = []
  /// Whether the changes were written.
  package var isWritten = false
  /// What is known of the key that was asked about, a line each.
  package var explanation: [String] = []
  package var status = ExitStatus.clean

  package init(diagnostics: [Diagnostic] = [], status: ExitStatus = .clean) {
    self.diagnostics = diagnostics
    self.status = status
  }

  /// The texts of the files that were written, as they were before, by path: what diagnostics point
  /// into.
  package var replaced: [String: [UInt8]] {
    guard isWritten else { return [:] }
    return Dictionary(changes.map { ($0.file, $0.old) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds diagnostics, each once: a source that several targets compile is in the catalogs of each.
  mutating func tell(_ more: [Diagnostic]) {
    var told = Set(diagnostics)
    diagnostics += more.filter { told.insert($0).inserted }
  }
}

extension ExtractOutcome {
  /// Makes none of some changes, and tells of the tables that are left alone, each once.
  ///
  /// - Parameter place: What is told of instead of making a change; nil for one that is made.
  mutating func leaveAlone(
    because reason: String, _ place: (CatalogChange) -> String?
  ) {
    var files: Set<String> = []
    changes.removeAll { change in
      guard let file = place(change) else { return false }
      files.insert(file)
      return true
    }
    tell(
      files.sorted().map { file in
        Diagnostic(
          id: Diagnostic.ignoredCatalogID, severity: .note, message: reason,
          location: Location(file: file))
      })
  }
}

/// The changes of one catalog file.
package struct CatalogChange: Sendable {
  package var file: String
  /// Whether there was no such file.
  var isNew: Bool { old.isEmpty }
  package var old: [UInt8]
  package var new: [UInt8]
  package var changes: [MergeChange]
  /// For each added key, the locales whose catalogs don't have it.
  package var missingLocales: [String: [String]]

  var edit: FileEdit { FileEdit(path: file, old: old, new: new) }
}
