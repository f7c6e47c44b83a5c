import Catalogs
import Diagnostics
import Exchange
import Reading

/// What translators get as one `.strings` file a table: every text under its unit's id, with its
/// source among the comments.
enum FlatStrings {
  private static let sourceMark = "Source: "

  /// The file's path below the output folder.
  static func path(of table: ExchangeTable, language: String) -> String {
    let name = table.flatName
    let folder = PathParts.languageFolder(language, in: PathParts.folder(of: name))
    return PathParts.join(folder, PathParts.name(of: name) + ".strings")
  }

  /// The file; a text without translation stands for itself.
  static func bytes(_ units: [ExchangeUnit], path: String) -> [UInt8] {
    let edits = units.filter(\.isTranslatable).map { unit in
      let lines = unit.notes + unit.hints + [sourceMark + spelled(unit.source)]
      return StringsEdit.insert(
        key: unit.id, value: unit.target ?? unit.source, comment: lines.joined(separator: "\n"))
    }
    return StringsDocument(parsing: [], file: path).applying(edits).serialized()
  }

  /// Whether a file has the comment that an export writes, in front of its first texts.
  static func isExport(_ bytes: [UInt8]) -> Bool {
    SourceText(decoding: Array(bytes.prefix(1 << 14))).utf8
      .containsSequence((sourceMark + "“").utf8)
  }

  /// Reads a file that came back.
  static func file(_ bytes: [UInt8], path: String) -> (
    file: ExchangeFile, document: StringsDocument
  ) {
    let document = StringsDocument(parsing: bytes, file: path)
    let folder = PathParts.folder(of: path)
    let language = PathParts.isLanguageFolder(folder) ? PathParts.stem(of: folder) : ""
    var file = ExchangeFile(original: path, sourceLanguage: "", targetLanguage: language)
    for entry in document.entries {
      let id = document.key(of: entry)
      var unit = ExchangeUnit(id: id, key: id, source: "", target: document.value(of: entry))
      unit.range = entry.range
      let isFirst = entry.range == document.entries.first?.range
      unit.source = source(in: isFirst ? head(document, entry) : document.comment(of: entry))
      // Nobody translated what still is the source's text.
      if unit.target?.isExactly(unit.source) ?? false { unit.state = .new }
      file.units.append(unit)
    }
    return (file, document)
  }

  /// What stands before the first entry, all of it: nothing there is a header of somebody's.
  private static func head(_ document: StringsDocument, _ entry: StringsEntry) -> String {
    String(decoding: document.text.utf8.prefix(entry.range.lowerBound), as: UTF8.self)
  }

  private static func source(in comment: String?) -> String {
    let lines = (comment ?? "").split { $0.isNewline }.map { $0.drop { "/* ".contains($0) } }
    return lines.last { $0.hasPrefix(sourceMark) }
      .map { unspelled(trimmed($0.dropFirst(sourceMark.count))) } ?? ""
  }

  /// Without the end of the comment.
  private static func trimmed(_ line: Substring) -> Substring {
    guard line.hasSuffix("*/") else { return line }
    let text = line.dropLast(2)
    return text.prefix(through: text.lastIndex { $0 != " " } ?? text.startIndex)
  }

  /// In one line of a comment, its ends kept from being trimmed.
  private static func spelled(_ text: String) -> String {
    var spelled = "“"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": spelled += "\\\\"
      // A slash behind a star would end the comment.
      case "/" where spelled.unicodeScalars.last == "*": spelled += "\\u002f"
      case "\n": spelled += "\\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        spelled += "\\u" + String(hexadecimal: scalar.value, width: 4)
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "”"
  }

  private static func unspelled(_ line: Substring) -> String {
    var text = ""
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": text += "\n"
      case "u":
        let code = UInt32(String(rest.prefix(4)), radix: 16).flatMap(Unicode.Scalar.init)
        rest = rest.dropFirst(4)
        if let code { text.unicodeScalars.append(code) }
      default: text.unicodeScalars.append(escaped)
      }
    }
    // By scalars: a combining mark may follow the quotation mark.
    let scalars = text.unicodeScalars
    guard scalars.count >= 2, scalars.first == "“", scalars.last == "”" else { return text }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }
}
