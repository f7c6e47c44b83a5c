package import Foundation

#if canImport(FoundationXML)
package import FoundationXML
#endif

/// Reads an XML property list with its order, and at which element of the document each key and
/// value of the outermost dictionary is.
package final class PropertyListXMLReader: NSObject, XMLParserDelegate {
  /// One key of the outermost dictionary; the numbers count start tags in document order.
  package struct RootPair {
    package var pair: PropertyListNode.Pair
    package var keyElement: Int
    package var valueElement: Int
  }

  /// A mistake, at a line and column (both 1-based) or at an element.
  package struct Mistake {
    package var message: String
    package var line = 0
    package var column = 0
    package var element: Int?
  }

  package private(set) var pairs: [RootPair] = []
  /// The outermost dictionary's number, once it was seen.
  package private(set) var rootElement: Int?
  package private(set) var mistakes: [Mistake] = []

  private struct Frame {
    var name: String
    var element: Int
    var text = ""
    var children: [PropertyListNode] = []
    var pairs: [PropertyListNode.Pair] = []
    var key: (name: String, element: Int)?
  }

  /// Catalogs nest six deep; what nests deeper was made to hurt.
  private static let maximumDepth = 64

  private var stack: [Frame] = []
  private var elementCount = 0
  private var isTooDeep = false

  package init(parsing text: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // Foundation can call a file well-formed that it reported an error for, and the other way round.
    if !parser.parse(), mistakes.isEmpty { reportError(of: parser, parser.parserError) }
    if mistakes.isEmpty, rootElement == nil {
      mistakes.append(Mistake(message: "expected <plist> with a <dict> in it", element: 0))
    }
  }

  package func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // What follows the first syntax error follows from it.
    if !isTooDeep, mistakes.allSatisfy({ $0.element != nil }) { reportError(of: parser, error) }
  }

  private func reportError(of parser: XMLParser, _ error: (any Error)?) {
    mistakes.append(
      Mistake(
        message: xmlSyntaxReason(error, end: "the property list"), line: parser.lineNumber,
        column: parser.columnNumber))
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if stack.count >= Self.maximumDepth {
      isTooDeep = true
      mistakes.append(Mistake(message: "elements are nested too deep", element: elementCount))
      return parser.abortParsing()
    }
    if stack.count == 1, name == "dict", rootElement == nil { rootElement = elementCount }
    stack.append(Frame(name: name, element: elementCount))
    elementCount += 1
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].text += string
  }

  package func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let frame = stack.popLast(), let parent = stack.indices.last else { return }
    if name == "key", stack[parent].name == "dict" {
      if let key = stack[parent].key { reportMissingValue(key) }
      stack[parent].key = (frame.text, frame.element)
      return
    }
    if let key = frame.key { reportMissingValue(key) }
    add(node(frame), element: frame.element, to: parent)
  }

  private func node(_ frame: Frame) -> PropertyListNode {
    switch frame.name {
    case "dict": .dictionary(frame.pairs)
    case "array": .array(frame.children)
    case "string": .string(frame.text)
    default: .scalar(element: frame.name, text: frame.text)
    }
  }

  private func add(_ node: PropertyListNode, element: Int, to parent: Int) {
    guard stack[parent].name == "dict" else {
      stack[parent].children.append(node)
      return
    }
    guard let key = stack[parent].key else {
      mistakes.append(
        Mistake(message: "expected <key> before this value; add the key", element: element))
      return
    }
    stack[parent].key = nil
    let pair = PropertyListNode.Pair(key: key.name, value: node)
    if stack[parent].element == rootElement {
      pairs.append(RootPair(pair: pair, keyElement: key.element, valueElement: element))
    } else {
      stack[parent].pairs.append(pair)
    }
  }

  private func reportMissingValue(_ key: (name: String, element: Int)) {
    mistakes.append(
      Mistake(message: "'\(key.name)' has no value; add one behind its <key>", element: key.element)
    )
  }
}
