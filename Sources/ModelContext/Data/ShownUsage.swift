import Diagnostics
import Extraction
import Foundation
import Reading
import Sessions
import Workflows

/// A place in code that shows a key.
struct ShownUsage: Encodable, Sendable {
  var file: String
  /// From 1.
  var line: Int
  var text: String

  static func all(of entries: [ExtractedEntry], in session: Session) -> [ShownUsage] {
    entries.flatMap(\.locations).prefix(Limits.usages).map { place in
      let text = session.text(of: place.file).map { buffer in
        let start = buffer.lines.start(ofLine: place.line) ?? 0
        let line = buffer.text.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: line.prefix(400), as: UTF8.self)
      }
      return ShownUsage(
        file: place.file, line: place.line, text: (text ?? "").trimmingCharacters(in: .whitespaces))
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
    values = argument.values.prefix(32).map { Limits.shown($0) }
  }

  static let schema = Schema.object(
    [
      "position": .integer(), "specifier": .text("How the text has it, such as `%lld`."),
      "type": .text(), "expression": .text(), "values": .list(.text(), most: 32),
    ], required: ["position", "specifier", "type", "expression", "values"])
}
