import Catalogs
import Diagnostics
import Extraction
import JSONRPC
import Messages
import Reading
import Sessions
import Workflows

/// The source language's text beside a key that is a name or a symbol, and what placeholders stand for.
extension Server {
  func addInlayHints(to methods: inout MethodTable) {
    methods.onRequest("textDocument/inlayHint") { [unowned self] (asked: RangeQuery, context) in
      try hints(asked, context)
    }
  }

  private func hints(_ asked: RangeQuery, _ context: RequestContext) throws -> [InlayHint] {
    guard let document = try document(asked.textDocument),
      let text = document.session.text(of: document.path)?.text
    else { return [] }
    let (path, session, map) = (document.path, document.session, document.map)
    let range = asked.range.map(map.range) ?? 0..<text.count
    if let file = session.catalog(path) {
      return try hints(in: file, range, map, session, context)
    }
    return path.hasSuffix(".swift") ? hints(inSwift: text, path, range, map, session) : []
  }

  // MARK: Code

  private func hints(
    inSwift text: [UInt8], _ path: String, _ range: Range<Int>, _ map: PositionMap,
    _ session: Session
  ) -> [InlayHint] {
    let knowledge = session.latestKnowledge
    let named = knowledge.places(inFile: path).filter { entry, place in
      range.contains(place.offset) && entry.defaultValue == nil
    }
    var hints: [InlayHint] = []
    // Catalogs are gone through once for all keys of a table.
    for (table, named) in Dictionary(grouping: named, by: \.entry.table) {
      let sources = KeySource.all(of: named.map(\.entry.key), table: table, in: session)
      hints += zip(named, sources).compactMap { named, source in
        Self.hint(for: named.entry.key, source.readText, at: named.place.offset, in: text, map)
      }
    }
    hints += self.hints(ofSymbolsIn: text, path, range, map, session)
    return hints.sorted {
      ($0.position.line, $0.position.character) < ($1.position.line, $1.position.character)
    }
  }

  private static func hint(
    for key: String, _ source: String, at offset: Int, in text: [UInt8], _ map: PositionMap
  ) -> InlayHint? {
    // A key that is its own text says all there is to say.
    let shown = SpecifierSkeleton(source, options: .catalogSubstitution).text
    let isText = shown == SpecifierSkeleton(key).text
    guard !isText, let end = SwiftLiteral.end(in: text, from: offset) else { return nil }
    return InlayHint(position: map.position(at: end), label: oneLine(source))
  }

  private func hints(
    ofSymbolsIn text: [UInt8], _ path: String, _ range: Range<Int>, _ map: PositionMap,
    _ session: Session
  ) -> [InlayHint] {
    let places = SymbolPlace.all(in: range, of: path, in: session)
    return Dictionary(grouping: places, by: \.table).flatMap { table, places -> [InlayHint] in
      let sources = KeySource.all(of: places.map(\.key), table: table, in: session)
      return zip(places, sources).compactMap { place, source -> InlayHint? in
        let source = source.readText
        // `.saveChanges` says all that "Save changes" does.
        let isText = SymbolName(ofKey: source)?.folded == SymbolName(ofKey: place.key)?.folded
        guard !isText, let name = place.range else { return nil }
        let end = Self.end(ofSymbol: name, in: text)
        return InlayHint(position: map.position(at: end), label: Self.oneLine(source))
      }
    }
  }

  /// The end of a symbol with its arguments, if these end in the same line.
  private static func end(ofSymbol name: Range<Int>, in text: [UInt8]) -> Int {
    var end = name.upperBound
    if end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: "(") else { return end }
    var depth = 0
    for position in end..<min(text.count, end + longestArguments) {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return position + 1 }
      // Brackets in a literal are its own.
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return end
      default: break
      }
    }
    return end
  }

  /// In bytes.
  private static var longestArguments: Int { 512 }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").shortened()
  }

  // MARK: Catalogs

  private func hints(
    in file: CatalogFile, _ range: Range<Int>, _ map: PositionMap, _ session: Session,
    _ context: RequestContext
  ) throws -> [InlayHint] {
    let knowledge = session.latestKnowledge
    let table = knowledge.catalog(at: file.path)?.table
    let declared = Dictionary(
      knowledge.entries.filter { $0.table == table && !$0.arguments.isEmpty }
        .map { (ExactKey($0.key), $0.arguments) }, uniquingKeysWith: { first, _ in first })
    var hints: [InlayHint] = []
    let first = file.entries.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    for index in first..<file.entries.count {
      let entry = file.entries[index]
      guard entry.range.lowerBound <= range.upperBound else { break }
      if index % 64 == 0 { try context.checkCancellation() }
      guard let arguments = declared[ExactKey(entry.key)] else { continue }
      for text in file.texts(ofEntry: index) {
        hints += PlacedArgument.all(in: text.leaf, arguments).map {
          InlayHint(position: map.position(at: $0.range.upperBound), label: $0.about, kind: 1)
        }
      }
    }
    return hints
  }
}

/// A placeholder of a catalog's text, and the argument that takes its place.
struct PlacedArgument {
  /// In the file's text.
  let range: Range<Int>
  let argument: ExtractedArgument

  /// `String quantity`.
  var about: String { Self.about(argument) }

  static func about(_ argument: ExtractedArgument) -> String {
    let isName = argument.expression.count <= 30
    return isName ? "\(argument.type) \(argument.expression)" : argument.type
  }

  /// The placeholders of a text in order; those without an argument are left out.
  static func all(in leaf: TextLeaf, _ arguments: [ExtractedArgument]) -> [PlacedArgument] {
    guard let offsets = leaf.place?.offsets(of: leaf.text) else { return [] }
    return SpecifierScan(leaf.text, options: leaf.options).specifiers.compactMap { specifier in
      guard let value = specifier.value else { return nil }
      guard let argument = arguments.first(where: { $0.position == value.argument }) else {
        return nil
      }
      return PlacedArgument(
        range: offsets.sourceRange(of: specifier.range), argument: argument)
    }
  }
}
