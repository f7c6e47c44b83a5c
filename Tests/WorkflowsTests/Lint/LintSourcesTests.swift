import Catalogs
import Diagnostics
import Linting
import Messages
import Reading
import Testing

@testable import Workflows

/// What rules know of an app's Swift sources and its configuration.
@Suite struct LintSourcesTests {
  private static let key = """
    import Foundation
    enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      enum Value: String, Codable, Hashable { case plain, fun, extreme }
      static let name = "rainbow"
    }
    enum StyleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
      struct Value: Codable, Hashable { var level: Int; var tint: String? }
      static let name = "style"
    }
    """

  private func sources(
    _ code: String, configuration: String = "{}"
  ) -> (sources: LintSources, context: LintContext) {
    let tree = InMemoryFolder(["App/App.swift": code, "l10n.json": configuration])
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    #expect(project.diagnostics == [])
    let sources = LintSources(options, project, [], tree)
    return (sources, sources.context(project))
  }

  @Test func attributesComeFromTheSources() {
    let context = sources(Self.key).context
    #expect(
      context.attributes == [
        AttributeDeclaration(
          name: "rainbow", type: .oneOf(["plain", "fun", "extreme"]), origin: "RainbowAttribute"),
        AttributeDeclaration(
          name: "style",
          type: .object([
            .init(name: "level", type: .integer), .init(name: "tint", type: .optional(.string)),
          ]), origin: "StyleAttribute"),
      ])
  }

  @Test func theConfigurationNarrowsWhatTheSourcesSay() {
    let context = sources(
      Self.key,
      configuration: """
        {attributeScopes: {app: {
          rainbow: {values: ['fun']}, style: {type: 'object'}, level: {type: 'integer', values: [1]},
        }}}
        """
    ).context
    #expect(context.attributes?.map(\.name) == ["rainbow", "style", "level"])
    #expect(context.attributes?[0].type == .oneOf(["fun"]))
    #expect(context.attributes?[0].origin == "l10n.json")
    #expect(context.attributes?[1].origin == "StyleAttribute")
    #expect(context.attributes?[2].values == ["1"])
  }

  @Test func aSourceThatIsLeftOutMayHoldKeys() {
    let found = sources("let t = Text(\"b\")\nlet a = " + String(repeating: "[", count: 40))
    #expect(found.sources.diagnostics.map(\.id) == ["swift-too-complex"])
  }

  @Test func nothingIsKnownWithoutDeclarations() {
    #expect(sources("let a = 1").context.attributes == nil)
  }

  static let readings: [(code: String, readings: Set<KeyDeclaration.Reading>)] = [
    (#"let a = Text("k")"#, [.attributed]),
    (#"let a = String(localized: "k")"#, [.plain]),
    (#"let a = String(localized: "k"), b = Text("k")"#, [.plain, .attributed]),
    (#"let a = LocalizedStringResource("k")"#, []),
    (#"let a = LocalizedStringResource("k"), b = String(localized: "k")"#, []),
    (#"let a = String(localized: "k"), b = String(localized: "k", bundle: .module)"#, [.plain]),
    (#"let a = Text("k"), b = String(localized: "k", bundle: .module)"#, [.plain, .attributed]),
  ]

  @Test("how a key is read in all of its places", arguments: readings)
  func reading(code: String, readings: Set<KeyDeclaration.Reading>) {
    let found = sources("import SwiftUI\n\(code)").sources.declarations(ofTable: "Localizable")
    #expect(found[ExactKey("k")]?.readings == readings)
  }

  @Test func aKeyInTwoBundlesKeepsWhatHoldsForBoth() {
    let code = """
      import SwiftUI
      func show(_ count: Int, _ name: String) {
        _ = String(localized: "\\(count) left")
        _ = String(localized: "\\(count) left", bundle: .module)
        _ = String(localized: "k", defaultValue: "\\(count)")
        _ = String(localized: "k", defaultValue: "\\(name)", bundle: .module)
      }
      """
    let found = sources(code).sources.declarations(ofTable: "Localizable")
    #expect(found[ExactKey("%lld left")]?.arguments.map(\.isCertain) == [true])
    #expect(found[ExactKey("k")]?.arguments.map(\.isCertain) == [false])
  }

  // MARK: Whole runs

  private func lint(
    _ files: [String: String], sources: [String] = [], rules: [String]
  ) -> [String] {
    var options = LintOptions(paths: ["."])
    options.sources = sources
    options.rules = rules
    let tree = InMemoryFolder(files)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let outcome = LintWorkflow(options).run(on: tree, project: project)
    #expect(outcome.diagnostics == [])
    return outcome.findings.map { "\($0.locale ?? "") \($0.diagnostic.message)" }
  }

  @Test func valuesAreComparedWithTheSources() {
    let found = lint(
      [
        "App/Rainbow.swift": Self.key,
        "en.lproj/Localizable.strings": #""a" = "^[Fast](rainbow: 'extreme')";"#,
        "es.lproj/Localizable.strings": #""a" = "^[Rápido](rainbow: 'extremo')";"#,
      ], sources: ["App"], rules: ["custom-attribute-value"])
    #expect(found.count == 1)
    #expect(found.first?.contains("one of `plain`, `fun`, `extreme`") == true)
  }

  @Test func formatDefinitionsAreChecked() {
    let found = lint(
      [
        "l10n.json": """
        {formatDefinitions: {captions: {
          tables: ['Localizable'], attributes: {rainbow: ['plain', 'fun'], level: {}},
          constraints: [{if: {rainbow: 'fun'}, then: {level: [1, 2]}}],
        }}}
        """,
        "en.lproj/Localizable.strings": #"""
        "a" = "^[Fast](rainbow: 'fun', level: 1)";
        "b" = "^[Fast](rainbow: 'plain')";
        """#,
        "es.lproj/Localizable.strings": #"""
        "a" = "^[Rápido](rainbow: 'fun')";
        "b" = "^[Rápido](rainbow: 'extremo')";
        """#,
        "es.lproj/Other.strings": #""b" = "^[Rápido](rainbow: 'extremo')";"#,
      ], rules: ["disallowed-attribute"])
    #expect(
      found == [
        "es the format definition `captions` wants `level` with `1` or `2` beside `rainbow: 'fun'`; "
          + "add it",
        "es the format definition `captions` allows `rainbow` with `'plain'` or `'fun'`, found "
          + "`'extremo'`",
      ])
  }

  private func table(_ name: String, _ language: String, _ text: String) -> LprojTable {
    let strings = StringsDocument(parsing: Array(text.utf8), file: "\(name).strings")
    return LprojTable(
      name: name, sourceLanguage: "en",
      files: [language: LprojTable.Files(strings: strings, dictionary: nil)])
  }

  @Test func valuesOfArgumentsAreFoundInAllTables() {
    let tables: [any LintTable] = [
      table("Localizable", "es", #""salad" = "ensalada";"#),
      table("Food", "es", #""salad" = "verdura"; "soup" = "sopa";"#),
    ]
    let keys = LocalizedKeys(tables)
    #expect(keys.text(of: "salad", table: "Localizable", in: "es") == "ensalada")
    #expect(keys.text(of: "salad", table: "Food", in: "es-MX") == "verdura")
    #expect(keys.text(of: "soup", table: "Localizable", in: "es") == "sopa")
    #expect(keys.text(of: "soup", table: "Localizable", in: "en") == nil)
    #expect(keys.text(of: "bread", table: "Localizable", in: "es") == nil)
  }

  /// As the engine falls back: to the parents of CLDR, and to no other script.
  @Test(arguments: [
    ("es-419", "es-MX", "a"), ("zh-Hant", "zh-TW", "a"), ("zh", "zh-TW", nil),
    ("pt_BR", "pt-BR", "a"),
  ])
  func valuesOfArgumentsAreThoseOfAnotherLanguage(own: String, asked: String, text: String?) {
    let keys = LocalizedKeys([table("Localizable", own, #""k" = "a";"#)])
    #expect(keys.text(of: "k", table: "Localizable", in: asked) == text)
  }
}
