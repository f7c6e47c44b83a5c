import Catalogs
package import Diagnostics
import Reading

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
    let outline = MarkupOutline(of: text.utf8, within: ExchangeLimit.markup)
    if let excess = outline.excess {
      diagnostics = [
        Diagnostic(
          id: excess.id, severity: .error, message: excess.message,
          location: Location(file: file, range: excess.range))
      ]
      return
    }
    let reader = XLIFFReader(parsing: harmless, outline)
    version = reader.version
    files = reader.files
    let places = XLIFFPlaces(text: text, outline: outline, file: file)
    diagnostics = reader.mistakes.map(places.diagnostic).sortedByPlace()
  }

  /// Whether a file starts as XLIFF does.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<xliff")
  }

  /// Whether something in the file can't be read, so that nothing of it should be imported.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Turns elements and lines into byte ranges.
struct XLIFFPlaces {
  let text: SourceText
  let outline: MarkupOutline
  let file: String

  func diagnostic(_ mistake: XLIFFReader.Mistake) -> Diagnostic {
    Diagnostic(
      id: mistake.id, severity: mistake.severity, message: mistake.message,
      location: Location(file: file, range: range(of: mistake)))
  }

  private func range(of mistake: XLIFFReader.Mistake) -> Range<Int> {
    // A whole file in print helps nobody: its start tag does.
    if let element = mistake.element { return outline.startTag(of: element) ?? 0..<0 }
    let end = text.utf8.count
    let line = LineMap(text.utf8).start(ofLine: max(1, mistake.line)) ?? end
    let offset = min(end, line + max(0, mistake.column - 1))
    return offset..<min(end, offset + 1)
  }
}
