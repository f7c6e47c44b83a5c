import Diagnostics
import Testing

@testable import Workflows

/// `l10n suggest` where code chooses between texts by a number.
@Suite struct SuggestChoiceTests {
  /// A String Catalog with texts by key and language.
  private func catalog(_ texts: [String: [String: String]]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, languages in
      let units = languages.sorted { $0.key < $1.key }.map { language, text in
        #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      }
      return #""\#(key)":{"localizations":{\#(units.joined(separator: ","))}}"#
    }
    return
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  private func suggested(_ code: String, _ texts: [String: [String: String]]) -> SuggestOutcome {
    let files = [
      "A.swift": "import SwiftUI\nfunc f(_ n: Int, _ bag: String) {\n  \(code)\n}\n",
      "Localizable.xcstrings": catalog(texts),
    ]
    return SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
  }

  private static let pair: [String: [String: String]] = [
    "%lld small salad": [:], "%lld small salads": [:],
  ]
  private static let pairs = [
    "%lld small salad": ["de": "%lld kleiner Salat", "pl": "%lld mała sałatka"],
    "%lld small salads": ["de": "%lld kleine Salate", "pl": "%lld małych sałatek"],
  ]

  private func code(_ outcome: SuggestOutcome) -> String? {
    outcome.suggestions.first?.changes.first.map { change in
      String(decoding: change.after, as: UTF8.self).split(separator: "\n").dropFirst(2).dropLast()
        .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
  }

  @Test(arguments: [
    (
      #"_ = n == 1 ? Text("\(n) small salad") : Text("\(n) small salads")"#,
      #"_ = Text("^[\(n) small salad](inflect: true)")"#
    ),
    (
      #"_ = Text(n != 1 ? "\(n) small salads" : "\(n) small salad")"#,
      #"_ = Text("^[\(n) small salad](inflect: true)")"#
    ),
    (
      "if n == 1 { g(Text(\"\\(n) small salad\")) } else { g(Text(\"\\(n) small salads\")) }",
      #"g(Text("^[\(n) small salad](inflect: true)"))"#
    ),
    (
      #"_ = String(localized: n == 1 ? "\(n) small salad" : "\(n) small salads")"#,
      #"_ = String(AttributedString(localized: "^[\(n) small salad](inflect: true)").characters)"#
    ),
  ])
  func twoKeysBecomeOne(before: String, after: String) throws {
    let outcome = suggested(before, Self.pair)
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == "^[%lld small salad](inflect: true)")
    #expect(suggestion.key == "%lld small salads")
    #expect(suggestion.otherKeys == ["%lld small salad"])
    #expect(code(outcome) == after)
  }

  @Test func eachLanguageIsProved() throws {
    let outcome = suggested(
      #"_ = Text(n == 1 ? "\(n) small salad" : "\(n) small salads")"#, Self.pairs)
    let languages = try #require(outcome.suggestions.first?.languages)
    #expect(languages.map(\.locale) == ["en", "de", "pl"])
    #expect(
      languages.map(\.text) == [
        "^[%lld small salad](inflect: true)", "^[%lld kleiner Salat](inflect: true)", nil,
      ])
    // Polish has one form for 2 and another for 5, and two keys can't have three texts.
    #expect(languages.last?.reason?.id == "otherForms")
    #expect(languages.last?.forms.map(\.text) == ["%lld mała sałatka", "%lld małych sałatek"])
  }

  @Test func aTestThatDoesNotCountIsNoted() throws {
    let outcome = suggested(
      #"_ = Text(n > 1 ? "\(n) small salads" : "\(n) small salad")"#, Self.pair)
    let language = try #require(outcome.suggestions.first?.languages.first)
    #expect(language.notes.first?.hasPrefix("for 0 the code takes \"%lld small salad\"") == true)
    #expect(outcome.suggestions.first?.numbers == [1, 2, 5, 11, 21, 100])
  }

  @Test func wordsInALiteralBecomeText() throws {
    let before = #"_ = Text("\(n) salad\(n == 1 ? "" : "s") for \(bag)")"#
    let outcome = suggested(before, ["%lld salad%@ for %@": ["de": "%1$lld Salat%2$@ für %3$@"]])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == "^[%lld salad](inflect: true) for %@")
    #expect(code(outcome) == #"_ = Text("^[\(n) salad](inflect: true) for \(bag)")"#)
    #expect(suggestion.languages.last?.text == nil)
    #expect(
      suggestion.languages.last?.forms.map(\.text) == [
        "%1$lld Salat für %2$@", "%1$lld Salats für %2$@",
      ])
  }

