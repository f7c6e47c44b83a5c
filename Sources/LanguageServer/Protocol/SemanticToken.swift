/// Which part of a document is asked about (Language Server Protocol 3.17, "Semantic Tokens" and
/// "Inlay Hint Request").
struct RangeQuery: Decodable, Sendable {
  var textDocument: NamedDocument.Identifier
  /// Nil for the whole document.
  var range: PositionRange?
}

/// Kinds of parts of texts, by their number in the legend.
enum SemanticToken: Int, CaseIterable, Sendable {
  /// A placeholder.
  case variable
  /// The name of a caret attribute.
  case property
  /// The value of a caret attribute.
  case enumMember
  /// Where a link leads.
  case string
  /// Emphasis, strong emphasis and struck out words.
  case decorator
  /// Code spans and HTML.
  case macro

  var name: String { "\(self)" }
}

struct SemanticTokensOptions: Encodable, Sendable {
  var legend = Legend()
  var full = true
  var range = true

  struct Legend: Encodable, Sendable {
    var tokenTypes = SemanticToken.allCases.map(\.name)
    var tokenModifiers: [String] = []
  }
}
