import Diagnostics
import Extraction
import Sessions

/// A place in code that shows a key.
struct ShownUsage: Encodable, Sendable {
  var file: String
  /// From 1.
  var line: Int
  var text: String

  /// - Parameter symbols: Where code names the key's symbol.
  static func all(
    of entries: [ExtractedEntry], symbols: [Location], in session: Session
  ) -> [ShownUsage] {
    KeyUsage.all(of: entries, symbols: symbols, in: session, most: Limits.usages).map {
      ShownUsage(
        file: OpenProject.shown($0.file, in: session), line: $0.line, text: $0.text)
    }
  }

  static let schema = Schema.object(
    ["file": .text(), "line": .integer(), "text": .text("The line of code.")],
    required: ["file", "line", "text"])
}

/// What code puts into a text.
struct ShownArgument: Encodable, Sendable {
  /// From 1.
  var position: Int
  var specifier: String
  var type: String
  var expression: String
  /// Keys whose texts it can be, where these are known.
  var values: [String]

  init(_ argument: ExtractedArgument) {
    position = argument.position
    specifier = argument.specifier
    type = Limits.shown(argument.type)
    expression = Limits.shown(argument.expression)
    values = argument.values.prefix(Limits.values).map { Limits.shown($0) }
  }

  static let schema = Schema.object(
    [
      "position": .integer(), "specifier": .text("How the text has it, such as `%lld`."),
      "type": .text(), "expression": .text(), "values": .list(.text(), most: Limits.values),
    ], required: ["position", "specifier", "type", "expression", "values"])
}
