import Diagnostics

extension ScalingCase {
  /// Commands over catalogs that grow.
  static let catalogCases =
    keys + locales + tables + [
      grown("lint: letters of a text", 10_000, ["lint", "@"]) { text($0) },
      grown("preview: letters of a text", 10_000, ["preview", "@"]) { text($0) },
      grown("lint: specifiers of a text", 20, ["lint", "@"]) {
        text(repeated($0, " ") { _ in "%@" })
      },
      grown("lint: mistyped specifiers of a text", 20, ["lint", "@"]) {
        translated(repeated($0, " ") { _ in "%@" }, repeated($0, " ") { _ in "٪@" })
      },
      grown("lint: wrong specifiers of a text", 20, ["lint", "@"]) {
        translated(repeated($0, " ") { _ in "%@" }, repeated($0, " ") { _ in "%5d" })
      },
      grown("lint: specifiers in attributes", 20, ["lint", "@"]) {
        translated(repeated($0, " ") { _ in "%@" }, repeated($0, " ") { _ in "^[x](a: '%@')" })
      },
      grown("lint: regions of a text", 20, ["lint", "@"]) {
        text(repeated($0, " ") { "^[%\($0 + 1)$lld salad](inflect: true)" })
      },
      grown("preview: regions of a text", 20, ["preview", "@"]) {
        text(repeated($0, " ") { "^[%\($0 + 1)$lld salad](inflect: true)" })
      },
      grown("lint: words of a region", 50, ["lint", "@"]) {
        text("^[%lld " + repeated($0, " ") { _ in "small" } + " salad](inflect: true)")
      },
      grown("lint: links of a text", 20, ["lint", "@"]) {
        text(repeated($0, " ") { "[link \($0)](https://example.com/\($0))" })
      },
      grown("lint: emphasis in emphasis", 100, ["lint", "@"]) {
        text(repeated($0, " ") { _ in "*a **b" } + repeated($0, " ") { _ in "b** a*" })
      },
      grown("lint: open brackets of a text", 100, ["lint", "@"]) {
        text(repeated($0, "") { _ in "^[" })
      },
      grown("lint: letters of a comment", 10_000, ["lint", "@"]) {
        catalog([("Text", ["es": "Texto"])], comment: String(repeating: "word ", count: $0 / 5))
      },
    ]

  /// Commands over a text whose regions, or a region's attributes, grow in number.
  static let regionCases: [ScalingCase] = [
    ["lint", "@"], ["preview", "@"], ["compile", "@", "-o", "@out", "--expand-agreement"],
  ].flatMap { arguments in
    regions.map { name, region in
      grown("\(title(arguments)): \(name)", 20, arguments) { text(repeated($0, " ", region)) }
    } + [
      grown("\(title(arguments)): attributes of a region", 100, arguments) {
        text("^[x](" + repeated($0, ", ") { "a\($0): 1" } + ")")
      }
    ]
  }

  /// Regions by their numbers, each kind with its name.
  private static let regions: [(String, @Sendable (Int) -> String)] = [
    ("regions that stay", { _ in "^[x](inflect: true)" }),
    ("regions that are counted", { _ in "^[2 file](inflect: true)" }),
    ("regions of concepts", { "^[x](agreeWithConcept: \($0 + 1), inflect: true)" }),
    ("regions of one argument", { _ in "%1$@ ^[ready](agreeWithArgument: 1, inflect: true)" }),
    ("regions with alternatives", { _ in "^[x](inflect: true, inflectionAlternative: 'y')" }),
    ("words beside regions", { _ in "these ^[%1$lld file](inflect: true)" }),
  ]

  private static let keys = [
    ["lint", "@"], ["status", "@"], ["format", "@"], ["export", "@", "-o", "@out"],
    ["convert", "@"], ["compile", "@", "-o", "@out"], ["preview", "@"],
    ["preview", "@", "--format", "html"], ["extract", "@"],
  ].map { arguments in
    ScalingCase(name: "\(title(arguments)): keys", base: 100, arguments: arguments) {
      ["Localizable.xcstrings": catalog(keys: $0, languages: SyntheticLocale.locales(3))]
    }
  }

