/// What uses of a key are asked for (Language Server Protocol 3.17, "Find References Request").
struct ReferenceQuery: Decodable, Sendable {
  var textDocument: NamedDocument.Identifier
  var position: Position
  var context: Context?

  struct Context: Decodable, Sendable { var includeDeclaration: Bool? }
}
