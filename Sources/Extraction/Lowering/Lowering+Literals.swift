import SwiftSyntax

extension Lowering {
  func stringLiteral(_ node: StringLiteralExprSyntax) -> StringLiteral {
    let escape = EscapeSequences(delimiterLength: node.openingPounds?.text.utf8.count ?? 0)
    var segments: [StringLiteral.Segment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        escape.append(part.content.text, to: &text)
      case .expressionSegment(let part):
        if !text.isEmpty {
          segments.append(.text(text))
          text = ""
        }
        segments.append(
          .interpolation(arguments(part.expressions), source: self.text(of: part.expressions)))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return StringLiteral(segments: segments)
  }
}

/// Resolves the escapes of a string literal whose delimiter has a number of `#` signs.
///
/// The Swift Programming Language, "Strings and Characters": `\0 \\ \t \n \r \" \' \u{…}`, each
/// with the delimiter's `#` signs after the backslash.
struct EscapeSequences {
  var delimiterLength: Int

  func append(_ source: String, to text: inout String) {
    guard source.utf8.contains(UInt8(ascii: "\\")) || source.utf8.contains(UInt8(ascii: "\r"))
    else {
      text += source
      return
    }
    var rest = Substring(source).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        if rest.first == "\n" { rest.removeFirst() }
        text.unicodeScalars.append("\n")
      } else if scalar == "\\", rest.prefix(delimiterLength).allSatisfy({ $0 == "#" }),
        !rest.dropFirst(delimiterLength).isEmpty
      {
        rest.removeFirst(delimiterLength)
        appendEscape(&rest, to: &text)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private func appendEscape(
    _ rest: inout Substring.UnicodeScalarView, to text: inout String
  ) {
    switch rest.popFirst() {
    case "n": text.unicodeScalars.append("\n")
    case "t": text.unicodeScalars.append("\t")
    case "r": text.unicodeScalars.append("\r")
    case "0": text.unicodeScalars.append("\0")
    case "u":
      guard rest.popFirst() == "{" else { return }
      var value: UInt32 = 0
      while let digit = rest.popFirst(), digit != "}" {
        guard let number = Character(digit).hexDigitValue else { continue }
        value = (value & 0x0FFF_FFFF) << 4 | UInt32(number)
      }
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    case let other?: text.unicodeScalars.append(other)
    case nil: break
    }
  }
}
