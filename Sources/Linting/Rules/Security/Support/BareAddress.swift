import Messages

/// An `http` or `https` address that stands in a text and is no link's.
struct BareAddress {
  var text: String
  var range: Range<Int>

  var withoutScheme: Substring {
    text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
  }

  static func all(in text: LintText) -> [BareAddress] {
    guard text.isShort else { return [] }
    let bytes = Array(text.value.utf8)
    var found: [BareAddress] = []
    var offset = 4
    while offset + 3 < bytes.count {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: ":"), bytes[offset + 1] == UInt8(ascii: "/"),
        bytes[offset + 2] == UInt8(ascii: "/"), let start = scheme(endingAt: offset, bytes)
      else { continue }
      let end = end(from: offset + 3, bytes)
      guard end > offset + 3, !isInLink(start, text) else { continue }
      found.append(
        BareAddress(text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end))
      offset = end
    }
    return found
  }

  private static func scheme(endingAt colon: Int, _ bytes: [UInt8]) -> Int? {
    for scheme in ["https", "http"] where colon >= scheme.utf8.count {
      let start = colon - scheme.utf8.count
      let isSame = zip(bytes[start..<colon], scheme.utf8).allSatisfy { $0 | 0x20 == $1 }
      if isSame { return start }
    }
    return nil
  }

  /// An address ends before what can't stand in it, and before punctuation that ends a sentence.
  private static func end(from start: Int, _ bytes: [UInt8]) -> Int {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    while end > start, ".,;:!?'*_~-".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x27, 0x2A...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
    default: false
    }
  }

  private static func isInLink(_ offset: Int, _ text: LintText) -> Bool {
    guard text.bytes.intersects(.brackets) else { return false }
    return text.message.nodes.contains { node in
      switch node.kind {
      case .link, .image, .autolink, .code, .html, .attributes: node.range.contains(offset)
      default: false
      }
    }
  }
}