  @Test func aNameStaysTheKey() throws {
    let outcome = suggested(
      #"_ = String(format: NSLocalizedString(n == 1 ? "one" : "more", comment: ""), n)"#,
      ["one": ["en": "%d salad"], "more": ["en": "%d salads"]])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == nil)
    #expect(suggestion.languages.map(\.text) == ["^[%d salad](inflect: true)"])
    #expect(suggestion.uses.map(\.isPlain) == [true])
    #expect(suggestion.changes.count == 0)
  }

  @Test func aTextThatSaysOneNeedsNoCallThatFillsIt() throws {
    let outcome = suggested(
      """
      _ = n == 1 ? NSLocalizedString("1 salad", comment: "") : \
      String(format: NSLocalizedString("%d salads", comment: ""), Int32(n))
      """, ["1 salad": ["es": "1 ensalada"], "%d salads": ["es": "%d ensaladas"]])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == "^[%d salad](inflect: true)")
    #expect(
      suggestion.languages.map(\.text) == [
        "^[%d salad](inflect: true)", "^[%d ensalada](inflect: true)",
      ])
  }

  /// Once a format is filled, words have agreed without the number.
  @Test(
    "code that fills a text afterwards stays, and is shown what it has to be",
    arguments: [
      ("String(format: $, n)", #""^[\(n) salad](inflect: true)""#),
      ("String(format: $, locale: .current, Int32(n))", #""^[\(n) salad](inflect: true)""#),
      ("String.localizedStringWithFormat($, n)", #""^[\(n) salad](inflect: true)""#),
    ])
  func filledLater(code: String, literal: String) throws {
    let choice = #"String(localized: n == 1 ? "%d salad" : "%d salads")"#
    let outcome = suggested(
      "_ = " + code.replacing("$", with: choice), ["%d salad": [:], "%d salads": [:]])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == "^[%d salad](inflect: true)")
    #expect(suggestion.changes.count == 0)
    #expect(suggestion.uses.map(\.isRewritten) == [false])
    let text = SuggestReport(outcome).text.map(\.output).joined()
    #expect(text.contains("String(AttributedString(localized: \(literal)).characters)"), "\(text)")
  }

  @Test func textsThatAreOnlyReadPlainlyComeLast() {
    let outcome = suggested(
      """
      _ = String(format: NSLocalizedString(n == 1 ? "one" : "more", comment: ""), n)
        _ = Text(n == 1 ? "\\(n) small salad" : "\\(n) small salads")
      """,
      Self.pair.merging(["one": ["en": "%d salad"], "more": ["en": "%d salads"]]) { one, _ in one })
    #expect(outcome.suggestions.map(\.key) == ["%lld small salads", "more"])
  }

  @Test(arguments: [
    (#"_ = Text(n == 1 ? "small salad" : "small salads")"#, "noNumber"),
    (#"_ = Text(n == 1 ? "\(bag) salad" : "\(bag) salads")"#, "noNumber"),
    (#"_ = Text(n == 1 ? "\(n) \(bag) salad" : "\(n) salads")"#, "otherArguments"),
    (#"_ = Text(n == 1 ? "\(n) salad" : "\(n) soups")"#, "otherForms"),
    (#"_ = Text(n == 1 ? "One salad" : "\(n) salads")"#, "noNumber"),
  ])
  func whatIsUnsureIsToldOnly(code: String, reason: String) {
    let keys = [
      "small salad", "small salads", "%@ salad", "%@ salads", "%lld %@ salad", "%lld salads",
      "%lld salad", "%lld soups", "One salad",
    ]
    let outcome = suggested(code, Dictionary(uniqueKeysWithValues: keys.map { ($0, [:]) }))
    #expect(outcome.suggestions.count == 0)
    #expect(outcome.passedOver.map(\.reason.id) == [reason])
  }

  @Test func aKeyThatIsThereIsNotMadeAgain() {
    let texts = Self.pair.merging(["^[%lld small salad](inflect: true)": [:]]) { one, _ in one }
    let outcome = suggested(
      #"_ = Text(n == 1 ? "\(n) small salad" : "\(n) small salads")"#, texts)
    #expect(outcome.suggestions.count == 0)
    #expect(outcome.passedOver.map(\.reason.id) == ["keyExists"])
  }

  // MARK: Cases of an enum

  private func variants(_ texts: [String: [String: String]]) -> SuggestOutcome {
    suggested(
      """
      switch size {
        case .small: g(Text("small salad"))
        default: g(Text("large salad"))
        }
      """, texts)
  }

  @Test func anAdjectiveBecomesTheArgument() throws {
    let outcome = variants([
      "small salad": ["es": "ensalada pequeña", "de": "kleiner Salat", "sv": "liten sallad"],
      "large salad": ["es": "ensalada grande", "de": "Salat, groß", "sv": "stor sallad"],
    ])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.newKey == "^[%@ salad](inflect: true)")
    #expect(suggestion.languages.map(\.locale) == ["en", "de", "es", "sv"])
    #expect(
      suggestion.languages.map(\.text) == [
        "^[%@ salad](inflect: true)", nil, "^[ensalada %@](inflect: true)", nil,
      ])
    #expect(suggestion.languages[2].words.map(\.text) == ["pequeño", "grande"])
    #expect(suggestion.languages.compactMap(\.reason?.id) == ["otherWords", "noGrammar"])
    #expect(
      code(outcome)?.contains(
        #"case .small: g(Text("^[\(String(localized: "small")) salad](inflect: true)"))"#) == true)
  }

  @Test func whatIsNoAdjectiveBesideANounIsNoVariant() {
    let outcome = suggested(
      """
      switch order {
        case .name: g(Text("Sort by name"))
        default: g(Text("Sort by date"))
        }
      """, ["Sort by name": [:], "Sort by date": [:]])
    #expect(outcome.suggestions.count + outcome.passedOver.count == 0)
  }

  @Test(arguments: [
    (["small salad", "large salad"], ["^[%@ salad](inflect: true)"]),
    (
      ["a small salad.", "a large salad."],
      [
        "a ^[%@ salad](inflect: true).", "^[a %@](inflect: true) salad.",
        "^[a %@ salad](inflect: true).",
      ]
    ),
    (["ensalada pequeña", "ensalada grande"], ["^[ensalada %@](inflect: true)"]),
  ])
  func marksAreAroundTheWordAndItsNeighbor(texts: [String], expected: [String]) {
    #expect(VariantMarking(texts)?.candidates == expected)
  }

  @Test(arguments: [
    ["small salad", "large soup"], ["small salad", "small salad"], ["small", "small salad"],
    ["%@ small", "%@ large"], ["salad 1", "salad 2"],
  ])
  func otherTextsAreNoVariants(texts: [String]) {
    #expect(VariantMarking(texts) == nil)
  }
}
