import Diagnostics
import JSONRPC
import Reading
import Sessions
import Workflows

/// `plan`: what there is to translate.
enum PlanTool {
  struct Input: ToolInput {
    static var none: Input? { Input() }

    var cursor: String?
  }

  struct Output: ToolOutput {
    var tables: [Table]
    var nextCursor: String?
    /// The languages that the project is translated to.
    var languages: [String]
    var allowsEdits: Bool
    /// How many files can't be read.
    var unreadableFiles: Int
    /// The first of them, with why.
    var unreadable: [UnreadableFile]
    var untrusted: Guidance
  }

  struct Table: Encodable, Sendable {
    var table: String
    var sourceLanguage: String
    var keys: Int
    /// Keys that other languages have and nobody can translate, for the source language lacks them.
    var keysWithoutSource: Int
    /// Keys that code no longer asks for, as the catalog says; none of the others.
    var staleKeys: Int
    var keepsState: Bool
    var languages: [Language]
  }

  struct Language: Encodable, Sendable {
    var language: String
    var missing: Int
    var machineTranslated: Int
    var needsReview: Int
    var translated: Int
    var stale: Int
    /// How many keys have an error that lint finds.
    var failing: Int
    /// How many keys have a copy of the source for a translation.
    var copied: Int
  }

  static let tool = Tool(description) { (input: Input, project, context) in
    if input.cursor == nil { project.refresh() }
    let cursor = try input.cursor.map(PageCursor.init)
    let texts = try project.texts()
    try context.checkCancellation()
    let counts = Self.counts(of: project, in: texts.languages)
    try context.checkCancellation()
    let rest = texts.tables.filter { cursor?.precedes(table: $0.name) ?? true }
    let shown = rest.prefix(Limits.tables)
    let next = rest.count > shown.count ? shown.last.map { PageCursor(table: $0.name) } : nil
    let broken = UnreadableFile.first(of: texts.diagnostics)
    return Output(
      tables: shown.map { Self.table($0, counts[$0.name]) }, nextCursor: next?.spelling,
      languages: project.languages(of: texts), allowsEdits: project.allowsEdits,
      unreadableFiles: broken.count,
      unreadable: broken.prefix(Limits.unreadable).map { UnreadableFile($0, in: project.session) },
      untrusted: Guidance(of: project, languages: nil))
  }

  /// How far each table is in all languages of the project, by its name: what has no file in one of
  /// them is missing there.
  private static func counts(
    of project: OpenProject, in languages: [String]
  ) -> [String: StatusReport.Table] {
    project.counts.value(in: project.session, asked: project.arrival) { files in
      counts(of: project, in: languages, on: files)
    }
  }

  private static func counts(
    of project: OpenProject, in languages: [String], on files: any FileTree
  ) -> [String: StatusReport.Table] {
    var options = StatusOptions(paths: project.session.roots)
    options.otherLocales = languages
    let outcome = StatusWorkflow(options).run(on: files, project: project.session.configuration)
    let named = outcome.report.tables.map { table in
      let path =
        PathParts.suffix(of: table.path) == ".xcstrings"
        ? table.path : PathParts.join(table.path, table.name)
      let relative = project.session.roots.lazy.compactMap { PathParts.relative(path, to: $0) }
      return (relative.first ?? path, table)
    }
    return Dictionary(named) { first, _ in first }
  }

  private static func table(_ table: TextTable, _ counts: StatusReport.Table?) -> Table {
    Table(
      table: table.name, sourceLanguage: table.sourceLanguage, keys: counts?.keys ?? 0,
      keysWithoutSource: counts?.keysWithoutSource ?? 0, staleKeys: counts?.staleKeys ?? 0,
      keepsState: table.keepsState,
      languages: (counts?.locales ?? []).prefix(Limits.terms).map { locale in
        Language(
          language: locale.locale, missing: locale.counts.new,
          machineTranslated: locale.counts.machineTranslated,
          needsReview: locale.counts.needsReview, translated: locale.counts.translated,
          stale: locale.counts.stale, failing: locale.counts.failingLint ?? 0,
          copied: locale.counts.copied ?? 0)
      })
  }

  // MARK: Description

  private static let description = ToolDescription(
    name: "plan", title: "What there is to translate",
    description: """
      Start here. Lists the project's tables (String Catalogs, and .strings files by table) with, for \
      each language, how many keys are missing, machine translated, waiting for review, translated, \
      stale, failing lint, and translated but a copy of the source (`copied`); and what the \
      project says to its translators: TRANSLATION.md, the glossary, names that stay. `read` lists the \
      keys; with `findings` those that fail lint, or \
      (`copied`) the copies. Looks at the files anew. Up to \(Limits.tables) tables a page.
      """,
    inputSchema: .object(["cursor": .cursor]),
    outputSchema: .object(
      [
        "tables": .list(tableSchema, most: Limits.tables), "nextCursor": .text(),
        "languages": .list(.text()), "allowsEdits": .flag("Whether `edit` is there."),
        "unreadableFiles": .integer(
          "How many files have mistakes, so that their keys are not known: tell a person."),
        "unreadable": .list(UnreadableFile.schema, most: Limits.unreadable),
        "untrusted": Guidance.schema,
      ],
      required: [
        "tables", "languages", "allowsEdits", "unreadableFiles", "unreadable", "untrusted",
      ]),
    annotations: .init(readOnlyHint: true, destructiveHint: false))

  private static let tableSchema = Schema.object(
    [
      "table": .text("The name that other tools take."), "sourceLanguage": .text(),
      "keys": .integer(),
      "keysWithoutSource": .integer(
        "Keys that other languages have and the source language's file lacks: nobody can translate "
          + "them until a person has added them there, as `l10n extract` does."),
      "staleKeys": .integer(
        "Keys that are not among `keys`, for the catalog says that code no longer asks for them. "
          + "Where it says so of all, a function of the project may look them up: tell a person."),
      "keepsState": .flag("Whether a text can be marked as machine translated."),
      "languages": .list(languageSchema, most: Limits.terms),
    ],
    required: [
      "table", "sourceLanguage", "keys", "keysWithoutSource", "staleKeys", "keepsState",
      "languages",
    ])

  private static let languageSchema = Schema.object(
    [
      "language": .text(), "missing": .integer(), "machineTranslated": .integer(),
      "needsReview": .integer(), "translated": .integer(), "stale": .integer(),
      "failing": .integer(),
      "copied": .integer("Keys, among the others, whose translation is a copy of the source."),
    ],
    required: [
      "language", "missing", "machineTranslated", "needsReview", "translated", "stale", "failing",
      "copied",
    ])
}
