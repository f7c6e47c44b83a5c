import Catalogs
import Diagnostics
import Foundation

#if canImport(FoundationXML)
import FoundationXML
import Reading
#endif

/// Reads XLIFF 1.2 and 2.x as translation tools write it; what a text can't hold is noticed.
final class XLIFFReader: NSObject, XMLParserDelegate {
  /// A mistake, at a line and column (both 1-based) or at an element.
  struct Mistake {
    var id: String
    var severity: Severity = .error
    var message: String
    var line = 0
    var column = 0
    var element: Int?
  }

  private(set) var version = XLIFFDocument.Version.v1_2
  private(set) var files: [ExchangeFile] = []
  private(set) var mistakes: [Mistake] = []

  /// Behind this many the file is no XLIFF at all.
  private static let mistakeLimit = 1000

  private let outline: MarkupOutline
  private var names: [String] = []
  private var elementCount = 0
  private var unitCount = 0
  private var isAborted = false
  private var languages: (source: String, target: String) = ("", "")
  private var draft: XLIFFUnitDraft?
  private var text: String?
  private var noteAuthor: String?

  init(parsing text: Data, _ outline: MarkupOutline) {
    self.outline = outline
    super.init()
    // In pieces, as a stream: of one piece libxml2 reads 10 MB and no more.
    let parser = XMLParser(stream: InputStream(data: text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // Foundation can call a file well-formed that it reported an error for, and the other way round.
    if !parser.parse(), mistakes.allSatisfy({ $0.severity != .error }) {
      reportError(of: parser, parser.parserError)
    }
    if elementCount == 0, mistakes.isEmpty {
      add(Mistake(id: "not-xliff", message: "expected <xliff>; is this another file?", element: 0))
    }
  }

  func add(_ mistake: Mistake) { mistakes.append(mistake) }

  // MARK: XMLParserDelegate

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // What follows the first syntax error follows from it.
    if !isAborted, !mistakes.contains(where: { $0.element == nil }) {
      reportError(of: parser, error)
    }
  }

  private func reportError(of parser: XMLParser, _ error: (any Error)?) {
    add(
      Mistake(
        id: "xml-syntax", message: xmlSyntaxReason(error, end: "<xliff>"), line: parser.lineNumber,
        column: parser.columnNumber))
  }

  func parser(
    _ parser: XMLParser, didStartElement qualified: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard names.count < ExchangeLimit.markup.depth else {
      return abort("nested-too-deep", "elements are nested too deep here", parser)
    }
    let name = Self.localName(qualified)
    let attributes = Dictionary(
      attributes.map { (Self.localName($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }
    )
    if names.isEmpty { startRoot(name, qualified, attributes, parser) }
    names.append(name)
    start(name, attributes)
    if files.count > ExchangeLimit.files {
      abort("too-many-files", ExchangeLimit.filesMessage, parser)
    } else if unitCount > ExchangeLimit.units {
      abort("too-many-units", ExchangeLimit.unitsMessage, parser)
    } else if mistakes.count >= Self.mistakeLimit {
      abort("too-many-mistakes", "the rest is not read; is this another kind of file?", parser)
    }
    elementCount += 1
  }

  /// Ends the reading at the element that starts here.
  private func abort(_ id: String, _ message: String, _ parser: XMLParser) {
    isAborted = true
    // It must be told, whatever came before.
    mistakes.append(Mistake(id: id, message: message, element: elementCount))
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement qualified: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let name = names.popLast() else { return }
    end(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text?.append(String(decoding: block, as: UTF8.self))
  }

  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Elements

  private func startRoot(
    _ name: String, _ qualified: String, _ attributes: [String: String], _ parser: XMLParser
  ) {
    guard name == "xliff" else {
      return abort("not-xliff", "expected <xliff>, found <\(name.prefix(40))>", parser)
    }
    if attributes["version"]?.hasPrefix("2.") == true { version = .v2_1 }
    languages = (attributes["srcLang"] ?? "", attributes["trgLang"] ?? "")
    if qualified != name {
      add(
        Mistake(
          id: "prefixed-namespace", severity: .warning,
          message: "elements are written with a prefix (<\(qualified.prefix(40))>), of which Xcode "
            + "imports nothing, without a word; they are read here", element: 0))
    }
  }

  private func start(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "file": startFile(attributes)
    case "trans-unit" where version == .v1_2, "unit" where version == .v2_1:
      draft = XLIFFUnitDraft(name, attributes, element: elementCount)
    case "alt-trans", "seg-source", "matches", "glossary", "originalData":
      draft?.ignoredDepth += 1
    case "segment", "ignorable": draft?.startSegment(attributes)
    case "source", "target":
      guard draft?.ignoredDepth == 0, text == nil else { return }
      if name == "target" { draft?.startTarget(attributes) }
      text = ""
    case "note":
      guard draft?.ignoredDepth == 0, text == nil else { return }
      noteAuthor = attributes["from"] ?? attributes["category"]
      text = ""
    default:
      // Inside of a source or target this is inline markup.
      if text != nil { text?.append(inlineText(name, attributes)) }
    }
  }

  private func startFile(_ attributes: [String: String]) {
    // XLIFF 2 says the languages once.
    let target = attributes["target-language"] ?? languages.target
    var file = ExchangeFile(
      original: attributes["original"] ?? "",
      sourceLanguage: attributes["source-language"] ?? languages.source, targetLanguage: target)
    file.range = outline.range(of: elementCount)
    files.append(file)
  }

  /// What an inline element without content shows.
  private func inlineText(_ name: String, _ attributes: [String: String]) -> String {
    if name == "cp", let code = attributes["hex"].flatMap({ UInt32($0, radix: 16) }),
      let scalar = Unicode.Scalar(code)
    {
      return String(Character(scalar))
    }
    let shown = attributes["equiv-text"] ?? attributes["equiv"] ?? attributes["disp"]
    switch name {
    case "x", "bx", "ex", "sc", "ec":
      if shown == nil { draft?.unreadMarkup(names) }
      return shown ?? ""
    case "ph" where version == .v2_1:
      if shown == nil { draft?.unreadMarkup(names) }
      return shown ?? ""
    case "ph", "it", "bpt", "ept", "g", "mrk", "sub", "pc", "sm", "em": return ""
    default:
      draft?.unreadMarkup(names)
      return ""
    }
  }

  private func end(_ name: String) {
    switch name {
    case "source" where isEnd(), "target" where isEnd(), "note" where isEnd():
      let content = text ?? ""
      text = nil
      if name == "note" {
        draft?.note(content, from: noteAuthor)
      } else {
        draft?.endText(content, isTarget: name == "target")
      }
    case "alt-trans", "seg-source", "matches", "glossary", "originalData":
      draft?.ignoredDepth -= 1
    case "trans-unit" where version == .v1_2, "unit" where version == .v2_1: endUnit()
    default: break
    }
  }

  /// Whether the text that is being read belongs to the element that just ended.
  private func isEnd() -> Bool { text != nil && draft?.ignoredDepth ?? 0 == 0 }

  private func endUnit() {
    guard let draft else { return }
    self.draft = nil
    guard draft.id != nil else {
      return add(
        Mistake(
          id: "missing-id", message: "a unit has no id, so it belongs to no text",
          element: draft.element))
    }
    guard !files.isEmpty else {
      return add(
        Mistake(
          id: "not-xliff", message: "a unit stands outside of <file>", element: draft.element))
    }
    var unit = draft.unit(version)
    unit.range = outline.range(of: draft.element)
    files[files.count - 1].units.append(unit)
    unitCount += 1
  }
}
