import PlainBytes
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
    addresses.contains { $0.contains(range.lowerBound) } && stands(at: range.lowerBound)
  }

  /// The text with a low line in the place of each one's percent sign; nil where there is none.
  var masked: [UInt8]? {
    let signs = addresses.flatMap { address in address.filter(stands) }
    guard !signs.isEmpty else { return nil }
    var masked = bytes
    for sign in signs { masked[sign] = UInt8(ascii: "_") }
    return masked
  }

  private func stands(at offset: Int) -> Bool {
    offset + 3 <= bytes.count && bytes[offset] == UInt8(ascii: "%")
      && bytes[offset + 1..<offset + 3].allSatisfy(\.isASCIIHexDigit)
  }
}
