import Catalogs
import Dispatch
import Foundation
import Grammar
import Localization
import Locking
import Messages
import Testing

/// One engine for many threads; ThreadSanitizer watches when these run with `--sanitize=thread`.
@Suite struct ThreadTests {
  private static let threads = 8
  private static let rounds = 60

  @Test func oneRendererServesEightThreads() {
    var context = RenderingContext(locale: Locale(identifier: "es-419"))
    context.address = [.feminine]
    context.concepts = [.localizedPhrase("ensalada")]
    let renderer = Renderer(context)
    let texts = Self.texts { round in
      let order = renderer.render(
        "Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu **pedido %4$lld**",
        [.integer(2), .text("pequeño"), .text("ensalada"), .integer(Int64(round))])
      let attributed = order.attributedString(
        including: AttributeScopes.FoundationAttributes.self, marksArguments: true)
      let welcome = renderer.render(
        "^[Bienvenido](inflect: true), ^[listo](agreeWithConcept: 1) \(round % 7)", [])
      return String(attributed.characters) + order.markdown + welcome.text
    }
    #expect(texts[3].hasPrefix("Añadir 2 ensaladas pequeñas a tu pedido 3"))
    #expect(texts[3].hasSuffix("Bienvenida, lista 3"))
  }

  @Test func oneTableStoreServesEightThreads() {
    let catalog = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld salads":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld salad"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld salads"}}}}},
      "es":{"stringUnit":{"state":"translated","value":"^[%lld ensalada](inflect: true)"}}}}}}
      """#
    let store = TableStore.memory([
      CatalogSource(
        name: "Localizable", localization: nil, format: .stringCatalog, bytes: Array(catalog.utf8),
        file: "Localizable.xcstrings")
    ])
    let texts = Self.texts { round in
      let locale = Locale(identifier: ["es", "es-MX", "en", "fr"][round % 4])
      let request = LocalizationRequest(
        key: "%lld salads", arguments: [.integer(Int64(round % 3))])
      let context = RenderingContext(locale: locale)
      return store.rendering(of: request, for: context, attributed: true).text
    }
    #expect(texts[0] == "0 ensaladas")
    #expect(texts[1] == "1 ensalada")
    #expect(texts[2] == "2 salads")
    #expect(texts[7] == "1 salad")
  }

  @Test func attributedStringsInflectOnEightThreads() {
    let texts = Self.texts { round in
      var words = AttributedString("\(round % 5) ensalada pequeño")
      words.inflect = .automatic
      words.languageIdentifier = "es"
      return String(words.inflected().characters)
    }
    #expect(texts[2] == "2 ensaladas pequeñas")
  }

  /// What each round gives; every thread must get the same.
  private static func texts(
    _ body: @Sendable (Int) -> String
  ) -> [String] {
    let results = Locked<[[String]]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let texts = (0..<rounds).map(body)
      results.withLock { $0.append(texts) }
    }
    let all = results.withLock { $0 }
    #expect(Set(all).count == 1)
    return all.first ?? []
  }
}
