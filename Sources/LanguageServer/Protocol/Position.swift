/// A place in a text: both numbers count from 0 (Language Server Protocol 3.17, "Position").
package struct Position: Codable, Hashable, Sendable {
  package var line: Int
  /// Counts the units of the encoding that both sides agreed on.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// The protocol's `Range`: from a position up to another.
package struct PositionRange: Codable, Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

/// The protocol's `Location`.
struct DocumentLocation: Codable, Hashable, Sendable {
  var uri: DocumentURI
  var range: PositionRange
}

/// The protocol's `TextEdit`, and a change of a document.
struct DocumentEdit: Codable, Hashable, Sendable {
  var range: PositionRange
  var newText: String
}
