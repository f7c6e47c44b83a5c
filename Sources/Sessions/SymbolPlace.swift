import Catalogs
import PlainBytes
import Reading
package import Workflows

/// A member's name in Swift code that may be the symbol of a key, such as `.homeTitle`.
package struct SymbolPlace: Sendable {
  /// The name without the dot, in UTF-8 offsets.
  package let range: Range<Int>
  /// The keys whose symbol has the name, with the catalogs that have them; by path.
  package let keys: [(key: String, catalog: KnownCatalog)]

  /// - Returns: nil where no symbol of a key stands at the offset.
  package init?(at offset: Int, of path: String, in session: Session) {
    guard path.hasSuffix(".swift"), let text = session.text(of: path)?.text,
      let range = Self.member(in: text, at: offset)
    else { return nil }
    let name = Array(String(decoding: text[range], as: UTF8.self).lowercased().utf8)
    let catalogs = session.latestKnowledge.catalogs
    var keys: [(key: String, catalog: KnownCatalog)] = []
    for catalog in catalogs where catalog.format == .stringCatalog {
      guard let document = session.catalog(catalog.path)?.stringCatalog else { continue }
      for index in document.entries.indices {
        let key = document.entries.key(at: index)
        guard SymbolName(ofKey: key)?.folded == name, document.entries[index].hasSymbol else {
          continue
        }
        keys.append((key: key, catalog: catalog))
      }
    }
    guard !keys.isEmpty else { return nil }
    (self.range, self.keys) = (range, keys)
  }

  /// The name behind a dot that an offset lies in, its ends included.
  private static func member(in text: [UInt8], at offset: Int) -> Range<Int>? {
    guard (0...text.count).contains(offset) else { return nil }
    var (start, end) = (offset, offset)
    while start > 0, text[start - 1].mayBeWordPart { start -= 1 }
    while end < text.count, text[end].mayBeWordPart { end += 1 }
    var dot = start - 1
    if dot >= 0, text[dot] == UInt8(ascii: "`") { dot -= 1 }
    guard start < end, dot >= 0, text[dot] == UInt8(ascii: ".") else { return nil }
    return start..<end
  }
}
