/// The versions of the Model Context Protocol that are spoken, the newest first.
enum ProtocolVersion {
  static let known = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// The version to speak with a client that asks for one (Model Context Protocol 2025-06-18,
  /// "Version Negotiation").
  static func agreed(_ asked: String) -> String { known.contains(asked) ? asked : known[0] }
}

struct InitializeParameters: Decodable, Sendable {
  var protocolVersion: String
}

struct InitializeResult: Encodable, Sendable {
  var protocolVersion: String
  var capabilities = ServerCapabilities()
  var serverInfo: ServerInfo
  /// What a model is told of the server.
  var instructions: String
}

/// What the server can do; neither list changes while it runs.
struct ServerCapabilities: Encodable, Sendable {
  struct None: Encodable, Sendable {}

  var tools = None()
  var resources = None()
}

struct ServerInfo: Encodable, Sendable {
  var name: String
  var title: String
  var version: String
}

/// An answer that says nothing.
struct EmptyResult: Encodable, Sendable {}
