#if !canImport(Darwin)
import Dispatch
import Foundation
import LocaleData
import Locking
import Reading
import TestSupport
import Testing

@testable import Localization

/// What was kept of earlier calls changes no text.
@Suite struct WarmCallsTests {
  private static let es = """
    "Plain" = "Texto sin nada: 100% (á)";
    "Hello, %@!" = "¡Hola, **%@**!";
    "%lld seats" = "**%lld** asientos";
    "%lld of %lld" = "%2$lld de %1$lld";
    "Add ^[%lld small salad](inflect: true)" = "Añadir ^[%lld ensalada pequeño](inflect: true) *ya*";
    "See **[%@](https://example.com)** `now`" = "Mira **[%@](https://example.com)** `ya`~~no~~";
    "^[Welcome](inflect: true)" = "^[Bienvenido](inflect: true)";
    "Go [to](https://example.com/%@)" = "Ve [a](https://example.com/%@)";
    "^[%@](morphology: {number: 'plural'}) x" = "^[%@](morphology: {number: 'plural'}, a: 'b') x";
    "e\u{301}%@e" = "e*\u{301}%@*\u{301}e";
    "" = "leer";
    """
  private static let stringsdict = """
    <plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ del disco</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld archivo</string><key>other</key><string>%lld archivos</string>
    </dict></dict></dict></plist>
    """

  private static let sources: [LocalizationCatalogs.Catalog] = [
    .strings(es.utf8, localization: "es"),
    .stringsdict(stringsdict.utf8, localization: "es"),
    .strings("\"Plain\" = \"Schlicht\"; \"%lld seats\" = \"%lld Sitze\";".utf8, localization: "de"),
    .strings("\"%lld seats\" = \"%lld base\";".utf8, localization: "Base"),
  ]

  /// A bundle that nobody has asked yet.
  private static var bundle: LocalizedStringResource.BundleDescription {
    .catalogs(LocalizationCatalogs(sources))
  }

  private static let locales = [
    "es_MX", "es", "de_DE", "en_US", "es-u-nu-arab", "ar-u-nu-arab", "hi_IN", "fr", "xx", "",
  ]

  private static func values(_ number: Int) -> [String.LocalizationValue] {
    let name = ["Ana", "", "\u{301}", "**b** %@", "é"][number % 5]
    return [
      "Plain", "Missing \(number) %", "Missing %", "Hello, \(name)!", "\(number) seats",
      "\(UInt8(truncatingIfNeeded: number)) seats", "\(number) of \(-number &* 1_234_567)",
      "Add ^[\(number) small salad](inflect: true)", "See **[\(name)](https://example.com)** `now`",
      "^[Welcome](inflect: true)", "Go [to](https://example.com/\(name))", "\(number) files",
      "^[\(name)](morphology: {number: 'plural'}) x", "e\u{301}\(name)e", "", "\(1.5) files",
      "Hello, \(AttributedString(name, attributes: replaced))!",
      "Hello, \(number, format: .number)!",
    ]
  }

  private static var replaced: AttributeContainer {
    var container = AttributeContainer()
    container.replacementIndex = 7
    container.languageIdentifier = "es"
    return container
  }

  /// What a renderer makes that never rendered anything, put together run by run.
  private static func expected(
    _ value: String.LocalizationValue, _ locale: Locale, attributed: Bool
  ) -> AttributedString {
    let tables = LocalizationCatalogs(sources).tables
    let scope = AttributeScopes.FoundationAttributes.self
    let arguments = value.arguments.map { attributed ? $0.attributed(including: scope) : $0.plain }
    let found = LanguageTag(locale.identifier(.bcp47)).flatMap {
      tables.lookUp(value.key, locale: $0, arguments: arguments.map(PluralArgument.init))
    }
    let language = found.map(tables.language) ?? tables.sourceLanguage
    let context = RenderingContext(locale: locale.speaking(language))
    let renderer = Renderer(context, caches: RenderingCaches())
    let format = found?.format ?? value.key
    let rendering =
      arguments.isEmpty
      ? renderer.render(literal: format, attributed: attributed)
      : renderer.render(format, arguments, attributed: attributed)
    var text = rendering.textInRuns(including: scope, marksArguments: false)
    text.replacementIndex = nil
    return text
  }

