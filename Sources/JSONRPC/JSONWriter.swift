/// JSON that is written straight into bytes: for long lists, of which an encoder would make a tree first.
///
/// It is for programs, and escapes what JSON asks for. `JSONText` of the module `Diagnostics` is a
/// tree, for what people may read on a terminal.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Brackets, names with their colons, and what else stays the same each time.
  package mutating func write(_ syntax: StaticString) {
    syntax.withUTF8Buffer { bytes += $0 }
  }

  package mutating func write(_ number: Int) {
    guard number < 0 || number > 9 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    bytes += String(number).utf8
  }

  /// A text, with its quotation marks.
  package mutating func write(text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      // Nearly all texts are written as they are.
      if text.contains(where: Self.isEscaped) { writeEscaped(text) } else { bytes += text }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        write("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Values between brackets, with commas.
  package mutating func writeList<Element>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    write("[")
    var isFirst = true
    for element in elements {
      if !isFirst { write(",") }
      isFirst = false
      try body(&self, element)
    }
    write("]")
  }
}
