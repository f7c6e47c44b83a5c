import Catalogs
import Extraction
import JSONRPC
import Locking
import Messages
import Reading
import Sessions
import Workflows

/// Placeholders, Markdown and caret attributes inside of texts.
extension Server {
  func addSemanticTokens(to methods: inout MethodTable) {
    for method in ["textDocument/semanticTokens/full", "textDocument/semanticTokens/range"] {
      methods.onRequest(
        method,
        writing: { [unowned self] (asked: RangeQuery, context) in try tokens(asked, context) })
    }
  }

  private func tokens(_ asked: RangeQuery, _ context: RequestContext) throws -> JSONWriter {
    guard let document = try document(asked.textDocument),
      let text = document.session.text(of: document.path)
    else { return SemanticTokens().text }
    let (path, session, map) = (document.path, document.session, document.map)
    let range = asked.range.map(map.range)
    let places: [PlacedToken]
    if let file = session.catalog(path) {
      places = try tokens(in: file, range, context)
    } else if path.hasSuffix(".swift") {
      places = Self.tokens(inSwift: text.text, path, range ?? 0..<text.text.count, session)
    } else {
      places = []
    }
    return SemanticTokens(
      places.sorted { $0.range.lowerBound < $1.range.lowerBound }, text, map.walk()
    ).text
  }

  /// Those of a whole file are kept, for the next time that it is asked about.
  private func tokens(
    in file: CatalogFile, _ range: Range<Int>?, _ context: RequestContext
  ) throws -> [PlacedToken] {
    if let range { return EntryTokens.places(in: file, range) }
    let before = state.withLock { $0.tokens[file.path] }
    let tokens = try EntryTokens(of: file, after: before, context)
    if try session().buffer(file.path) != nil {
      state.withLock { $0.tokens[file.path] = tokens }
    }
    return tokens.places
  }

  private static func tokens(
    inSwift text: [UInt8], _ path: String, _ range: Range<Int>, _ session: Session
  ) -> [PlacedToken] {
    let places = session.latestKnowledge.places(inFile: path).map { $0.place }.filter {
      range.contains($0.offset)
    }
    let offsets = places.map(\.offset)
    let literals = onLargeStack { WrittenLiteral.literals(inSwift: text, at: offsets) }
    return zip(places, literals).flatMap { place, literal in
      literal.map { $0.tokens(isPlain: place.reading == .plain) } ?? []
    }
  }
}

extension WrittenLiteral {
  /// The marks in a literal's own texts; interpolations stand between them as one character.
  fileprivate func tokens(isPlain: Bool) -> [PlacedToken] {
    let joined = parts.map(\.text).joined(separator: "\u{FFFC}")
    var start = 0
    var tokens: [PlacedToken] = []
    let all = MessageParts(joined, syntax: isPlain ? .plain : .attributed).tokens
    for part in parts {
      let count = part.text.utf8.count
      // Where there are escapes, places are not followed.
      if count == part.range.count {
        for single in all where single.range.overlaps(start..<(start + count)) {
          let inside = single.range.clamped(to: start..<(start + count))
          let lower = part.range.lowerBound + inside.lowerBound - start
          tokens.append(PlacedToken(range: lower..<(lower + inside.count), token: single.token))
        }
      }
      start += count + "\u{FFFC}".utf8.count
    }
    return tokens
  }
}

/// Tokens, five numbers each, relative to the one before.
private struct SemanticTokens {
  private(set) var text = JSONWriter()

  init() { text.write("{\"data\":[]}") }

  /// - Parameter places: In order, none over another; those of several lines are split.
  init(_ places: [PlacedToken], _ buffer: Buffer, _ walk: PositionWalk) {
    var walk = walk
    var last = Position(line: 0, character: 0)
    text.write("{\"data\":[")
    var isFirst = true
    for single in places {
      let range = single.range.clamped(to: 0..<buffer.text.count)
      var start = range.lowerBound
      // Of both bytes of a line end, one stands before a line of none.
      let lines = buffer.text[range].split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }
      for line in lines {
        let begin = walk.position(at: start)
        let length = walk.position(at: start + line.count).character - begin.character
        start += line.count + 1
        guard length > 0 else { continue }
        if !isFirst { text.write(",") }
        isFirst = false
        write(begin, length, single.token, after: last)
        last = begin
      }
    }
    text.write("]}")
  }

  private mutating func write(
    _ begin: Position, _ length: Int, _ token: SemanticToken, after last: Position
  ) {
    let isSameLine = begin.line == last.line
    text.write(begin.line - last.line)
    text.write(",")
    text.write(isSameLine ? begin.character - last.character : begin.character)
    text.write(",")
    text.write(length)
    text.write(",")
    text.write(token.rawValue)
    text.write(",0")
  }
}
