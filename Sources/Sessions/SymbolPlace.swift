import Catalogs
import Diagnostics
import PlainBytes
import Reading
package import Workflows

/// A member's name in Swift code that may be the symbol of a key, such as `.homeTitle`.
package struct SymbolPlace: Sendable {
  /// The name without the dot, in UTF-8 offsets.
  package let range: Range<Int>
  /// The keys whose symbol has the name, with the catalogs that have them; by path.
  package let keys: [(key: String, catalog: KnownCatalog)]
  private let file: String

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
    (self.range, self.keys, file) = (range, keys, path)
  }

  /// The keys as places, with the catalogs that their symbols are made of.
  package var places: [KeyPlace] {
    keys.map { key, catalog in
      KeyPlace(key: key, table: catalog.table, range: range, catalogs: [catalog])
    }
  }

  /// The places of those keys that code means by the name, as far as it shows: any type may have a
  /// member that is called like a symbol.
  package func meantPlaces(in session: Session) -> [KeyPlace] {
    places.filter { place in
      KeyReferences(of: place, in: session).symbols(in: session).contains {
        $0.file == file && $0.range == range
      }
    }
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
