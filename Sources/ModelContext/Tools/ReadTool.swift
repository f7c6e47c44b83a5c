import Exchange
import JSONRPC
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
    let wanted = try Self.progress(input.progress)
    let cursor = try input.cursor.map(PageCursor.init)
    let limit = min(max(input.limit ?? Limits.usualKeys, 1), Limits.keys)
    let tables = try Self.tables(input, project, texts)
    var page = Page(limit: limit)
    for (table, language) in tables where !page.isFull {
      try context.checkCancellation()
      if let cursor, table.name.precedesInBytes(cursor.table) { continue }
      for key in table.keys(in: language) where wanted.contains(key.progress) {
        guard cursor?.precedes(table: table.name, key: key.key) ?? true,
          Self.contains(input.contains, key)
        else { continue }
        page.add(key, of: table.name)
        if page.isFull { break }
      }
    }
    return Output(
      language: input.language, keys: page.keys, nextCursor: page.next?.spelling,
      keysLeftOut: page.leftOut,
      unreadableTables: tables.count { $0.0.mistake(in: $0.1) != nil })
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

    mutating func add(_ key: KeyTranslation, of table: String) {
      guard key.key.utf8.count <= Limits.text else {
        leftOut += 1
        return
      }
      let shown = ShownKey(key, table: table)
      if let last = keys.last, keys.count == limit || size + shown.size > Limits.page {
        next = PageCursor(table: last.table, key: last.untrusted.key)
        return
      }
      size += shown.size
      keys.append(shown)
    }
  }

  private static func progress(_ names: [String]?) throws -> Set<TranslationProgress> {
    guard let names else { return [.missing] }
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
      plural category, device or substitution; translate every form that is listed. Up to \
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
          "Which keys; `missing` without it."),
        "contains": .text(
          "Only keys where this is a part of the key or a text, whatever its case.",
          longest: Limits.search),
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
