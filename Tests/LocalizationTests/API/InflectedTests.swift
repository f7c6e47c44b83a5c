#if !canImport(Darwin)
import Foundation
import Localization
import Messages
import Testing
import Vocabulary

@Suite struct InflectedTests {
  private static let spanish = Locale(identifier: "es")

  private static func welcome() -> AttributedString {
    var text = AttributedString("¡Bienvenido a Notas!")
    if let range = text.range(of: "Bienvenido") { text[range].inflect = .automatic }
    return text
  }

  @Test func whatAsksForNothingStays() throws {
    var text = AttributedString("Two words")
    let range = try #require(text.range(of: "words"))
    text[range][RainbowAttribute.self] = "fun"
    text[range].replacementIndex = 4
    #expect(text.inflected() == text)
    var selection = range
    let same = text.inflected(updating: &selection)
    #expect(String(same[selection].characters) == "words")
  }

  static let rangeNames = ["Bienvenido", "a", "a Notas!", "¡", "¡Bienvenido a Notas!", "Notas"]

  @Test(arguments: rangeNames)
  func rangesStayOnTheirWords(name: String) throws {
    let text = Self.welcome()
    let range = try #require(text.range(of: name))
    var (one, list, set) = (range, [range, range], RangeSet(range))
    let term = TermOfAddress.masculine
    let texts = [
      text.inflected(updating: &one, locale: Self.spanish, userTermOfAddress: term),
      text.inflected(updating: &list, locale: Self.spanish, userTermOfAddress: term),
      text.inflected(updating: &set, locale: Self.spanish, userTermOfAddress: term),
    ]
    #expect(String(texts[0][one].characters) == name)
    #expect(list.map { String(texts[1][$0].characters) } == [name, name])
    #expect(set.ranges.map { String(texts[2][$0].characters) } == [name])
  }

  @Test
  func aFeminineReaderIsWelcomed() throws {
    let text = Self.welcome()
    var range = try #require(text.range(of: "Bienvenido"))
    let inflected = text.inflected(
      updating: &range, locale: Self.spanish, userTermOfAddress: .feminine)
    #expect(String(inflected.characters) == "¡Bienvenida a Notas!")
    #expect(String(inflected[range].characters) == "Bienvenida")
    #expect(String(AppSamples.welcome(.feminine).characters) == "Bienvenida")
  }

  /// What a caret attribute says has to mean the same whether a catalog or an attributed string
  /// brings it.
  static let rules: [(markdown: String, locale: String, text: String)] = [
    ("^[gato](inflect: {number: 'other', definiteness: 'definite'})", "es", "los gatos"),
    ("^[agua](inflect: {definiteness: 'definite'})", "es", "el agua"),
    ("^[hour](inflect: {definiteness: 'indefinite'})", "en", "an hour"),
    ("^[goose](inflect: {grammaticalCase: 'genitive'})", "en", "goose’s"),
    ("^[they](inflect: {grammaticalCase: 'accusative'})", "en", "them"),
    (
      "^[they](inflect: {grammaticalCase: 'genitive', determination: 'independent'})", "en",
      "theirs"
    ),
    ("^[they](inflect: {pronounType: 'reflexive'})", "en", "themselves"),
    ("^[he](inflect: {grammaticalPerson: 'first', grammaticalCase: 'accusative'})", "en", "me"),
    ("^[1234567](formatNumber: true) words", "en", "1,234,567 words"),
  ]

  @Test(arguments: rules)
  func attributesOfAStringAreThoseOfItsMarkdown(
    rule: (markdown: String, locale: String, text: String)
  ) throws {
    let locale = Locale(identifier: rule.locale)
    let text = try AttributedString(
      markdown: rule.markdown, options: .init(allowsExtendedAttributes: true))
    #expect(String(text.inflected(locale: locale).characters) == rule.text)
    #expect(Renderer(RenderingContext(locale: locale)).render(rule.markdown, []).text == rule.text)
  }

  @Test("details of an app's own making")
  func details() {
    var text = AttributedString("gato")
    var plural = Morphology()
    plural.number = .plural
    text.inflect = .explicit(plural)
    text.inflectionDetails = MorphologyDetails()
    text.inflectionDetails?.definiteness = .definite
    #expect(String(text.inflected(locale: Self.spanish).characters) == "los gatos")
  }

  @Test("the reader is the current user, and nil is nobody that is known")
  func reader() {
    var text = Self.welcome()
    if let range = text.range(of: "Bienvenido") {
      text[range].inflectionAlternative = AttributedString("Hola")
    }
    TermOfAddress.withCurrentUser([.feminine]) {
      #expect(String(text.inflected(locale: Self.spanish).characters) == "¡Bienvenida a Notas!")
      let unknown = text.inflected(locale: Self.spanish, userTermOfAddress: nil)
      #expect(String(unknown.characters) == "¡Hola a Notas!")
    }
  }

  @Test("the first concept is a phrase, the second a person")
  func concepts() throws {
    let text = try AttributedString(
      markdown: "^[listo](agreeWithConcept: 1), ^[listo](agreeWithConcept: 2)",
      options: .init(allowsExtendedAttributes: true))
    let inflected = text.inflected(
      locale: Self.spanish,
      inflectionConcepts: [.localizedPhrase("las ensaladas"), .termsOfAddress([.feminine])])
    #expect(String(inflected.characters) == "listas, lista")
  }
}
#endif
