import Dispatch
import Foundation
import Locking
import TestSupport
import Testing

@testable import Localization

@Suite struct LocalizerTests {
  private static let es = """
    "Hello" = "Hola";
    "Hello, %@!" = "¡Hola, %@!";
    "%lld items for %@" = "Para %2$@: %1$lld productos";
    "order.total" = "%lld en total";
    "**Thanks**, %@" = "**Gracias**, %@";
    "100% arabica" = "100% arábica";
    "%.2f km" = "%.2f kilómetros";
    "Add ^[%lld %@ %@](inflect: true)" = "Añadir ^[%1$lld %3$@ %2$@](inflect: true)";
    "^[Welcome](inflect: true)" = "^[Bienvenido](inflect: true)";
    "^[Tall](agreeWithConcept: 1)" = "^[Alto](agreeWithConcept: 1)";
    """
  static let catalogs = LocalizationCatalogs([
    .strings(es.utf8, localization: "es"),
    .strings("\"Hello\" = \"Buen provecho\";".utf8, table: "Menu", localization: "es"),
    .strings("\"Hello\" = \"Cześć\";".utf8, localization: "pl"),
    .strings("\"Hello\" = \"Hello\";".utf8, localization: "en"),
  ])
  static let localizer = Localizer(catalogs: catalogs, locale: Locale(identifier: "es-MX"))

  static let messages: [LocalizedMessage] = [
    "Hello", "Missing", "100% arabica", "Hello, \("Ana")!", "Hello, \("**A** %@")!",
    "\(3) items for \("Ana")", "\(1_234_567) items for \(AttributedString("Ana"))",
    "**Thanks**, \(1.5, format: .percent)", "\(2.5, specifier: "%.2f") km",
    "Add ^[\(2) \("pequeño") \("ensalada")](inflect: true)", "^[Welcome](inflect: true)",
    "Hello, \(Date(timeIntervalSince1970: 0), format: .iso8601)!", "Hello, \(Decimal(2))!",
  ]

  #if !canImport(Darwin)
  /// Catalogs serve both, and both give the same.
  @Test(arguments: messages, ["es-MX", "en", "pl", "fr_CA"])
  func textsAreThoseOfStringLocalized(message: LocalizedMessage, identifier: String) {
    let locale = Locale(identifier: identifier)
    let resource = LocalizedStringResource(
      message, locale: locale, bundle: .catalogs(Self.catalogs))
    let localizer = Self.localizer.with(locale: locale)
    #expect(localizer.text(message) == String(localized: resource))
    #expect(localizer.attributedText(message) == AttributedString(localized: resource))
  }
  #endif

  @Test func tableKeyAndDefaultValue() {
    #expect(Self.localizer.text("Hello", table: "Menu") == "Buen provecho")
    #expect(Self.localizer.text("order.total", defaultValue: "\(3) in all") == "3 en total")
    #expect(
      Self.localizer.with(locale: Locale(identifier: "pl"))
        .text("order.total", defaultValue: "\(3) in all") == "3 in all")
  }

  @Test func wordsAgreeWithTheReaderAndWithConcepts() {
    func welcome(_ reader: [TermOfAddress]) -> String {
      let localizer = Self.localizer.with(locale: Locale(identifier: "es"), reader: reader)
      return String(localizer.attributedText("^[Welcome](inflect: true)").characters)
    }
    #expect(welcome([.feminine]) == "Bienvenida")
    #expect(welcome([.masculine]) == "Bienvenido")
    let tall = Self.localizer.attributedText(
      "^[Tall](agreeWithConcept: 1)", concepts: [.localizedPhrase("torre")])
    #expect(String(tall.characters) == "Alta")
  }

  @Test func aLexiconTeachesWords() {
    let lexicon = LocalizationLexicon([
      "es": [.noun("rostizador", gender: .feminine, forms: [.plural: "rostizadorex"])]
    ])
    let own = Localizer(
      catalogs: Self.catalogs, locale: Locale(identifier: "es-MX"), lexicon: lexicon)
    let text: LocalizedMessage = "Add ^[\(2) \("pequeño") \("rostizador")](inflect: true)"
    #expect(String(own.attributedText(text).characters) == "Añadir 2 rostizadorex pequeñas")
    #expect(
      String(Self.localizer.attributedText(text).characters) != "Añadir 2 rostizadorex pequeñas")
  }

  @Test func whatOthersLookedUpAgrees() {
    var text = AttributedString("2 ensalada pequeño")
    text.inflect = .automatic
    let strong = AttributeContainer().link(URL(filePath: "/menu"))
    let result = Self.localizer.agreeing(AttributedString("Ya: ", attributes: strong) + text)
    #expect(String(result.characters) == "Ya: 2 ensaladas pequeñas")
    #expect(result.runs.first?.link == URL(filePath: "/menu"))
    #expect(result.runs.allSatisfy { $0.replacementIndex == nil })
    // Nothing asks for agreement, and none comes.
    let plain = AttributedString("2 ensalada pequeño")
    #expect(Self.localizer.agreeing(plain) == plain)
  }

  @Test func folderAndBundle() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Hello\" = \"Hola\"; \"broken", to: "es.lproj/Localizable.strings")
    let url = URL(filePath: folder.path)
    let spanish = Locale(identifier: "es")
    #expect(Localizer(contentsOf: url, locale: spanish).text("Hello") == "Hola")
    let bundle = try #require(Bundle(url: url))
    let localizer = Localizer(bundle: bundle, locale: spanish, lexicon: LocalizationLexicon([:]))
    #expect(localizer.text("Hello") == "Hola")
    #expect(localizer.problems.map(\.file).contains("es.lproj/Localizable.strings"))
    #expect(Self.localizer.problems == [])
  }

  static let wishes: [(String?, String)] = [
    (nil, "en"), ("", "en"), ("es-MX,es;q=0.9", "es-MX"), ("fr, pl;q=0.4, es;q=0.3", "pl"),
    ("en;q=0.1, es-AR;q=0.2", "es-AR"), ("de, *;q=0.5", "en"), ("de", "en"),
    ("es-MX-u-nu-arab", "es-MX"), ("x-klingon, i-default, und, pl-PL", "pl-PL"),
    ("zh-Hant-TW, es;q=0", "en"), ("*", "en"),
  ]

  @Test(arguments: wishes)
  func theBestLocale(acceptLanguage: String?, identifier: String) {
    let locale = Self.localizer.bestLocale(acceptLanguage: acceptLanguage)
    #expect(locale.identifier(.bcp47) == identifier)
  }

  @Test func manyReadersAtOnce() {
    let readers: [(String, [TermOfAddress], String)] = [
      ("es-MX", [.feminine], "Hola Bienvenida"), ("es", [.masculine], "Hola Bienvenido"),
      ("pl", [], "Cześć Welcome"), ("en", [.neutral], "Hello Welcome"),
    ]
    let wrong = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for round in 0..<200 {
        let (language, reader, expected) = readers[(thread + round) % readers.count]
        let mine = Self.localizer.with(locale: Locale(identifier: language), reader: reader)
        let welcome = mine.attributedText("^[Welcome](inflect: true)")
        let text = mine.text("Hello") + " " + String(welcome.characters)
        if text != expected { wrong.withLock { $0.append(text) } }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }
}
