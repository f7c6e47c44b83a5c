import Foundation

/// A message as it came, read as far as it tells what to do with it.
package enum IncomingMessage: Sendable {
  case request(RequestID, method: String, Parameters)
  case notification(method: String, Parameters)
  /// The answer to a request of ours.
  case response(RequestID, Result<Parameters, ResponseError>)
  /// Something else; whoever sent it gets the error.
  case invalid(RequestID?, ResponseError)

  package init(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: data)
    } catch {
      self = .invalid(nil, Self.failure(error, bytes))
      return
    }
    self.init(envelope, data)
  }

  private init(_ envelope: Envelope, _ data: Data) {
    guard envelope.jsonrpc == "2.0" else {
      self = .invalid(
        envelope.id, ResponseError(.invalidRequest, "expected \"jsonrpc\": \"2.0\""))
      return
    }
    let parameters = Parameters(message: data)
    switch (envelope.method, envelope.id) {
    case (let method?, let id?): self = .request(id, method: method, parameters)
    case (let method?, nil) where envelope.hasID:
      self = .invalid(nil, ResponseError(.invalidRequest, "\(method): `id` is null"))
    case (let method?, nil): self = .notification(method: method, parameters)
    case (nil, let id?):
      self = .response(id, envelope.error.map(Result.failure) ?? .success(parameters))
    case (nil, nil) where envelope.error != nil:
      // The other end couldn't read something. That is no request of ours by a name, and nobody answers
      // an answer: two that did would never end.
      self = .response(.text(""), .success(parameters))
    case (nil, nil):
      self = .invalid(nil, ResponseError(.invalidRequest, "a message needs a `method` or an `id`"))
    }
  }

  private static func failure(_ error: any Error, _ bytes: [UInt8]) -> ResponseError {
    guard case DecodingError.dataCorrupted = error else {
      let isBatch = bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
      return ResponseError(
        .invalidRequest,
        isBatch ? "batches are not answered; send one message at a time" : "this is no message")
    }
    return ResponseError(.parseError, "this is no JSON")
  }

  /// What every message may have.
  private struct Envelope: Decodable {
    var jsonrpc: String?
    var id: RequestID?
    /// Whether there is an `id`, even if it is null.
    var hasID: Bool
    var method: String?
    var error: ResponseError?

    enum Keys: String, CodingKey { case jsonrpc, id, method, error }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      jsonrpc = try container.decodeIfPresent(String.self, forKey: .jsonrpc)
      hasID = container.contains(.id)
      id = try container.decodeIfPresent(RequestID.self, forKey: .id)
      method = try container.decodeIfPresent(String.self, forKey: .method)
      error = try container.decodeIfPresent(ResponseError.self, forKey: .error)
    }
  }
}

/// What a message brings along: the parameters of a request, or the result of an answer.
///
/// It is read when somebody knows its type.
package struct Parameters: Sendable {
  private let message: Data

  init(message: Data) { self.message = message }

  /// The parameters; where there are none, those of a type for which nothing has to be there.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(WithParameters<Value>.self, from: message).params
    } catch let error as DecodingError {
      throw ResponseError(.invalidParams, Self.sentence(error))
    }
  }

  /// The result of an answer; nil where it is null or something else.
  package func result<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(WithResult<Value>.self, from: message).result
  }

  private struct WithParameters<Value: Decodable>: Decodable {
    var params: Value

    enum Keys: String, CodingKey { case params }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if Value.self == NoParameters.self, let none = NoParameters() as? Value {
        params = none
      } else {
        params = try container.decode(Value.self, forKey: .params)
      }
    }
  }

  private struct WithResult<Value: Decodable>: Decodable { var result: Value }

  /// What is wrong, with the place.
  private static func sentence(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath))`\(key.stringValue)` is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath))expected \(name(of: type))"
    case .dataCorrupted(let context):
      // The decoder says nothing more of a fraction for a whole number, and of half a character.
      "\(place(context.codingPath))expected whole numbers, and texts of whole characters"
    @unknown default: "the parameters can't be read"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? "" : names.joined(separator: ".") + ": "
  }

  /// A type as JSON has it.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any JSONList.Type: "a list"
    case is any JSONMap.Type: "an object"
    default: "another type"
    }
  }
}

/// What JSON has as a list.
private protocol JSONList {}
extension Array: JSONList {}

/// What JSON has as an object.
private protocol JSONMap {}
extension Dictionary: JSONMap {}

/// The parameters of a message that has none, or whose parameters mean nothing.
package struct NoParameters: Codable, Sendable {
  package init() {}
}
