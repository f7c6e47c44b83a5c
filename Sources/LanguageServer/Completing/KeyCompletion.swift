import JSONRPC
import Reading
import Sessions
import Extraction
import Workflows

/// Keys, for a literal of code that localizes.
struct KeyCompletion {
  private let session: Session
  private let table: String
  private let catalogs: [KnownCatalog]
  /// What is between the quotation marks.
  private let content: Range<Int>
  private let typed: String

  /// So many keys are sent at once.
  private static let most = 100

  /// - Returns: nil where no literal is that localizes.
  init?(at offset: Int, of path: String, in session: Session) {
    guard let text = session.text(of: path)?.text,
      let literal = SwiftLiteral.simple(around: offset, in: text)
    else { return nil }
    content = (literal.lowerBound + 1)..<(literal.upperBound - 1)
    typed = String(
      decoding: text[content.lowerBound..<min(offset, content.upperBound)], as: UTF8.self)
    self.session = session
    guard let place = Self.place(of: literal, text, path, in: session) else { return nil }
    (table, catalogs) = (place.table, place.catalogs)
  }

  /// What a literal means as a key; an empty one means nothing, so it is tried with a letter in it.
  private static func place(
    of literal: Range<Int>, _ text: [UInt8], _ path: String, in session: Session
  ) -> (table: String, catalogs: [KnownCatalog])? {
    if literal.count > 2 {
      return KeyPlace(at: literal.lowerBound, of: path, in: session).map { ($0.table, $0.catalogs) }
    }
    let tried = text.applying([.insertion("x", at: literal.lowerBound + 1)])
    let knowledge = ProjectKnowledge(
      of: session.roots, session.configuration, in: OverlaidFiles(session.files, [path: tried]))
    let entry = knowledge.entries.first { entry in
      entry.locations.contains { $0.file == path && $0.offset == literal.lowerBound }
    }
    return entry.map { entry in
      (entry.table, knowledge.catalogs.filter { $0.table == entry.table })
    }
  }

  func list(_ map: PositionMap, _ context: RequestContext) throws -> CompletionList {
    var seen: Set<ExactKey> = []
    var found: [String] = []
    for catalog in catalogs {
      try context.checkCancellation()
      for entry in session.catalog(catalog.path)?.entries ?? []
      where typed.isSubsequence(of: entry.key) && seen.insert(ExactKey(entry.key)).inserted {
        found.append(entry.key)
      }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let knowledge = session.latestKnowledge
    let range = map.range(content)
    let items = found.prefix(Self.most).map { key in
      let source = KeySource(of: key, table: table, catalogs, in: session, knowledge)
      return CompletionItem(
        label: key, kind: CompletionItem.Kind.constant, detail: source.text(), filterText: key,
        textEdit: DocumentEdit(range: range, newText: Self.escaped(key)))
    }
    return CompletionList(isIncomplete: found.count > Self.most, items: items)
  }

  /// A key between quotation marks without number signs.
  private static func escaped(_ key: String) -> String {
    key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

extension SwiftLiteral {
  /// The literal of one line without number signs that an offset lies inside of.
  static func simple(around offset: Int, in text: [UInt8]) -> Range<Int>? {
    guard (0...text.count).contains(offset) else { return nil }
    var position = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    while position < offset {
      switch text[position] {
      case UInt8(ascii: "\""):
        guard let end = end(in: text, from: position) else { return nil }
        let isSimple = end - position < 6 || text[(position + 1)..<(position + 3)] != [34, 34]
        if offset < end { return isSimple ? position..<end : nil }
        position = end
      case UInt8(ascii: "/") where text[position...].starts(with: Array("//".utf8)): return nil
      default: position += 1
      }
    }
    return nil
  }
}
