import Diagnostics
import Exchange
import JSONRPC
import Linting
import LocaleData
import Reading
import Workflows

/// `read`: keys with their texts, a page at a time.
enum ReadTool {
  struct Input: ToolInput {
    var language: String
    var table: String?
    var progress: [String]?
    var contains: String?
    var findings: String?
    var limit: Int?
    var cursor: String?
  }

  struct Output: ToolOutput {
    var language: String
    var keys: [ShownKey]
    var nextCursor: String?
    /// How many keys of the tables looked at are too long to be listed.
    var keysLeftOut: Int
    /// How many tables have a file that can't be read.
    var unreadableTables: Int
  }

  static let tool = Tool(description) { (input: Input, project, context) in
    let texts = try project.texts()
    try project.checkHas(input.language, in: texts)
    try ToolFailure.check("contains", input.contains, longest: Limits.search)
    let tables = try Self.tables(input, project, texts)
    let page = try Self.page(of: tables, input, project, context)
    return Output(
      language: input.language, keys: page.keys, nextCursor: page.next?.spelling,
      keysLeftOut: page.leftOut,
      unreadableTables: tables.count { $0.0.mistake(in: $0.1) != nil })
  }

  private static func page(
    of tables: [(TextTable, String)], _ input: Input, _ project: OpenProject,
    _ context: RequestContext
  ) throws -> Page {
    let asked = try input.findings.map(Self.findings)
    let wanted = try Self.progress(input.progress, hasText: asked != nil)
    let cursor = try input.cursor.map(PageCursor.init)
    var page = Page(limit: min(max(input.limit ?? Limits.usualKeys, 1), Limits.keys))
    for (table, language) in tables where !page.isFull {
      try context.checkCancellation()
      if let cursor, table.name.precedesInBytes(cursor.table) { continue }
      let found = try asked.map { try Self.found($0, in: table, language, project) }
      for key in table.keys(in: language) where wanted.contains(key.progress) {
        let own = found?[ExactKey(key.key)]
        guard cursor?.precedes(table: table.name, key: key.key) ?? true,
          Self.contains(input.contains, key), found == nil || own != nil
        else { continue }
        page.add(key, of: table.name, own)
        if page.isFull { break }
      }
    }
    return page
  }

  /// Which findings are asked for.
  private enum Findings {
    /// Those of a severity or a higher one.
    case atLeast(Severity)
    /// Copies of the source, as `plan` counts them.
    case copied
  }

  /// What lint finds in a table's translations, by key.
  private static func found(
    _ asked: Findings, in table: TextTable, _ language: String, _ project: OpenProject
  ) throws -> [ExactKey: [LintDiagnostic]] {
    let check = project.checks.check(
      of: table.path(ofLanguage: language), language, in: try project.knowledge(), project.session,
      asked: project.arrival)
    let findings = check.findings.filter { $0.locale == language }
    guard case .atLeast(let least) = asked else {
      let count = table.keys(in: language)
        .count { $0.progress != .stale && $0.progress != .notTranslatable }
      let copied = CopiedKeys.keys(in: findings, of: count)
      return byKey(findings.filter(CopiedKeys.isCopy)).filter { copied.contains($0.key) }
    }
    return byKey(findings.filter { $0.diagnostic.severity >= least })
  }

  private static func byKey(_ findings: [LintDiagnostic]) -> [ExactKey: [LintDiagnostic]] {
    var found: [ExactKey: [LintDiagnostic]] = [:]
    for finding in findings {
      for key in [finding.key].compactMap(\.self) + finding.foldedKeys {
        found[ExactKey(key), default: []].append(finding)
      }
    }
    return found
  }

  /// What one answer holds.
  private struct Page {
    let limit: Int
    private(set) var keys: [ShownKey] = []
    private(set) var leftOut = 0
    /// Where the next page starts, if there is one.
    private(set) var next: PageCursor?
    private var size = 0

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { next != nil }

