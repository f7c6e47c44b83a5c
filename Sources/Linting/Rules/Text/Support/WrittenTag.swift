import LocaleData
import Localization
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

  /// As it is written, but for spaces before its end: `<br />` and `<br/>` are the same tag.
  var spelling: String {
    let inner = text.dropFirst().dropLast()
    let isEmptied = inner.hasSuffix("/")
    let name = isEmptied ? inner.dropLast() : inner
    let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
    return name[..<end] + (isEmptied ? "/" : "")
  }

  /// The tags of a text; names that HTML doesn't have are no tags, but words in angle brackets.
  static func tags(in text: String) -> [WrittenTag] {
    let bytes = Array(text.utf8)
    var tags: [WrittenTag] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      guard let tag = HTMLTag(in: bytes, at: start), known.contains(tag.name),
        isWhole(bytes[start..<tag.end], tag)
      else { continue }
      let range = start..<tag.end
      tags.append(WrittenTag(tag: tag, text: String(text[utf8: range]), range: range))
      offset = tag.end
    }
    return tags
  }

  /// Whether a tag has an end, and nothing but attributes behind its name: `<a letter>` is none, and
  /// in `a <b and <i>` only the second is.
  private static func isWhole(_ bytes: ArraySlice<UInt8>, _ tag: HTMLTag) -> Bool {
    guard bytes.last == UInt8(ascii: ">") else { return false }
    let inValues = tag.attributes.values.count { $0.utf8.contains(UInt8(ascii: "<")) }
    guard inValues > 0 || bytes.count(where: { $0 == UInt8(ascii: "<") }) == 1 else { return false }
    let rest = bytes.dropFirst((tag.isEnd ? 2 : 1) + tag.name.utf8.count).dropLast()
    return !tag.attributes.isEmpty || rest.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
  }

  private static let known = Set(LanguageFact.elements.list(of: "known"))
}
