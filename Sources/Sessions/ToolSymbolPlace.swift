import PlainBytes
import Reading
import Workflows

/// A name in Swift code that a tool other than Xcode makes of a key, such as SwiftGen's
/// `L10n.Cart.title`.
package struct ToolSymbolPlace: Sendable {
  /// The keys that it may stand for, in each table that has one of them.
  package let keys: [KeyPlace]

  /// In bytes; longer names are none.
  private static let longest = 256

  /// - Returns: Nil where no such name stands at the offset.
  package init?(at offset: Int, of path: String, in session: Session) {
    guard path.hasSuffix(".swift"), let text = session.text(of: path)?.text,
      let (whole, last) = Self.name(in: text, at: offset), ToolSymbols.mayBeOne(Array(text[whole]))
    else { return nil }
    let knowledge = session.latestKnowledge
    let files = knowledge.catalogs.compactMap { session.catalog($0.path) }
    let all = Set(files.flatMap { file in file.entries.map { ExactKey($0.key) } })
    let found = ToolSymbols.keys(all.map(\.text), namedBy: Array(text[whole]))
    var keys: [KeyPlace] = []
    for catalog in knowledge.catalogs {
      guard !keys.contains(where: { $0.catalogs.contains(catalog) }),
        let file = session.catalog(catalog.path)
      else { continue }
      for key in found where !file.entries(forKey: key.text).isEmpty {
        let table = knowledge.catalogs(ofTableWith: catalog.path)
        keys.append(KeyPlace(key: key.text, table: catalog.table, range: last, catalogs: table))
      }
    }
    guard !keys.isEmpty else { return nil }
    self.keys = keys
  }

  /// The names with periods up to the one that an offset lies in, and that one.
  private static func name(
    in text: [UInt8], at offset: Int
  ) -> (whole: Range<Int>, last: Range<Int>)? {
    guard (0...text.count).contains(offset) else { return nil }
    var (start, end) = (offset, offset)
    while end < text.count, text[end].isASCIIWordPart { end += 1 }
    while start > 0, text[start - 1].isASCIIWordPart { start -= 1 }
    let last = start..<end
    while start > 0, text[start - 1].isASCIIWordPart || text[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    guard !last.isEmpty, start < last.lowerBound, end - start <= longest else { return nil }
    return (start..<end, last)
  }
}
