import Reading

/// The bytes that web addresses of a text have percent-encoded, such as `%20` for a space (RFC 3986,
/// section 2.1).
struct AddressEscapes {
  private let bytes: [UInt8]
  private let addresses: [Range<Int>]

  init(_ text: String) {
    addresses = Addresses.web(in: text).map(\.range)
    bytes = addresses.isEmpty ? [] : Array(text.utf8)
  }

  /// Whether a text may have any: few have both a percent sign and an address.
  static func mayStand(in bytes: ByteSet) -> Bool {
    bytes.contains(UInt8(ascii: "%")) && bytes.contains(UInt8(ascii: ":"))
      && bytes.contains(UInt8(ascii: "/"))
  }

  /// Whether a range of the text starts with one.
  func contains(_ range: Range<Int>) -> Bool {
    let end = range.lowerBound + 3
    guard end <= bytes.count, addresses.contains(where: { $0.contains(range.lowerBound) }) else {
      return false
    }
    return bytes[range.lowerBound] == UInt8(ascii: "%")
      && bytes[range.lowerBound + 1..<end].allSatisfy(\.isASCIIHexDigit)
  }
}
