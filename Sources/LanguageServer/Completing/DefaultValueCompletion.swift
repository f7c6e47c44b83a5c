import Diagnostics
import Extraction
import Messages
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
    let (written, isSnippet) = spelled(label)
    let rewriting = literal.rewriting(as: written, at: offset, in: text)
    var item = CompletionItem(
      label: label, kind: CompletionItem.Kind.value, detail: key,
      insertTextFormat: isSnippet ? 2 : nil, textEdit: DocumentEdit(rewriting.line, map))
    item.replace(rewriting, map)
    return [item]
  }

  /// A catalog's text as code writes it: specifiers become interpolations.
  ///
  /// Where code doesn't say yet what it puts in, that is left to be filled in.
  private func spelled(_ text: String) -> (String, isSnippet: Bool) {
    if isFormat { return (literal.spelled(text), isSnippet: false) }
    let scan = SpecifierScan(text, options: .catalogValue)
    let isSnippet = scan.specifiers.contains {
      $0.value.map { expression(of: $0.argument) == nil } ?? false
    }
    let bytes = Array(text.utf8)
    var (written, end) = ("", 0)
    func add(_ range: Range<Int>) {
      let part = literal.spelled(String(decoding: bytes[range], as: UTF8.self))
      written += isSnippet ? Self.escaped(part) : part
    }
    for specifier in scan.specifiers {
      add(end..<specifier.range.lowerBound)
      end = specifier.range.upperBound
      if case .percentSign = specifier.kind {
        written += "%"
      } else if let value = specifier.value {
        written += interpolation(of: value.argument, isSnippet: isSnippet)
      } else {
        add(specifier.range)
      }
    }
    add(end..<bytes.count)
    return (written, isSnippet)
  }

  private func interpolation(of argument: Int, isSnippet: Bool) -> String {
    let known = expression(of: argument)
    guard isSnippet else { return opening + (known ?? "") + ")" }
    return Self.escaped(opening) + (known.map(Self.escaped) ?? "${\(argument):value}") + ")"
  }

  private func expression(of argument: Int) -> String? {
    arguments.first { $0.position == argument }?.expression
  }

  /// What starts an interpolation in the literal.
  private var opening: String {
    "\\" + String(repeating: "#", count: literal.delimiterLength) + "("
  }

  /// Text of a snippet (Language Server Protocol 3.17, "Snippet Syntax").
  static func escaped(_ text: String) -> String {
    text.replacing(scalar: "\\", with: "\\\\").replacing(scalar: "$", with: "\\$")
      .replacing(scalar: "}", with: "\\}")
  }
}
