import Catalogs
import Exchange
import Reading
import Testing

@Suite("Exchange files come back as they were")
struct ExchangeRoundTripTests {
  @Test("XLIFF", arguments: XLIFFDocument.Version.allCases)
  func xliff(version: XLIFFDocument.Version) {
    for seed in 0..<200 {
      let files = [ExchangeSamples.file(seed: seed), ExchangeSamples.file(seed: seed + 1000)]
      let document = XLIFFDocument(version: version, files: files)
      let read = XLIFFDocument(parsing: document.serialized(), file: "f")
      #expect(read.diagnostics.isEmpty)
      #expect(read.version == version)
      #expect(read.serialized() == document.serialized(), "seed \(seed)")
      #expect(read.files.map(\.units.plain) == files.map(\.units.plain), "seed \(seed)")
    }
  }

  @Test("CSV, with and without a byte-order mark", arguments: [false, true])
  func csv(hasByteOrderMark: Bool) {
    for seed in 0..<200 {
      let file = ExchangeSamples.file(seed: seed)
      let document = CSVDocument(files: [file])
      let bytes = document.serialized(hasByteOrderMark: hasByteOrderMark)
      let read = CSVDocument(parsing: bytes, file: "f")
      #expect(read.diagnostics.isEmpty)
      let expected = file.units.filter(\.isTranslatable).map { unit in
        var unit = unit
        // A cell can't tell an empty translation from none.
        if unit.target?.isEmpty ?? true { (unit.target, unit.state) = (nil, nil) }
        unit.notes = []
        return unit
      }
      #expect(read.files.first?.units.plain == expected.plain, "seed \(seed)")
      #expect(read.files.first?.targetLanguage == "pt-BR")
    }
  }

  /// A catalog may call its language anything; the header stays one line of six cells.
  @Test func languagesStayInTheirCells() {
    let hostile = "en\",=1+1\r\n,\"\u{301}"
    var file = ExchangeFile(original: "L", sourceLanguage: hostile, targetLanguage: "es")
    file.units = [ExchangeUnit(id: "a", key: "a", source: "a")]
    let read = CSVDocument(parsing: CSVDocument(files: [file]).serialized(), file: "f")
    #expect(read.diagnostics.isEmpty)
    #expect(read.files.first?.sourceLanguage.isExactly(hostile) == true)
    #expect(read.files.first?.units.map(\.id) == ["a"])
  }

  /// A cell that a spreadsheet would run gets an apostrophe, and every text has its own spelling.
  @Test func noCellIsAFormula() {
    let texts = ["=1", "+1", "-1", "@a", "\t=", "\r=", "\n=", "'=1", "''+", "'", "'a", "＝1", "a=1"]
    var file = ExchangeFile(original: "=L", sourceLanguage: "en", targetLanguage: "es")
    file.units = texts.map { ExchangeUnit(id: $0, key: $0, source: $0, target: $0) }
    let bytes = CSVDocument(files: [file]).serialized()
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\r\n") {
      #expect(!["=", "+", "-", "@", "\"=", "\t"].contains { line.hasPrefix($0) }, "\(line)")
      #expect(!line.contains(",=") && !line.contains(",\"="), "\(line)")
    }
    let read = CSVDocument(parsing: bytes, file: "f").files.first
    #expect(read?.original == "=L")
    #expect(read?.units.map(\.target) == texts)
  }
}

extension [ExchangeUnit] {
  /// The units byte for byte, without the ranges that only files have.
  fileprivate var plain: [[String]] {
    map { unit in
      let texts = [unit.id, unit.source, unit.target ?? "(none)"] + unit.notes + unit.hints
      // Equality of strings would take different bytes for the same.
      return texts.map { $0.utf8.map(String.init).joined(separator: " ") }
        + ["\(unit.state?.rawValue ?? "")", "\(unit.isTranslatable)"]
    }
  }
}
