import Catalogs
import Linting
import Messages
import PlainBytes
import Reading
import Sessions
import Vocabulary
import Workflows

/// Placeholders and caret attributes, inside of a text.
struct TextCompletion {
  /// What is written up to the place, as the file spells it.
  let lead: ArraySlice<UInt8>
  let offset: Int
  let text: String
  let options: SpecifierOptions
  /// The source language's text.
  let source: String
  /// How many values code gives.
  let arguments: Int
  let declarations: [AttributeDeclaration]

  /// What somebody has begun to write.
  enum Beginning {
    case payload(AttributePayload)
    /// From a percent sign.
    case placeholder(start: Int)
    /// So many bytes of `^[`.
    case agreement(typed: Int)
    case nothing
  }

  var beginning: Beginning { Self.beginning(in: lead) }

  static func beginning(in lead: ArraySlice<UInt8>) -> Beginning {
    if let payload = AttributePayload(lead) { return .payload(payload) }
    let percent = lead.lastIndex(of: UInt8(ascii: "%")).flatMap { index in
      lead[(index + 1)...].allSatisfy { $0.isASCIIWordPart || $0 == UInt8(ascii: "$") }
        ? index : nil
    }
    if let percent { return .placeholder(start: percent) }
    let caret = [Array("^[".utf8), Array("^".utf8)].first {
      lead.suffix($0.count).elementsEqual($0)
    }
    return caret.map { .agreement(typed: $0.count) } ?? .nothing
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    switch beginning {
    case .payload(let payload): attributes(payload, map)
    case .placeholder(let start): placeholders(map, from: start)
    case .agreement(let typed): [agreement(map, typed)]
    case .nothing: placeholders(map, from: offset) + [agreement(map, 0)]
    }
  }

  func attributes(_ payload: AttributePayload, _ map: PositionMap) -> [CompletionItem] {
    AttributeCompletion(payload, arguments: arguments, declarations).items(at: offset, map)
  }

  func placeholders(_ map: PositionMap, from start: Int) -> [CompletionItem] {
    missing.map {
      CompletionItem(
        label: $0, kind: CompletionItem.Kind.value, detail: source,
        textEdit: DocumentEdit(range: map.range(start..<offset), newText: $0))
    }
  }

  /// The placeholders that the source language's text has and this one lacks.
  private var missing: [String] {
    let own = SpecifierSkeleton(text, options: options)
    let numbered = Self.placeholders(of: own.numbered, options)
    return Self.placeholders(
      of: SpecifierSkeleton(source, options: options).numbered, options
    ).filter { !numbered.contains($0) && !own.specifiers.contains($0) }
  }

  private static func placeholders(of text: String, _ options: SpecifierOptions) -> [String] {
    var seen: Set<String> = []
    return SpecifierSkeleton(text, options: options).specifiers.filter { seen.insert($0).inserted }
  }

  func agreement(_ map: PositionMap, _ typed: Int) -> CompletionItem {
    CompletionItem(
      label: "^[…](inflect: true)", kind: CompletionItem.Kind.snippet,
      detail: "words that agree with their number or with the reader", filterText: "^[",
      insertTextFormat: 2,
      textEdit: DocumentEdit(
        range: map.range((offset - typed)..<offset), newText: "^[${1}](inflect: true)"))
  }
}

extension TextCompletion {
  /// In a catalog; nil where no text is.
  init?(at offset: Int, of file: CatalogFile, in session: Session) {
    guard let (index, text) = file.text(at: offset), let place = text.leaf.place?.range else {
      return nil
    }
    let source = KeySource(of: file.entries[index].key, inTableWith: file.path, in: session)
    let end = min(max(offset, place.lowerBound), place.upperBound)
    self.init(
      lead: file.text.utf8[place.lowerBound..<end], offset: offset, text: text.leaf.text,
      options: text.leaf.options, source: source.text(at: text.leaf.path),
      arguments: source.arguments.count, declarations: session.latestKnowledge.attributeDeclarations
    )
  }
}
