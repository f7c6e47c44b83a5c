import CaffeServer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@Suite struct CaffeServerTests {
  private struct Answer {
    var status: HTTPResponse.Status
    var language: String?
    var text: String
  }

  private func answer(
    _ method: HTTPRequest.Method = .get, _ path: String, _ language: String? = nil,
    user: String? = nil
  ) async throws -> Answer {
    var headers = HTTPFields()
    headers[.acceptLanguage] = language
    if let name = HTTPField.Name("X-User") { headers[name] = user }
    let fields = headers
    let application = Application(router: CaffeServer.router())
    return try await application.test(.router) { client in
      try await client.execute(uri: path, method: method, headers: fields) { response in
        Answer(
          status: response.status, language: response.headers[.contentLanguage],
          text: String(buffer: response.body))
      }
    }
  }

  static let welcomes: [(String?, String?, String, String)] = [
    (nil, nil, "Welcome to Caffé!", "en"),
    ("es-MX,en;q=0.5", "ana", "¡Bienvenida a Caffé!", "es-MX"),
    ("es", "luis", "¡Bienvenido a Caffé!", "es"), ("es", "kim", "¡Hola! Esto es Caffé.", "es"),
    ("fr, pl;q=0.9, en;q=0.1", "ana", "Witaj w Caffé!", "pl"),
    ("xx", nil, "Welcome to Caffé!", "en"),
  ]

  @Test(arguments: welcomes)
  func customersAreWelcomed(
    accept: String?, user: String?, text: String, language: String
  ) async throws {
    let answer = try await answer(.get, "/", accept, user: user)
    #expect(answer.text == text && answer.language == language)
  }

  static let orders: [(String, String, String)] = [
    ("food=salad&size=small&quantity=2", "en", "Added 2 small salads to your order."),
    ("food=salad&size=small&quantity=2", "es", "Se añadieron 2 ensaladas pequeñas a tu pedido."),
    (
      "food=flatWhite&size=large&quantity=3", "es",
      "Se añadieron 3 flat whites grandes a tu pedido."
    ),
    ("food=salad&size=small&quantity=5", "pl", "Dodano 5 małych sałatek do zamówienia."),
  ]

  @Test(arguments: orders)
  func ordersAreConfirmed(query: String, accept: String, text: String) async throws {
    let answer = try await answer(.post, "/orders?" + query, accept)
    #expect(answer.status == .ok && answer.text == text)
  }

  @Test func errorsAreLocalized() async throws {
    let missing = try await answer(.post, "/orders?food=%3Cpizza%3E", "es")
    #expect(missing.status == .notFound && missing.text == "En el menú no hay «<pizza>».")
    let many = try await answer(.post, "/orders?food=salad&quantity=21", "pl")
    #expect(many.status == .unprocessableContent)
    #expect(many.text == "Naraz można zamówić najwyżej 20.")
    #expect(try await answer(.post, "/mails?food=salad", "en").status == .unauthorized)
  }

  @Test func mailsHaveTwoBodiesOfOneText() async throws {
    let mail = try await answer(.post, "/mails?food=salad&size=large&quantity=2", "es", user: "ana")
    let fields = try JSONDecoder().decode([String: String].self, from: Data(mail.text.utf8))
    #expect(fields["subject"] == "Tu pedido está listo")
    #expect(
      fields["plain"]
        == "¡Gracias, Ana! Hemos preparado 2 ensaladas grandes. Ver tu pedido: https://caffe.example/orders"
    )
    #expect(
      fields["html"]
        == """
        ¡<strong>Gracias</strong>, Ana! Hemos preparado 2 ensaladas grandes. \
        <a href="https://caffe.example/orders">Ver tu pedido</a>
        """)
  }

  @Test func catalogsAreSound() {
    #expect(CaffeServer.localizer.problems == [])
    #expect(CaffeServer.localizer.localizations == ["en", "es", "pl"])
  }
}
