import Catalogs
import Extraction
import Messages
import Reading
import Sessions
import Workflows

/// Placeholders and caret attributes, inside of a literal of code that is a key or gives its text.
struct LiteralTextCompletion {
  /// How a literal spells what the app puts in.
  private enum Placeholders {
    case specifiers
    /// The literal has so many already.
    case interpolations(Int)
    /// A key has all that it is to have.
    case none
  }

  private let text: TextCompletion
  private let placeholders: Placeholders
  private let delimiterLength: Int

  /// - Returns: nil where no literal is that localizes, or where nothing of these is begun: keys are
  ///   more likely there.
  init?(at offset: Int, of path: String, in session: Session) {
    guard let bytes = session.text(of: path)?.text,
      let literal = LiteralPlace(around: offset, in: bytes)
    else { return nil }
    let start = literal.content.lowerBound
    let lead = bytes[start..<max(start, offset)]
    if case .nothing = TextCompletion.beginning(in: lead) { return nil }
    guard
      let (entry, placeholders) = Self.meaning(
        of: literal, at: offset, of: path, bytes, in: session)
    else { return nil }
    let source = KeySource(of: entry.key, table: entry.table, in: session)
    text = TextCompletion(
      lead: lead, offset: offset,
      text: literal.written(upTo: literal.content.upperBound, in: bytes), options: .catalogValue,
      source: source.text(), arguments: source.arguments.count,
      declarations: session.latestKnowledge.attributeDeclarations)
    (self.placeholders, delimiterLength) = (placeholders, literal.delimiterLength)
  }

  /// The key of a literal, and what its text may lack.
  private static func meaning(
    of literal: LiteralPlace, at offset: Int, of path: String, _ text: [UInt8],
    in session: Session
  ) -> (entry: ExtractedEntry, Placeholders)? {
    if let place = DefaultValuePlace(around: offset, of: path, in: session) {
      let count = literal.interpolationCount(in: text)
      return (place.entry, place.isFormat ? .specifiers : .interpolations(count))
    }
    return session.latestKnowledge.places(inFile: path)
      .first { $0.place.offset == literal.range.lowerBound }.map { ($0.entry, .none) }
  }

  /// Whether what is written at the place belongs to the inside of a caret attribute, where no key
  /// starts.
  var isInAttribute: Bool {
    if case .payload = text.beginning { true } else { false }
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    switch text.beginning {
    case .payload(let payload): text.attributes(payload, map)
    case .agreement(let typed): [text.agreement(map, typed)]
    case .placeholder(let start): items(from: start, map)
    case .nothing: []
    }
  }

  private func items(from start: Int, _ map: PositionMap) -> [CompletionItem] {
    switch placeholders {
    case .specifiers: text.placeholders(map, from: start)
    case .interpolations(let count): interpolated(behind: count, from: start, map)
    case .none: []
    }
  }

  /// Interpolations for the arguments that the source language's text has and the literal doesn't.
  private func interpolated(
    behind count: Int, from start: Int, _ map: PositionMap
  ) -> [CompletionItem] {
    let numbered = SpecifierSkeleton(text.source, options: text.options).numbered
    var seen = Set(1..<(count + 1))
    let escape = "\\\\" + String(repeating: "#", count: delimiterLength)
    return SpecifierScan(numbered, options: text.options).specifiers.compactMap { specifier in
      guard let argument = specifier.value?.argument, seen.insert(argument).inserted else {
        return nil
      }
      let label = String(decoding: Array(numbered.utf8)[specifier.range], as: UTF8.self)
      return CompletionItem(
        label: label, kind: CompletionItem.Kind.snippet, detail: text.source, insertTextFormat: 2,
        textEdit: DocumentEdit(
          range: map.range(start..<text.offset), newText: escape + "(${1:value})"))
    }
  }
}
