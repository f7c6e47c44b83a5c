import Foundation
import Grammar
import Localization
import Messages
import TestSupport
import Testing

/// Why each word has its form, as `preview --explain` tells it.
@Suite struct FormReasonTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var locale: String
    var template: String
    var arguments: [Argument] = []
    var address: [Grammar.TermOfAddress] = []
    var concepts: [Concept] = []
    /// A word and its reason in each line.
    var expected: [String]

    var testDescription: String { "\(locale): \(template)" }
  }

  static let examples = [
    Example(
      locale: "es", template: "Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu pedido",
      arguments: [.integer(2), .text("pequeño"), .text("ensalada")],
      expected: [
        "ensaladas: from `ensalada`; plural for the number that counts it",
        "pequeñas: from `pequeño`; plural for the number that counts it; feminine like `ensaladas`",
      ]),
    Example(
      locale: "es", template: "^[Bienvenido](inflect: true) a Notas", address: [.feminine],
      expected: [
        "Bienvenida: from `Bienvenido`; singular as the text has it; feminine for the reader"
      ]),
    Example(
      locale: "es", template: "^[listo](agreeWithConcept: 1)",
      concepts: [.localizedPhrase("las cajas")],
      expected: ["listas: from `listo`; plural and feminine for concept 1"]),
    Example(
      locale: "es", template: "^[%@](inflect: true) está ^[listo](agreeWithArgument: 1)",
      arguments: [.text("puerta")],
      expected: [
        "puerta: singular as the text has it",
        "lista: from `listo`; singular and feminine for argument 1",
      ]),
    Example(
      locale: "en", template: "^[%lld photo](inflect: true)", arguments: [.integer(1)],
      expected: ["photo: singular for the number that counts it"]),
    Example(
      locale: "en", template: "^[%lld photo was](inflect: true) deleted", arguments: [.integer(3)],
      expected: [
        "photos: from `photo`; plural for the number that counts it",
        "were: from `was`; plural like `photos`",
      ]),
    Example(
      locale: "en", template: "^[a %@](inflect: true)", arguments: [.text("apple")],
      expected: [
        "an: from `a`; singular as the text has it; to fit the words beside it",
        "apple: singular as the text has it",
      ]),
    Example(
      locale: "pl", template: "^[%lld mały sałatka](inflect: true)", arguments: [.integer(5)],
      expected: [
        "małych: from `mały`; plural and genitive for the number that counts it",
        "sałatek: from `sałatka`; plural and genitive for the number that counts it",
      ]),
    Example(
      locale: "de", template: "mit ^[%lld neuer Freund](inflect: true)", arguments: [.integer(5)],
      expected: [
        "neuen: from `neuer`; plural for the number that counts it; dative after `mit`",
        "Freunden: from `Freund`; plural for the number that counts it; dative after `mit`",
      ]),
  ]

  @Test(arguments: examples) func reasons(example: Example) {
    #expect(Self.reasons(of: example, explains: true) == example.expected)
  }

  @Test("what nobody asks for isn't told, and the text is the same", arguments: examples)
  func silence(example: Example) {
    #expect(Self.reasons(of: example, explains: false) == [])
    #expect(
      Self.rendering(of: example, explains: true).text
        == Self.rendering(of: example, explains: false).text)
  }

  private static func reasons(of example: Example, explains: Bool) -> [String] {
    rendering(of: example, explains: explains).reasons
      .filter { $0.reason == RenderingReason.Kind.agreement.rawValue }
      .map { "\($0.word): \($0.detail)" }
  }

  private static func rendering(of example: Example, explains: Bool) -> Rendering {
    var context = RenderingContext(locale: Locale(identifier: example.locale))
    context.address = example.address
    context.concepts = example.concepts
    context.explains = explains
    return Renderer(context).render(example.template, example.arguments)
  }
}
