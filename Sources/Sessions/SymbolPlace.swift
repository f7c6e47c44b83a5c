import Catalogs
import Diagnostics
import Extraction
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
    let names: Set<[UInt8]> = [Self.folded(text[range])]
    var keys: [(key: String, catalog: KnownCatalog)] = []
    for catalog in session.latestKnowledge.catalogs where catalog.format == .stringCatalog {
      guard let document = session.catalog(catalog.path)?.stringCatalog else { continue }
      keys += document.keys(withSymbolsNamed: names).map { (key: $0, catalog: catalog) }
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

  /// The name as a search compares it.
  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
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

// MARK: All of a file

extension SymbolPlace {
  /// The symbols of keys in a part of a Swift file, in order, as far as the file itself shows what it
  /// means: no other file is read, for this is asked with each turn of a wheel.
  ///
  /// Names that stand for several keys are left out.
  package static func all(
    in part: Range<Int>, of path: String, in session: Session
  ) -> [KeyPlace] {
    guard path.hasSuffix(".swift"), let text = session.text(of: path)?.text else { return [] }
    let part = part.clamped(to: 0..<text.count)
    let names = members(in: text, part)
    guard !names.isEmpty else { return [] }
    var places: [Int: [KeyPlace]] = [:]
    for catalog in session.latestKnowledge.catalogs where catalog.format == .stringCatalog {
      guard let document = session.catalog(catalog.path)?.stringCatalog else { continue }
      let keys = document.keys(withSymbolsNamed: names)
      for (isCalled, keys) in Dictionary(grouping: keys, by: document.callsSymbol(ofKey:)) {
        let found = ProjectKnowledge.symbolPlaces(
          ofKeys: keys, table: catalog.table, isCalled: isCalled, in: text)
        for (key, range) in found where part.contains(range.lowerBound) {
          places[range.lowerBound, default: []].append(
            KeyPlace(key: key, table: catalog.table, range: range, catalogs: [catalog]))
        }
      }
    }
    return plain(places, in: text)
  }

  /// The places outside of comments that stand for one key, in order.
  ///
  /// - Parameter places: By their offsets. Several targets may have one key, each in its own catalog.
  private static func plain(_ places: [Int: [KeyPlace]], in text: [UInt8]) -> [KeyPlace] {
    guard !places.isEmpty else { return [] }
    let comments = SwiftComments.ranges(in: text)
    return places.sorted { $0.key < $1.key }.compactMap { offset, places -> KeyPlace? in
      let isOne = places.allSatisfy { $0.key == places[0].key && $0.table == places[0].table }
      return isOne && !comments.contains { $0.contains(offset) } ? places[0] : nil
    }
  }

  /// The names behind dots, as a search compares them.
  private static func members(in text: [UInt8], _ part: Range<Int>) -> Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    var index = part.lowerBound
    while index < part.upperBound {
      defer { index += 1 }
      guard text[index] == UInt8(ascii: ".") else { continue }
      var start = index + 1
      if start < text.count, text[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while end < text.count, text[end].mayBeWordPart { end += 1 }
      if end > start { names.insert(folded(text[start..<end])) }
      index = end - 1
    }
    return names
  }
}

extension StringCatalogDocument {
  /// The keys whose symbols have some names, as a search compares them; in file order.
  fileprivate func keys(withSymbolsNamed names: Set<[UInt8]>) -> [String] {
    entries.indices.compactMap { index -> String? in
      let key = entries.key(at: index)
      guard let name = SymbolName.folded(ofKey: key), names.contains(name),
        entries[index].hasSymbol
      else { return nil }
      return key
    }
  }
}
