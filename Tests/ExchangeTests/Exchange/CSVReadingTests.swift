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
      ("sep=;\r\nid;target (es)\r\nK;a,b,c,d\r\n", [["K", "", "a,b,c,d"]]),
      ("\u{FEFF}sep=|\nid|target (es)\nK|a;b\n", [["K", "", "a;b"]]),
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
      "", "id,source\nK,b", "a,b\n1,2", "id,target (es)\nK,\"b", "sep=;", "sep=;\n",
      "sep=x\nidxtarget (es)\n",
    ])
  func refusals(text: String) {
    #expect(units(text) == nil)
  }

  @Test(
    "what would be cut or lost is refused, with its place and what to do",
    arguments: [
      ("id,target (es)\nK,Hola, amigo\n", 2, "3 cells, and the first line names 2 columns; put"),
      ("id;target (es)\nK;a\nL;Hola; amigo\n", 3, "a text with a semicolon"),
      ("id,target (es)\nK,\"Hola\"x\n", 2, "double the quotation marks"),
      ("id,target (de),target (DE)\nK,,Hallo\n", 1, "two columns have translations into 'DE'"),
    ])
  func lossesAreRefused(text: String, line: Int, message: String) {
    let found = CSVDocument(parsing: Array(text.utf8), file: "f").diagnostics
    #expect(found.map(\.id) == ["csv-syntax"])
    #expect(found.first?.message.contains(message) == true, "\(found)")
    let start = found.first?.location?.range.lowerBound ?? 0
    #expect(text.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") } == line - 1)
  }

  @Test(
    "each language has a column, and its states in the one behind it",
    arguments: [
      (
        "id,target (es),target (fr)\nK,a,b\nL,c,\n",
        ["es K a -", "es L c -", "fr K b -", "fr L - -"]
      ),
      (
        "id,target (es),state,target (fr),state\nK,a,needs_review,b,translated\n",
        ["es K a needs_review", "fr K b translated"]
      ),
      (
        "id,target (es),target (fr),state\nK,a,b,needs_review\n",
        ["es K a needs_review", "fr K b needs_review"]
      ),
      ("state,id,target (es)\nneeds_review,K,a\n", ["es K a needs_review"]),
      (
        "id,target (es),state,notes,target (fr)\nK,a,needs_review,n,b\n",
        ["es K a needs_review", "fr K b -"]
      ),
      // As platforms call them.
      ("key,en,pt-BR\nK,a,b\n", ["en K a -", "pt-BR K b -"]),
      ("Key,id,en\nK,a,b\n", ["id K a -", "en K b -"]),
      ("id,ru,notes,uk\nK,a,n,b\n", ["ru K a -", "uk K b -"]),
      ("identifier,en,target (es)\nK,a,b\n", ["es K b -"]),
      ("id,en,target\nK,a,b\n", [" K b -"]),
      // Columns of somebody's own.
      ("id,target (es),target audience (all),Target\nK,a,kids,x\n", ["es K a -"]),
      ("id,target (es),mine\nK,a,x,,,\n", ["es K a -"]),
    ])
  func languages(text: String, expected: [String]) {
    let document = CSVDocument(parsing: Array(text.utf8), file: "f")
    #expect(document.diagnostics.isEmpty)
    let read = document.files.flatMap { file in
      file.units.map { unit in
        "\(file.targetLanguage) \(unit.id) \(unit.target ?? "-") \(unit.state?.rawValue ?? "-")"
      }
    }
    #expect(read == expected)
  }

  @Test func aTableWithoutALanguageIsReadAgain() {
    let document = CSVDocument(parsing: Array("id,target\nK,a\n".utf8), file: "f")
    let written = String(decoding: document.serialized(), as: UTF8.self)
    #expect(written == "file,id,source,target,state,notes\r\n,K,,a,,\r\n")
    #expect(units(written) == [["K", "", "a"]])
  }

  @Test(
    "a first line that lacks a column says which one",
    arguments: [
      ("file,id,Quelle,Ziel\nf,K,a,b\n", "names no column 'target (LANGUAGE)'"),
      ("file,Kennung,target (es)\nf,K,b\n", "names no column 'id'"),
      ("Quelle,Ziel\na,b\n", "expected a first line such as file,id,source (en),target (es)"),
    ])
  func missingColumns(text: String, message: String) {
    let found = CSVDocument(parsing: Array(text.utf8), file: "f").diagnostics
    #expect(found.map(\.id) == ["csv-syntax"])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func anotherEncodingIsToldOnce() {
    let bytes = Array("id,target (de)\nK,".utf8) + [0xFC, 0x20, 0xE4, 0x0A]
    let found = CSVDocument(parsing: bytes, file: "f").diagnostics
    #expect(found.map(\.id) == ["invalid-encoding"])
  }

  @Test func aFileOfMistakesIsNotReadToItsEnd() {
    let rows = String(repeating: "K,a,b\n", count: 5000)
    let found = CSVDocument(parsing: Array(("id,target (es)\n" + rows).utf8), file: "f").diagnostics
    #expect(found.count == 1001)
    #expect(found.last?.id == "too-many-mistakes")
  }

  @Test(
    "only an export's own first line makes a file an export",
    arguments: [
      ("file,id,source (en),target (es),state,notes\r\n", true),
      ("\u{FEFF}file,id,source (en),target (pt-BR),state,notes\r\na", true),
      ("file,id,source (en),target (es),state,notes\na", false),
      ("file,id,source (en),target (es)\r\n", false),
      ("file,id,source (en),target (es),state,notes,mine\r\n", false), ("", false),
    ])
  func exports(text: String, isExport: Bool) {
    #expect(CSVDocument.isExport(Array(text.utf8)) == isExport)
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
