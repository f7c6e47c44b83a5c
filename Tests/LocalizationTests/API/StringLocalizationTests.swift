#if !canImport(Darwin)
import Foundation
import Localization
import TestSupport
import Testing

@Suite struct StringLocalizationTests {
  static let noon = Date(timeIntervalSince1970: 43_200)
  static let values: [(String.LocalizationValue, String)] = [
    ("Hello", "Hola"),
    ("Hello, \("Ana")!", "¡Hola, Ana!"),
    // What is inserted is neither Markdown nor a format.
    ("Hello, \("%lld **x**")!", "¡Hola, %lld **x**!"),
    ("\(1234) items for \("Ana")", "Para Ana: 1,234 productos"),
    ("100% arabica", "100% arábica"),
    ("**Thanks**, \("Ana")", "**Gracias**, Ana"),
    ("**Thanks**, \(AttributedString("Ana"))", "**Gracias**, Ana"),
    ("\(1.5, specifier: "%.2f") km", "1.50 kilómetros"),
    ("\(1.5) km", "1.500000 kilómetros"),
    (
      "Size: \(SampleCatalogs.resource("small", locale: SampleCatalogs.english))", "Tamaño: pequeño"
    ),
    ("Size: \(0.25, format: .percent)", "Tamaño: 25%"),
    ("Size: \(12, format: .number.attributed)", "Tamaño: 12"),
    ("Size: \(true)", "Tamaño: true"),
    ("Size: \(Decimal(1234))", "Tamaño: 1,234"),
    ("Size: \(NSNumber(value: 7))", "Tamaño: 7"),
    ("Size: \(placeholder: .object)", "Tamaño: %@"),
    ("Missing \(1)", "Missing 1"),
    ("Missing 5%", "Missing 5%"),
  ]

  @Test(arguments: values)
  func resourcesInMemory(value: String.LocalizationValue, text: String) {
    let found = String(localized: SampleCatalogs.resource(value))
    #expect(found.replacing("\u{a0}", with: " ") == text)
  }

  @Test(arguments: values)
  func bundles(value: String.LocalizationValue, text: String) throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let found = String(localized: value, bundle: bundle, locale: SampleCatalogs.spanish)
    #expect(found.replacing("\u{a0}", with: " ") == text)
  }

  @Test func everyInitializer() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let locale = SampleCatalogs.spanish
    var options = String.LocalizationOptions()
    options.replacements = [3]
    let texts = [
      String(localized: "Hello", table: "Menu", bundle: bundle, locale: locale, comment: "x"),
      String(
        localized: "\(placeholder: .int) items", options: options, bundle: bundle, locale: locale),
      String(
        localized: "order.total", defaultValue: "\(2) in all", bundle: bundle, locale: locale),
      String(
        localized: "order.total", defaultValue: "\(placeholder: .int) in all", options: options,
        bundle: bundle, locale: locale),
      String(localized: "none", defaultValue: "\(2) in all", bundle: bundle, locale: locale),
    ]
    #expect(texts == ["Buen provecho", "3 productos", "2 en total", "3 en total", "2 in all"])
  }

  @Test func everyInitializerOfResources() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let locale = SampleCatalogs.spanish
    var options = String.LocalizationOptions()
    options.replacements = [3]
    let texts = [
      String(localized: SampleCatalogs.resource("Hello", table: "Menu")),
      String(
        localized: SampleCatalogs.resource("\(placeholder: .int) items"), options: options),
      String(
        localized: LocalizedStringResource("Hello", locale: locale, bundle: .atURL(folder.url))),
      String(localized: LocalizedStringResource("Hello", locale: locale, bundle: bundle)),
      String(
        localized: LocalizedStringResource(
          "order.total", defaultValue: "\(2) in all", locale: locale, bundle: bundle)),
    ]
    #expect(texts == ["Buen provecho", "3 productos", "Hola", "Hola", "2 en total"])
  }

  @Test func replacementsBehindTheLastArgumentServeKeysKnownAtRunTime() {
    var options = String.LocalizationOptions()
    options.replacements = [1234, "Ana"]
    let key = String.LocalizationValue("%lld items for %@")
    let text = String(localized: SampleCatalogs.resource(key), options: options)
    #expect(text == "Para Ana: 1,234 productos")
  }

  @Test(arguments: [
    "%n", "%s%s%s", "%@", "%d", "hello", "%", "", "%1$n", "%9$lld", "%*d", "%99999f",
  ])
  func aWrongSpecifierDoesNoHarm(specifier: String) {
    let text = String(localized: "a \(1.5, specifier: specifier) z")
    #expect(text.hasPrefix("a ") && text.hasSuffix(" z"))
  }

  @Test func aWrongLocaleGivesTheSourceText() {
    for name in ["", "🙂", "x-", "tlh", String(repeating: "es-", count: 500)] {
      let locale = Locale(identifier: name)
      let text = String(localized: SampleCatalogs.resource("Hello", locale: locale))
      #expect(["Hello", "Hola"].contains(text), "\(name)")
    }
  }

  @Test func theSamplesOfAnAppRun() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let texts = AppSamples.strings(
      count: 2, name: "Ana", bundle: bundle, locale: SampleCatalogs.spanish)
    #expect(
      texts == [
        "Hello", "Hello", "¡Hola, Ana!", "Soup", "Para Ana: 2 productos", "2 en total",
        "2 productos", "^[2 coffee](inflect: true)", "Menu", "Ana",
      ])
    let attributed = AppSamples.attributed(
      name: AttributedString("Ana"), locale: SampleCatalogs.english)
    #expect(
      attributed.map { String($0.characters) } == [
        "Hello, Ana!", "Hello", "Hello", "Hello", "Hello", "Hello, Ana", "Menu", "Menu",
      ])
  }
}
#endif
