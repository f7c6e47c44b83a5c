import Diagnostics
import Localization
import Reading

/// Writes the answer to a line of a batch as UTF-8.
enum BatchAnswer {
  /// Starts an answer.
  ///
  /// - Parameter id: What the line calls itself, in whatever way.
  static func open(id: JSONValue?, to output: inout [UInt8]) {
    output += "{\"id\":".utf8
    switch id?.content {
    case nil: output += "null".utf8
    case .string(let string)?: JSONText.append(string.value, to: &output)
    case _?: output += (id?.strictJSON ?? "null").utf8
    }
  }

  /// Ends an answer with an error.
  static func append(error: String, to output: inout [UInt8]) {
    output += ",\"error\":".utf8
    JSONText.append(error, to: &output)
    output.append(UInt8(ascii: "}"))
  }

  /// Ends an answer with what people read.
  static func append(_ rendering: Rendering, to output: inout [UInt8]) {
    output += ",\"text\":".utf8
    let start = output.count
    JSONText.append(rendering.text, to: &output)
    let text = start..<output.count
    output += ",\"markdown\":".utf8
    if rendering.isPlain {
      output += output[text]
    } else {
      JSONText.append(rendering.markdown, to: &output)
    }
    output += ",\"reasons\":[".utf8
    var separator = false
    for reason in rendering.reasons {
      if separator { output.append(UInt8(ascii: ",")) }
      append(reason, to: &output)
      separator = true
    }
    output += "]}".utf8
  }

  private static func append(_ reason: RenderingReason, to output: inout [UInt8]) {
    output += "{\"word\":".utf8
    JSONText.append(reason.word, to: &output)
    output += ",\"reason\":".utf8
    JSONText.append(reason.reason, to: &output)
    output += ",\"detail\":".utf8
    JSONText.append(reason.detail, to: &output)
    output.append(UInt8(ascii: "}"))
  }
}
