package import Diagnostics
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an XML file in one pass, with the places of its elements.
///
/// Never fails and loads nothing else: document types that could declare entities are refused.
package struct MarkupReader: Sendable {
  /// How many bytes a file may have.
  let sizeLimit: Int
  private let limits: MarkupLimits
  private let allowsDocumentType: Bool
  private let rootID: String
  private let syntaxID: String?

  /// - Parameters:
  ///   - sizeLimit: How many bytes a file may have; at most 256 MB are read.
  ///   - allowsDocumentType: Whether a document type that declares nothing may stand in front, as
  ///     in property lists.
  ///   - rootID: The id of the mistake that a file is of another kind.
  ///   - syntaxID: One id for all mistakes in the markup; nil where each kind has its own.
  package init(
    sizeLimit: Int = .max, limits: MarkupLimits, allowsDocumentType: Bool = false,
    rootID: String = "unexpected-document", syntaxID: String? = nil
  ) {
    self.sizeLimit = min(sizeLimit, XMLProlog.sizeLimit)
    self.limits = limits
    self.allowsDocumentType = allowsDocumentType
    self.rootID = syntaxID ?? rootID
    self.syntaxID = syntaxID
  }

  /// Tells the visitor what is in the file, up to the first mistake; control characters, all of which
  /// are named, don't end it.
  ///
  /// - Parameter root: The name that the outermost element must have, behind its prefix.
  /// - Returns: What is wrong, by place in the file's text as UTF-8.
  package func read(
    _ text: SourceText, file: String, root: String, to visitor: some MarkupVisitor
  ) -> [Diagnostic] {
    let prolog = XMLProlog(
      text, file: file, sizeLimit: sizeLimit, allowsDocumentType: allowsDocumentType)
    guard let harmless = prolog.harmlessText else { return prolog.diagnostics }
    let outline = XMLOutline(of: text.utf8, keepsComments: false, within: limits)
    if var excess = outline.excess {
      excess.id = syntaxID ?? excess.id
      return prolog.diagnostics + [Diagnostic(excess, file: file)]
    }
    let delegate = MarkupDelegate(
      outline: outline, text: text, root: (root, rootID), syntaxID: syntaxID ?? "xml-syntax",
      visitor: visitor)
    let readable = Self.separating(
      outline.bareInstructionEnds.map { $0 - text.byteOrderMarkLength },
      in: Self.blankingHyphens(of: outline.hyphenatedComments, in: harmless, text))
    let mistake = delegate.parse(readable).map { [Diagnostic($0, file: file)] } ?? []
    return prolog.diagnostics + mistake
  }
}

extension MarkupReader {
  /// The text with blanks in the place of the hyphens in some comments.
  private static func blankingHyphens(
    of comments: [Range<Int>], in harmless: Data, _ text: SourceText
  ) -> Data {
    guard !comments.isEmpty else { return harmless }
    var blanked = harmless
    for comment in comments {
      for offset in comment.dropFirst(4).dropLast(3) where text.utf8[offset] == UInt8(ascii: "-") {
        blanked[offset - text.byteOrderMarkLength] = UInt8(ascii: " ")
      }
    }
    return blanked
  }

  /// The text with a space before each of these places.
  ///
  /// Foundation on Linux reads what follows the target of a processing instruction, also where
  /// there is nothing, and crashes; with a space there is an empty text.
  private static func separating(_ places: [Int], in text: Data) -> Data {
    guard !places.isEmpty else { return text }
    var separated = Data(capacity: text.count + places.count)
    var start = 0
    for place in places where place <= text.count {
      separated += text[start..<place]
      separated.append(UInt8(ascii: " "))
      start = place
    }
    return separated + text[start...]
  }
}

extension Diagnostic {
  fileprivate init(_ mistake: MarkupMistake, file: String) {
    self.init(
      id: mistake.id, severity: .error, message: mistake.message,
      location: Location(file: file, range: mistake.range))
  }
}

/// Joins what the parser says is in a file with where the outline says it is.
private final class MarkupDelegate: NSObject, XMLParserDelegate {
  private let outline: XMLOutline
  private let text: SourceText
  private let root: (name: String, id: String)
  private let syntaxID: String
  private let visitor: any MarkupVisitor
  private var texts: [String] = []
  private var elementCount = 0
  private var mistake: MarkupMistake?

  init(
    outline: XMLOutline, text: SourceText, root: (name: String, id: String), syntaxID: String,
    visitor: any MarkupVisitor
  ) {
    self.outline = outline
    self.text = text
    self.root = root
    self.syntaxID = syntaxID
    self.visitor = visitor
  }

  func parse(_ harmless: Data) -> MarkupMistake? {
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

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    report(error, parser)
    // Else libxml2 goes on, and keeps a copy of what it read so far for each further mistake.
    parser.abortParsing()
  }

  /// What follows the first mistake follows from it.
  private func report(_ error: (any Error)?, _ parser: XMLParser) {
    guard mistake == nil else { return }
    // The parser saw the text without its byte-order marks.
    let shift = text.byteOrderMarkLength
    let end = text.utf8.count
    let line = LineMap(Array(text.utf8.dropFirst(shift))).start(ofLine: max(1, parser.lineNumber))
    let offset = min(end, (line.map { $0 + shift } ?? end) + max(0, parser.columnNumber - 1))
    let range = offset..<min(end, offset + 1)
    let code = error.map { ($0 as NSError).code }
    guard code != XMLErrorCode.noMarkup else {
      mistake = unexpectedRoot(found: "no XML", at: range)
      return
    }
    mistake = MarkupMistake(id: syntaxID, message: reason(code, at: offset), range: range)
  }

  /// What is wrong, in a person's words, from libxml2's error.
  private func reason(_ code: Int?, at offset: Int) -> String {
    guard elementCount == 0 || !texts.isEmpty else {
      return "the file goes on behind </\(root.name)>, where it should end; remove what stands here"
    }
    // A file that was cut off breaks one rule or another, wherever that happened.
    let isCutOff = !text.utf8[offset...].contains(UInt8(ascii: ">"))
    if isCutOff && code != XMLErrorCode.differentTags || code == XMLErrorCode.endOfDocument {
      return "the file ends before <\(root.name)> does; is it complete?"
    }
    return code.flatMap { XMLErrorCode.reasons[$0] }
      ?? "not well-formed XML (error \(code ?? 0) of libxml2); repair the markup here"
  }

  private func unexpectedRoot(found: String, at range: Range<Int>) -> MarkupMistake {
    MarkupMistake(
      id: root.id,
      message: "expected <\(root.name)>, found \(found); is this another kind of file?",
      range: range)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard mistake == nil else { return }
    let place = elementCount < outline.elements.count ? outline.elements[elementCount] : nil
    let tag = place?.tag ?? 0..<0
    do throws(MarkupMistake) {
      guard elementCount > 0 || name == root.name || name.hasSuffix(":" + root.name) else {
        throw unexpectedRoot(found: "<\(name.shortened())>", at: tag)
      }
      elementCount += 1
      texts.append("")
      try visitor.start(
        MarkupElement(
          name: name, attributes: attributes, tag: tag, range: place?.range ?? tag,
          text: text.utf8))
    } catch {
      mistake = error
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    add(String(decoding: block, as: UTF8.self))
  }

  private func add(_ characters: String) {
    guard mistake == nil, !texts.isEmpty else { return }
    texts[texts.count - 1] += characters
    visitor.read(characters)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard mistake == nil, let text = texts.popLast() else { return }
    visitor.end(name, text: text)
  }
}
