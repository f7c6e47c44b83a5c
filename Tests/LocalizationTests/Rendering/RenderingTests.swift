import Foundation
import Grammar
import Localization
import Messages
import TestSupport
import Testing

/// Texts as people read them.
@Suite struct RenderingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var locale: String
    var template: String
    var arguments: [Argument] = []
    var address: [Grammar.TermOfAddress] = []
    var concepts: [Concept] = []
    var expected: String
    /// The names of all reasons.
    var reasons: Set<String> = []

    var testDescription: String { template }
  }

  @Test("texts as people read them", arguments: RenderingTests.examples)
  func text(example: Example) {
    let rendering = Self.render(example)
    #expect(rendering.text == example.expected)
    #expect(Set(rendering.reasons.map(\.reason)) == example.reasons)
    #expect(rendering.runs.map { String(rendering.text(of: $0)) }.joined() == rendering.text)
  }

  static func render(_ example: Example) -> Rendering {
    var context = RenderingContext(locale: Locale(identifier: example.locale))
    context.address = example.address
    context.concepts = example.concepts
    return Renderer(context).render(example.template, example.arguments)
  }

  static let order = "Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu pedido"
  /// A number inside of a region counts the noun behind it, and leaves those before a preposition alone.
  @Test(arguments: [
    ("en", "^[list of %lld item](inflect: true)", 2, "list of 2 items"),
    ("en", "^[up to %lld new message](inflect: true)", 3, "up to 3 new messages"),
    ("en", "^[the last %lld day](inflect: true)", 3, "the last 3 days"),
    ("es", "^[lista de %lld elemento](inflect: true)", 2, "lista de 2 elementos"),
    ("es", "^[más de %lld elemento nuevo](inflect: true)", 2, "más de 2 elementos nuevos"),
    ("es", "^[%lld archivo de 5 MB](inflect: true)", 2, "2 archivos de 5 MB"),
    ("es", "^[los últimos %lld día](inflect: true)", 3, "los últimos 3 días"),
    ("fr", "^[une liste de %lld pomme](inflect: true)", 2, "une liste de 2 pommes"),
    ("it", "^[più di %lld mela](inflect: true)", 2, "più di 2 mele"),
    ("de", "^[Liste aus %lld neuen Datei](inflect: true)", 2, "Liste aus 2 neuen Dateien"),
    ("de", "^[mehr als %lld Apfel](inflect: true)", 2, "mehr als 2 Äpfel"),
    ("pl", "^[więcej niż %lld plik](inflect: true)", 5, "więcej niż 5 plików"),
    ("pt", "^[dentro de %lld dia útil](inflect: true)", 2, "dentro de 2 dias úteis"),
  ])
  func aNumberCountsWhatStandsBehindIt(
    locale: String, template: String, count: Int, expected: String
  ) {
    let example = Example(
      locale: locale, template: template, arguments: [.integer(Int64(count))], expected: expected)
    #expect(Self.render(example).text == expected)
  }

  static let welcome =
    "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida') a Notas"

  /// A word that is a label where nobody wrote an alternative.
  static let ready = "^[Listo](inflect: true, inflectionAlternative: 'Todo a punto')"

  static let examples = [
    Example(locale: "es", template: ready, address: [.feminine], expected: "Lista"),
    Example(
      locale: "es", template: ready, expected: "Todo a punto", reasons: ["alternativeUsed"]),
    // Within a region.
    Example(
      locale: "es-419", template: order,
      arguments: [.integer(2), .text("pequeño"), .text("ensalada")],
      expected: "Añadir 2 ensaladas pequeñas a tu pedido"),
    Example(
      locale: "es-419", template: order,
      arguments: [.integer(1), .text("pequeño"), .text("jugo")],
      expected: "Añadir 1 jugo pequeño a tu pedido"),
    Example(
      locale: "es", template: order,
      arguments: [.integer(0), .text("enorme"), .text("pizza")],
      expected: "Añadir 0 pizzas enormes a tu pedido"),
    Example(
      locale: "es", template: "^[%.1f %@](inflect: true)",
      arguments: [.double(1.5), .text("ensalada")], expected: "1,5 ensaladas"),
    Example(
      locale: "en", template: "Add ^[%lld %@ %@](inflect: true) to your order",
      arguments: [.integer(2), .text("large"), .text("pizza")],
      expected: "Add 2 large pizzas to your order"),
    Example(
      locale: "en", template: "^[%lld item](inflect: true)", arguments: [.integer(1_000_000)],
      expected: "1,000,000 items"),
    Example(
      locale: "es", template: "Tu **^[%@ %@](inflect: true)**",
      arguments: [.text("pequeño"), .text("ensalada")], expected: "Tu pequeña ensalada"),
    // The reader.
    Example(
      locale: "es", template: welcome, address: [.feminine], expected: "Bienvenida a Notas"),
    Example(
      locale: "es", template: welcome, address: [.masculine], expected: "Bienvenido a Notas"),
    Example(
      locale: "es", template: welcome, address: [.neutral],
      expected: "Te damos la bienvenida a Notas", reasons: ["alternativeUsed"]),
    Example(
      locale: "es", template: welcome, expected: "Te damos la bienvenida a Notas",
      reasons: ["alternativeUsed"]),
    Example(
      locale: "es", template: "^[Bienvenido](inflect: true) a Notas",
      expected: "Bienvenido a Notas", reasons: ["termOfAddressUnknown"]),
    // Other arguments and concepts.
    Example(
      locale: "es",
      template: "Tu ^[%2$@ %1$@](inflect: true) está ^[listo](agreeWithArgument: 2).",
      arguments: [.text("pequeño"), .text("ensalada")],
      expected: "Tu ensalada pequeña está lista."),
    Example(
      locale: "es", template: "^[%1$lld %2$@](inflect: true), ^[listo](agreeWithArgument: 1)",
      arguments: [.integer(3), .text("foto")], expected: "3 fotos, listas"),
    Example(
      locale: "es", template: "%@ está ^[ocupado](agreeWithConcept: 1).",
      arguments: [.text("Anne")], concepts: [.termsOfAddress([.feminine])],
      expected: "Anne está ocupada."),
    Example(
      locale: "es", template: "La última vez ordenaste ^[el %@](agreeWithConcept:1).",
      arguments: [.text("pequeño")], concepts: [.localizedPhrase("ensalada")],
      expected: "La última vez ordenaste la pequeña."),
    Example(
      locale: "es", template: "^[%1$lld %3$@ %2$@](inflect: true)",
      arguments: [
        .integer(2), .message(Message("^[chico](agreeWithConcept: 1)")), .text("limonada"),
      ], concepts: [.localizedPhrase("limonada")], expected: "2 limonadas chicas"),
    Example(
      locale: "en", template: "^[They](referentConcept: 1) liked your post.",
      concepts: [.termsOfAddress([.masculine])], expected: "He liked your post."),
    // What goes wrong.
    Example(
      locale: "en", template: "%@ and %@", arguments: [.text("a")], expected: "a and %@",
      reasons: ["argumentMissing"]),
    Example(
      locale: "en", template: "%@", arguments: [.text("a"), .text("b")], expected: "a",
      reasons: ["argumentUnused"]),
    Example(
      locale: "en", template: "%lld", arguments: [.text("a")], expected: "a",
      reasons: ["argumentType"]),
    Example(
      locale: "en", template: "%x", arguments: [.double(1.5)], expected: "1.5",
      reasons: ["argumentType"]),
    Example(
      locale: "en", template: "%lld, %f", arguments: [.double(2), .double(.infinity)],
      expected: "2, ∞"),
    Example(
      locale: "en", template: "%lld ^[table](inflect: true)", arguments: [.integer(3)],
      expected: "3 table", reasons: ["countOutsideRegion"]),
    // Of what stays as it is no form is in doubt.
    Example(locale: "en", template: "^[Light theme](inflect: true)", expected: "Light theme"),
    Example(
      locale: "es", template: "^[Raspafletas nuevas](inflect: true)",
      expected: "Raspafletas nuevas"),
    Example(
      locale: "es", template: "^[listo](agreeWithConcept: 1)", expected: "listo",
      reasons: ["conceptMissing"]),
    Example(
      locale: "ru", template: "^[%lld стол](inflect: true)", arguments: [.integer(2)],
      expected: "2 стол", reasons: ["unsupportedLanguage"]),
    Example(
      locale: "es", template: "^[%lld %@ mediano](inflect: true)",
      arguments: [.integer(2), .text("flat white")], expected: "2 flat whites medianos",
      reasons: ["unknownWord", "guessedGender", "beyondApple"]),
    // A name shows no gender by its ending.
    Example(
      locale: "es", template: "^[%@ está conectado](inflect: true)",
      arguments: [.text("Fluffa")], expected: "Fluffa está conectado",
      reasons: ["unknownGender"]),
    // A pronoun of another sentence, which stays as it is.
    Example(
      locale: "en", template: "^[Delete %lld photos? They will be gone.](inflect: true)",
      arguments: [.integer(1)], expected: "Delete 1 photo? They will be gone.",
      reasons: ["keptPronoun"]),
    Example(
      locale: "en", template: "^[Delete %lld photos? They will be gone.](inflect: true)",
      arguments: [.integer(2)], expected: "Delete 2 photos? They will be gone."),
    Example(
      locale: "fr", template: "^[%lld billets vendus. Ils sont envoyés.](inflect: true)",
      arguments: [.integer(1)], expected: "1 billet vendu. Ils sont envoyés.",
      reasons: ["keptPronoun"]),
    Example(
      locale: "fr",
      template: "^[Supprimer %lld fichiers ? Vous ne pourrez pas les récupérer.](inflect: true)",
      arguments: [.integer(1)],
      expected: "Supprimer 1 fichier ? Vous ne pourrez pas les récupérer.",
      reasons: ["keptPronoun"]),
    Example(
      locale: "en", template: "^[Delete %lld photos? They’ll be gone.](inflect: true)",
      arguments: [.integer(1)], expected: "Delete 1 photo? They’ll be gone.",
      reasons: ["keptPronoun"]),
    Example(
      locale: "fr", template: "^[%lld fichiers prêts. Téléchargez-les.](inflect: true)",
      arguments: [.integer(1)], expected: "1 fichier prêt. Téléchargez-les.",
      reasons: ["keptPronoun"]),
    Example(
      locale: "en", template: "^[Move %lld items to the Trash? They will be gone.](inflect: true)",
      arguments: [.integer(1)], expected: "Move 1 item to the Trash? They will be gone.",
      reasons: ["keptPronoun"]),
    // They may be one person.
    Example(
      locale: "en", template: "^[Share %lld photos with Anna? They will see it.](inflect: true)",
      arguments: [.integer(1)], expected: "Share 1 photo with Anna? They will see it."),
    Example(
      locale: "es", template: "^[Hasta 12345.5 metros](formatNumber: true)",
      expected: "Hasta 12.345,5 metros"),
    // Arguments are never read.
    Example(
      locale: "en", template: "%@", arguments: [.text("**a** %@ ^[b](inflect: true)")],
      expected: "**a** %@ ^[b](inflect: true)"),
  ]

  @Test(
    "Apple's engine leaves unknown words alone",
    arguments: [(false, "2 flat whites chicos"), (true, "2 flat white chico")])
  func likeApple(likeApple: Bool, expected: String) {
    var context = RenderingContext(locale: Locale(identifier: "es"))
    context.likeApple = likeApple
    let rendering = Renderer(context).render(
      "^[%lld flat white chico](inflect: true)", [.integer(2)])
    #expect(rendering.text == expected)
    #expect(rendering.reasons.contains { $0.reason == "beyondApple" })
  }

  @Test(
    "numbers are written as the locale and the specifier want them",
    arguments: [
      ("en", "%lld", Argument.integer(1_000_000), "1,000,000"),
      ("es", "%lld", .integer(1_000_000), "1.000.000"), ("de", "%.2f", .double(1234.5), "1.234,50"),
      ("en", "%5d", .integer(42), "   42"),
      ("en", "%x", .integer(255), "ff"), ("en", "%@", .double(0.5), "0.5"),
      ("en", "%.3@", .text("abcdef"), "abc"),
    ])
  func numbers(locale: String, format: String, argument: Argument, expected: String) {
    let context = RenderingContext(locale: Locale(identifier: locale))
    #expect(Renderer(context).render(format, [argument]).text == expected)
  }

  @Test("attributes stay on their words")
  func runs() throws {
    let context = RenderingContext(locale: Locale(identifier: "es"))
    let rendering = Renderer(context).render(
      "Añadir ^[%lld **ensalada** *pequeño*](inflect: true)", [.integer(2)])
    let bold = try #require(rendering.runs.first { $0.intent == .stronglyEmphasized })
    let italic = try #require(rendering.runs.first { $0.intent == .emphasized })
    #expect(rendering.text(of: bold) == "ensaladas")
    #expect(rendering.text(of: italic) == "pequeñas")
    #expect(bold.isInflected)
    let count = try #require(rendering.runs.first { $0.argument == 1 })
    #expect(rendering.text(of: count) == "2")
  }
}
