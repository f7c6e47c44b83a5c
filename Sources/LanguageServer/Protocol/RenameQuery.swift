/// A new name for what stands at a place (Language Server Protocol 3.17, "Rename Request").
struct RenameQuery: Decodable, Sendable {
  var textDocument: NamedDocument.Identifier
  var position: Position
  var newName: String
}

/// What can be renamed at a place ("Prepare Rename Request").
struct RenameTarget: Encodable, Sendable {
  var range: PositionRange
  /// What the client lets a person edit.
  var placeholder: String
}

struct RenameSupport: Encodable, Sendable { var prepareProvider = true }

/// A message that a client shows a person ("ShowMessage Notification").
struct ShownMessage: Encodable, Sendable {
  /// 1 is an error, 2 a warning, 3 information.
  var type: Int
  var message: String
}
