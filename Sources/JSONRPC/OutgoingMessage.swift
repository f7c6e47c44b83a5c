import Foundation

/// Messages as they are written.
enum OutgoingMessage {
  private struct Response<Value: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID
    var result: Value

    enum Keys: String, CodingKey { case jsonrpc, id, result }

    /// An answer has a result, even where that is nothing.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    }
  }

  private struct Failure: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID?
    var error: ResponseError

    enum Keys: String, CodingKey { case jsonrpc, id, error }

    /// An answer to something that could not be read has `null` for its id.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  private struct Call<Value: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID?
    var method: String
    var params: Value
  }

  static func response(_ id: RequestID, _ result: some Encodable) -> [UInt8]? {
    bytes(Response(id: id, result: result))
  }

  static func response(_ id: RequestID, _ result: MethodTable.Result) -> [UInt8]? {
    switch result {
    case .value(let value): return response(id, value)
    case .text(let text):
      guard let id = bytes(id) else { return nil }
      return Array("{\"id\":".utf8) + id + Array(",\"jsonrpc\":\"2.0\",\"result\":".utf8)
        + text.bytes
        + [UInt8(ascii: "}")]
    }
  }

  static func failure(_ id: RequestID?, _ error: ResponseError) -> [UInt8]? {
    bytes(Failure(id: id, error: error))
  }

  static func call(_ id: RequestID?, _ method: String, _ params: some Encodable) -> [UInt8]? {
    bytes(Call(id: id, method: method, params: params))
  }

  private static func bytes(_ message: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map(Array.init)
  }
}
