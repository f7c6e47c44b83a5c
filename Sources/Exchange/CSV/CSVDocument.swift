import Catalogs
package import Diagnostics
import Reading

/// What translators get as a table for spreadsheets: one text a line.
///
/// The header names the columns, so they may come back in another order, and with others between.
package struct CSVDocument: Sendable {
  package var files: [ExchangeFile]
  package private(set) var diagnostics: [Diagnostic] = []

  private static let columns = ["file", "id", "source", "target", "state", "notes"]

  package init(files: [ExchangeFile]) { self.files = files }

  /// Whether something in the file can't be read, so that nothing of it should be imported.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether a file starts as one that was exported.
  package static func hasHeader(_ bytes: [UInt8]) -> Bool {
    let start =
      bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return start.starts(with: "file,id,source (".utf8)
  }

  /// The file's bytes.
  ///
  /// - Parameter hasByteOrderMark: Excel takes a file without one for one in an old encoding.
  package func serialized(hasByteOrderMark: Bool = false) -> [UInt8] {
    let source = files.first?.sourceLanguage ?? ""
    let target = files.first?.targetLanguage ?? ""
    // The languages are what the catalog says.
    let titles = ["file", "id", "source (\(source))", "target (\(target))", "state", "notes"]
    var text = titles.map(CSVRecords.written).joined(separator: ",") + "\r\n"
    for file in files {
      for unit in file.units where unit.isTranslatable {
        let fields = [
          file.original, unit.id, unit.source, unit.target ?? "", unit.state?.rawValue ?? "",
          (unit.notes + unit.hints).joined(separator: "\n"),
        ]
        text += fields.map(CSVRecords.written).joined(separator: ",") + "\r\n"
      }
    }
    return (hasByteOrderMark ? byteOrderMark : []) + Array(text.utf8)
  }

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    files = []
    read(bytes, of: file)
  }

  private mutating func read(_ bytes: [UInt8], of file: String) {
    let text = SourceText(decoding: bytes)
    guard text.invalidRanges.isEmpty else {
      diagnostics = text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
      return
    }
    var records = CSVRecords(text.utf8, from: text.byteOrderMarkLength)
    if let columns = (records.next()?.fields).flatMap(Columns.init) {
      readRows(&records, columns, file)
    } else {
      report(
        file, 0..<0,
        "expected a first line such as file,id,source (en),target (es),state,notes")
    }
    if let quote = records.unclosedQuote {
      report(file, quote..<(quote + 1), "nothing closes this quotation mark; add one, or double it")
    }
    if let range = records.excessiveRecord {
      report(file, range, "a line has more than \(ExchangeLimit.columns) columns here")
    }
    diagnostics = diagnostics.sortedByPlace()
  }

  private mutating func readRows(
    _ records: inout CSVRecords, _ columns: Columns, _ file: String
  ) {
    var indices: [ExactKey: Int] = [:]
    var count = 0
    while let record = records.next() {
      add(record, columns, &indices)
      count += 1
      guard files.count <= ExchangeLimit.files else {
        return report(file, record.range, ExchangeLimit.filesMessage, id: "too-many-files")
      }
      guard count <= ExchangeLimit.units else {
        return report(file, record.range, ExchangeLimit.unitsMessage, id: "too-many-units")
      }
    }
  }

  private mutating func report(
    _ file: String, _ range: Range<Int>, _ message: String, id: String = "csv-syntax"
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message,
        location: Location(file: file, range: range)))
  }

  /// - Parameter indices: Where the texts of each catalog are in `files`.
  private mutating func add(
    _ record: CSVRecords.Record, _ columns: Columns, _ indices: inout [ExactKey: Int]
  ) {
    func field(_ name: String) -> String? {
      guard let index = columns.indices[name], index < record.fields.count else { return nil }
      return CSVRecords.unguarded(record.fields[index])
    }
    // Spreadsheets leave empty rows behind; what stands in columns of one's own makes no text.
    let isEmpty = columns.indices.keys.allSatisfy { field($0)?.isEmpty != false }
    guard let id = field("id"), !isEmpty else { return }
    let original = field("file") ?? ""
    var unit = ExchangeUnit(id: id, key: id, source: field("source") ?? "")
    // An empty cell says that nothing is there yet; a spreadsheet can't say more.
    unit.target = field("target").flatMap { $0.isEmpty ? nil : $0 }
    if unit.target != nil, let state = field("state") {
      unit.state = TextState(exchanged: state)
      unit.unknownState = TextState.knows(exchanged: state) ? nil : state
    }
    unit.range = record.range
    let key = ExactKey(original)
    if indices[key] == nil {
      indices[key] = files.count
      files.append(
        ExchangeFile(
          original: original, sourceLanguage: columns.source, targetLanguage: columns.target))
    }
    files[indices[key] ?? 0].units.append(unit)
  }

  /// Which column holds what, and the languages that the header names.
  private struct Columns {
    var indices: [String: Int] = [:]
    var source = ""
    var target = ""

    init?(_ header: [String]) {
      for (index, title) in header.enumerated() {
        let title = title.trimmingPrefix { $0.isWhitespace }
        let name = title.prefix { $0 != " " && $0 != "(" }.lowercased()
        guard CSVDocument.columns.contains(name), indices[name] == nil else { continue }
        indices[name] = index
        let language = title.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        if name == "source" { source = String(language) }
        if name == "target" { target = String(language) }
      }
      guard indices["id"] != nil, indices["target"] != nil, !target.isEmpty else { return nil }
    }
  }
}
