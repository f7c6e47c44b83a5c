package import Catalogs
import PlainBytes
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
    let bytes = Array(text[unit])
    let outline = XMLOutline(of: bytes, keepsComments: false)
    guard let own = Self.target(among: outline.elements, in: bytes), !own.isSelfClosing else {
      return nil
    }
    func place(_ range: Range<Int>) -> Range<Int> {
      (unit.lowerBound + range.lowerBound)..<(unit.lowerBound + range.upperBound)
    }
    tag = place(own.range.lowerBound..<own.content.lowerBound)
    content = place(own.content)
  }

  /// The unit's own one; other proposals (`alt-trans`) have targets, too.
  private static func target(
    among elements: [XMLOutline.Element], in bytes: [UInt8]
  ) -> XMLOutline.Element? {
    var end = 0
    for element in elements.dropFirst() where element.range.lowerBound >= end {
      end = element.range.upperBound
      let name = bytes[(element.range.lowerBound + 1)...].prefix {
        $0.isASCIIWordPart || $0 == 0x2D
      }
      if name.elementsEqual("target".utf8) { return element }
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
    let tag = String(decoding: text[self.tag], as: UTF8.self)
    return TextEdit(
      self.tag, tag.marked(state.xliff12, replacing: ["state", "state-qualifier"]))
  }
}
