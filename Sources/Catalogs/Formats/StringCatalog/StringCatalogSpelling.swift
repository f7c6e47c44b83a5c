/// Which characters a file escapes that JSON doesn't want escaped.
package struct StringCatalogSpelling: Hashable {
  /// `\u00e9`, as Python writes by default.
  var escapesNonASCII = false
  var usesUppercaseDigits = false
  /// `\/`, as older JSON writers of Apple do.
  var escapesSlashes = false

  /// As Xcode writes.
  package init() {}

  /// As a text does.
  package init(of text: UnsafeBufferPointer<UInt8>) {
    var hasHighEscape = false
    var hasHighByte = false
    var hasPlainSlash = false
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\\"), offset + 1 < text.count {
        if text[offset + 1] == UInt8(ascii: "/") { escapesSlashes = true }
        if text[offset + 1] == UInt8(ascii: "u") {
          let digits = text[min(offset + 2, text.count)..<min(offset + 6, text.count)]
          hasHighEscape =
            hasHighEscape || !digits.starts(with: Array("00".utf8))
            || digits.dropFirst(2).first.map { $0 > UInt8(ascii: "7") } ?? false
          if digits.contains(where: { (0x41...0x46).contains($0) }) { usesUppercaseDigits = true }
        }
        offset += 2
        continue
      }
      if byte >= 0x80 { hasHighByte = true }
      if byte == UInt8(ascii: "/") { hasPlainSlash = true }
      offset += 1
    }
    escapesNonASCII = hasHighEscape && !hasHighByte
    escapesSlashes = escapesSlashes && !hasPlainSlash
  }

  /// Appends a text in quotation marks.
  package func write(_ text: String, to output: inout [UInt8]) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      let isPlain = text.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
          && $0 != UInt8(ascii: "/") && $0 < 0x80
      }
      if isPlain {
        output.append(contentsOf: text)
      } else {
        writeEscaped(text, to: &output)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private func writeEscaped(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard !escapesNonASCII else {
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        if unit < 0x80 { write(UInt8(unit), to: &output) } else { writeUnit(unit, to: &output) }
      }
      return
    }
    for byte in text { write(byte, to: &output) }
  }

  private func write(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): output += "\\\"".utf8
    case UInt8(ascii: "\\"): output += "\\\\".utf8
    case UInt8(ascii: "\n"): output += "\\n".utf8
    case UInt8(ascii: "\r"): output += "\\r".utf8
    case UInt8(ascii: "\t"): output += "\\t".utf8
    case 0x08: output += "\\b".utf8
    case 0x0C: output += "\\f".utf8
    case UInt8(ascii: "/") where escapesSlashes: output += "\\/".utf8
    case ..<0x20: writeUnit(UInt16(byte), to: &output)
    default: output.append(byte)
    }
  }

  private func writeUnit(_ unit: UInt16, to output: inout [UInt8]) {
    let digits = String(unit, radix: 16, uppercase: usesUppercaseDigits)
    output += "\\u".utf8
    output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    output += digits.utf8
  }
}
