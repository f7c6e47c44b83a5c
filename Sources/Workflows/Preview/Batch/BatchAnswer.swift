import Diagnostics
import Localization
import Reading

/// Writes the answer to a line of a batch as UTF-8.
enum BatchAnswer {
  /// Starts an answer.
  ///
  /// - Parameter id: What the line calls itself, in whatever way.
  static func open(id: JSONValue?, to output: inout [UInt8]) {
    append("{\"id\":", to: &output)
    switch id?.content {
    case nil: append("null", to: &output)
    case .string(let string)?: JSONText.append(string.value, to: &output)
    case _?: output += (id?.strictJSON ?? "null").utf8
    }
  }

  /// Ends an answer with an error.
  static func append(error: String, to output: inout [UInt8]) {
    append(",\"error\":", to: &output)
    JSONText.append(error, to: &output)
    output.append(UInt8(ascii: "}"))
  }

  /// Ends an answer with what people read.
  static func append(_ rendering: Rendering, to output: inout [UInt8]) {
    append(",\"text\":", to: &output)
    JSONText.append(rendering.text, to: &output)
    append(",\"markdown\":", to: &output)
    JSONText.append(rendering.markdown, to: &output)
    append(",\"reasons\":[", to: &output)
    var separator = false
    for reason in rendering.reasons {
      if separator { output.append(UInt8(ascii: ",")) }
      append(reason, to: &output)
      separator = true
    }
    append("]}", to: &output)
  }

  private static func append(_ reason: RenderingReason, to output: inout [UInt8]) {
    append("{\"word\":", to: &output)
    JSONText.append(reason.word, to: &output)
    append(",\"reason\":", to: &output)
    JSONText.append(reason.reason, to: &output)
    append(",\"detail\":", to: &output)
    JSONText.append(reason.detail, to: &output)
    output.append(UInt8(ascii: "}"))
  }

  private static func append(_ literal: StaticString, to output: inout [UInt8]) {
    output.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
