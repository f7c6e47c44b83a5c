import Catalogs
import Foundation
import Testing

@testable import Localization

@Suite struct LocalizationRequestTests {
  static let arguments: [(Argument, PluralArgument)] = [
    (.integer(-3), .number("-3")), (.unsigned(5), .number("5")), (.double(1.5), .number("1.5")),
    (.double(1e21), .number("1000000000000000000000")), (.double(1e-7), .number("0.0000001")),
    (.double(.nan), .other), (.double(.infinity), .other), (.decimal(.nan), .other),
    (.decimal(2), .number("2")), (.text("2"), .other), (.attributed("2"), .other),
  ]

  @Test(arguments: arguments)
  func pluralRulesAreToldTheDigits(argument: Argument, plural: PluralArgument) {
    switch (PluralArgument(argument), plural) {
    case (.number(let found), .number(let expected)): #expect(found == expected)
    case (.other, .other): break
    default: Issue.record("\(PluralArgument(argument))")
    }
  }

  @Test func aTextInAnotherLanguageKeepsItsOwnNumbers() {
    let tables = TableStore.memory([
      CatalogSource(
        name: "Localizable", localization: "en", format: .strings,
        bytes: Array("\"n\" = \"%f in English\";".utf8), file: "en.lproj/Localizable.strings")
    ])
    let context = RenderingContext(locale: Locale(identifier: "de_DE"))
    let request = LocalizationRequest(key: "n", arguments: [.double(1.5)])
    #expect(
      tables.rendering(of: request, for: context, attributed: false).text == "1.500000 in English")
  }
}
