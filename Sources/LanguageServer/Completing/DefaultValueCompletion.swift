import Extraction
import Messages
import Reading
import Sessions
import Workflows

/// The text that catalogs have in the source language, for the default value that code gives beside
/// its key.
struct DefaultValueCompletion {
  private let literal: LiteralPlace
  private let text: [UInt8]
  private let key: String
  private let source: KeySource
  /// What code puts in; not known where several places ask for the key.
  private let arguments: [ExtractedArgument]

  private static let labels = ["defaultValue", "value"]

  /// - Returns: nil where no default value is.
  init?(at offset: Int, of path: String, in session: Session) {
    guard let text = session.text(of: path)?.text,
      let literal = LiteralPlace(around: offset, in: text),
      let label = Self.label(before: literal.range.lowerBound, in: text)
    else { return nil }
    let knowledge = session.latestKnowledge
    let keys = knowledge.places(inFile: path).filter { $0.place.offset < label }
    guard let found = keys.max(by: { $0.place.offset < $1.place.offset }),
      let end = SwiftLiteral.end(in: text, from: found.place.offset),
      Self.isOneCall(from: end, to: label, in: text)
    else { return nil }
    (self.literal, self.text, key) = (literal, text, found.entry.key)
    arguments = found.entry.locations.count == 1 ? found.entry.arguments : []
    source = KeySource(
      of: key, table: found.entry.table,
      knowledge.catalogs.filter { $0.table == found.entry.table }, in: session, knowledge)
  }

  /// Where the argument label starts that makes a literal a default value.
  private static func label(before start: Int, in text: [UInt8]) -> Int? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    guard let colon = text[..<start].lastIndex(where: { !isBlank($0) }),
      text[colon] == UInt8(ascii: ":")
    else { return nil }
    let start = text[..<colon].lastIndex { !$0.isASCIIWordPart }.map { $0 + 1 } ?? 0
    let name = String(decoding: text[start..<colon], as: UTF8.self)
    return labels.contains(name) ? start : nil
  }

  /// Whether no bracket closes between a key and a label that it hadn't opened there.
  private static func isOneCall(from start: Int, to end: Int, in text: [UInt8]) -> Bool {
    guard start <= end else { return false }
    var (depth, position) = (0, start)
    while position < end {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        guard let behind = SwiftLiteral.end(in: text, from: position) else { return false }
        position = behind
        continue
      default: break
      }
      if depth < 0 { return false }
      position += 1
    }
    return depth == 0
  }

  func items(_ map: PositionMap) -> [CompletionItem] {
    let label = source.text()
    let (written, isSnippet) = spelled(label)
    guard source.isWritten, let edit = literal.edit(writing: written, in: text) else { return [] }
    return [
      CompletionItem(
        label: label, kind: CompletionItem.Kind.value, detail: key,
        insertTextFormat: isSnippet ? 2 : nil,
        textEdit: DocumentEdit(edit, map))
    ]
  }

  /// A catalog's text as code writes it: specifiers become interpolations.
  ///
  /// Where code doesn't say yet what it puts in, that is left to be filled in.
  private func spelled(_ text: String) -> (String, isSnippet: Bool) {
    let scan = SpecifierScan(text, options: .catalogValue)
    let isSnippet = scan.specifiers.contains {
      $0.value.map { expression(of: $0.argument) == nil } ?? false
    }
    let bytes = Array(text.utf8)
    var (written, end) = ("", 0)
    func add(_ range: Range<Int>) {
      let part = WrittenLiteral.spelled(
        String(decoding: bytes[range], as: UTF8.self), delimiterLength: literal.delimiterLength)
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
    let opening = "\\" + String(repeating: "#", count: literal.delimiterLength) + "("
    let known = expression(of: argument)
    guard isSnippet else { return opening + (known ?? "") + ")" }
    return Self.escaped(opening) + (known.map(Self.escaped) ?? "${\(argument):value}") + ")"
  }

  private func expression(of argument: Int) -> String? {
    arguments.first { $0.position == argument }?.expression
  }

  /// Text of a snippet (Language Server Protocol 3.17, "Snippet Syntax").
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
