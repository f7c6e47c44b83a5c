/// What is wrong or could be done in a range (Language Server Protocol 3.17, "Code Action Request").
struct CodeActionQuery: Decodable, Sendable {
  var textDocument: NamedDocument.Identifier
  var range: PositionRange
  var context: Context?

  struct Context: Decodable, Sendable {
    /// The kinds that the client wants; nil for all.
    var only: [String]?
  }
}

/// Something that a client can do to documents.
struct CodeAction: Codable, Sendable {
  var title: String
  var kind: String
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  /// What makes the edit once it is asked for.
  var data: Deferred?

  /// The literal that is to be brought into a catalog, in a version of its file.
  struct Deferred: Codable, Sendable {
    var path: String
    var offset: Int
    var version: Int
    /// Whether it is a key already, as code has it.
    var isKey: Bool?
  }

  /// Kinds, from the general to the special.
  enum Kind {
    static let quickFix = "quickfix"
    static let extract = "refactor.extract"
    static let rewrite = "refactor.rewrite"
    static let fixAll = "source.fixAll.l10n"
  }
}

struct CodeActionOptions: Encodable, Sendable {
  var codeActionKinds = [
    CodeAction.Kind.quickFix, CodeAction.Kind.extract, CodeAction.Kind.rewrite,
    CodeAction.Kind.fixAll,
  ]
  var resolveProvider = true
}
