/// A request as the gate and the answers see it, whoever brought it.
struct StudioRequest: Sendable {
  var method: String
  /// As the client sent it, without the query.
  var path: String
  /// By name in small letters.
  var headers: [String: String]
  var body: [UInt8] = []

  func header(_ name: String) -> String? { headers[name] }
}
