import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// One element of CLDR's supplemental data, with the elements above it.
struct SupplementalElement {
  var name: String
  var attributes: [String: String]
  var text = ""
  /// The attributes of the element around it.
  var parentAttributes: [String: String]

  /// The elements with one of these names, in document order.
  static func elements(named names: Set<String>, in file: URL) throws -> [SupplementalElement] {
    let reader = Reader(names: names)
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.found
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let names: Set<String>
    var found: [SupplementalElement] = []
    /// The open elements; `index` is the place in `found` of those with a wanted name.
    var open: [(attributes: [String: String], index: Int?)] = []

    init(names: Set<String>) {
      self.names = names
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard names.contains(name) else { return open.append((attributes, nil)) }
      let parent = open.last?.attributes ?? [:]
      open.append((attributes, found.count))
      found.append(
        SupplementalElement(name: name, attributes: attributes, parentAttributes: parent))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last?.index { found[index].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
