/// A key of the project ("WorkspaceSymbol").
struct WorkspaceSymbol: Encodable, Sendable {
  var name: String
  var kind = 20
  var location: DocumentLocation
  var containerName: String?
}

struct SymbolQuery: Decodable, Sendable { var query: String }

/// Lines that a client can hide ("FoldingRange").
struct FoldingRange: Encodable, Sendable {
  var startLine: Int
  var endLine: Int
}

/// What is the same as what stands at the cursor ("DocumentHighlight").
struct DocumentHighlight: Encodable, Sendable { var range: PositionRange }

/// What a client shows at a place ("Hover").
struct Hover: Encodable, Sendable {
  var contents: MarkupContent
  var range: PositionRange?
}

struct MarkupContent: Encodable, Sendable {
  var kind = "markdown"
  var value: String
}
