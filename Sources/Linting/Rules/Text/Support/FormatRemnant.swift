import LocaleData
import Messages
import Reading

/// A tag of the format that a text was kept in, which came into the text with it.
struct FormatRemnant {
  let text: String
  let range: Range<Int>

  /// Those of a text that its source doesn't have.
  static func all(in unit: LintUnit) -> [FormatRemnant] {
    let bytes = Array(unit.target.value.utf8)
    var found: [FormatRemnant] = []
    // Asked once for each kind of tag, of which a text may have many, and in small letters, as tags are
    // read.
    var isInSource: [String: Bool] = [:]
    lazy var source = Array(unit.source.value.lowercased().utf8)
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      guard mayStart(at: start, bytes), let tag = HTMLTag(wholeIn: bytes, at: start),
        isRemnant(tag, start)
      else { continue }
      let opening = (tag.isEnd ? "</" : "<") + tag.name
      let isKnown = isInSource[opening] ?? source.containsSequence(opening.utf8)
      isInSource[opening] = isKnown
      if !isKnown {
        let range = start..<tag.end
        found.append(FormatRemnant(text: String(unit.target.value[utf8: range]), range: range))
      }
      offset = tag.end
    }
    return found
  }

  /// Whether the `<` at a place begins the text, or a tag that ends an element; others are no remnants.
  private static func mayStart(at start: Int, _ bytes: [UInt8]) -> Bool {
    start == 0 || start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
  }

  /// Whether a tag ends an element, or starts at the text's start one whose name people don't write in
  /// angle brackets.
  private static func isRemnant(_ tag: HTMLTag, _ start: Int) -> Bool {
    if tag.isEnd { return elements.contains(tag.name) && tag.attributes.isEmpty }
    return start == 0 && openingElements.contains(tag.name)
  }

  private static let elements = Set(LanguageFact.elements.list(of: "formats"))
  private static let openingElements = Set(LanguageFact.elements.list(of: "formats.opening"))
}
