import Foundation
import Grammar
package import Localization
import Messages
import Vocabulary

/// A mutated template with arguments of all kinds, for a reader.
package struct RenderingSample {
  package let template: String
  package let arguments: [Argument]
  package let context: RenderingContext
  package let isAttributed: Bool

  /// - Parameters:
  ///   - seeds: The templates that are mutated.
  ///   - seed: Where the random numbers start.
  ///   - number: Which of the samples that follow from the seed.
  package init(seeds: [String], seed: UInt64, number: Int) {
    template = MessageMutation(seeds: seeds, seed: seed, number: number).text
    var random = Random(seed: ~seed, number: number)
    arguments = (0..<random.below(5)).map { _ in Self.argument(seeds, &random) }
    var context = RenderingContext(locale: Locale(identifier: random.pick(Self.locales)))
    context.address = random.pick(Self.addresses)
    context.concepts = (0..<random.below(3)).map { _ in Self.concept(&random) }
    context.inflects = random.below(10) > 0
    context.likeApple = random.below(4) == 0
    self.context = context
    isAttributed = random.below(8) > 0
  }

  private static func argument(_ seeds: [String], _ random: inout Random) -> Argument {
    switch random.below(8) {
    case 0: .integer(random.pick(integers))
    case 1: .unsigned(random.pick([0, 1, .max]))
    case 2: .double(random.pick(doubles))
    case 3: .decimal(random.pick(decimals))
    case 4: .message(Message(random.pick(seeds), syntax: [.markdown, .caretAttributes]))
    case 5: .attributed(Message(random.pick(seeds)).attributedString())
    default: .text(random.pick(texts))
    }
  }

  private static func concept(_ random: inout Random) -> Concept {
    random.below(2) == 0
      ? .localizedPhrase(random.pick(texts)) : .termsOfAddress(random.pick(addresses))
  }

  /// Templates that use what rendering adds to messages.
  package static let seeds =
    MessageMutation.seeds + [
      "Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu **pedido**",
      "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la *bienvenida*, %@') a Notas",
      "^[the %@](agreeWithConcept: 1) is ^[ready](agreeWithArgument: 1), ^[they](referentConcept: 1)",
      "^[%@ ^[chico](morphology: {partOfSpeech: 'adjective'})](inflect: {number: 'other'}, x: 'y')",
      "**a**b *c*.d! [e%@](f) ~~g~~h `i`j",
    ]

  private static let locales = [
    "en", "es", "es-419", "ru", "ar", "en-GB", "xx", "de", "fr", "it", "pl", "pt-PT",
  ]

  private static let integers: [Int64] = [0, 1, 2, -1, 21, 1_000_000, .max, .min]
  private static let doubles = [
    0, -0.0, 0.1, 1.5, 1e300, -1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .infinity, -.infinity, .nan,
  ]
  private static let decimals = [
    Decimal(0), Decimal(1.5), .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, .nan,
  ]

  private static let texts = [
    "", " ", "\n", "salad", "ensalada", "pequeño", "SÁNDWICH", "flat white", "2 tazas",
    "**bold** [link](x) ^[y](inflect: true) %@ %%", "سلطة", "\u{202E}abc\u{202C}",
    "\u{0}\u{7}\u{1B}[0m", "e\u{301}\u{301}", "👩‍👩‍👧‍👦🇪🇸", "\u{301}", "\u{FEFF}", "\r\n", "l'", "¡¿", "-",
    "1.5",
    "http://a.b", "<b>", "&amp;", "\\", "`", "!", "^",
  ]

  private static let addresses: [[Grammar.TermOfAddress]] = [
    [], [.feminine], [.masculine], [.neutral], [.neutral, .feminine],
    [.localized(language: "en", pronouns: [.init(text: "xey", features: Features())])],
    [.localized(language: "es", pronouns: [.init(text: "", features: Features())])],
  ]
}
