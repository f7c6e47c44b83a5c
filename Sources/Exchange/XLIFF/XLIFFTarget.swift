package import Catalogs
package import Reading

/// The translation's element in a unit of XLIFF 1.2, as the file has it.
package struct XLIFFTarget: Hashable, Sendable {
  /// The start tag.
  package let tag: Range<Int>
  /// Between the tags.
  package let content: Range<Int>

  /// - Parameters:
  ///   - unit: The unit's element.
  ///   - text: The file's text in UTF-8.
  /// - Returns: nil where the unit has no translation, or one without content.
  package init?(inUnit unit: Range<Int>, of text: [UInt8]) {
    guard unit.upperBound <= text.count else { return nil }
    let bytes = text[unit]
    // Other proposals have targets too; they stand behind.
    let own = Self.range(of: "<alt-trans", in: bytes).map { bytes[..<$0.lowerBound] } ?? bytes
    guard let start = Self.range(of: "<target", in: own), start.upperBound < own.endIndex,
      !own[start.upperBound].isASCIIWordPart,
      let end = own[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      own[end - 1] != UInt8(ascii: "/"),
      let closing = Self.range(of: "</target", in: own[(end + 1)...])
    else { return nil }
    tag = start.lowerBound..<(end + 1)
    content = (end + 1)..<closing.lowerBound
  }

  private static func range(of part: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let part = Array(part.utf8)
    var position = bytes.startIndex
    while position + part.count <= bytes.endIndex {
      guard let next = bytes[position...].firstIndex(of: part[0]) else { return nil }
      if bytes[next...].starts(with: part) { return next..<(next + part.count) }
      position = next + 1
    }
    return nil
  }

  /// Where the text stands, and how.
  package func place(in text: SourceText) -> TextPlace {
    let isText = !text.utf8[content].contains(UInt8(ascii: "<"))
    return TextPlace(content, isText ? .xml : .unknown, in: text)
  }

  /// The edit that says how far the translation is; the tag's other attributes stay.
  package func marking(_ state: TextState, in text: [UInt8]) -> TextEdit {
    var tag = String(decoding: text[self.tag], as: UTF8.self)
    tag.replace(#/\s+state(-qualifier)?\s*=\s*("[^"]*"|'[^']*')/#, with: "")
    return TextEdit(self.tag, "\(tag.dropLast()) \(state.xliff12)>")
  }
}
