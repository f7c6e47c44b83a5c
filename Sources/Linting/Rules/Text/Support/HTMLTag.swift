import Messages
import Reading

/// An HTML tag in a text: its name, and whether it closes.
struct HTMLTag {
  var name: String
  var isClosing: Bool
  /// As it is written.
  var text: String
  var range: Range<Int>

  /// Whether nothing closes it, as `<br>`.
  var isVoid: Bool {
    name == "br" || name == "hr" || name == "img" || name == "wbr" || text.hasSuffix("/>")
  }

  /// As it is written, but for spaces before its end: `<br />` and `<br/>` are the same tag.
  var spelling: String {
    let inner = text.dropFirst().dropLast()
    let isEmptied = inner.hasSuffix("/")
    let name = isEmptied ? inner.dropLast() : inner
    let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
    return name[..<end] + (isEmptied ? "/" : "")
  }

  /// The tags of a text; names that HTML doesn't have are no tags, but words in angle brackets.
  static func tags(in text: String) -> [HTMLTag] {
    let bytes = Array(text.utf8)
    var tags: [HTMLTag] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      var end = offset
      let isClosing = end < bytes.count && bytes[end] == UInt8(ascii: "/")
      if isClosing { end += 1 }
      let first = end
      while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[first..<end], as: UTF8.self).lowercased()
      guard isKnown(name),
        let close = bytes[end...].firstIndex(where: {
          $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
        }),
        bytes[close] == UInt8(ascii: ">"),
        isTagEnd(bytes[end..<close])
      else { continue }
      let range = start..<(close + 1)
      tags.append(
        HTMLTag(name: name, isClosing: isClosing, text: String(text[utf8: range]), range: range))
      offset = close + 1
    }
    return tags
  }

  /// Whether nothing but attributes stands behind a name: `<a letter>` is no tag.
  private static func isTagEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.filter { $0 != 0x20 }
    return rest.isEmpty || rest == [UInt8(ascii: "/")]
      || bytes.first == 0x20 && rest.contains(UInt8(ascii: "="))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  private static func isKnown(_ name: String) -> Bool {
    switch name {
    case "a", "b", "i", "u", "s", "p", "q", "em", "strong", "br", "hr", "div", "span", "ul", "ol",
      "li", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "img", "font", "small", "big", "sub",
      "sup", "del", "ins", "strike", "table", "tr", "td", "th", "center", "blockquote", "tt", "kbd",
      "mark", "body", "html", "head", "style", "script", "wbr", "cite", "abbr", "dl", "dt", "dd":
      true
    default: false
    }
  }
}
