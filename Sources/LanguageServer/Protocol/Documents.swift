/// The parameters of messages about open documents (Language Server Protocol 3.17, "Text Document
/// Synchronization").
struct OpenedDocument: Decodable, Sendable {
  var textDocument: Item

  struct Item: Decodable, Sendable {
    var uri: DocumentURI
    var version: Int?
    var text: String
  }
}

struct ChangedDocument: Decodable, Sendable {
  var textDocument: VersionedDocument
  var contentChanges: [Change]

  struct Change: Decodable, Sendable {
    /// Nil where the whole text is sent.
    var range: PositionRange?
    var text: String
  }
}

struct VersionedDocument: Codable, Sendable {
  var uri: DocumentURI
  var version: Int?
}

/// What is said of a document as a whole.
struct NamedDocument: Decodable, Sendable {
  var textDocument: Identifier

  struct Identifier: Codable, Sendable { var uri: DocumentURI }
}

/// What is asked of a place in a document.
struct DocumentPosition: Decodable, Sendable {
  var textDocument: NamedDocument.Identifier
  var position: Position
}

struct WatchedFiles: Decodable, Sendable {
  var changes: [Change]

  struct Change: Decodable, Sendable { var uri: DocumentURI }
}
