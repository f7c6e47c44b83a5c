import Catalogs
import Linting
import Messages
import Reading
import Sessions
import Vocabulary
import Workflows

/// Placeholders and caret attributes, inside of a catalog's text.
struct TextCompletion {
  private let lead: ArraySlice<UInt8>
  private let offset: Int
  private let text: CatalogFile.Text
  private let source: String
  private let arguments: Int
  private let declarations: [AttributeDeclaration]

  /// - Returns: nil where no text is.
  init?(at offset: Int, of file: CatalogFile, in session: Session) {
    guard let (index, text) = file.text(at: offset), let place = text.leaf.place?.range else {
      return nil
    }
    let knowledge = session.latestKnowledge
    let table = knowledge.catalogs.first { $0.path == file.path }?.table ?? ""
    let source = KeySource(
      of: file.entries[index].key, table: table, knowledge.catalogs(besides: file.path),
      in: session, knowledge)
    lead = file.text.utf8[place.lowerBound..<min(max(offset, place.lowerBound), place.upperBound)]
    (self.offset, self.text) = (offset, text)
    self.source =
      SpecifierSkeleton(source.text(at: text.leaf.path), options: text.leaf.options)
      .numbered
    arguments = source.arguments.count
    declarations = knowledge.attributeDeclarations
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    if let payload = AttributePayload(lead) {
      return AttributeCompletion(payload, arguments: arguments, declarations).items(
        at: offset, map)
    }
    let percent = lead.lastIndex(of: UInt8(ascii: "%")).flatMap { index in
      lead[(index + 1)...].allSatisfy { $0.isASCIIWordPart || $0 == UInt8(ascii: "$") }
        ? index : nil
    }
    if let percent { return placeholders(map, from: percent) }
    let caret = [Array("^[".utf8), Array("^".utf8)].first {
      lead.suffix($0.count).elementsEqual($0)
    }
    guard let caret else { return placeholders(map, from: offset) + [agreement(map, 0)] }
    return [agreement(map, caret.count)]
  }

  /// What the source language's text has and this one lacks.
  private func placeholders(_ map: PositionMap, from start: Int) -> [CompletionItem] {
    let own = SpecifierSkeleton(text.leaf.text, options: text.leaf.options)
    var missing = Self.placeholders(of: source, text.leaf.options)
    let numbered = Self.placeholders(of: own.numbered, text.leaf.options)
    missing.removeAll { numbered.contains($0) || own.specifiers.contains($0) }
    return missing.map {
      CompletionItem(
        label: $0, kind: CompletionItem.Kind.value, detail: source,
        textEdit: DocumentEdit(range: map.range(start..<offset), newText: $0))
    }
  }

  private static func placeholders(of text: String, _ options: SpecifierOptions) -> [String] {
    var seen: Set<String> = []
    return SpecifierSkeleton(text, options: options).specifiers.filter { seen.insert($0).inserted }
  }

  private func agreement(_ map: PositionMap, _ typed: Int) -> CompletionItem {
    CompletionItem(
      label: "^[…](inflect: true)", kind: CompletionItem.Kind.snippet,
      detail: "words that agree with their number or with the reader", filterText: "^[",
      insertTextFormat: 2,
      textEdit: DocumentEdit(
        range: map.range((offset - typed)..<offset), newText: "^[${1}](inflect: true)"))
  }
}
