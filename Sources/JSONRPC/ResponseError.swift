/// Why a request has no result (JSON-RPC 2.0, section 5.1).
package struct ResponseError: Error, Hashable, Sendable, Codable {
  package var code: Int
  /// One sentence for a person.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  /// The codes that have a meaning in JSON-RPC 2.0 and in the Language Server Protocol 3.17.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// In the Model Context Protocol (2025-06-18, "Resources") the number means that there is no such
    /// resource.
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800

    /// What the Model Context Protocol says of an unknown resource.
    package static let resourceNotFound = serverNotInitialized
  }
}
