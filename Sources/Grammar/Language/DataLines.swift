/// The lines of a small text of a language's folder: fields with tabs between, comments with `#`.
struct DataLines {
  struct Line {
    /// From one.
    var number: Int
    var fields: [String]
  }

  private(set) var lines: [Line] = []

  init(_ text: Bytes) {
    let all = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in all.enumerated()
    where !line.isEmpty && line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      lines.append(Line(number: index + 1, fields: fields))
    }
  }
}

extension LexicalPart {
  /// The part of speech by its name in a language's folder.
  init?(name: String) {
    var name = name
    guard let part = name.withUTF8({ LexicalPart(tag: $0) }) else { return nil }
    self = part
  }
}
