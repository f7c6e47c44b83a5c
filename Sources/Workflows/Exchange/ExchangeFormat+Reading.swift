import Catalogs
import Diagnostics
import Exchange

extension ExchangeFormat {
  /// The texts in the bytes of a file that came back, of a bundle in those of its XLIFF file, and
  /// what is wrong with it.
  func read(
    _ bytes: [UInt8], path: String
  ) -> (files: [ExchangeFile], diagnostics: [Diagnostic]) {
    if let archive = ZIPArchive.diagnostic(of: bytes, path: path) { return ([], [archive]) }
    switch self {
    case .xliff, .xcloc:
      let document = XLIFFDocument(parsing: bytes, file: path)
      return (document.files, document.diagnostics)
    case .csv:
      let document = CSVDocument(parsing: bytes, file: path)
      return (document.files, document.diagnostics)
    case .strings:
      let (file, document) = FlatStrings.file(bytes, path: path)
      return ([file], document.diagnostics)
    }
  }
}
