/// What a client shows between the letters of a document (Language Server Protocol 3.17, "Inlay Hint
/// Request").
struct InlayHint: Encodable, Sendable {
  var position: Position
  var label: String
  /// 1 for types.
  var kind: Int?
  var paddingLeft = true
}
