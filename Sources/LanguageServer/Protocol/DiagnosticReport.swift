import JSONRPC

/// A request for what is wrong in the whole project (Language Server Protocol 3.17, "Workspace
/// Diagnostics").
struct WorkspaceDiagnosticQuery: Decodable, Sendable {
  var workDoneToken: ProgressToken?
  var partialResultToken: ProgressToken?
}

/// What names a progress: a number or a text, as what tells requests apart.
typealias ProgressToken = RequestID

/// What is wrong in one file.
struct DiagnosticReport: Encodable, Sendable {
  var kind = "full"
  /// Nil in the report of the one document that was asked about.
  var uri: DocumentURI?
  var items: [ShownDiagnostic]
  var version: Int?

  enum Keys: String, CodingKey { case kind, uri, items, version }

  /// A report of the workspace has a version, even where that is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(items, forKey: .items)
    guard let uri else { return }
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}

struct WorkspaceDiagnosticReport: Encodable, Sendable { var items: [DiagnosticReport] }

/// The protocol's `$/progress`.
struct Progress<Value: Encodable & Sendable>: Encodable, Sendable {
  var token: ProgressToken
  var value: Value
}

/// How far something is.
struct WorkDone: Encodable, Sendable {
  var kind: String
  var title: String?
  var message: String?
  var percentage: Int?
  var cancellable: Bool?
}

struct DiagnosticOptions: Encodable, Sendable {
  var identifier = "l10n"
  var interFileDependencies = true
  var workspaceDiagnostics = true
  var workDoneProgress = true
}
