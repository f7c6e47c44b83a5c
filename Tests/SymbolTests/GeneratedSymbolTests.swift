import Catalogs
import Exchange
import Foundation
import Localization
import TestSupport
import Testing

/// The symbols in the files beside this one, which `l10n symbols` generated: that they compile is
/// half of the test.
@Suite struct GeneratedSymbolTests {
  private func text(_ resource: LocalizedStringResource, _ language: String) -> String {
    var resource = resource
    resource.locale = Locale(identifier: language)
    return String(localized: resource)
  }

  @Test func aKeyIsAProperty() {
    #expect(text(.cartTitle, "en") == "Your cart")
    #expect(text(.cartTitle, "es") == "Tu carrito")
  }

  @Test func argumentsHaveTheirLabels() {
    #expect(text(.itemsLeft(count: 3, in: "Eva"), "en") == "3 items left for Eva")
    #expect(text(.itemsLeft(count: 3, in: "Eva"), "es") == "Para Eva quedan 3 artículos")
  }

  @Test func argumentsOfTheKeyCountToo() {
    #expect(text(.newMessages(1), "en") == "One new message")
    #expect(text(.newMessages(2), "en") == "2 new messages")
    var resource = LocalizedStringResource.newMessages(2)
    resource.locale = Locale(identifier: "es")
    let inflected = AttributedString(localized: resource)
    #expect(String(inflected.characters) == "2 mensajes nuevos")
  }

  @Test func substitutionsAreArguments() {
    #expect(text(.shelf(books: 2, shelfBoards: 1, "oak"), "en") == "2 books on one board of oak")
  }

  @Test func everySpecifierHasItsType() {
    let count: Int32 = 3
    let all: UInt32 = 4
    #expect(
      text(.progress(count, all, 2.25, 7, "x"), "en")
        == "3 of 4, 2.2 percent, 07 \"quoted\" \\ x")
  }

  @Test func anotherTableIsAType() {
    #expect(text(.SignUpFlow.sayHelloNobody, "es") == "Di «hola»")
    #expect(text(.SignUpFlow.sayHelloNobody, "en") == "Say \"hello\", \\(nobody)")
  }

  @Test("the files are as they would be generated now", arguments: ["Localizable", "sign-up Flow"])
  func files(table: String) throws {
    let folder = "Tests/SymbolTests/"
    let catalog = try Repository.text(folder + "Resources/\(table).xcstrings")
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: table)
    let symbols = SymbolTable(document, table: table)
    #expect(symbols.failures.isEmpty)
    var source = SymbolSource()
    source.style = .repository
    let name = SymbolSource.fileName(for: table)
    #expect(
      try Repository.text(folder + "Generated/" + name) == source.text(of: [symbols], file: name))
  }
}
