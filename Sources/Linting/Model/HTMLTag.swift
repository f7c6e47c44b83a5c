import LocaleData
import Messages
import PlainBytes
import Reading

/// A tag, a comment or a declaration of HTML, whatever a browser would make of it.
package struct HTMLTag {
  /// In small letters; empty for what is no element.
  package private(set) var name = ""
  package private(set) var isEnd = false
  /// By names in small letters; of a name that stands there twice the first.
  package private(set) var attributes: [String: String] = [:]
  /// The offset behind it.
  package private(set) var end: Int

  /// More attributes than that no element has that matters.
  private static let mostAttributes = 64

  /// - Parameter start: The offset of `<`.
  /// - Returns: nil where the sign means itself.
  package init?(in bytes: [UInt8], at start: Int) {
    var position = start + 1
    end = bytes.count
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "!") || bytes[position] == UInt8(ascii: "?") {
      end = Self.endOfComment(in: bytes, from: position)
      return
    }
    guard readName(in: bytes, &position) else { return nil }
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      readAttribute(in: bytes, &position)
    }
    end = min(position + 1, bytes.count)
  }

  /// A tag of an element that has an end, and in which no other tag begins but in a quoted value.
  ///
  /// A browser reads on from any `<a`; who asks at each of them whether a tag stands there would read
  /// a text of many to its end for each. Here the next one ends it, and so does an attribute too many.
  /// - Parameter start: The offset of `<`.
  package init?(wholeIn bytes: [UInt8], at start: Int) {
    var position = start + 1
    end = bytes.count
    guard readName(in: bytes, &position) else { return nil }
    var parts = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      parts += bytes[position].isASCIIWhitespace ? 0 : 1
      guard bytes[position] != UInt8(ascii: "<"), parts <= Self.mostAttributes else { return nil }
      readAttribute(in: bytes, &position, endingUnquotedAt: UInt8(ascii: "<"))
    }
    guard position < bytes.count else { return nil }
    end = position + 1
  }

  /// Whether the element has no end tag, as `<br>`.
  package var isVoid: Bool { Self.voids.contains(name) }

  private static let voids = Set(LanguageFact.elements.list(of: "void"))

  /// The properties of its `style`, in small letters.
  package var styles: [(property: String, value: String)] {
    (attributes["style"] ?? "").lowercased().split(separator: ";").prefix(64).compactMap { part in
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      return pair.count == 2 ? (pair[0], pair[1]) : nil
    }
  }

  private static func endOfComment(in bytes: [UInt8], from position: Int) -> Int {
    let isComment = bytes[position...].starts(with: "!--".utf8)
    guard isComment else {
      return bytes[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }
    var place = position + 3
    while place + 2 < bytes.count {
      if bytes[place...].starts(with: "-->".utf8) { return place + 3 }
      place += 1
    }
    return bytes.count
  }

  /// - Returns: Whether there is a name, behind the stroke of an end tag.
  private mutating func readName(in bytes: [UInt8], _ position: inout Int) -> Bool {
    isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    guard position < bytes.count, bytes[position].isASCIILetter else { return false }
    name = Self.word(in: bytes, &position)
    return true
  }

  /// - Parameter sign: Ends a value without quotes, beside what always does.
  private mutating func readAttribute(
    in bytes: [UInt8], _ position: inout Int, endingUnquotedAt sign: UInt8 = UInt8(ascii: ">")
  ) {
    let start = position
    let name = Self.word(in: bytes, &position)
    guard !name.isEmpty else {
      position = max(position, start + 1)
      return
    }
    Self.skipSpace(in: bytes, &position)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return }
    position += 1
    Self.skipSpace(in: bytes, &position)
    let value = Self.value(in: bytes, &position, endingUnquotedAt: sign)
    if attributes[name] == nil, attributes.count < Self.mostAttributes { attributes[name] = value }
  }

  private static func value(
    in bytes: [UInt8], _ position: inout Int, endingUnquotedAt sign: UInt8
  ) -> String {
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? position + 1 : position
    let stop = bytes[min(start, bytes.count)...].firstIndex {
      isQuoted ? $0 == quote : $0 == UInt8(ascii: ">") || $0 == sign || $0.isASCIIWhitespace
    }
    let limit = stop ?? bytes.count
    position = isQuoted ? min(limit + 1, bytes.count) : limit
    return bytes.withUnsafeBufferPointer {
      Unescaping.text(of: $0[min(start, limit)..<limit], backslashes: false)
    }
  }

  private static func word(in bytes: [UInt8], _ position: inout Int) -> String {
    let start = position
    while position < bytes.count, !bytes[position].isASCIIWhitespace,
      !"=>/\"'<".utf8.contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private static func skipSpace(in bytes: [UInt8], _ position: inout Int) {
    while position < bytes.count, bytes[position].isASCIIWhitespace { position += 1 }
  }
}
