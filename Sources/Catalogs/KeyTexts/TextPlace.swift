import Diagnostics
import Messages
package import Reading

/// Where a text of a catalog stands in its file, and how the file spells it.
package struct TextPlace: Sendable {
  /// How a file spells a text.
  package enum Spelling: Hashable, Sendable {
    /// Between the quotation marks of JSON.
    case json
    /// In a `.strings` file; bare words have no quotation marks.
    case strings(isQuoted: Bool)
    /// The content of an XML element.
    case xml
    /// Somewhere in the range, in a form that isn't followed.
    case unknown
  }

  /// UTF-8 offsets of the spelled text in the document's text, without quotation marks or tags.
  package let range: Range<Int>
  package let spelling: Spelling
  /// Whether a part of the text is replaced by an edit there: not so where it stands for more than
  /// itself, as in a text with a CDATA section.
  package let isEditable: Bool
  private let text: [UInt8]

  package init(_ range: Range<Int>, _ spelling: Spelling, in text: SourceText) {
    self.range = range
    self.spelling = spelling
    self.text = text.utf8
    isEditable =
      spelling != .strings(isQuoted: false) && spelling != .unknown
      && !(spelling == .xml && SpelledPieces.holdsMarkup(text.utf8, in: range))
  }

  /// A text somewhere in a part of a file.
  package init(within range: Range<Int>, of text: SourceText) {
    self.init(range, .unknown, in: text)
  }

  init(_ string: JSONString, in text: SourceText) {
    self.init(string.contentRange, .json, in: text)
  }

  /// Where the parts of the text stand in the document's text, across escapes; nil where that isn't
  /// followed.
  ///
  /// At once where the file spells the text without escapes, else in time of its length.
  ///
  /// - Parameter decoded: The text that the place is of.
  package func offsets(of decoded: String) -> DecodedOffsets? {
    guard spelling != .unknown else { return nil }
    // Every escape is longer than what it stands for.
    guard decoded.utf8.count != range.count else { return DecodedOffsets(verbatim: range) }
    return text.withUnsafeBufferPointer { bytes in
      var pieces = SpelledPieces(spelling, bytes, range)
      return pieces.offsets()
    }
  }

  /// What stands in the file at a part of it.
  package func spelledPart(at part: Range<Int>) -> String {
    String(decoding: text[part.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// Whether the file has bytes there that are no text.
  package var isTorn: Bool {
    let part = range.clamped(to: 0..<text.count)
    return !invalidUTF8Ranges(in: Array(text[part]), limit: 1).isEmpty
  }

  /// A text as it has to be written between the quotation marks or tags.
  package func spelled(_ text: String) -> String {
    switch spelling {
    case .json:
      var output: [UInt8] = []
      StringCatalogSpelling().write(text, to: &output)
      return String(decoding: output.dropFirst().dropLast(), as: UTF8.self)
    case .strings: return String(quotedForStrings(text).dropFirst().dropLast())
    case .xml: return escapedForXML(text)
    case .unknown: return text
    }
  }
}
