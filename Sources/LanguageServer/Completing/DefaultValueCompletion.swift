import Diagnostics
import Extraction
import Sessions
import Workflows

/// The text that catalogs have in the source language, for the default value that code gives beside
/// its key.
struct DefaultValueCompletion {
  private let literal: LiteralPlace
  private let text: [UInt8]
  private let offset: Int
  private let key: String
  private let source: KeySource
  /// Whether code writes specifiers as catalogs do.
  private let isFormat: Bool
  /// What code puts in; not known where several places ask for the key.
  private let arguments: [ExtractedArgument]

  init(_ place: DefaultValuePlace, at offset: Int, in text: [UInt8], _ session: Session) {
    let entry = place.entry
    (literal, self.text, self.offset, key) = (place.literal, text, offset, entry.key)
    isFormat = place.isFormat
    arguments = entry.locations.count == 1 ? entry.arguments : []
    source = KeySource(of: key, table: entry.table, in: session)
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    guard source.isWritten else { return [] }
    let label = source.text()
    let spelled =
      isFormat
      ? InterpolatedText.Spelled(text: literal.spelled(label), isSnippet: false)
      : InterpolatedText(literal: literal, arguments: arguments).spelled(label)
    let rewriting = literal.rewriting(as: spelled.text, at: offset, in: text)
    var item = CompletionItem(
      label: label, kind: CompletionItem.Kind.value, detail: key,
      insertTextFormat: spelled.isSnippet ? 2 : nil, textEdit: DocumentEdit(rewriting.line, map))
    item.replace(rewriting, map)
    return [item]
  }
}
