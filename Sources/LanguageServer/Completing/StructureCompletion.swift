import Catalogs
import LocaleData
import PlainBytes
import Reading
import Sessions
import Workflows

/// What the structure of a String Catalog lacks: languages of a key, plural forms, states.
struct StructureCompletion {
  private var words: [String] = []
  /// What a chosen word replaces, with its quotation marks.
  private var range: Range<Int>

  init(at offset: Int, of file: CatalogFile, in session: Session) {
    range = offset..<offset
    guard let document = file.stringCatalog, let index = file.entry(at: offset) else { return }
    range = Self.string(at: offset, in: file.text.utf8)
    let entry = document.entries[index]
    guard
      let localization = entry.localizations.last(where: {
        Self.isInside($0.content.range, offset)
      })
    else {
      guard entry.localizationsRange.map({ Self.isInside($0, offset) }) ?? false else { return }
      let known = Set(entry.localizations.map(\.language.value))
      let all = document.languages + session.configuration.configuration.locales
      words = Set(all).subtracting(known).sorted()
      return
    }
    let language = localization.language.value
    words = Self.words(at: offset, in: localization.content, of: LanguageTag(language))
  }

  /// Recursion follows a document whose depth the reader bounds.
  private static func words(
    at offset: Int, in content: StringCatalogContent, of language: LanguageTag?
  ) -> [String] {
    let state = content.unit?.state ?? content.set?.state
    if let state, isInside(state.valueRange, offset) { return TextState.known.map(\.rawValue) }
    for substitution in content.substitutions
    where isInside(substitution.content.range, offset) {
      return words(at: offset, in: substitution.content, of: language)
    }
    for variation in content.variations where isInside(variation.range, offset) {
      if let inner = variation.cases.last(where: { isInside($0.content.range, offset) }) {
        return words(at: offset, in: inner.content, of: language)
      }
      guard variation.kind == .plural, let language else { return [] }
      let paths = variation.cases.map { TextPath([.variation(.plural, CaseName($0.name.value))]) }
      return MissingForms.categories(in: paths, of: language).map(\.rawValue)
    }
    return []
  }

  private static func isInside(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.lowerBound < offset && offset < range.upperBound
  }

  /// The JSON string that an offset lies inside of; where none is, the offset itself.
  private static func string(at offset: Int, in text: [UInt8]) -> Range<Int> {
    let isPart = { (byte: UInt8) in byte.isASCIIWordPart || byte == UInt8(ascii: "-") }
    var (start, end) = (offset, offset)
    while start > 0, isPart(text[start - 1]) { start -= 1 }
    while end < text.count, isPart(text[end]) { end += 1 }
    guard start > 0, text[start - 1] == UInt8(ascii: "\"") else { return offset..<offset }
    let isClosed = end < text.count && text[end] == UInt8(ascii: "\"")
    return (start - 1)..<(isClosed ? end + 1 : end)
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    let range = map.range(range)
    return words.map {
      CompletionItem(
        label: $0, kind: CompletionItem.Kind.enumMember, filterText: "\"\($0)\"",
        textEdit: DocumentEdit(range: range, newText: "\"\($0)\""))
    }
  }
}
