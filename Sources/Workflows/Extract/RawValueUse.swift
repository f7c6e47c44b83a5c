import PlainBytes

/// A look-up of what a case of an enumeration is spelled as, `NSLocalizedString(kind.rawValue, comment: "")`:
/// the key itself stands at the case.
enum RawValueUse {
  /// In bytes; longer code tells nobody more.
  private static let longest = 120
  private static let interpolation = Array("\"\\(".utf8)

  /// The code at an offset, where it asks for a raw value; nil where it is anything else.
  static func spelling(in bytes: [UInt8], at offset: Int) -> String? {
    guard bytes.indices.contains(offset) else { return nil }
    var code = bytes[offset...].prefix(longest)
    if code.starts(with: interpolation) { code = code.dropFirst(interpolation.count) }
    let chain = code.drop { $0 == UInt8(ascii: "(") }.prefix { byte in
      byte.isASCIIWordPart || ".?!".utf8.contains(byte)
    }
    let text = String(decoding: chain, as: UTF8.self)
    return text.split(separator: ".").contains("rawValue") ? text : nil
  }
}
