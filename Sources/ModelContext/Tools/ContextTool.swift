import Exchange
import Extraction
import Grammar
import JSONRPC
import LocaleData
import Reading
import Sessions
import Workflows

/// `context`: what somebody has to know who translates one key.
enum ContextTool {
  struct Input: ToolInput {
    var table: String
    var key: String
    var language: String
  }

  struct Output: ToolOutput {
    var language: String
    var key: ShownKey
    var pluralCategories: [PluralForm]
    /// Whether words in texts of the language can be made to agree.
    var hasGrammar: Bool
    var similar: [Similar]
    var untrusted: Content
  }

  struct Content: Encodable, Sendable {
    var usages: [ShownUsage]
    var arguments: [ShownArgument]
    var agreement: [AgreeingWords]
    var glossary: [Guidance.Term]
    var doNotTranslate: [String]
  }

  struct PluralForm: Encodable, Sendable {
    var category: String
    /// Numbers that take it.
    var examples: [String]
  }

  struct Similar: Encodable, Sendable {
    var score: Double
    var key: ShownKey
  }

  static let tool = Tool(description) { (input: Input, project, context) in
    let texts = try project.texts()
    try project.checkHas(input.language, in: texts)
    let (table, language) = try project.table(input.table, input.language, in: texts)
    let key = try OpenProject.key(input.key, of: table, in: language)
    try context.checkCancellation()
    var memory = SimilarTranslations(in: texts, from: table.sourceLanguage, to: language)
    let similar = memory.matches(for: key, in: table.name, most: Limits.similar)
    try context.checkCancellation()
    let tag = LanguageTag(language)
    return Output(
      language: language, key: ShownKey(key, table: table.name),
      pluralCategories: tag.map(Self.forms) ?? [],
      hasGrammar: tag.flatMap { Inflector($0) } != nil,
      similar: similar.map { match in
        Similar(
          score: (match.score * 100).rounded() / 100, key: ShownKey(match.key, table: match.table))
      }, untrusted: try Self.content(key, table, tag, project))
  }

  private static func content(
    _ key: KeyTranslation, _ table: TextTable, _ tag: LanguageTag?, _ project: OpenProject
  ) throws -> Content {
    let knowledge = try project.knowledge()
    let entries = knowledge.entries(forKey: key.key, table: table.codeName)
    let guidance = Guidance(
      of: project, languages: tag.map(\.fallbackChain),
      terms: knowledge.terms(in: key.source, of: table.sourceLanguage),
      names: knowledge.keptNames(in: key.source))
    let references = KeyReferences(
      ofKey: key.key, table: table.codeName, knowledge.catalogs(named: table.codeName),
      in: project.session)
    return Content(
      usages: ShownUsage.all(
        of: entries, symbols: references.symbols(in: project.session), in: project.session),
      arguments: entries.first.map { $0.arguments.prefix(Limits.arguments).map(ShownArgument.init) }
        ?? [],
      agreement: AgreeingWords.all(in: key.units.map(\.source)), glossary: guidance.glossary,
      doNotTranslate: guidance.doNotTranslate)
  }

  private static func forms(_ tag: LanguageTag) -> [PluralForm] {
    let rules = PluralRules(for: tag, type: .cardinal)
    return rules.categories.map { category in
      PluralForm(category: category.rawValue, examples: rules.examples(of: category, most: 6))
    }
  }

  // MARK: Description

  private static let description = ToolDescription(
    name: "context", title: "What to know of a key",
    description: """
      For one key and language: where code uses it (up to \(Limits.usages) lines), what its arguments \
      are and can be, how similar texts were translated (up to \(Limits.similar)), the language's \
      plural categories, which words the app makes agree by itself (`^[…](inflect: true)`: keep the \
      markup), and the terms of the glossary that stand in it. Ask before translating anything \
      ambiguous.
      """,
    inputSchema: .object(
      [
        "table": .table, "key": .key, "language": .language,
      ], required: ["table", "key", "language"]),
    outputSchema: .object(
      [
        "language": .text(), "key": ShownKey.schema,
        "pluralCategories": .list(
          .object(
            ["category": .text(), "examples": .list(.text())], required: ["category", "examples"])),
        "hasGrammar": .flag("Whether words of the language can agree by themselves."),
        "similar": .list(
          .object(["score": .number(), "key": ShownKey.schema], required: ["score", "key"]),
          most: Limits.similar),
        "untrusted": contentSchema,
      ],
      required: ["language", "key", "pluralCategories", "hasGrammar", "similar", "untrusted"]),
    annotations: .init(readOnlyHint: true, destructiveHint: false))

  private static let contentSchema = Schema.object(
    [
      "usages": .list(ShownUsage.schema, most: Limits.usages),
      "arguments": .list(ShownArgument.schema, most: Limits.arguments),
      "agreement": .list(AgreeingWords.schema), "glossary": .list(Guidance.termSchema),
      "doNotTranslate": .list(.text()),
    ], required: ["usages", "arguments", "agreement", "glossary", "doNotTranslate"])
}
