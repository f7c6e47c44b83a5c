import PlainBytes

/// What a declaration calls a literal: `title` of `static let title = "home.title"`, and of
/// `case title = "home.title"`.
enum ConstantName {
  /// The name in front of the equals sign before a literal; nil where none stands there, as in a call.
  ///
  /// - Parameters:
  ///   - offset: Where the literal starts.
  ///   - bytes: Those of a source.
  static func ofLiteral(at offset: Int, in bytes: [UInt8]) -> String? {
    var end = min(offset, bytes.count)
    // Objective-C has a sign of its own before a literal, and Swift before a raw one.
    while end > 0, "@#".utf8.contains(bytes[end - 1]) { end -= 1 }
    end = withoutLayout(end, in: bytes)
    guard end > 0, bytes[end - 1] == UInt8(ascii: "=") else { return nil }
    end = withoutLayout(end - 1, in: bytes)
    // A type may stand between the name and the sign.
    if end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    guard let last = word(before: end, in: bytes) else { return nil }
    let colon = withoutLayout(last.lowerBound, in: bytes) - 1
    guard colon >= 0, bytes[colon] == UInt8(ascii: ":") else { return text(last, in: bytes) }
    return word(before: withoutLayout(colon, in: bytes), in: bytes).map { text($0, in: bytes) }
  }

  private static func withoutLayout(_ end: Int, in bytes: [UInt8]) -> Int {
    var end = end
    while end > 0, bytes[end - 1].isLayout { end -= 1 }
    return end
  }

  private static func word(before end: Int, in bytes: [UInt8]) -> Range<Int>? {
    var end = end
    if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].mayBeWordPart { start -= 1 }
    return start < end ? start..<end : nil
  }

  private static func text(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
