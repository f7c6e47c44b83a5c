import Diagnostics

extension StringsdictDocument {
  /// Reads an XML property list; entities of its own and unusual encodings are refused unread.
  mutating func parseXML() {
    guard text.invalidRanges.isEmpty else {
      diagnostics += text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
      return
    }
    let outline = XMLOutline(of: text.utf8)
    guard let harmless = harmlessText(outline) else { return }
    let reader = PropertyListXMLReader(parsing: harmless)
    diagnostics += reader.mistakes.map { syntaxError($0, outline) }
    // Behind a syntax error the two readings of the file needn't agree.
    guard let root = reader.rootElement, root < outline.elements.count,
      reader.mistakes.allSatisfy({ $0.element != nil })
    else { return }
    self.root = outline.elements[root]
    var behind = outline.elements[root].content.lowerBound
    var comments = outline.comments[...]
    for pair in reader.pairs where pair.valueElement < outline.elements.count {
      let key = outline.elements[pair.keyElement].range
      let value = outline.elements[pair.valueElement].range
      var entry = StringsdictEntry(
        key: pair.pair.key, content: StringsdictMessage.Content(pair.pair.value),
        keyRange: key, range: key.lowerBound..<value.upperBound)
      comments = comments.drop { $0.lowerBound < behind }
      entry.commentStart = startOfComments(comments, before: key.lowerBound)
      entry.staleMarks = text.utf8.withUnsafeBufferPointer { bytes in
        comments.prefix(while: { $0.upperBound <= key.lowerBound })
          .filter { isStaleMark(bytes, $0, openingLength: 4) }
      }
      entries.append(entry)
      behind = value.upperBound
    }
  }

  /// Where the comments right above a key start (no blank line between), or the key itself.
  private func startOfComments(_ comments: ArraySlice<Range<Int>>, before key: Int) -> Int {
    var start = key
    for comment in comments.prefix(while: { $0.upperBound <= key }).reversed() {
      let gap = text.utf8[comment.upperBound..<start]
      guard gap.lineEndCount < 2, gap.allSatisfy({ $0.isBlank || $0.isLineEnd }) else { break }
      start = comment.lowerBound
    }
    return start
  }

  /// The text without its encoding declaration (it is UTF-8 by now), or nil when it is refused.
  private mutating func harmlessText(_ outline: XMLOutline) -> [UInt8]? {
    if let null = text.utf8.firstIndex(of: 0) {
      // UTF-32 would look harmless to the outline, but not to XMLParser.
      diagnostics.append(
        error(
          "unsupported-encoding", null..<(null + 1),
          "a NUL character is not allowed in XML; save the file as UTF-8"))
      return nil
    }
    if let subset = outline.internalSubset {
      diagnostics.append(
        error(
          "document-type", subset,
          "a property list declares nothing in its DOCTYPE; remove what stands in [ ]"))
      return nil
    }
    var harmless = text.utf8
    if let declaration = outline.encodingDeclaration {
      guard ["utf-8", "utf-16", "us-ascii"].contains(declaration.name.lowercased()) else {
        diagnostics.append(
          error(
            "unsupported-encoding", declaration.range,
            "the encoding '\(declaration.name)' is not supported; save the file as UTF-8"))
        return nil
      }
      for index in declaration.range { harmless[index] = UInt8(ascii: " ") }
    }
    return Array(harmless.dropFirst(text.byteOrderMarkLength))
  }

  private func syntaxError(
    _ mistake: PropertyListXMLReader.Mistake, _ outline: XMLOutline
  ) -> Diagnostic {
    let range: Range<Int>
    if let element = mistake.element {
      range = element < outline.elements.count ? outline.elements[element].range : 0..<0
    } else {
      let end = text.utf8.count
      let line = lineMap.start(ofLine: max(1, mistake.line)) ?? end
      let offset = min(end, line + max(0, mistake.column - 1))
      range = offset..<min(end, offset + 1)
    }
    return error("property-list-syntax", range, mistake.message)
  }

  /// Reads a binary property list, which has no order worth keeping: sorted by key.
  mutating func parseBinary() {
    let table = PropertyListTable(binary: text.utf8, file: file)
    diagnostics += table.diagnostics
    entries = table.entries.sorted { $0.key < $1.key }.map { key, content in
      StringsdictEntry(key: key, content: content, keyRange: 0..<0, range: 0..<0)
    }
  }

  private func error(_ id: String, _ range: Range<Int>, _ message: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .error, message: message, location: Location(file: file, range: range))
  }
}
