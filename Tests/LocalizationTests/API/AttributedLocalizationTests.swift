#if !canImport(Darwin)
import Foundation
import Localization
import TestSupport
import Testing

/// An app's own attribute and scope.
enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = String
  static let name = "rainbow"
}

struct RainbowAttributes: AttributeScope {
  let rainbow: RainbowAttribute
  let foundation: AttributeScopes.FoundationAttributes
}

extension AttributeScopes {
  var rainbows: RainbowAttributes.Type { RainbowAttributes.self }
}

@Suite struct AttributedLocalizationTests {
  typealias Foundation = AttributeScopes.FoundationAttributes

  @Test func markdownOfTheTextIsReadAndThatOfArgumentsIsNot() {
    let text = AttributedString(localized: SampleCatalogs.resource("**Thanks**, \("**A**")"))
    #expect(String(text.characters) == "Gracias, **A**")
    let bold = text.runs.filter {
      $0[Foundation.InlinePresentationIntentAttribute.self] == .stronglyEmphasized
    }
    #expect(bold.map { String(text[$0.range].characters) } == ["Gracias"])
  }

  @Test func attributedArgumentsKeepTheirAttributes() throws {
    var name = AttributedString("Ana")
    name.link = URL(string: "https://ana.example")
    name[RainbowAttribute.self] = "fun"
    let text = AttributedString(localized: SampleCatalogs.resource("Hello, \(name)!"))
    let range = try #require(text.range(of: "Ana"))
    #expect(text[range].link == URL(string: "https://ana.example"))
    #expect(text[range][RainbowAttribute.self] == "fun")
  }

  static let styled: [(String.LocalizationValue, String)] = [
    ("At \(12, format: .number)", "A las 12"),
    ("At \(12.5, format: .number)", "A las 12.5"),
    ("At \(12, format: .currency(code: "MXN"))", "A las $12.00"),
    ("At \(0.5, format: .percent)", "A las 50%"),
    ("At \(Decimal(2), format: .number)", "A las 2"),
    ("At \(Decimal(2), format: .currency(code: "MXN"))", "A las $2.00"),
    ("At \(Decimal(string: "0.5") ?? 0, format: .percent)", "A las 50%"),
    ("At \(0.5, format: .number.attributed)", "A las 0.5"),
    ("At \(Duration.seconds(61), format: .time(pattern: .minuteSecond))", "A las 1:01"),
  ]

  @Test(arguments: styled)
  func formatsSetTheirAttributes(value: String.LocalizationValue, expected: String) {
    let text = AttributedString(localized: SampleCatalogs.resource(value))
    #expect(String(text.characters).replacing("\u{a0}", with: " ") == expected)
    let hasParts = text.runs.contains { run in
      run[Foundation.NumberFormatAttributes.NumberPartAttribute.self] != nil
        || run[Foundation.DurationFieldAttribute.self] != nil
    }
    #expect(hasParts)
  }

  @Test func datesSetTheirFields() {
    let style = Date.FormatStyle(timeZone: .gmt).hour().minute()
    let value: String.LocalizationValue =
      "At \(StringLocalizationTests.noon, format: style)"
    let text = AttributedString(localized: SampleCatalogs.resource(value))
    let fields = text.runs.compactMap { $0[Foundation.DateFieldAttribute.self] }
    #expect(fields.contains(.hour) && fields.contains(.minute))
    #expect(
      String(text.characters) == String(localized: SampleCatalogs.resource(value)))
  }

  @Test func replacementIndexesAreSetWhenAskedFor() {
    let resource = SampleCatalogs.resource("\(2) items for \("Ana")")
    var options = AttributedString.LocalizationOptions()
    func indexes(_ text: AttributedString) -> [String: Int] {
      var found: [String: Int] = [:]
      for (index, range) in text.runs[Foundation.ReplacementIndexAttribute.self] {
        if let index { found[String(text[range].characters)] = index }
      }
      return found
    }
    #expect(indexes(AttributedString(localized: resource, options: options)) == [:])
    options.applyReplacementIndexAttribute = true
    #expect(
      indexes(AttributedString(localized: resource, options: options)) == ["2": 1, "Ana": 2])
  }

  @Test func scopesSayWhichAttributesThereAre() {
    let resource = SampleCatalogs.resource("^[Big](rainbow: 'fun')")
    let texts = [
      AttributedString(localized: resource),
      AttributedString(localized: resource, including: \.rainbows),
      AttributedString(localized: resource, including: RainbowAttributes.self),
      AttributedString(localized: resource, options: .init(), including: \.rainbows),
      AttributedString(localized: resource, options: .init(), including: RainbowAttributes.self),
    ]
    #expect(texts.allSatisfy { String($0.characters) == "Grande" })
    #expect(
      texts.map { $0.runs.first?[RainbowAttribute.self] } == [nil, "fun", "fun", "fun", "fun"])
  }

  @Test func everyInitializerWithABundle() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let locale = SampleCatalogs.spanish
    let options = AttributedString.LocalizationOptions()
    let texts = [
      AttributedString(localized: "Hello", bundle: bundle, locale: locale),
      AttributedString(localized: "Hello", options: options, bundle: bundle, locale: locale),
      AttributedString(localized: "h", defaultValue: "Hi", bundle: bundle, locale: locale),
      AttributedString(
        localized: "order.total", defaultValue: "\(2)", options: options, bundle: bundle,
        locale: locale),
    ]
    #expect(texts.map { String($0.characters) } == ["Hola", "Hola", "Hi", "2 en total"])
  }

  @Test func everyInitializerWithABundleAndAScope() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let locale = SampleCatalogs.spanish
    let options = AttributedString.LocalizationOptions()
    let scope = RainbowAttributes.self
    let texts = [
      AttributedString(localized: "Hello", bundle: bundle, locale: locale, including: scope),
      AttributedString(localized: "Hello", bundle: bundle, locale: locale, including: \.rainbows),
      AttributedString(
        localized: "Hello", options: options, bundle: bundle, locale: locale, including: scope),
      AttributedString(
        localized: "Hello", options: options, bundle: bundle, locale: locale,
        including: \.rainbows),
      AttributedString(
        localized: "Hello", defaultValue: "Hi", bundle: bundle, locale: locale, including: scope),
      AttributedString(
        localized: "Hello", defaultValue: "Hi", bundle: bundle, locale: locale,
        including: \.rainbows),
      AttributedString(
        localized: "Hello", defaultValue: "Hi", options: options, bundle: bundle, locale: locale,
        including: scope),
      AttributedString(
        localized: "Hello", defaultValue: "Hi", options: options, table: "Menu", bundle: bundle,
        locale: locale, including: \.rainbows),
    ]
    let found = texts.map { String($0.characters) }
    #expect(found == Array(repeating: "Hola", count: 7) + ["Buen provecho"])
  }
}
#endif
