import Foundation
import HTTPTypes
import Hummingbird
import Localization

/// Finds out who reads, and in which language; says so of what is answered, errors among it.
struct LocalizingMiddleware: RouterMiddleware {
  typealias Context = CustomerContext

  func handle(
    _ request: Request, context: CustomerContext,
    next: (Request, CustomerContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.customer = request.headers[Self.user].flatMap { Customer.all[$0] }
    context.localizer = CaffeServer.localizer.with(
      locale: CaffeServer.localizer.bestLocale(
        acceptLanguage: request.headers[.acceptLanguage]),
      reader: context.customer?.terms ?? [])
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as CustomerError {
      let text = context.localizer.text(error.message)
      response = try text.response(from: request, context: context)
      response.status = error.status
    }
    response.headers[.contentLanguage] = context.localizer.locale.identifier(.bcp47)
    response.headers[.vary] = "Accept-Language"
    return response
  }

  /// Stands for a session or a token.
  private static let user = HTTPField.Name("X-User") ?? .authorization
}

/// What a customer is told if something doesn't work; localized when it is told.
struct CustomerError: Error {
  var status: HTTPResponse.Status
  var message: LocalizedMessage

  init(_ status: HTTPResponse.Status, _ message: LocalizedMessage) {
    self.status = status
    self.message = message
  }
}
