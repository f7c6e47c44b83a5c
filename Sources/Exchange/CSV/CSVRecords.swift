import Catalogs
import Diagnostics
import PlainBytes
import Reading

/// The records of a file of comma-separated values (RFC 4180).
struct CSVRecords {
  struct Record {
    var fields: [String]
    var range: Range<Int>
    /// Where text stands between the quotation mark that closes a field and the field's end.
    var textBehindQuote: Range<Int>?
  }

  /// Where a quotation mark opens that nothing closes.
  private(set) var unclosedQuote: Int?
  /// A record with more fields than any table has.
  private(set) var excessiveRecord: Range<Int>?

  /// What stands between two fields.
  let separator: UInt8
  private let utf8: [UInt8]
  private var offset: Int
  /// The first one of the record at hand.
  private var textBehindQuote: Range<Int>?

  /// Reads UTF-8 from an offset; the separator is what a line of its own says, else what the first
  /// line uses most: a comma, or the semicolon or tab that spreadsheets write in some countries.
  init(_ utf8: [UInt8], from start: Int) {
    self.utf8 = utf8
    let named = Self.namedSeparator(of: utf8, from: start)
    separator = named?.separator ?? Self.separator(of: utf8, from: start)
    offset = named?.end ?? start
  }

  /// The next record, or nil at the end.
  ///
  /// One at a time, because a list of all takes many times the memory of the file.
  mutating func next() -> Record? {
    while offset < utf8.count, excessiveRecord == nil {
      let start = offset
      textBehindQuote = nil
      var fields: [String] = []
      var isLast = false
      while !isLast {
        fields.append(field())
        if fields.count > ExchangeLimit.columns { excessiveRecord = start..<offset }
        if offset < utf8.count, utf8[offset] == separator, excessiveRecord == nil {
          offset += 1
        } else {
          isLast = true
        }
      }
      let end = offset
      if offset < utf8.count { offset = utf8.endOfLineEnd(at: offset) }
      // An empty line is no record.
      if fields != [""] {
        return Record(fields: fields, range: start..<end, textBehindQuote: textBehindQuote)
      }
    }
    return nil
  }

  /// What a first line for Excel says: `sep=;`.
  private static func namedSeparator(
    of utf8: [UInt8], from start: Int
  ) -> (separator: UInt8, end: Int)? {
    let line = utf8[start...].prefix { !$0.isLineEnd }
    guard line.count == 5, line.starts(with: "sep=".utf8), let separator = line.last,
      ",;\t|".utf8.contains(separator), line.endIndex < utf8.count
    else { return nil }
    return (separator, utf8.endOfLineEnd(at: line.endIndex))
  }

  private static func separator(of utf8: [UInt8], from start: Int) -> UInt8 {
    let line = utf8[start...].prefix { !$0.isLineEnd }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most).map { candidates[$0] } ?? candidates[0]
  }

  /// Reads to behind the field: to a separator, a line end or the end.
  private mutating func field() -> String {
    let isQuoted = offset < utf8.count && utf8[offset] == Self.quote
    var bytes = isQuoted ? quotedBytes() : []
    let start = offset
    while offset < utf8.count, utf8[offset] != separator, !utf8[offset].isLineEnd {
      bytes.append(utf8[offset])
      offset += 1
    }
    if isQuoted, offset > start { textBehindQuote = textBehindQuote ?? start..<offset }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads to behind the quotation mark that closes a field, or to the end.
  private mutating func quotedBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    let start = offset
    offset += 1
    while offset < utf8.count {
      if utf8[offset] == Self.quote {
        offset += 1
        guard offset < utf8.count, utf8[offset] == Self.quote else { break }
      } else if offset == utf8.count - 1 {
        unclosedQuote = unclosedQuote ?? start
      }
      bytes.append(utf8[offset])
      offset += 1
    }
    return bytes
  }

  private static let quote = UInt8(ascii: "\"")

  /// A field that a spreadsheet shows as text and that is read back as it was.
  static func written(_ text: String) -> String {
    let guarded = guardedAgainstFormulas(text)
    let needsQuotes = guarded.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"")
        || $0 == UInt8(ascii: "\t") || $0.isLineEnd
    }
    // Some readers drop white space around a field that has no quotes.
    let edges = [guarded.unicodeScalars.first, guarded.unicodeScalars.last]
    let hasEdge = edges.contains { $0?.properties.isWhitespace ?? false }
    guard needsQuotes || hasEdge else { return guarded }
    return "\"" + guarded.replacing(scalar: "\"", with: "\"\"") + "\""
  }

  /// A spreadsheet would run a text that starts like a formula, so an apostrophe is put before it;
  /// one that is there already gets another, so that each text has a spelling of its own.
  static func guardedAgainstFormulas(_ text: String) -> String {
    startsLikeFormula(text.unicodeScalars.drop { $0 == "'" }) ? "'" + text : text
  }

  static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == "'" else { return text }
    let rest = text.unicodeScalars.drop { $0 == "'" }
    return startsLikeFormula(rest) ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func startsLikeFormula(_ text: Substring.UnicodeScalarView) -> Bool {
    switch text.first {
    case "="?, "+"?, "-"?, "@"?, "\t"?, "\r"?, "\n"?, "＝"?, "＋"?, "－"?, "＠"?: true
    default: false
    }
  }
}
