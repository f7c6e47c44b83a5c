import Messages
package import Reading

/// A place that looks up a key which only shows when the app runs, or whose literal isn't there because
/// constants spell it.
package struct OpenLookUp: Hashable, Sendable {
  /// Nil where the table can't be told either.
  package var table: String?
  package var file: String
  /// In UTF-8.
  package var offset: Int
  /// The texts that the key is put together of, each with U+FFFC for what stands before it, in it and
  /// behind it; none where nothing of the key is known.
  package var texts: [String]
  /// The key where constants spell all of it.
  package var key: String?

  package init(
    table: String?, file: String, offset: Int, texts: [String] = [], key: String? = nil
  ) {
    (self.table, self.file, self.offset) = (table, file, offset)
    (self.texts, self.key) = (texts, key)
  }
}

extension OpenLookUp: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(table)
    writer.write(file)
    writer.write(offset)
    writer.write(texts)
    writer.write(key)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      table: try reader.optionalText(), file: try reader.text(), offset: try reader.number(),
      texts: try reader.textList(), key: try reader.optionalText())
  }
}

extension Expression {
  /// What is fixed of a text that is put together.
  var fixedTexts: [String] {
    if let formatText { return [formatText] }
    var parts: [String?] = []
    var rest = self
    // Without recursion: long texts have many parts.
    while case .infix("+", let left, let right) = rest.kind {
      parts.append(right.literalText)
      rest = left
    }
    parts.append(rest.literalText)
    var texts: [String] = []
    var isBehindText = false
    for (position, part) in parts.reversed().enumerated() {
      if isBehindText { texts[texts.count - 1] += part ?? Self.gap }
      if !isBehindText, let part { texts.append((position > 0 ? Self.gap : "") + part) }
      isBehindText = part != nil
    }
    return texts
  }

  /// A literal's text with a gap for each interpolation.
  private var literalText: String? {
    guard case .string(let literal) = kind else { return nil }
    return literal.segments.map { segment in
      if case .text(let text) = segment { text } else { Self.gap }
    }.joined()
  }

  /// The format of `String(format: "error.%@", code)` with a gap for each specifier.
  private var formatText: String? {
    guard case .call(let callee, let arguments) = kind, let first = arguments.first,
      first.label == "format", callee.calleeName.map(TextTypes.conversions.contains) == true,
      case .string(let literal) = first.value.kind, let format = literal.plainText
    else { return nil }
    return SpecifierSkeleton(format).text
  }

  private static let gap = "\u{FFFC}"
}
