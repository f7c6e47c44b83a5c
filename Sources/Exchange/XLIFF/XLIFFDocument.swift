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
    let reader = XLIFFReader(file: file, size: bytes.count)
    let markup = MarkupReader(limits: ExchangeLimit.markup, rootID: "not-xliff")
    let mistakes = markup.read(text, file: file, root: "xliff", to: reader)
    version = reader.version
    files = Self.languagesFilled(reader.files)
    diagnostics = (reader.diagnostics + mistakes).sortedByPlace()
  }

  /// The files with the language of the others where one says none: a file for translators has one.
  private static func languagesFilled(_ files: [ExchangeFile]) -> [ExchangeFile] {
    let named = Set(files.map(\.targetLanguage)).subtracting([""])
    guard let language = named.first, named.count == 1 else { return files }
    return files.map { file in
      var file = file
      file.targetLanguage = language
      return file
    }
  }

  /// The unit whose element starts at a UTF-8 offset, with its file.
  package func unit(startingAt offset: Int) -> (file: ExchangeFile, unit: ExchangeUnit)? {
    for file in files where file.range.map({ $0.lowerBound <= offset }) ?? true {
      let next = file.units.partitioningIndex { ($0.range?.lowerBound ?? 0) >= offset }
      if next < file.units.count, file.units[next].range?.lowerBound == offset {
        return (file, file.units[next])
      }
    }
    return nil
  }

  /// Whether a file is an export of this tool's, whatever became of it since; one of XLIFF 2.1 only as long
  /// as it has its mark.
  package static func isExport(_ bytes: [UInt8]) -> Bool {
    // The first header stands near the start, and only a tag can have quotation marks like this.
    ExportMark.isPresent(in: bytes)
      || bytes.prefix(1 << 16).containsSequence("tool-id=\"\(ToolVersion.name)\"".utf8)
  }

  /// Whether something in the file can't be read, so that nothing of it should be imported.
  package var hasErrors: Bool { diagnostics.hasErrors }
}
