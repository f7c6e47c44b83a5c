import LocaleData
import Messages
import Reading

/// An HTML tag as a text writes it.
struct WrittenTag {
  private let tag: HTMLTag
  /// As it is written.
  let text: String
  let range: Range<Int>

  var name: String { tag.name }
  var isClosing: Bool { tag.isEnd }

  /// Whether nothing closes it, as `<br>`.
  var isVoid: Bool { tag.isVoid || text.hasSuffix("/>") }

  /// Whether it only shows words in another way, as `<b>`.
  var isEmphasis: Bool { Self.emphasis.contains(name) }

  /// What makes it the same tag as another one: its name and attributes in whatever case and order.
  ///
  /// Addresses don't count: a page has one in each language, and `ChangedAddress` looks at them.
  var spelling: String {
    let attributes = tag.attributes.sorted { $0.key < $1.key }.map { name, value in
      Self.addressed.contains(name) ? name : "\(name)=\"\(value)\""
    }
    let name = (isClosing ? "/" : "") + name
    return ([name] + attributes).joined(separator: " ") + (text.hasSuffix("/>") ? "/" : "")
  }

  /// Where the tag leads or loads from, and in which UTF-8 offsets of the text that stands: those of
  /// the whole tag where it is written with character references.
  var addresses: [(text: String, range: Range<Int>)] {
    Self.addressed.compactMap { name in
      guard let value = tag.attributes[name] else { return nil }
      let places = ["\"", "'", "="].compactMap { text.utf8.firstRange(of: ($0 + value).utf8) }
      guard !value.isEmpty, let place = places.first else { return (value, range) }
      let end = range.lowerBound + text.utf8.distance(from: text.startIndex, to: place.upperBound)
      return (value, (end - value.utf8.count)..<end)
    }
  }

  /// The attributes that hold an address.
  private static let addressed = ["href", "src"]

  /// Whether a value starts with a quotation mark of a text for people, which HTML takes for a part of it.
  var hasTypographicQuotes: Bool {
    tag.attributes.values.contains { $0.unicodeScalars.first.map(Self.isTypographicQuote) ?? false }
  }

  /// Where such marks stand, in UTF-8 offsets of the text that has the tag.
  var typographicQuotes: [Range<Int>] {
    PlacedScalars(text).filter { Self.isTypographicQuote($0.scalar) }.map { mark in
      (range.lowerBound + mark.range.lowerBound)..<(range.lowerBound + mark.range.upperBound)
    }
  }

  private static func isTypographicQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAB, 0xBB, 0x201C...0x201F, 0xFF02: true
    default: false
    }
  }

  /// The tags of a text; names that HTML doesn't have are no tags, but words in angle brackets.
  static func tags(in text: String) -> [WrittenTag] {
    let bytes = Array(text.utf8)
    var tags: [WrittenTag] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      guard let tag = HTMLTag(wholeIn: bytes, at: start), known.contains(tag.name),
        hasOnlyAttributes(bytes[start..<tag.end], tag)
      else { continue }
      let range = start..<tag.end
      tags.append(WrittenTag(tag: tag, text: String(text[utf8: range]), range: range))
      offset = tag.end
    }
    return tags
  }

  /// Whether nothing but attributes stands behind a tag's name, as in `<a letter>`.
  private static func hasOnlyAttributes(_ bytes: ArraySlice<UInt8>, _ tag: HTMLTag) -> Bool {
    let rest = bytes.dropFirst((tag.isEnd ? 2 : 1) + tag.name.utf8.count).dropLast()
    return !tag.attributes.isEmpty || rest.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
  }

  private static let emphasis = Set(LanguageFact.elements.list(of: "emphasis"))
  private static let known = Set(LanguageFact.elements.list(of: "known"))
}
