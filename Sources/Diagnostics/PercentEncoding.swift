/// How URIs spell what they can't have as it is (RFC 3986, section 2).
package enum PercentEncoding {
  /// A text of which only letters, digits, `-._~` and the marks that are given stay.
  package static func encoded(_ text: String, keeping marks: String = "") -> String {
    text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        String(Unicode.Scalar(byte))
      default: marks.utf8.contains(byte) ? String(Unicode.Scalar(byte)) : encoded(byte)
      }
    }.joined()
  }

  /// `%3A` for a colon.
  package static func encoded(_ byte: UInt8) -> String {
    "%" + String(hexadecimal: byte, width: 2, uppercase: true)
  }
}
