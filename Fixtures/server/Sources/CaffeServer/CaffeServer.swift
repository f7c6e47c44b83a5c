import Foundation
public import Hummingbird
public import Localization

/// The café's orders over HTTP, in the customer's language.
public enum CaffeServer {
  /// Catalogs are read once; each request has a copy for its reader.
  public static let localizer = Localizer(
    bundle: .module, locale: Locale(identifier: "en"),
    lexicon: LocalizationLexicon(["es": [.noun("flat white", gender: .masculine)]]))

  /// All that the server answers.
  public static func router() -> Router<CustomerContext> {
    let router = Router(context: CustomerContext.self)
    // What a load balancer asks; nothing in it is localized.
    router.get("health") { _, _ in "Everything is well, and nothing is for you to read." }
    let shop = router.group().add(middleware: LocalizingMiddleware())
    shop.get("/") { _, context in
      String(context.localizer.attributedText("^[Welcome](inflect: true) to Caffé!").characters)
    }
    shop.get("plain") { _, context in
      context.localizer.text("The café is open until late.")
    }
    shop.post("orders") { request, context in
      let order = try Order(request.uri.queryParameters)
      return String(order.confirmation(in: context.localizer).characters)
    }
    shop.post("mails") { request, context in
      let order = try Order(request.uri.queryParameters)
      guard let customer = context.customer else {
        throw CustomerError(.unauthorized, "Sign in to get mail from us.")
      }
      let text = order.mail(to: customer, in: context.localizer)
      return Mail(subject: context.localizer.text("Your order is ready"), text: text)
    }
    return router
  }
}
