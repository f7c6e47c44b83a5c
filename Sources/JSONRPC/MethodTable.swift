/// The methods that a server answers, by name.
package struct MethodTable: Sendable {
  typealias Request = @Sendable (Parameters, RequestContext) throws -> Result
  typealias Notification = @Sendable (Parameters) throws -> Void

  /// What a request comes to.
  enum Result: Sendable {
    case value(any Encodable & Sendable)
    case text(JSONWriter)
  }

  private(set) var requests: [String: Request] = [:]
  private(set) var notifications: [String: Notification] = [:]
  /// What every request has to pass first, such as that the server was initialized.
  package var admission: @Sendable (_ method: String) throws(ResponseError) -> Void = {
    (_: String) throws(ResponseError) in
  }

  package init() {}

  /// Answers requests of a name.
  ///
  /// - Parameter body: Throws a `ResponseError` that the caller gets.
  package mutating func onRequest<Input: Decodable & Sendable, Output: Encodable & Sendable>(
    _ method: String, _ body: @escaping @Sendable (Input, RequestContext) throws -> Output
  ) {
    requests[method] = { parameters, context in
      .value(try body(parameters.decoded(as: Input.self), context))
    }
  }

  /// Answers requests of a name with what is JSON already.
  package mutating func onRequest<Input: Decodable & Sendable>(
    _ method: String, writing body: @escaping @Sendable (Input, RequestContext) throws -> JSONWriter
  ) {
    requests[method] = { parameters, context in
      .text(try body(parameters.decoded(as: Input.self), context))
    }
  }

  /// Answers requests of a name whose parameters have a type that they say themselves.
  package mutating func onRequest(
    _ method: String,
    reading body:
      @escaping @Sendable (Parameters, RequestContext) throws -> any Encodable
      & Sendable
  ) {
    requests[method] = { parameters, context in .value(try body(parameters, context)) }
  }

  /// Takes notifications of a name.
  package mutating func onNotification<Input: Decodable & Sendable>(
    _ method: String, _ body: @escaping @Sendable (Input) throws -> Void
  ) {
    notifications[method] = { parameters in try body(parameters.decoded(as: Input.self)) }
  }
}
