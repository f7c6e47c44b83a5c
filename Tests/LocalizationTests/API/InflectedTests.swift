#if !canImport(Darwin)
import Foundation
import Localization
import Testing

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
}
#endif
