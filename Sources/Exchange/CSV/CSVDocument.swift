import Catalogs
package import Diagnostics
import PlainBytes
import Reading

/// What translators get as a table for spreadsheets: one text a line.
///
/// The header names the columns, so they may come back in another order, and with others between.
package struct CSVDocument: Sendable {
  package var files: [ExchangeFile]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(files: [ExchangeFile]) { self.files = files }

  /// Whether something in the file can't be read, so that nothing of it should be imported.
  package var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether the first line of a file is that of an export, to the byte.
  package static func isExport(_ bytes: [UInt8]) -> Bool {
    let start =
      bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    let line = String(decoding: start.prefix(1024).prefix { !$0.isLineEnd }, as: UTF8.self)
    let columns = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6, start.dropFirst(line.utf8.count).starts(with: "\r\n".utf8),
      let languages = try? CSVColumns(columns), let target = languages.targets.first
    else { return false }
    return columns == titles(source: languages.sourceLanguage, target: target.language)
  }

  /// More than the first line of an export has, whatever was added to it.
  private static let longestHeader = 4096

  /// Whether a file has the columns of an export, whoever saved it and whatever was added; any other
  /// table may be anything.
  package static func hasColumns(_ bytes: [UInt8]) -> Bool {
    let text = SourceText(decoding: Array(bytes.prefix(longestHeader)))
    var records = CSVRecords(text.utf8, from: text.byteOrderMarkLength)
    guard let header = records.next(), let columns = try? CSVColumns(header.fields) else {
      return false
    }
    return columns.namesTargets && columns.file != nil && columns.source != nil
  }

  private static func titles(source: String, target: String) -> [String] {
    ["file", "id", title("source", of: source), title("target", of: target), "state", "notes"]
  }

  /// A table that came without a language names none, and can be read again.
  private static func title(_ name: String, of language: String) -> String {
    language.isEmpty ? name : "\(name) (\(language))"
  }

  /// The file's bytes; all texts are in the language of the first file.
  ///
  /// - Parameter hasByteOrderMark: Excel takes a file without one for one in an old encoding.
  package func serialized(hasByteOrderMark: Bool = false) -> [UInt8] {
    let source = files.first?.sourceLanguage ?? ""
    let target = files.first?.targetLanguage ?? ""
    // The languages are what the catalog says.
    let titles = Self.titles(source: source, target: target)
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
      // A spreadsheet saves all of a table in one encoding, so that one place stands for all.
      diagnostics = text.invalidRanges.prefix(1).map {
        text.diagnostic(forInvalid: $0, file: file)
      }
      return
    }
    var records = CSVRecords(text.utf8, from: text.byteOrderMarkLength)
    let header = records.next()
    do throws(CSVColumns.Mistake) {
      readRows(&records, try CSVColumns(header?.fields ?? []), file)
    } catch {
      report(file, error.isAboutColumns ? header?.range ?? 0..<0 : 0..<0, error.message)
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
    _ records: inout CSVRecords, _ columns: CSVColumns, _ file: String
  ) {
    var indices: [ExchangeFile.Place: Int] = [:]
    var count = 0
    while let record = records.next() {
      if let mistake = columns.mistake(in: record, separator: records.separator) {
        report(file, mistake.range, mistake.message)
      }
      add(record, columns, &indices)
      count += columns.targets.count
      guard files.count <= ExchangeLimit.files else {
        return report(file, record.range, ExchangeLimit.filesMessage, id: "too-many-files")
      }
      guard count <= ExchangeLimit.units else {
        return report(file, record.range, ExchangeLimit.unitsMessage, id: "too-many-units")
      }
      guard diagnostics.count < ExchangeLimit.mistakes else {
        return report(file, record.range, ExchangeLimit.mistakesMessage, id: "too-many-mistakes")
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
    _ record: CSVRecords.Record, _ columns: CSVColumns, _ indices: inout [ExchangeFile.Place: Int]
  ) {
    func field(_ column: Int?) -> String? {
      guard let column, column < record.fields.count else { return nil }
      return CSVRecords.unguarded(record.fields[column])
    }
    // Spreadsheets leave empty rows behind; what stands in columns of one's own makes no text.
    let isEmpty = columns.known.allSatisfy { field($0)?.isEmpty != false }
    guard let id = field(columns.id), !isEmpty else { return }
    let original = field(columns.file) ?? ""
    for target in columns.targets {
      var unit = ExchangeUnit(id: id, key: id, source: field(columns.source) ?? "")
      // An empty cell says that nothing is there yet; a spreadsheet can't say more.
      unit.target = field(target.column).flatMap { $0.isEmpty ? nil : $0 }
      if unit.target != nil, let state = field(target.stateColumn) {
        unit.state = TextState(exchanged: state)
        unit.unknownState = TextState.knows(exchanged: state) ? nil : state
      }
      unit.range = record.range
      let place = ExchangeFile.Place(original: ExactKey(original), language: target.language)
      let index = indices[place] ?? newFile(at: place, columns)
      indices[place] = index
      files[index].units.append(unit)
    }
  }

  private mutating func newFile(at place: ExchangeFile.Place, _ columns: CSVColumns) -> Int {
    files.append(
      ExchangeFile(
        original: place.original.text, sourceLanguage: columns.sourceLanguage,
        targetLanguage: place.language))
    return files.count - 1
  }
}
