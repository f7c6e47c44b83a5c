import Diagnostics

/// A String Catalog that has only some entries of another, to look at these alone.
package struct StringCatalogPiece: Sendable {
  package let bytes: [UInt8]
  /// Where the first entry starts.
  package let start: Int

  /// - Parameter entries: Each from its key to behind its value, in UTF-8.
  package init(of entries: [[UInt8]], sourceLanguage: String) {
    let language = JSONText.string(sourceLanguage).text()
    let head = Array("{\"sourceLanguage\":\(language),\"strings\":{".utf8)
    start = head.count
    bytes =
      head + entries.joined(separator: [UInt8(ascii: ",")]) + Array("},\"version\":\"1.0\"}".utf8)
  }
}
