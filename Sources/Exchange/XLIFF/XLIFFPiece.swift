import Catalogs
import Diagnostics
import Reading

/// An XLIFF file that has only one unit of another, to look at this alone.
package struct XLIFFPiece: Sendable {
  package let bytes: [UInt8]
  /// Where the unit starts.
  package let start: Int

  /// - Parameters:
  ///   - unit: The unit's element, in UTF-8, of XLIFF 1.2.
  ///   - file: What stands around it.
  package init(of unit: [UInt8], in file: ExchangeFile) {
    func attribute(_ name: String, _ value: String) -> String {
      " \(name)=\"\(escapedForXMLAttribute(value))\""
    }
    let head =
      "<xliff xmlns=\"\(XLIFFName.namespace12)\" version=\"1.2\"><file"
      + attribute("original", file.original) + attribute("source-language", file.sourceLanguage)
      + attribute("target-language", file.targetLanguage) + "><body>"
    start = head.utf8.count
    bytes = Array(head.utf8) + unit + Array("</body></file></xliff>".utf8)
  }

  /// The file with its one unit, whose range is in ``bytes``; nil where anything is wrong.
  package func file(named name: String) -> ExchangeFile? {
    let document = XLIFFDocument(parsing: bytes, file: name)
    guard document.diagnostics.isEmpty, document.files.count == 1,
      document.files[0].units.count == 1, document.files[0].units[0].range?.lowerBound == start
    else { return nil }
    return document.files[0]
  }
}
