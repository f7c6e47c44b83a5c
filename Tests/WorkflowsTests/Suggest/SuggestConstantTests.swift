import Diagnostics
import Testing

@testable import Workflows

/// `l10n suggest` where constants that somebody generated stand for the keys.
@Suite struct SuggestConstantTests {
  private static let generated = """
    import Foundation
    enum L10n {
      /// Person
      static let person = L10n.tr("Localizable", "person")
      static func people(_ p1: Any) -> String {
        return L10n.tr("Localizable", "people", String(describing: p1), fallback: "%d people")
      }
      enum Cart {
        static var item: String { L10n.tr("Localizable", "cart.item") }
        static func items(_ p1: Int, _ p2: Any) -> String {
          return L10n.tr("Localizable", "cart.items", p1, String(describing: p2))
        }
      }
    }
    extension L10n {
      private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback: String = "") -> String {
        let format = NSLocalizedString(key, tableName: table, comment: "")
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    """

  private func suggested(
    _ code: String, strings: String, _ more: [String: String] = [:]
  ) -> SuggestOutcome {
    var files = [
      "A.swift": "import Foundation\nfunc f(_ n: Int, _ bag: String) {\n  \(code)\n}\n",
      "L10n.swift": Self.generated, "en.lproj/Localizable.strings": strings,
    ]
    files.merge(more) { _, new in new }
    return SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
  }

  private static let people = #""person" = "%d person"; "people" = "%d people";"#

  @Test(arguments: [
    "_ = n == 1 ? L10n.person : L10n.people(n)", "_ = n > 1 ? L10n.people(n) : L10n.person",
    "if n == 1 { print(L10n.person) } else { print(L10n.people(n)) }",
    "switch n { case 1: print(L10n.person)\n default: print(L10n.people(n)) }",
  ])
  func twoConstantsAreOneText(code: String) throws {
    let outcome = suggested(code, strings: #""person" = "1 person"; "people" = "%d people";"#)
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.key == "people")
    #expect(suggestion.otherKeys == ["person"])
    #expect(suggestion.languages.map(\.text) == ["^[%d person](inflect: true)"])
    #expect(suggestion.changes.count == 0)
    #expect(suggestion.steps.first?.contains("takes L10n.people(n) for all numbers") == true)
    #expect(suggestion.steps.contains { $0.contains("L10n.people reads a plain string") })
    #expect(suggestion.steps.last?.hasPrefix("L10n.swift declares L10n.people") == true)
  }

  @Test func aTextOfANumberBecomesTheNumber() throws {
    let outcome = suggested(
      "_ = n == 1 ? L10n.person : L10n.people(n.localized())",
      strings: #""person" = "1 person"; "people" = "%@ people";"#)
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.languages.map(\.text) == ["^[%lld person](inflect: true)"])
    #expect(suggestion.steps.first?.contains("n itself in place of n.localized()") == true)
  }

  @Test func namesInsideOfTypesAndOtherArguments() throws {
    let outcome = suggested(
      "_ = n == 1 ? L10n.Cart.item : L10n.Cart.items(n, bag)",
      strings: #""cart.item" = "1 item in %@"; "cart.items" = "%1$d items in %2$@";"#)
    #expect(outcome.suggestions.count == 0)
    #expect(outcome.passedOver.map(\.reason.id) == ["otherArguments"])
  }

  @Test func whatIsSaidIsProved() {
    let outcome = suggested(
      "_ = n == 1 ? L10n.person : L10n.people(n)",
      strings: #""person" = "1 person is here"; "people" = "%d were away";"#)
    #expect(outcome.suggestions.count == 0)
    #expect(outcome.passedOver.map(\.key) == ["people"])
    #expect(outcome.passedOver.map(\.file) == ["A.swift"])
  }

  /// Xcode makes these symbols, so that no source declares them.
  @Test func symbolsOfACatalog() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{
      "item.one":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"1 item"}}}},
      "items.other":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld items"}}}}
      },"version":"1.0"}
      """
    let files = [
      "A.swift":
        "import SwiftUI\nfunc f(_ n: Int) { _ = Text(n == 1 ? .itemOne : .itemsOther(n)) }\n",
      "Localizable.xcstrings": catalog,
    ]
    let outcome = SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
    let suggestion = try #require(outcome.suggestions.first)
    #expect(suggestion.languages.map(\.text) == ["^[%lld item](inflect: true)"])
    #expect(suggestion.steps == ["A.swift:2:49 takes .itemsOther(n) for all numbers"])
  }

  @Test func aChoiceByGenderIsNamed() throws {
    let outcome = suggested(
      """
      switch sex { case .female: print(NSLocalizedString("She is in", comment: ""))
      default: print(NSLocalizedString("He is in", comment: "")) }
      """, strings: #""She is in" = "She is in"; "He is in" = "He is in";"#)
    #expect(outcome.passedOver.map(\.reason.id) == ["byGender"])
    #expect(outcome.passedOver.first?.otherKeys == ["He is in"])
  }

  @Test func withoutACatalogItSaysWhatToRun() {
    let files = ["A.swift": "import SwiftUI\nlet a = Text(\"1 file\")\n"]
    let outcome = SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics.map(\.id) == ["no-catalog"])
    #expect(outcome.status == .couldNotRun)
  }

  @Test func aBrokenCatalogIsNamedAndNotCalledMissing() {
    let files = [
      "A.swift": "import SwiftUI\nlet a = Text(\"1 file\")\n", "Localizable.xcstrings": "{",
    ]
    let outcome = SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: InMemoryFolder(files))
    #expect(outcome.diagnostics.contains { $0.id == "json-syntax" })
    #expect(!outcome.diagnostics.contains { $0.id == "no-catalog" })
    #expect(outcome.status == .couldNotRun)
  }
}
