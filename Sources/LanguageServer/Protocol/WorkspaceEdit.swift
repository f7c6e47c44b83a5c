/// Edits of several documents (Language Server Protocol 3.17, "WorkspaceEdit").
struct WorkspaceEdit: Codable, Hashable, Sendable {
  /// By the documents' URIs.
  var changes: [String: [DocumentEdit]]
  /// The same with the documents' versions, which takes its place.
  var documentChanges: [DocumentEdits]?

  init(changes: [String: [DocumentEdit]]) { self.changes = changes }

  private enum Keys: String, CodingKey { case changes, documentChanges }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    changes = try container.decodeIfPresent([String: [DocumentEdit]].self, forKey: .changes) ?? [:]
    documentChanges = try container.decodeIfPresent([DocumentEdits].self, forKey: .documentChanges)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    if let documentChanges {
      try container.encode(documentChanges, forKey: .documentChanges)
    } else {
      try container.encode(changes, forKey: .changes)
    }
  }
}

/// Edits of one document in a version, so that a client makes them of no other text
/// ("TextDocumentEdit").
struct DocumentEdits: Codable, Hashable, Sendable {
  var textDocument: Identifier
  var edits: [DocumentEdit]

  struct Identifier: Codable, Hashable, Sendable {
    var uri: DocumentURI
    /// Null for a document that isn't open.
    var version: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }
}
