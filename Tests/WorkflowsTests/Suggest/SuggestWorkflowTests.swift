import Diagnostics
import Testing

@testable import Workflows

/// `l10n suggest` on folders in memory.
@Suite struct SuggestWorkflowTests {
  private func suggested(_ files: [String: String]) -> SuggestOutcome {
    SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
  }

  /// A String Catalog with one key.
  private func catalog(_ key: String, _ languages: [String: [(String, String)]]) -> [String: String]
  {
    let texts = languages.sorted { $0.key < $1.key }.map { language, forms in
      let units = forms.map { category, text in
        #""\#(category)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      }
      return #""\#(language)":{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
    }
    let entry = #""\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
    return [
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#
    ]
  }

  private func english(_ one: String, _ other: String) -> [String: [(String, String)]] {
    ["en": [("one", one), ("other", other)]]
  }

  // MARK: What is suggested

  @Test(arguments: [
    ("%lld small salad", "%lld small salads", "^[%lld small salad](inflect: true)"),
    ("1 small salad", "%lld small salads", "^[%lld small salad](inflect: true)"),
    ("Add %lld salad to it", "Add %lld salads to it", "Add ^[%lld salad](inflect: true) to it"),
    ("%lld child is here", "%lld children are here", "^[%lld child is](inflect: true) here"),
    (
      "%2$@: %1$lld salad", "%2$@: %1$lld salads", "%2$@: ^[%1$lld salad](inflect: true)"
    ),
  ])
  func onePhraseBecomesOneText(one: String, other: String, expected: String) throws {
    let outcome = suggested(catalog("salads", english(one, other)))
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.languages.map(\.text) == [expected])
    #expect(suggestion.newKey == nil)
    #expect(outcome.passedOver == [])
  }

  @Test func eachLanguageHasItsOwnMark() throws {
    let outcome = suggested(
      catalog(
        "salads",
        [
          "en": [("one", "%lld small salad"), ("other", "%lld small salads")],
          "de": [("one", "%lld kleiner Salat"), ("other", "%lld kleine Salate")],
          "es": [("one", "%lld ensalada pequeña"), ("other", "%lld ensaladas pequeñas")],
          "sv": [("one", "%lld a"), ("other", "%lld b")],
        ]))
    let suggestion = try #require(outcome.suggestions.first)
    #expect(
      suggestion.languages.map(\.text) == [
        "^[%lld small salad](inflect: true)", "^[%lld kleiner Salat](inflect: true)",
        "^[%lld ensalada pequeña](inflect: true)", nil,
      ])
    #expect(suggestion.languages.compactMap(\.reason?.id) == ["noGrammar"])
  }

  @Test func aWordThatCouldBeReadOtherwiseIsNoted() throws {
    let outcome = suggested(catalog("p", english("%lld light", "%lld lights")))
    let language = try #require(outcome.suggestions.first?.languages.first)
    #expect(language.text == "^[%lld light](inflect: true)")
    #expect(language.notes == ["`light` may be noun or adjective; the likeliest was taken"])
  }

  @Test func aStringsdictIsReadToo() throws {
    let text = { (one: String, other: String) in
      """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Found %#@n@.</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      </dict></dict></plist>
      """
    }
    let outcome = suggested([
      "en.lproj/Localizable.stringsdict": text("%d folder", "%d folders"),
      "es.lproj/Localizable.stringsdict": text("una carpeta", "%d carpetas"),
    ])
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.languages.map(\.text) == ["Found ^[%d folder](inflect: true).", nil])
    #expect(suggestion.languages.last?.reason?.id == "noNumber")
    #expect(suggestion.numbers == [0, 1, 2, 5, 11, 21, 100])
  }

  // MARK: What stays

  @Test(arguments: [
    ("one salad", "%lld salads", "noNumber"),
    ("%@ salad", "%@ salads", "noNumber"),
    ("%lld salad", "many salads", "noNumber"),
    ("%lld salad", "%lld soups", "otherForms"),
    ("Delete %lld salad?", "Salads to delete: %lld", "otherWords"),
    ("%lld salad in %@’s bag", "%lld salads in %@’s bags", "otherWords"),
    ("%lld frobnitz", "%lld frobnitzes", "unsure"),
    ("%lld salad for ${guest}", "%lld salads for ${guest}", "intentParameter"),
    ("%lld salad", "", "unfinished"),
  ])
  func otherFormsStay(one: String, other: String, reason: String) {
    let outcome = suggested(catalog("salads", english(one, other)))
    #expect(outcome.suggestions.count == 0)
    #expect(outcome.passedOver.map(\.reason.id) == [reason])
    #expect(outcome.status == .clean)
  }

  @Test func textsWithoutFormsAreNotMentioned() {
    let files = [
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Salad":{},"%lld salads":{}},"version":"1.0"}"#
    ]
    let outcome = suggested(files)
    #expect(outcome.suggestions.count + outcome.passedOver.count == 0)
  }

  // MARK: Code

  @Test func aKeyThatIsItsTextGetsANewOne() throws {
    var files = catalog("%lld salads", english("%lld salad", "%lld salads"))
    files["A.swift"] = "import SwiftUI\nlet n = 1\nlet a = Text(\"\\(n) salads\")\n"
    let suggestion = try #require(suggested(files).suggestions.first)
    #expect(suggestion.newKey == "^[%lld salad](inflect: true)")
    #expect(suggestion.uses.map(\.line) == [3])
    #expect(suggestion.uses.map(\.isPlain) == [false])
    let code = suggestion.changes.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(
      code == ["import SwiftUI\nlet n = 1\nlet a = Text(\"^[\\(n) salad](inflect: true)\")\n"])
  }

  @Test func aPlainStringIsNamed() throws {
    var files = catalog("salads", english("%lld salad", "%lld salads"))
    files["A.swift"] = "import Foundation\nlet a = NSLocalizedString(\"salads\", comment: \"\")\n"
    let suggestion = try #require(suggested(files).suggestions.first)
    #expect(suggestion.newKey == nil)
    #expect(suggestion.uses.map(\.isPlain) == [true])
  }

  @Test func aBrokenCatalogIsNamed() {
    let outcome = suggested(["Localizable.xcstrings": "{"])
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id).first == "json-syntax")
  }
}