    mutating func add(
      _ key: KeyTranslation, of table: String, _ findings: [LintDiagnostic]?
    ) {
      guard key.key.utf8.count <= Limits.text else {
        leftOut += 1
        return
      }
      let shown = ShownKey(key, table: table, findings: findings)
      if let last = keys.last, keys.count == limit || size + shown.size > Limits.page {
        next = PageCursor(table: last.table, key: last.untrusted.key)
        return
      }
      size += shown.size
      keys.append(shown)
    }
  }

  private static func findings(_ name: String) throws -> Findings {
    switch name {
    case "errors": .atLeast(.error)
    case "warnings": .atLeast(.warning)
    case "copied": .copied
    default: throw ToolFailure("`findings` takes errors, warnings or copied")
    }
  }

  /// - Parameter hasText: Whether keys are asked for that have a text, unless their progress is named.
  private static func progress(
    _ names: [String]?, hasText: Bool
  ) throws -> Set<TranslationProgress> {
    guard let names else {
      return hasText ? [.machineTranslated, .needsReview, .translated] : [.missing]
    }
    return Set(
      try names.map { name in
        guard let progress = TranslationProgress(rawValue: name) else {
          throw ToolFailure(
            "`progress` takes "
              + TranslationProgress.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return progress
      })
  }

  private static func tables(
    _ input: Input, _ project: OpenProject, _ texts: ProjectTexts
  ) throws -> [(TextTable, String)] {
    let named = try input.table.map { try project.table($0, input.language, in: texts) }
    // A list without the keys of a broken file would look as if nothing were missing.
    if let named { try OpenProject.checkReadable(named.table, in: named.language) }
    let tables = named.map { [$0.table] } ?? texts.tables
    let translated = tables.filter {
      LanguageTag($0.sourceLanguage) != LanguageTag(input.language)
    }
    guard !translated.isEmpty || tables.isEmpty else {
      throw ToolFailure(
        "this is the language that texts are translated from, of which nothing is missing")
    }
    return try translated.map { ($0, try OpenProject.language(input.language, of: $0)) }
  }

  private static func contains(_ part: String?, _ key: KeyTranslation) -> Bool {
    guard let part = part?.lowercased() else { return true }
    return key.key.lowercased().contains(part)
      || key.units.contains {
        $0.source.lowercased().contains(part) || ($0.target ?? "").lowercased().contains(part)
      }
  }

  // MARK: Description

  private static let description = ToolDescription(
    name: "read", title: "Keys and their texts",
    description: """
      Lists keys with their source texts, comments and translations into one language, by table and \
      key: those that are missing, unless `progress` says which. A key has one form, or several by \
      plural category, device or substitution; translate every form that is listed. With `findings` \
      it lists keys whose translation lint finds something wrong with, or (`copied`) copies of the \
      source, which count as translated. Up to \
      \(Limits.keys) keys and about \(Limits.page >> 10) KB a page; texts are cut (…) behind \
      \(Limits.text) bytes.
      """,
    inputSchema: .object(
      [
        "language": .language,
        "table": .text("A table's name from `plan`; all tables without it.", longest: Limits.table),
        "progress": .list(
          .choice(TranslationProgress.allCases.map(\.rawValue)),
          most: TranslationProgress.allCases.count,
          "Which keys; without it `missing`, or with `findings` those that have a text."),
        "contains": .text(
          "Only keys where this is a part of the key or a text, whatever its case.",
          longest: Limits.search),
        "findings": .choice(
          ["errors", "warnings", "copied"],
          "Only keys in whose translation lint finds an error, or (`warnings`) an error or a warning, or "
            + "(`copied`) that it is a copy of the source; what it finds comes along."),
        "limit": .integer("Keys on a page.", in: 1...Limits.keys),
        "cursor": .cursor,
      ], required: ["language"]),
    outputSchema: .object(
      [
        "language": .text(), "keys": .list(ShownKey.schema, most: Limits.keys),
        "nextCursor": .text("Where the list goes on; without it, it is at its end."),
        "keysLeftOut": .integer("Keys too long to be listed."),
        "unreadableTables": .integer(
          "Tables with a file that can't be read, which may lack keys here; `plan` names the files."
        ),
      ], required: ["language", "keys", "keysLeftOut", "unreadableTables"]),
    annotations: .init(readOnlyHint: true, destructiveHint: false))
}
