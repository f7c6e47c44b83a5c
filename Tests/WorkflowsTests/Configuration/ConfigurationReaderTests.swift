import Diagnostics
import Extraction
import Foundation
import Grammar
import Linting
import LocaleData
import Localization
import Reading
import TestSupport
import Testing
import Workflows

/// What `l10n.json` may say, and how its mistakes are told.
@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) -> ConfigurationReader {
    ConfigurationReader(Array(text.utf8), file: "l10n.json")
  }

  /// Each key that there is.
  private static let everything = """
    // Comments and trailing commas are fine.
    {
      sourceLanguage: "en-GB",
      locales: ["es", "pt-BR"],
      catalogs: ["App/Resources", "./Kit/Strings/"],
      functions: ["tr", "tr(_:)", "localized(key:)"],
      include: ["App/**"],
      exclude: ["*.generated.swift"],
      severities: {"missing-translation": "error", "stale-key": "off"},
      attributeScopes: {
        caffe: {
          rainbow: {values: ["plain", "fun"]},
          level: {type: "integer", values: [1, 2]},
          highlight: {type: "boolean"},
        },
      },
      formatDefinitions: {
        captions: {
          tables: ["Localizable"],
          attributes: {rainbow: ["plain", "fun"], level: {}},
          constraints: [{if: {rainbow: "fun"}, then: "level", not: ["highlight"]}],
        },
      },
      glossary: {
        order: {
          translations: {es: "pedido", de: ["Bestellung", "Auftrag"]}, forbidden: {es: ["orden"]},
          note: "what a guest orders", caseSensitive: true,
        },
      },
      doNotTranslate: ["Caffé", "Apple Pay"],
      limits: [{keys: ["widget.*"], tables: ["A"], characters: 20}, {points: 160, fontSize: 16}],
      rules: [
        {
          id: "no-tea", pattern: "(?i)tea", message: "coffee only", severity: "note",
          locales: ["es", "pt-BR"], target: "source",
        },
      ],
      samples: {
        "%lld %@": [[1, "salad"], [2, {markdown: "**pizza**"}]],
        "%lld": [5],
      },
      lexicon: {
        es: [{
          word: "flat  white", partOfSpeech: "noun", gender: "masculine",
          forms: {plural: "flat whites"},
        }],
      },
    }
    """

  @Test func everyKeyIsRead() {
    let reader = read(Self.everything)
    #expect(reader.diagnostics == [])
    let configuration = reader.configuration
    #expect(configuration.sourceLanguage == "en-GB")
    #expect(configuration.locales == ["es", "pt-BR"])
    #expect(configuration.catalogs == ["App/Resources", "Kit/Strings"])
    #expect(
      configuration.functions == [
        LocalizingFunction(name: "tr"), LocalizingFunction(name: "tr"),
        LocalizingFunction(name: "localized", label: "key"),
      ])
    #expect(configuration.include == ["App/**"])
    #expect(configuration.exclude == ["*.generated.swift"])
    #expect(configuration.severities == ["missing-translation": .error, "stale-key": .off])
  }

  @Test func attributesAndTheirFormatsAreRead() throws {
    let configuration = read(Self.everything).configuration
    let attributes = try #require(configuration.attributeScopes.first).attributes
    #expect(configuration.attributeScopes.map(\.name) == ["caffe"])
    #expect(attributes.map(\.name) == ["rainbow", "level", "highlight"])
    #expect(attributes.map(\.type) == [.string, .integer, .boolean])
    #expect(
      attributes.map(\.values) == [
        [.string("plain"), .string("fun")], [.number("1"), .number("2")], nil,
      ])
    #expect(
      configuration.formatDefinitions == [
        FormatDefinition(
          name: "captions", tables: ["Localizable"],
          attributes: [
            FormatDefinition.Attribute("rainbow", [#""plain""#, #""fun""#]),
            FormatDefinition.Attribute("level"),
          ],
          constraints: [
            FormatDefinition.Constraint(
              if: [FormatDefinition.Attribute("rainbow", [#""fun""#])],
              then: [FormatDefinition.Attribute("level")],
              not: [FormatDefinition.Attribute("highlight")])
          ])
      ])
  }

  @Test func whatBecomesOfAttributesIsRead() throws {
    let definition = try #require(
      read(
        """
        {formatDefinitions: {a: {
          marks: ["strong"], notInherited: ["a"], removedByChanges: ["b"], wholeParagraphs: ["c"],
        }}}
        """
      ).configuration.formatDefinitions.first)
    #expect(definition.marks == [.strong])
    #expect(definition.notInherited == ["a"])
    #expect(definition.removedByChanges == ["b"])
    #expect(definition.wholeParagraphs == ["c"])
  }

  @Test func equalConstraintsAreOne() throws {
    let definition = try #require(
      read(
        """
        {formatDefinitions: {a: {constraints: [
          {if: "b", then: "c"}, {if: "b", not: "d"}, {if: "b", then: "c"},
        ]}}}
        """
      ).configuration.formatDefinitions.first)
    #expect(definition.constraints.map { $0.excluded.map(\.name) } == [[], ["d"]])
  }

  @Test func samplesAndWordsAreRead() throws {
    let configuration = read(Self.everything).configuration
    #expect(
      configuration.samples.map(\.arguments) == [
        [[.number("1"), .text("salad")], [.number("2"), .markdown("**pizza**")]], [[.number("5")]],
      ])
    let spanish = try #require(LanguageTag("es"))
    #expect(
      configuration.lexicon.words == [
        spanish: [
          ProjectLexicon.Word(
            "flat  white", .noun, gender: .masculine, forms: [.plural: "flat whites"])
        ]
      ])
  }

  @Test func termsAndNamesAreRead() throws {
    let configuration = read(Self.everything).configuration
    let (spanish, german) = (try #require(LanguageTag("es")), try #require(LanguageTag("de")))
    #expect(
      configuration.glossary == [
        GlossaryEntry(
          "order", translations: [spanish: ["pedido"], german: ["Bestellung", "Auftrag"]],
          forbidden: [spanish: ["orden"]], note: "what a guest orders", isCaseSensitive: true)
      ])
    #expect(configuration.doNotTranslate == ["Caffé", "Apple Pay"])
  }

  @Test func limitsAndRulesAreRead() throws {
    let configuration = read(Self.everything).configuration
    #expect(configuration.limits.map { $0.keys.map(\.text) } == [["widget.*"], []])
    #expect(configuration.limits.map(\.tables) == [["A"], []])
    #expect(configuration.limits.map(\.characters) == [20, nil])
    #expect(configuration.limits.map(\.width) == [nil, 160])
    #expect(configuration.limits.map(\.fontSize) == [17, 16])
    let rule = try #require(configuration.rules.first)
    #expect([rule.id, rule.pattern.text, rule.message] == ["no-tea", "(?i)tea", "coffee only"])
    #expect(rule.severity == .note && rule.target == .source)
    #expect(rule.locales == [LanguageTag("es"), LanguageTag("pt-BR")].compactMap(\.self))
  }

  static let mistakes: [(String, String)] = [
    (
      "{glossary: {a: {translation: {de: 'b'}}}}",
      "1:17 unknown key `translation`; did you mean `translations`?"
    ),
    ("{doNotTranslate: ['a', 'a']}", "1:24 the name `a` is here twice; keep one"),
    (
      "{limits: [{keys: ['a']}]}",
      "1:11 this limit limits nothing; add `characters` or `points`"
    ),
    (
      "{limits: [{characters: 0}]}",
      "1:24 `characters` takes a whole number from 1 to 10000, not 0"
    ),
    ("{rules: [{id: 'a', message: 'b'}]}", "1:10 `pattern` is missing from this rule"),
    (
      "{rules: [{id: 'A b', pattern: 'a', message: 'b'}]}",
      "1:15 `A b` is no id of a rule; write small letters, digits and hyphens"
    ),
    (
      "{rules: [{id: 'length-limit', pattern: 'a', message: 'b'}]}",
      "1:15 lint has a rule `length-limit` already; choose another id"
    ),
    (
      "{rules: [{id: 'a', pattern: '(', message: 'b'}]}",
      "1:29 this pattern can't be used: its group is never closed"
    ),
    (
      "{rules: [{id: 'a', pattern: 'a', message: 'b', severety: 'note'}]}",
      "1:48 unknown key `severety`; did you mean `severity`?"
    ),
    ("{lexcion: {}}", "1:2 unknown key `lexcion`; did you mean `lexicon`?"),
    ("{\n  \"Locales\": []}", "2:3 unknown key `Locales`; did you mean `locales`?"),
    ("{sourceLangauge: 'en'}", "1:2 unknown key `sourceLangauge`; did you mean `sourceLanguage`?"),
    ("[]", "1:1 a configuration is an object in braces, not a list"),
    ("{locales: 'es'}", "1:11 `locales` takes a list of strings, not a string"),
    ("{locales: ['es', 5]}", "1:18 `locales` takes strings, not a number"),
    ("{locales: ['es', 'es']}", "1:18 the locale `es` is here twice; keep one of them"),
    ("{include: ['']}", "1:12 `include` is empty; write something, or leave it out"),
    (
      "{sourceLanguage: 'Base'}",
      "1:18 `Base` is no locale; write a language tag such as `es` or `es-MX`"
    ),
    (
      "{sourceLanguage: '../en'}",
      "1:18 `../en` is no locale; write a language tag such as `es` or `es-MX`"
    ),
    (
      "{sourceLanguage: true}",
      "1:18 `sourceLanguage` takes a language tag such as `es` or `es-MX`, not true"
    ),
    ("{severities: {a: 'eror'}}", "1:18 `eror` is no severity; did you mean `error`?"),
    (
      "{severities: {a: 'fatal!!'}}",
      "1:18 `fatal!!` is no severity; expected one of `error`, `warning`, `note`, `off`"
    ),
    ("{include: [], include: []}", "1:15 the key `include` is here twice; keep one of them"),
    (
      "{catalogs: ['a/../../b']}",
      "1:13 `a/../../b` leads out of the project; write a folder inside it, relative to this file"
    ),
    (
      "{functions: ['()']}",
      "1:14 `()` is no function; write its name, such as `tr`, `tr(_:)` or `tr(key:)`"
    ),
    (
      "{attributeScopes: {a: {b: {}}}}",
      "1:27 `b` needs a `type`, such as `string`, or the `values` it allows"
    ),
    (
      "{attributeScopes: {a: {b: {type: 'integer', values: [1.5]}}}}",
      "1:54 this value of `b` has another type than `integer`"
    ),
    (
      "{attributeScopes: {a: {b: {typ: 'string'}}}}", "1:28 unknown key `typ`; did you mean `type`?"
    ),
    (
      "{formatDefinitions: {a: {constraint: []}}}",
      "1:26 unknown key `constraint`; did you mean `constraints`?"
    ),
    (
      "{formatDefinitions: {a: {marks: ['bold']}}}",
      "1:33 `bold` is no mark of Markdown; write strong, emphasis, strikethrough, code, link"
    ),
    (
      "{formatDefinitions: {a: {attributes: 1}}}",
      "1:38 `attributes` takes the name of an attribute, a list of names, or an object with values "
        + "such as `{rainbow: [\"plain\", \"fun\"], level: {}}`, not a number"
    ),
    (
      "{formatDefinitions: {a: {attributes: {b: []}}}}",
      "1:42 `b` lists no values; write some, or `{}` for any"
    ),
    (
      "{formatDefinitions: {a: {attributes: {b: {c: 1}}}}}",
      "1:42 `b` takes a value, a list of values, or `{}` for any, not an object"
    ),
    (
      "{formatDefinitions: {a: {constraints: ['b']}}}",
      "1:40 `constraints` takes constraints such as `{if: {rainbow: \"extreme\"}, then: \"level\"}`, "
        + "not a string"
    ),
    (
      "{formatDefinitions: {a: {constraints: [{then: 'b'}]}}}",
      "1:40 `if` is missing from this constraint; name the attributes it is about"
    ),
    (
      "{formatDefinitions: {a: {constraints: [{if: 'b'}]}}}",
      "1:40 this constraint asks for nothing; add `then` with what must be there, or `not` with "
        + "what must not"
    ),
    ("{samples: {k: 3}}", "1:15 `k` takes a list of lists of arguments, not a number"),
    (
      "{samples: {k: [[null]]}}",
      "1:17 `k` takes numbers, strings and `{markdown: \"…\"}`, not null"
    ),
    ("{lexicon: {es: [{partOfSpeech: 'noun'}]}}", "1:17 `word` is missing from this word"),
    ("{lexicon: {es: [{word: 'a'}]}}", "1:17 `partOfSpeech` is missing from this word"),
    (
      "{lexicon: {es: [{word: 'a', partOfSpeech: 'adjective', gender: 'feminine'}]}}",
      "1:64 only a noun has a gender; leave it out of this adjective"
    ),
    (
      "{lexicon: {es: [{word: 'a', partOfSpeech: 'noun', forms: {plurals: 'b'}}]}}",
      "1:59 unknown key `plurals`; did you mean `plural`?"
    ),
    (
      "{lexicon: {'e s': []}}",
      "1:12 `e s` is no locale; write a language tag such as `es` or `es-MX`"
    ),
    (
      "{lexicon: {es: ['latte']}}",
      "1:17 `lexicon` takes words such as `{word: \"latte\", partOfSpeech: \"noun\"}`, not a string"
    ),
    ("{include: ['a}", "1:12 the text that starts here has no closing quotation mark `'`"),
  ]

  @Test("mistakes are told with their place", arguments: mistakes)
  func mistake(text: String, expected: String) throws {
    let diagnostics = read(text).diagnostics
    let lines = LineMap(Array(text.utf8))
    let found = try diagnostics.map { diagnostic in
      let location = try #require(diagnostic.location)
      let (line, column) = lines.position(at: location.range.lowerBound)
      return "\(line):\(column) \(diagnostic.message)"
    }
    #expect(found == [expected])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func aKeyThatIsLikeNoOtherNamesAllOfThem() throws {
    let diagnostic = try #require(read("{zebra: 1}").diagnostics.first)
    #expect(diagnostic.message.contains("the nearest known key is `"))
    #expect(
      diagnostic.message.contains("`deploymentTargets`, `samples`, `lexicon`"))
  }

  @Test(
    arguments: [
      ("{iOS: '16.4', macOS: 13}", [.iOS: 16, .macOS: 13]), ("{Linux: true}", [.linux: 0]),
      ("{visionOS: 'v2', Linux: false}", [.visionOS: 2]), ("{Linux: 24}", [.linux: 24]),
    ] as [(String, [DeploymentTargets.Platform: Int])])
  func systemsHaveVersions(text: String, versions: [DeploymentTargets.Platform: Int]) {
    let read = read("{deploymentTargets: \(text)}")
    #expect(read.configuration.deploymentTargets.versions == versions)
    #expect(read.diagnostics.isEmpty)
  }

  @Test func allMistakesAreToldInTheirOrder() {
    let text = "{locales: [1], lexcion: {}, severities: {a: 'b'}, catalogs: ['/etc'], include: ["
    let ids = read(text).diagnostics.map(\.id)
    #expect(
      ids == [
        "configuration-type", "configuration-unknown-key", "configuration-value",
        "configuration-value", "configuration-syntax",
      ])
  }

  @Test func whatIsRightIsKeptBesideMistakes() {
    let configuration = read("{locales: ['es', 1, 'fr'], x: 1, include: ['a']}").configuration
    #expect(configuration.locales == ["es", "fr"])
    #expect(configuration.include == ["a"])
  }

  @Test(
    "hostile files are refused in little time",
    arguments: [
      "", "{", String(repeating: "[", count: 100_000), String(repeating: "{a:", count: 100_000),
      "{" + (0..<20_000).map { "k\($0):1," }.joined() + "}",
      "{" + String(repeating: "x", count: 1_000_000) + ":1}", "\u{0}", "{lexicon:{es:[[[[]]]]}}",
      "{sourceLanguage:'\(String(repeating: "é", count: 100_000))'}",
    ])
  func hostile(text: String) {
    let reader = read(text)
    #expect(!reader.diagnostics.isEmpty)
    #expect(reader.diagnostics.count <= 100)
    #expect(reader.diagnostics.allSatisfy { $0.message.count < 500 })
  }

  @Test func aFileThatIsNoUTF8IsRefused() {
    let reader = ConfigurationReader([0x7B, 0xFF, 0xFE, 0x7D], file: "l10n.json")
    #expect(!reader.diagnostics.isEmpty)
  }

  @Test func theDocumentedExampleIsRight() throws {
    let page = try Repository.text("docs/configuration.md")
    let example = try #require(page.firstMatch(of: /```json5\n((?s).*?)```/)).1
    let reader = read(String(example))
    #expect(reader.diagnostics == [])
    let unknown = try #require(read("{zebra: 1}").diagnostics.first).message
    for key in unknown.matches(of: /`(\w+)`/).map(\.1).dropFirst() {
      #expect(example.contains("\n  \(key): "), "\(key) has no example")
      #expect(page.contains("`\(key)`"), "\(key) is not described")
    }
  }
}
