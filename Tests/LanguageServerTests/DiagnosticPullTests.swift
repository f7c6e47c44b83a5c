import LanguageServer
import Testing
import Workflows

/// What is wrong in the whole project, for clients that ask.
@Suite struct DiagnosticPullTests {
  private static let files = [
    "A.swift": #"let a = String(localized: "cart \(1)")"#,
    "Localizable.xcstrings": """
    {"sourceLanguage":"en","strings":{"cart %lld":{"localizations":{
    "es":{"stringUnit":{"state":"translated","value":"cesta"}}}}},"version":"1.0"}
    """,
  ]

  private func codes(_ answer: Answer) -> [String] {
    answer["items"].array.flatMap { $0["items"].array }.compactMap { $0["code"].string }
  }

  @Test func theWholeProjectIsTold() {
    let client = TestClient(Self.files)
    let answer = client.ask("workspace/diagnostic", ["previousResultIds": [Any]()])
    #expect(!codes(answer).isEmpty)
    let report = answer["items"].array.first {
      $0["uri"].string == TestClient.uri("Localizable.xcstrings")
    }
    #expect(report?["kind"].string == "full")
    #expect(report?.has("version") == true)
  }

  @Test func progressAndPartsAreTold() {
    let client = TestClient(Self.files)
    let answer = client.ask(
      "workspace/diagnostic",
      ["previousResultIds": [Any](), "workDoneToken": "w", "partialResultToken": 7])
    #expect(answer["items"].array.isEmpty)
    let progress = client.messages.filter { $0["method"].string == "$/progress" }
      .map { $0["params"] }
    let done = progress.filter { $0["token"].string == "w" }.map { $0["value"]["kind"].string }
    #expect(done.first == "begin" && done.last == "end" && done.contains("report"))
    #expect(progress.contains { $0["token"].int == 7 && !codes($0["value"]).isEmpty })
  }

  /// A later report of a file would take the place of the one before.
  @Test(arguments: [true, false])
  func eachFileIsReportedOnceWithAllThatIsFound(inParts: Bool) {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let source = """
      import SwiftUI
      enum Shelf {
        case new, old
        var title: String {
          switch self {
          case .new: return "New books"
          case .old: return "Old books"
          }
        }
      }
      struct Shelves: View {
        let name: String
        var body: some View {
          Text("Shelves", tableName: "First")
          Text("Books", tableName: "Second")
          Text(Shelf.new.title)
          Text(NSLocalizedString(name, comment: ""))
        }
      }
      """
    let client = TestClient([
      "Shelves.swift": source, "First.xcstrings": catalog, "Second.xcstrings": catalog,
    ])
    var query: [String: Any] = ["previousResultIds": [Any]()]
    if inParts { query["partialResultToken"] = 7 }
    let answer = client.ask("workspace/diagnostic", query)
    let parts = client.messages.filter { $0["method"].string == "$/progress" }
      .map { $0["params"]["value"] }
    let reports = (inParts ? parts : [answer]).flatMap { $0["items"].array }
      .filter { $0["uri"].string == TestClient.uri("Shelves.swift") }
    #expect(reports.count == 1)
    let found = reports.flatMap { $0["items"].array }.compactMap { $0["code"].string }
    #expect(found.sorted() == ["dynamic-key", "unlocalized-text", "unlocalized-text"])
  }

  @Test(arguments: [true, false])
  func oneDocumentIsToldOnce(isPublished: Bool) {
    let client = TestClient(
      Self.files,
      capabilities: isPublished ? ["textDocument": ["publishDiagnostics": [String: Any]()]] : [:])
    let answer = client.ask(
      "textDocument/diagnostic",
      ["textDocument": ["uri": TestClient.uri("Localizable.xcstrings")]])
    #expect(answer["kind"].string == "full")
    #expect(answer["items"].array.isEmpty == isPublished)
  }

  @Test(arguments: [true, false])
  func nothingIsReadForClientsThatAreTold(isPublished: Bool) {
    let file = "Notes.txt"
    let client = TestClient(
      Self.files.merging([file: "Cups"]) { $1 },
      capabilities: isPublished ? ["textDocument": ["publishDiagnostics": [String: Any]()]] : [:])
    client.ask("textDocument/diagnostic", ["textDocument": ["uri": TestClient.uri(file)]])
    #expect((client.folder.reads(of: "/app/" + file) == 0) == isPublished)
  }

  /// However the text was changed, and before anything had time to look at all of it.
  @Test func anAnswerIsAboutTheTextAsItIs() {
    let client = TestClient(Self.files)
    let file = "Localizable.xcstrings"
    let (wrong, right) = ("cesta", "cesta %lld")
    client.open(file)
    client.server.settle()
    for (old, new) in [(wrong, right), (right, wrong), (wrong, right)] {
      client.change(file, to: client.current(file).replacing("\"\(old)\"", with: "\"\(new)\""))
      let answer = client.ask(
        "textDocument/diagnostic", ["textDocument": ["uri": TestClient.uri(file)]])
      let codes = answer["items"].array.compactMap { $0["code"].string }
      #expect(codes.contains("missing-argument") == (new == wrong), "\(new): \(codes)")
    }
  }
}
