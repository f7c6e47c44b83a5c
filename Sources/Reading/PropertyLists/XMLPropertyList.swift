package import Diagnostics

/// An XML property list as the parser and the outline of its markup see it.
///
/// Entities of its own and unusual encodings are refused unread.
package struct XMLPropertyList {
  package let outline: XMLOutline
  /// What the parser read; nil for what it was not given, or found not to be well-formed.
  package private(set) var reader: PropertyListXMLReader?
  /// What is wrong, in the order in which it was found.
  package private(set) var diagnostics: [Diagnostic] = []

  private let text: SourceText
  private let file: String

  package init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    guard text.invalidRanges.isEmpty else {
      outline = XMLOutline(of: [])
      diagnostics = text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
      return
    }
    outline = XMLOutline(of: text.utf8)
    guard let harmless = harmlessText() else { return }
    let reader = PropertyListXMLReader(parsing: harmless)
    diagnostics += reader.mistakes.map(syntaxError)
    // Behind a syntax error the two readings of the file needn't agree.
    if reader.mistakes.allSatisfy({ $0.element != nil }) { self.reader = reader }
  }

  /// The members of the outermost dictionary; nil where it could not be read.
  package var members: [PropertyListMember]? {
    guard let reader, reader.rootElement != nil else { return nil }
    return reader.pairs.filter { $0.valueElement < outline.elements.count }.map { pair in
      let key = outline.elements[pair.keyElement].range
      let value = outline.elements[pair.valueElement].range
      return PropertyListMember(
        key: pair.pair.key,
        value: PropertyListValue(node: pair.pair.value, range: key.lowerBound..<value.upperBound))
    }
  }

  /// The text without its encoding declaration (it is UTF-8 by now), or nil when it is refused.
  private mutating func harmlessText() -> [UInt8]? {
    if let null = text.utf8.firstIndex(of: 0) {
      // UTF-32 would look harmless to the outline, but not to XMLParser.
      report(
        "unsupported-encoding", null..<(null + 1),
        "a NUL character is not allowed in XML; save the file as UTF-8")
      return nil
    }
    if let subset = outline.internalSubset {
      report(
        "document-type", subset,
        "a property list declares nothing in its DOCTYPE; remove what stands in [ ]")
      return nil
    }
    var harmless = text.utf8
    if let declaration = outline.encodingDeclaration {
      guard ["utf-8", "utf-16", "us-ascii"].contains(declaration.name.lowercased()) else {
        report(
          "unsupported-encoding", declaration.range,
          "the encoding '\(declaration.name)' is not supported; save the file as UTF-8")
        return nil
      }
      for index in declaration.range { harmless[index] = UInt8(ascii: " ") }
    }
    return Array(harmless.dropFirst(text.byteOrderMarkLength))
  }

  private func syntaxError(_ mistake: PropertyListXMLReader.Mistake) -> Diagnostic {
    let range: Range<Int>
    if let element = mistake.element {
      range = element < outline.elements.count ? outline.elements[element].range : 0..<0
    } else {
      let end = text.utf8.count
      let line = LineMap(text.utf8).start(ofLine: max(1, mistake.line)) ?? end
      let offset = min(end, line + max(0, mistake.column - 1))
      range = offset..<min(end, offset + 1)
    }
    return Diagnostic(
      id: "property-list-syntax", severity: .error, message: mistake.message,
      location: Location(file: file, range: range))
  }

  private mutating func report(_ id: String, _ range: Range<Int>, _ message: String) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: Location(file: file, range: range)))
  }
}
