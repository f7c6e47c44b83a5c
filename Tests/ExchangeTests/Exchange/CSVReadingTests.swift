import Catalogs
import Diagnostics
import Exchange
import Testing

@Suite("Reading CSV")
struct CSVReadingTests {
  private func units(_ text: String) -> [[String?]]? {
    let document = CSVDocument(parsing: Array(text.utf8), file: "es.csv")
    guard !document.hasErrors else { return nil }
    return document.files.flatMap(\.units).map { [$0.id, $0.source, $0.target] }
  }

  @Test(
    "what spreadsheets make of a file is read",
    arguments: [
      ("file,id,source (en),target (es)\r\nf,K,a,b\r\n", [["K", "a", "b"]]),
      ("\u{FEFF}file;id;source (en);target (es)\nf;K;a;b", [["K", "a", "b"]]),
      ("target (es)\tid\nb\tK\n", [["K", "", "b"]]),
      ("id,target (es),mine\r\nK,\"a \"\"b\"\"\r\n c\",x\r\n\r\n", [["K", "", "a \"b\"\r\n c"]]),
      ("id,target (es)\nK,\nL\n", [["K", "", nil], ["L", "", nil]]),
      (
        "id,target (es)\nK,'=1+1\nL,'hello\nM,''-\n",
        [["K", "", "=1+1"], ["L", "", "'hello"], ["M", "", "'-"]]
      ),
    ] as [(String, [[String?]])])
  func spreadsheets(text: String, expected: [[String?]]) throws {
    #expect(try #require(units(text)) == expected)
  }

  @Test(
    "what is no such table is refused",
    arguments: [
      "", "id,target\nK,b", "a,b\n1,2", "id,target (es)\nK,\"b",
    ])
  func refusals(text: String) {
    #expect(units(text) == nil)
  }

  @Test(
    "what is absurd is refused",
    arguments: [
      ((0...10_000).map { "f\($0),K,b\n" }.joined(), "too-many-files"),
      (String(repeating: ",", count: 2000), "csv-syntax"),
    ])
  func limits(rows: String, id: String) {
    let document = CSVDocument(parsing: Array(("file,id,target (es)\n" + rows).utf8), file: "f")
    #expect(document.diagnostics.map(\.id) == [id])
  }

  @Test(
    "no cell starts a formula", arguments: ["=1", "+1", "-1", "@x", "\t=1", "\r=1", "＝1", "'=1"])
  func formulas(text: String) {
    var file = ExchangeFile(original: "f", sourceLanguage: "en", targetLanguage: "es")
    file.units = [ExchangeUnit(id: text, key: text, source: text, target: text)]
    let written = String(decoding: CSVDocument(files: [file]).serialized(), as: UTF8.self)
    let row = written.split(separator: "\r\n", maxSplits: 1)[1]
    #expect(row.hasPrefix("f,'") || row.hasPrefix("f,\"'"))
    let read = CSVDocument(parsing: Array(written.utf8), file: "es.csv").files.first?.units.first
    #expect(read?.target == text)
  }
}
