package import Diagnostics
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an XML file of Xcode's in one pass, with the places of its elements.
///
/// Never fails and loads nothing else: document types that could declare entities are refused.
package struct MarkupReader: Sendable {
  private let sizeLimit: Int
  private let limits: MarkupLimits
  private let allowsDocumentType: Bool

  /// - Parameters:
  ///   - sizeLimit: How many bytes a file may have.
  ///   - allowsDocumentType: Whether a document type that declares nothing may stand in front, as
  ///     in property lists.
  package init(sizeLimit: Int, limits: MarkupLimits, allowsDocumentType: Bool = false) {
    self.sizeLimit = min(sizeLimit, XMLProlog.sizeLimit)
    self.limits = limits
    self.allowsDocumentType = allowsDocumentType
  }

  /// Tells the visitor what is in the file, up to the first mistake.
  ///
  /// - Parameter root: The name that the outermost element must have.
  /// - Returns: What is wrong, by place in the file's text as UTF-8.
  package func read(
    _ text: SourceText, file: String, root: String, to visitor: some MarkupVisitor
  ) -> [Diagnostic] {
    let prolog = XMLProlog(
      text, file: file, sizeLimit: sizeLimit, allowsDocumentType: allowsDocumentType)
    guard let harmless = prolog.harmlessText else { return prolog.diagnostics }
    let shift = text.byteOrderMarkLength
    let outline = MarkupOutline(of: Array(harmless), within: limits)
    if let excess = outline.excess {
      return [error(excess.id, excess.message, excess.range, shift, file)]
    }
    let delegate = MarkupDelegate(
      outline: outline, shift: shift, text: text.utf8, root: root, visitor: visitor)
    guard let mistake = delegate.parse(harmless) else { return [] }
    return [error(mistake.id, mistake.message, mistake.range, shift, file)]
  }

  private func error(
    _ id: String, _ message: String, _ range: Range<Int>, _ shift: Int, _ file: String
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: .error, message: message,
      location: Location(
        file: file, range: (range.lowerBound + shift)..<(range.upperBound + shift)))
  }
}

/// Joins what the parser says is in a file with where the outline says it is.
private final class MarkupDelegate: NSObject, XMLParserDelegate {
  private let outline: MarkupOutline
  private let shift: Int
  private let text: [UInt8]
  private let root: String
  private let visitor: any MarkupVisitor
  private var texts: [String] = []
  private var elementCount = 0
  private(set) var mistake: MarkupOutline.Excess?

  init(outline: MarkupOutline, shift: Int, text: [UInt8], root: String, visitor: any MarkupVisitor)
  {
    self.outline = outline
    self.shift = shift
    self.text = text
    self.root = root
    self.visitor = visitor
  }

  func parse(_ harmless: Data) -> MarkupOutline.Excess? {
    // In pieces, as a stream: of one piece libxml2 reads 10 MB and no more.
    let parser = XMLParser(stream: InputStream(data: harmless))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // Foundation can call a file well-formed that it reported an error for, and the other way round.
    if !parser.parse() { report(parser.parserError, parser) }
    if mistake == nil, elementCount == 0 {
      mistake = unexpectedRoot(found: "nothing", at: 0..<0)
    }
    return mistake
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { report(error, parser) }

  /// What follows the first mistake follows from it.
  private func report(_ error: (any Error)?, _ parser: XMLParser) {
    guard mistake == nil else { return }
    let line = LineMap(Array(text.dropFirst(shift))).start(ofLine: max(1, parser.lineNumber))
    let end = text.count - shift
    let offset = min(end, (line ?? end) + max(0, parser.columnNumber - 1))
    mistake = MarkupOutline.Excess(
      id: "xml-syntax", message: xmlSyntaxReason(error, end: "<\(root)>"),
      range: offset..<min(end, offset + 1))
  }

  private func unexpectedRoot(found: String, at range: Range<Int>) -> MarkupOutline.Excess {
    MarkupOutline.Excess(
      id: "unexpected-document",
      message: "expected <\(root)>, found \(found); is this another kind of file?", range: range)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard mistake == nil else { return }
    let tag = outline.startTag(of: elementCount) ?? 0..<0
    guard elementCount > 0 || name == root else {
      mistake = unexpectedRoot(found: "<\(name.prefix(40))>", at: tag)
      return parser.abortParsing()
    }
    elementCount += 1
    texts.append("")
    visitor.start(
      MarkupElement(
        name: name, attributes: attributes,
        tag: (tag.lowerBound + shift)..<(tag.upperBound + shift), text: text))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard mistake == nil, let text = texts.popLast() else { return }
    visitor.end(name, text: text)
  }
}
