import Diagnostics
import PlainBytes
import Reading

/// A mistake in a `.strings` file, kept small until somebody wants to read it.
struct StringsProblem {
  /// Behind this many the file is not a catalog at all.
  static let limit = 1000

  enum Kind: Equatable {
    case unterminatedString(quote: UInt8)
    case missingOpeningQuote
    case unterminatedComment
    case missingEquals
    case missingValue
    case missingSemicolon
    case missingClosingBrace
    case entryBehindBrace
    case unexpectedText
    case unknownEscape
    case loneSurrogate
  }

  var kind: Kind
  var range: Range<Int>
  /// The number of the entry that it is in, when there is one.
  var entry: Int?

  /// - Parameter key: That of the entry that it is in.
  func diagnostic(in document: StringsDocument, key: String?) -> Diagnostic {
    // Asked by the message and by the fix.
    let meant: MeantEscape =
      kind == .unknownEscape ? MeantEscape(range, in: document.text.utf8) : .unknown
    return Diagnostic(
      id: id, severity: severity, message: message(in: document, meant),
      location: Location(file: document.file, range: range, keyPath: key.map { [$0] } ?? []),
      fixIts: fixIts(document, meant))
  }

  var severity: Severity {
    kind == .unknownEscape || kind == .loneSurrogate ? .warning : .error
  }

  private var id: String {
    switch kind {
    case .unterminatedString: "unterminated-string"
    case .missingOpeningQuote: "missing-opening-quote"
    case .unterminatedComment: "unterminated-comment"
    case .missingEquals: "missing-equals"
    case .missingValue: "missing-value"
    case .missingSemicolon: "missing-semicolon"
    case .missingClosingBrace: "missing-closing-brace"
    case .entryBehindBrace: "entry-behind-brace"
    case .unexpectedText: "unexpected-text"
    case .unknownEscape: "unknown-escape"
    case .loneSurrogate: "lone-surrogate"
    }
  }

  private func message(in document: StringsDocument, _ meant: MeantEscape) -> String {
    switch kind {
    case .unterminatedString(let quote):
      "string is not closed: expected \(Character(Unicode.Scalar(quote))) at its end; add the "
        + "closing quote, and write \\\(Character(Unicode.Scalar(quote))) for a quote inside"
    case .missingOpeningQuote:
      "string is not opened: expected \" at its start; add the opening quote"
    case .unterminatedComment:
      "comment is not closed: expected */ before the end of the file; add it"
    case .missingEquals: "expected '=' or ';' behind the key; write \"key\" = \"value\";"
    case .missingValue: "expected a string behind '='; write the value in quotes"
    case .missingSemicolon:
      "expected ';' at the end of the entry; add it"
    case .missingClosingBrace:
      "expected '}' before the end of the file, because it starts with '{'; add it or remove both"
    case .entryBehindBrace:
      "unexpected entry behind the '}' that ends the file; move the '}' to the end or remove both"
    case _ where ConflictMarker.range(at: range.lowerBound, in: document.text.utf8) != nil:
      ConflictMarker.message
    case .unexpectedText:
      "unexpected \(excerpt(document)), where an entry such as \"key\" = \"value\"; was expected: "
        + "remove it or make it a comment"
    case .unknownEscape:
      messageOfEscape(document, meant)
    case .loneSurrogate:
      "\(excerpt(document)) is half of a UTF-16 pair and is shown as U+FFFD; write both halves or "
        + "the character itself"
    }
  }

  private func messageOfEscape(_ document: StringsDocument, _ meant: MeantEscape) -> String {
    var shown = range
    let letter = document.decodedText(in: (range.lowerBound + 1)..<range.upperBound)
    let advice: String
    switch meant {
    case .spaced: advice = "remove the space"
    case .lineBreak: advice = "write \\n\(letter) for a line break, or \(letter) alone"
    case .quotationMark(let close):
      let end = close == nil ? "" : ", also at its end"
      advice = "write \\\" for a quotation mark\(end), or \(letter) alone"
    case .nothing: advice = "write \(letter) alone"
    case .backslash: advice = "write \\\\ for a backslash, or \(letter) alone"
    case .braced(_, let end):
      shown = range.lowerBound..<end
      advice = "write the character itself"
    case .lowercaseUnicode:
      advice = "write \\U with four hexadecimal digits or the character itself"
    case .unknown:
      advice = "write \\U with four hexadecimal digits, the character itself, or \(letter) alone"
    }
    return "\(excerpt(document, shown)) is not an escape in .strings: the backslash vanishes and "
      + "the rest is shown; \(advice)"
  }

  private func excerpt(_ document: StringsDocument, _ shown: Range<Int>? = nil) -> String {
    // A control character would be unseen, or command a terminal.
    "'\(VisibleText.lines(document.decodedText(in: shown ?? range).shortened()))'"
  }

  private func fixIts(_ document: StringsDocument, _ meant: MeantEscape) -> [FixIt] {
    switch kind {
    case .missingOpeningQuote: [fixIt("Insert '\"'", document, at: range, "\"")]
    case .missingSemicolon:
      [fixIt("Insert ';'", isSafe: isAtEnd(document), document, at: range, ";")]
    case .unexpectedText where document.text.utf8[range].elementsEqual([UInt8(ascii: ";")]):
      [fixIt("Remove ';'", isSafe: true, document, at: range, "")]
    case .unknownEscape: fixItOfEscape(document, meant).map { [$0] } ?? []
    default: []
    }
  }

  private func fixItOfEscape(_ document: StringsDocument, _ meant: MeantEscape) -> FixIt? {
    let behind = range.lowerBound + 1
    switch meant {
    case .spaced:
      return fixIt("Remove the space", document, at: behind..<(range.upperBound - 1), "")
    case .lowercaseUnicode:
      return fixIt("Write \\U", document, at: behind..<range.upperBound, "U")
    case .lineBreak:
      return fixIt("Write \\n", document, at: behind..<behind, "n")
    case .quotationMark(let close):
      var fix = fixIt("Write \\\"", document, at: behind..<behind, "\"")
      if let end = close.map({ $0 + 1 }) {
        fix.edits.append(FixIt.Edit(file: document.file, range: end..<end, replacement: "\""))
      }
      return fix
    case .nothing:
      return fixIt("Remove the backslash", document, at: range.lowerBound..<behind, "")
    case .braced(let scalar, let end):
      let quoted = quotedForStrings(String(Character(scalar)))
      return fixIt(
        "Write the character", document, at: range.lowerBound..<end,
        String(quoted.dropFirst().dropLast()))
    case .backslash, .unknown: return nil
    }
  }

  /// Whether nothing more stands in the line but a comment or the next entry.
  ///
  /// Other words are the rest of a text with quotation marks that lack their backslashes.
  private func isAtEnd(_ document: StringsDocument) -> Bool {
    let rest = document.text.utf8[range.upperBound...].drop { $0.isBlank }
    return rest.first.map { $0.isLineEnd || "\"'}".utf8.contains($0) } ?? true
      || rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8)
  }

  private func fixIt(
    _ title: String, isSafe: Bool = false, _ document: StringsDocument, at edited: Range<Int>,
    _ replacement: String
  ) -> FixIt {
    FixIt(
      title: title, isSafe: isSafe,
      edits: [FixIt.Edit(file: document.file, range: edited, replacement: replacement)])
  }
}
