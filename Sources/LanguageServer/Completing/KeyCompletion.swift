import JSONRPC
import Reading
import Sessions
import Workflows

/// Keys, for a literal of code that localizes.
struct KeyCompletion {
  private let session: Session
  private let path: String
  private let table: String
  private let catalogs: [KnownCatalog]
  private let literal: LiteralPlace
  private let text: [UInt8]
  private let offset: Int
  private let typed: String

  /// So many keys are sent at once.
  private static let most = 100

  /// - Returns: nil where no literal is that localizes.
  init?(at offset: Int, of path: String, in session: Session) {
    guard let text = session.text(of: path)?.text,
      let literal = LiteralPlace(around: offset, in: text)
    else { return nil }
    (self.literal, self.text, self.session, self.offset) = (literal, text, session, offset)
    self.path = path
    typed = literal.written(upTo: offset, in: text)
    guard let place = Self.place(of: literal, text, path, in: session) else { return nil }
    (table, catalogs) = (place.table, place.catalogs)
  }

  /// What a literal means as a key; an empty one means nothing, so it is tried with a letter in it.
  ///
  /// One that was typed since the project was looked at is looked at by itself.
  private static func place(
    of literal: LiteralPlace, _ text: [UInt8], _ path: String, in session: Session
  ) -> (table: String, catalogs: [KnownCatalog])? {
    let start = literal.range.lowerBound
    var asked = text
    if literal.isEmpty(in: text) {
      let edit = literal.rewriting(as: "x", at: literal.content.lowerBound, in: text).line
      asked = text.applying([edit])
    } else if let known = KeyPlace(at: start, of: path, in: session) {
      return (known.table, known.catalogs)
    } else if !session.isTyped(path) {
      return nil
    }
    return session.table(ofLiteralAt: start, in: asked, at: path).map { table in
      (table, session.latestKnowledge.catalogs(named: table))
    }
  }

  func list(_ map: PositionMap, _ context: RequestContext) throws -> CompletionList {
    let query = KeyQuery(typed)
    var seen: Set<ExactKey> = []
    var found: [String] = []
    for catalog in catalogs {
      try context.checkCancellation()
      for entry in session.catalog(catalog.path)?.entries ?? []
      where query.matches(entry.key) && seen.insert(ExactKey(entry.key)).inserted {
        found.append(entry.key)
      }
    }
    found.sort { $0.precedesInBytes($1) }
    let shown = Array(found.prefix(Self.most))
    let sources = KeySource.all(of: shown, table: table, in: session)
    let hasFormats = shown.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    let isInterpolated = hasFormats && takesInterpolations
    let items = zip(shown, sources).map { key, source in
      let spelled = isInterpolated ? interpolated.spelled(key: key) : nil
      return item(for: key, source.readText, spelled, map)
    }
    let isIncomplete = found.count > Self.most || literal.hasSeveralLines(in: text)
    return CompletionList(isIncomplete: isIncomplete, items: items)
  }

  /// Whether interpolations in the literal are parts of the key, which it is tried with: what takes a
  /// `String` for the key looks up whatever the values make of it.
  private var takesInterpolations: Bool {
    let value = interpolated.spelled("%@").text
    let rewriting = literal.rewriting(as: "x" + Snippet.plainText(value), at: offset, in: text)
    let tried = text.applying([rewriting.line] + rewriting.others)
    return session.table(ofLiteralAt: literal.range.lowerBound, in: tried, at: path) != nil
  }

  private var interpolated: InterpolatedText { InterpolatedText(literal: literal, arguments: []) }

  private func item(
    for key: String, _ source: String, _ spelled: InterpolatedText.Spelled?, _ map: PositionMap
  ) -> CompletionItem {
    let written = spelled?.text ?? literal.spelled(key)
    let rewriting = literal.rewriting(as: written, at: offset, in: text)
    var item = CompletionItem(
      label: key, kind: CompletionItem.Kind.constant, detail: source, filterText: key,
      insertTextFormat: spelled?.isSnippet == true ? 2 : nil,
      textEdit: DocumentEdit(rewriting.line, map))
    item.replace(rewriting, map)
    return item
  }
}