  private static let locales = [
    ["lint", "@"], ["status", "@"], ["format", "@"], ["export", "@", "-o", "@out"],
    ["convert", "@"], ["compile", "@", "-o", "@out"], ["preview", "@"],
    ["preview", "@", "--format", "html"], ["preview", "@", "--json"],
  ].map { arguments in
    // A String Catalog of more than 500 languages is refused.
    ScalingCase(name: "\(title(arguments)): locales", base: 5, arguments: arguments) {
      ["Localizable.xcstrings": catalog(keys: 20, languages: SyntheticLocale.locales($0))]
    }
  }

  private static let tables = [
    ["lint", "@"], ["status", "@"], ["convert", "@"], ["export", "@", "-o", "@out"],
  ].flatMap { arguments in
    [
      ScalingCase(name: "\(title(arguments)): tables", base: 20, arguments: arguments) { count in
        files(count) { "Table\($0).xcstrings" }
      },
      ScalingCase(name: "\(title(arguments)): folders", base: 20, arguments: arguments) { count in
        files(count) { "Folder\($0)/Localizable.xcstrings" }
      },
      ScalingCase(name: "\(title(arguments)): .strings", base: 100, arguments: arguments) { count in
        let table = SyntheticTable(
          entries: entries(count), locales: SyntheticLocale.locales(1))
        return [
          "en.lproj/Localizable.strings": table.strings(nil),
          "de.lproj/Localizable.strings": table.strings(0),
          "en.lproj/Localizable.stringsdict": table.stringsdict(nil),
          "de.lproj/Localizable.stringsdict": table.stringsdict(0),
        ]
      },
    ]
  }

  /// A text with a translation of its own.
  private static func translated(_ source: String, _ target: String) -> String {
    catalog([(source, ["es": target])])
  }

  /// A catalog of texts as apps have them.
  static func catalog(keys: Int, languages: [SyntheticLocale]) -> String {
    SyntheticTable(entries: entries(keys), locales: languages).stringCatalog
  }

  static func entries(_ count: Int) -> [SyntheticEntry] {
    (0..<count).map { SyntheticEntry($0, seed: 1) }
  }

  /// The words of a command line that say what it does.
  static func title(_ arguments: [String]) -> String {
    arguments.filter { !$0.hasPrefix("@") && $0 != "-o" }.joined(separator: " ")
  }

  private static func files(_ count: Int, _ path: (Int) -> String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map {
        (path($0), catalog([("Text \($0)", ["de": "Der Text \($0)", "es": "El texto \($0)"])]))
      })
  }

  /// A case of one catalog.
  static func grown(
    _ name: String, _ base: Int, _ arguments: [String],
    _ catalog: @escaping @Sendable (Int) -> String
  ) -> ScalingCase {
    ScalingCase(name: name, base: base, arguments: arguments) {
      ["Localizable.xcstrings": catalog($0)]
    }
  }

  private static func text(_ letters: Int) -> String {
    text(String(repeating: "word ", count: letters / 5))
  }

  /// A catalog of one text that is translated by itself.
  private static func text(_ text: String) -> String {
    catalog([(text, ["es": text, "de": text])])
  }

  static func catalog(
    _ texts: [(key: String, translations: [String: String])], comment: String = "Of a screen"
  ) -> String {
    let entries = texts.map { text -> (String, JSONText) in
      let units = text.translations.sorted { $0.key < $1.key }.map { language, value in
        let unit = [("state", JSONText.string("translated")), ("value", .string(value))]
        return (language, JSONText.object([("stringUnit", .object(unit))]))
      }
      return (
        text.key, .object([("comment", .string(comment)), ("localizations", .object(units))])
      )
    }
    return JSONText.object([
      ("sourceLanguage", .string("en")), ("strings", .object(entries)),
      ("version", .string("1.0")),
    ]).text()
  }
}