  @Test(arguments: locales)
  func theSameAsTheFirstTime(identifier: String) {
    let locale = Locale(identifier: identifier)
    let bundle = Self.bundle
    for number in [0, 1, 2, 1_234, -1_000_000, 77, 1] {
      for value in Self.values(number) {
        let plain = String(Self.expected(value, locale, attributed: false).characters)
        let attributed = Self.expected(value, locale, attributed: true)
        for _ in 0..<3 {
          let resource = LocalizedStringResource(value, locale: locale, bundle: bundle)
          #expect(String(localized: resource) == plain)
          #expect(String(localized: resource).utf8.elementsEqual(plain.utf8))
          #expect(AttributedString(localized: resource) == attributed)
        }
      }
    }
  }

  /// The current locale, by whatever name, and another table, key and default beside it.
  @Test func whatCallsDifferInIsNotMixedUp() throws {
    let folder = try SampleCatalogs.folder()
    let bundle = try #require(Bundle(path: folder.path))
    let spanish = SampleCatalogs.spanish
    for _ in 0..<3 {
      #expect(String(localized: "Hello", bundle: bundle, locale: spanish) == "Hola")
      #expect(
        String(localized: "Hello", table: "Menu", bundle: bundle, locale: spanish)
          == "Buen provecho")
      #expect(String(localized: "Hello", bundle: bundle, locale: SampleCatalogs.english) == "Hola")
      #expect(String(localized: "Hello", locale: spanish) == "Hello")
      #expect(String(localized: "k", defaultValue: "a \(1)", bundle: bundle) == "a 1")
      #expect(String(localized: "k", defaultValue: "b \(1)", bundle: bundle) == "b 1")
      #expect(String(localized: "k", defaultValue: "c", bundle: bundle) == "c")
      for locale in [Locale.current, .autoupdatingCurrent] {
        #expect(
          String(localized: "\(1234) in all", locale: locale)
            == "\(1234.formatted(.number.locale(locale))) in all")
      }
    }
  }

  /// Bundles come and go, and others come to lie where they lay.
  @Test func manyBundles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<150 {
      let file = "\(number)/es.lproj/Localizable.strings"
      try folder.write("\"Hello\" = \"Hola \(number)\";", to: file)
    }
    let root = URL(filePath: folder.path)
    for number in 0..<150 {
      let url = root.appending(path: "\(number)")
      let bundle = try #require(Bundle(url: url))
      #expect(
        String(localized: "Hello", bundle: bundle, locale: SampleCatalogs.spanish)
          == "Hola \(number)")
      let resource = LocalizedStringResource(
        "Hello", locale: SampleCatalogs.spanish, bundle: .atURL(url))
      #expect(String(localized: resource) == "Hola \(number)")
    }
  }

  /// Catalogs in memory go with who made them, whatever was localized with them.
  @Test func catalogsAreNotKept() {
    weak var tables: TableStore?
    do {
      let catalogs = LocalizationCatalogs(Self.sources)
      tables = catalogs.tables
      let resource = LocalizedStringResource(
        "Plain", locale: SampleCatalogs.spanish, bundle: .catalogs(catalogs))
      #expect(String(localized: resource) == "Texto sin nada: 100% (á)")
      #expect(tables != nil)
    }
    #expect(tables == nil)
  }

  @Test func manyThreadsGetTheSame() {
    let bundle = Self.bundle
    let results = Locked<Set<[String]>>([])
    DispatchQueue.concurrentPerform(iterations: 12) { _ in
      let texts = (0..<60).flatMap { number in
        Self.values(number).map { value in
          let locale = Locale(identifier: Self.locales[number % Self.locales.count])
          let resource = LocalizedStringResource(value, locale: locale, bundle: bundle)
          return String(localized: resource)
            + String(AttributedString(localized: resource).characters)
        }
      }
      results.withLock { _ = $0.insert(texts) }
    }
    #expect(results.withLock(\.count) == 1)
  }

  /// A server may be asked for anything.
  @Test func whatIsKeptIsBounded() {
    let keys = KnownKeys()
    for number in 0..<3 * KnownKeys.limit { keys.keep(nil, for: ExactKey("\(number)"), in: 1) }
    #expect(keys.count <= KnownKeys.limit)
    let messages = MessageCache()
    for number in 0..<2 * MessageCache.limit { _ = messages.message("\(number)", syntax: .plain) }
    #expect(messages.count <= MessageCache.limit)
  }
}
#endif
