package import Diagnostics

/// An XLIFF file: what a translator gets, and what comes back.
package struct XLIFFDocument: Sendable {
  /// Which standard the file follows.
  package enum Version: String, CaseIterable, Sendable {
    /// XLIFF 1.2 as Xcode writes it.
    case v1_2 = "1.2"
    case v2_1 = "2.1"
  }

  package var version: Version
  package var files: [ExchangeFile]
  /// Mistakes by place in the file; a document with errors is not to be imported.
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(version: Version = .v1_2, files: [ExchangeFile]) {
    self.version = version
    self.files = files
  }

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    let text = SourceText(decoding: bytes)
    let prolog = XMLProlog(text, file: file)
    version = .v1_2
    files = []
    guard let harmless = prolog.harmlessText else {
      diagnostics = prolog.diagnostics
      return
    }
    let reader = XLIFFReader(parsing: harmless)
    let outline = XMLOutline(of: text.utf8)
    version = reader.version
    files = reader.files.map { $0.located(in: outline) }
    let places = XLIFFPlaces(text: text, outline: outline, file: file)
    diagnostics = reader.mistakes.map(places.diagnostic).sortedByPlace()
  }

  /// Whether something in the file can't be read, so that nothing of it should be imported.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension ExchangeFile {
  /// The ranges stand for elements by number as long as the file is being parsed.
  fileprivate func located(in outline: XMLOutline) -> ExchangeFile {
    func range(_ element: Range<Int>?) -> Range<Int>? {
      guard let number = element?.lowerBound, number < outline.elements.count else { return nil }
      return outline.elements[number].range
    }
    var file = self
    file.range = range(file.range)
    for index in file.units.indices { file.units[index].range = range(file.units[index].range) }
    return file
  }
}

/// Turns elements and lines into byte ranges.
struct XLIFFPlaces {
  let text: SourceText
  let outline: XMLOutline
  let file: String

  func diagnostic(_ mistake: XLIFFReader.Mistake) -> Diagnostic {
    Diagnostic(
      id: mistake.id, severity: mistake.severity, message: mistake.message,
      location: Location(file: file, range: range(of: mistake)))
  }

  private func range(of mistake: XLIFFReader.Mistake) -> Range<Int> {
    if let element = mistake.element {
      guard element < outline.elements.count else { return 0..<0 }
      let range = outline.elements[element].range
      // A whole file in print helps nobody: its start tag does.
      return range.lowerBound..<max(range.lowerBound, outline.elements[element].content.lowerBound)
    }
    let end = text.utf8.count
    let line = LineMap(text.utf8).start(ofLine: max(1, mistake.line)) ?? end
    let offset = min(end, line + max(0, mistake.column - 1))
    return offset..<min(end, offset + 1)
  }
}
