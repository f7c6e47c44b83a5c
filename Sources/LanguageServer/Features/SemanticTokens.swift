import Catalogs
import Extraction
import JSONRPC
import Messages
import Reading
import Sessions
import Workflows

/// Placeholders, Markdown and caret attributes inside of texts.
extension Server {
  func addSemanticTokens(to methods: inout MethodTable) {
    methods.onRequest("textDocument/semanticTokens/full") {
      [unowned self] (asked: RangeQuery, context) in
      try tokens(asked, context)
    }
    methods.onRequest("textDocument/semanticTokens/range") {
      [unowned self] (asked: RangeQuery, context) in
      try tokens(asked, context)
    }
  }

  private func tokens(_ asked: RangeQuery, _ context: RequestContext) throws -> SemanticTokens {
    let path = try path(of: asked.textDocument.uri)
    let session = try session()
    guard let text = session.text(of: path), let map = map(of: path, in: session) else {
      return SemanticTokens(data: [])
    }
    let range = asked.range.map(map.range) ?? 0..<text.text.count
    let places: [TokenPlace]
    if let file = session.catalog(path) {
      places = try Self.tokens(in: file, range, context)
    } else if path.hasSuffix(".swift") {
      places = Self.tokens(inSwift: text.text, path, range, session)
    } else {
      places = []
    }
    return SemanticTokens(places.sorted { $0.range.lowerBound < $1.range.lowerBound }, text, map)
  }

  private static func tokens(
    in file: CatalogFile, _ range: Range<Int>, _ context: RequestContext
  ) throws -> [TokenPlace] {
    var found: [TokenPlace] = []
    let first = file.entries.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    for index in first..<file.entries.count {
      guard file.entries[index].range.lowerBound <= range.upperBound else { break }
      if index % 64 == 0 { try context.checkCancellation() }
      guard file.mayHaveMarks(inEntry: index) else { continue }
      for text in file.texts(ofEntry: index) {
        guard let place = text.leaf.place, place.spelling != .unknown else { continue }
        let parts = MessageParts(text.leaf.text, options: text.leaf.options)
        found += parts.tokens.map {
          TokenPlace(range: place.range(of: $0.range, in: text.leaf.text), token: $0.token)
        }
      }
    }
    return found
  }

  private static func tokens(
    inSwift text: [UInt8], _ path: String, _ range: Range<Int>, _ session: Session
  ) -> [TokenPlace] {
    let places = session.latestKnowledge.places(inFile: path).map { $0.place }.filter {
      range.contains($0.offset)
    }
    let offsets = places.map(\.offset)
    // On a thread whose stack is large enough for a parser.
    let literals = parallelMap([text]) { _, text in
      WrittenLiteral.literals(inSwift: text, at: offsets)
    }[0]
    return zip(places, literals).flatMap { place, literal in
      literal.map { $0.tokens(isPlain: place.reading == .plain) } ?? []
    }
  }
}

extension CatalogFile {
  /// Whether an entry has any character that marks something in a text.
  fileprivate func mayHaveMarks(inEntry index: Int) -> Bool {
    text.utf8[entries[index].range].contains { byte in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}

extension WrittenLiteral {
  /// The marks in a literal's own texts; interpolations stand between them as one character.
  fileprivate func tokens(isPlain: Bool) -> [TokenPlace] {
    let joined = parts.map(\.text).joined(separator: "\u{FFFC}")
    var start = 0
    var tokens: [TokenPlace] = []
    let all = MessageParts(joined, syntax: isPlain ? .plain : .attributed).tokens
    for part in parts {
      let count = part.text.utf8.count
      // Where there are escapes, places are not followed.
      if count == part.range.count {
        for single in all where single.range.overlaps(start..<(start + count)) {
          let inside = single.range.clamped(to: start..<(start + count))
          let lower = part.range.lowerBound + inside.lowerBound - start
          tokens.append(TokenPlace(range: lower..<(lower + inside.count), token: single.token))
        }
      }
      start += count + "\u{FFFC}".utf8.count
    }
    return tokens
  }
}

extension SemanticTokens {
  /// - Parameter places: In order, none over another; those of several lines are split.
  init(
    _ places: [TokenPlace], _ text: Buffer, _ map: PositionMap
  ) {
    var last = Position(line: 0, character: 0)
    data = []
    for single in places {
      let range = single.range.clamped(to: 0..<text.text.count)
      var start = range.lowerBound
      for line in text.text[range].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      {
        let place = map.range(start..<(start + line.count))
        start += line.count + 1
        guard place.end.character > place.start.character else { continue }
        let isSameLine = place.start.line == last.line
        data += [
          place.start.line - last.line,
          isSameLine ? place.start.character - last.character : place.start.character,
          place.end.character - place.start.character, single.token.rawValue, 0,
        ]
        last = place.start
      }
    }
  }
}
