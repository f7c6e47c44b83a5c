import Foundation
import LanguageServer
import Testing
import Workflows

/// What a client is told is wrong: while somebody types, and after a pause.
@Suite struct DiagnosingTests {
  private static let english = """
    "greeting" = "Hello %@";
    "photos" = "%lld photos of %@";
    """
  private static let spanish = """
    "greeting" = "Hola %@";
    "photos" = "%lld fotos de %@";
    """
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hola %@"
              }
            }
          }
        },
        "Sent by %@ on %@" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Enviado por %@ el %@"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let files = [
    "en.lproj/Localizable.strings": english, "es.lproj/Localizable.strings": spanish,
    "Other.xcstrings": catalog,
  ]

  /// What was told of a file, in order, each time the rules and the texts that they mark.
  private func told(_ client: TestClient, _ file: String) -> [[String]] {
    client.messages.filter {
      $0["method"].string == "textDocument/publishDiagnostics"
        && $0["params"]["uri"].string == TestClient.uri(file)
    }.map { message in
      message["params"]["diagnostics"].array.map { diagnostic in
        let text = client.text(file, at: diagnostic["range"])
        return "\(diagnostic["code"].string ?? "?"): \(text)"
      }
    }
  }

  @Test(arguments: [
    ("es.lproj/Localizable.strings", "%lld fotos de", "%@ fotos de"),
    ("es.lproj/Localizable.strings", "%lld fotos de %@", "fotos"),
    ("es.lproj/Localizable.strings", "Hola", "Hola  "),
    ("Other.xcstrings", "Enviado por %@", "Enviado por %lld"),
    ("Other.xcstrings", "Hola %@", "Hola %@ \\u0001"),
    ("Other.xcstrings", "\"Hola %@\"", "\"Hola\""),
    ("Other.xcstrings", "Enviado por %@ el %@", "Enviado"),
  ])
  func whatIsTypedIsCheckedAtOnce(file: String, old: String, new: String) throws {
    let client = TestClient(Self.files)
    client.open(file)
    client.server.settle()
    #expect(told(client, file) == [[]])
    client.edit(file, replacing: old, with: new)
    // On a slow machine the pause may be over already.
    let atOnce = try #require(told(client, file).dropFirst().first, "told without waiting")
    client.server.settle()
    let after = told(client, file)
    #expect(after.count == 3)
    #expect(after.last == atOnce, "the pause finds the same")
    #expect(after.last?.isEmpty == false)
  }

  /// Letter by letter, and back again.
  @Test func nothingStaysBehind() {
    let client = TestClient(Self.files)
    let file = "Other.xcstrings"
    client.open(file)
    client.server.settle()
    for letter in ["%", "%d", "%d é𝒳"].map({ "Hola \($0)" }) {
      client.edit(file, replacing: "Hola", with: letter)
      client.edit(file, replacing: letter, with: "Hola")
    }
    #expect(told(client, file).last == [])
    client.server.settle()
    #expect(told(client, file).last == [])
  }

  /// A change that is not inside of one entry is looked at with the whole file.
  @Test(arguments: [
    ("es.lproj/Localizable.strings", "\"greeting\" = \"Hola %@\";\n", ""),
    ("es.lproj/Localizable.strings", "de %@\";", "de"),
    ("Other.xcstrings", "\"version\" : \"1.0\"", "\"version\" : "),
    ("Other.xcstrings", "\"Hello %@\" : {", "\"Hello\" : {"),
  ])
  func whatIsNotInsideOfAnEntryIsFoundAfterAPause(
    file: String, old: String, new: String
  ) throws {
    let client = TestClient(Self.files)
    client.open(file)
    client.server.settle()
    client.edit(file, replacing: old, with: new)
    client.server.settle()
    let fresh = TestClient(Self.files.merging([file: client.current(file)]) { $1 })
    fresh.open(file)
    fresh.server.settle()
    #expect(told(client, file).last == told(fresh, file).last)
  }

  /// A look at one file of a table tells of the others, where that is news.
  @Test func otherFilesOfATableFollow() {
    let client = TestClient(Self.files)
    let (english, spanish) = ("en.lproj/Localizable.strings", "es.lproj/Localizable.strings")
    client.open(english)
    client.open(spanish)
    client.server.settle()
    let texts = ["Hello %@", "Hello %@ %@", "Hello %@", "Hi %@"]
    var found: [[String]] = []
    for (number, (old, new)) in zip(texts, texts.dropFirst()).enumerated() {
      client.edit(english, replacing: old, with: new, version: number + 2)
      client.server.settle()
      found.append(told(client, spanish).last ?? [])
    }
    #expect(found[0].contains { $0.hasPrefix("missing-argument") }, "\(found)")
    #expect(found[1].isEmpty && found[2].isEmpty, "\(found)")
    #expect(told(client, spanish).suffix(2) == [found[0], []])
  }

  /// What one source says counts in others that are open.
  @Test func otherSourcesFollow() {
    let client = TestClient([
      "A.swift": "let a = String(localized: \"a\", defaultValue: \"A\")\n",
      "B.swift": "let b = String(localized: \"a\", defaultValue: \"A\")\n",
    ])
    client.open("A.swift")
    client.open("B.swift")
    client.server.settle()
    #expect(told(client, "A.swift").last == [] && told(client, "B.swift").last == [])
    client.edit("A.swift", replacing: "\"A\"", with: "\"C\"")
    client.server.settle()
    let found = [told(client, "A.swift").last ?? [], told(client, "B.swift").last ?? []]
    #expect(found.contains { !$0.isEmpty })
    let fresh = TestClient([
      "A.swift": client.current("A.swift"), "B.swift": client.current("B.swift"),
    ])
    fresh.open("B.swift")
    fresh.server.settle()
    #expect(found[1] == told(fresh, "B.swift").last)
  }

  @Test func aSavedConfigurationCounts() {
    let spanish = "es.lproj/Localizable.strings"
    let client = TestClient(Self.files.merging(["l10n.json": "{}"]) { $1 })
    client.open(spanish, Self.spanish.replacingOccurrences(of: "Hola %@", with: "Hola"))
    client.open("l10n.json")
    client.server.settle()
    #expect(told(client, spanish).last?.contains { $0.hasPrefix("missing-argument") } == true)
    func save(_ old: String, _ new: String) {
      client.edit("l10n.json", replacing: old, with: new)
      client.folder.set(Array(client.current("l10n.json").utf8), at: "/app/l10n.json")
      client.notify("textDocument/didSave", ["textDocument": ["uri": TestClient.uri("l10n.json")]])
      client.server.settle()
    }
    save("{}", #"{"severities": {"missing-argument": "off"}}"#)
    #expect(told(client, spanish).last?.contains { $0.hasPrefix("missing-argument") } == false)
    save("severities", "severity")
    #expect(told(client, "l10n.json").last?.contains { $0.hasPrefix("configuration") } == true)
  }

  @Test func aBufferWinsOverTheDisk() {
    let client = TestClient(Self.files)
    client.open("es.lproj/Localizable.strings", "\"greeting\" = \"Hola\";\n")
    client.server.settle()
    let found = told(client, "es.lproj/Localizable.strings")
    #expect(found.last?.contains { $0.contains("missing-argument") } == true, "\(found)")
  }

  /// A catalog that is opened by itself is looked at, too, and while somebody types.
  @Test func aCatalogOutsideOfTheProject() {
    let client = TestClient(Self.files)
    let uri = "file:///other/Localizable.xcstrings"
    func codes() -> [String] {
      let last = client.messages.last { $0["params"]["uri"].string == uri }
      return last?["params"]["diagnostics"].array.compactMap { $0["code"].string } ?? []
    }
    let text = Self.catalog.replacingOccurrences(of: "Hola %@", with: "Hola")
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "x", "version": 1, "text": text]])
    client.server.settle()
    #expect(codes().contains("missing-argument"))
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": Self.catalog]],
      ])
    client.server.settle()
    #expect(codes() == [])
  }

  @Test(arguments: [false, true])
  func aClosedFileIsToldClean(isGone: Bool) throws {
    let client = TestClient(Self.files)
    let file = "es.lproj/Localizable.strings"
    client.open(file, "\"greeting\" = \"Hola\";\n")
    client.server.settle()
    #expect(told(client, file).last?.isEmpty == false)
    if isGone { try client.folder.remove("/app/" + file) }
    client.notify("textDocument/didClose", ["textDocument": ["uri": TestClient.uri(file)]])
    client.server.settle()
    #expect(told(client, file).last == [])
  }

  /// What a source says by itself is told before anything else of the project is read again.
  @Test(arguments: [
    ("_ = 1", "_ = ((", true), ("_ = 1", "_ = String(localized: name)", true),
    ("let a: Int", "let b: Int", false),
  ])
  func aSourceIsToldFirst(old: String, new: String, isFirst: Bool) {
    let gate = Gate()
    let file = "View.swift"
    let client = TestClient(
      [
        file: """
        struct A {
          let a: Int
          func f(name: String) { _ = 1; _ = String(localized: "a", defaultValue: "A") }
        }
        """,
        "Other.swift": "let b = String(localized: \"b\")\n",
      ], on: { GatedFiles($0, gate) })
    client.open(file)
    client.server.settle()
    let before = told(client, file).count
    gate.close()
    client.edit(file, replacing: old, with: new)
    gate.waitForReader()
    client.server.finish()
    let first = told(client, file).dropFirst(before)
    #expect(first.count == (isFirst ? 1 : 0))
    gate.open()
    client.server.settle()
    if isFirst { #expect(told(client, file).last == first.first) }
    let fresh = TestClient([
      file: client.current(file), "Other.swift": "let b = String(localized: \"b\")\n",
    ])
    fresh.open(file)
    fresh.server.settle()
    #expect(told(client, file).last == told(fresh, file).last)
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func aLiteralIsMarkedAsAWhole(encoding: String) {
    let client = TestClient(
      [
        "View.swift": """
        import SwiftUI
        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        struct Settings: View {
          var body: some View { /* 🧹 */ Row(title: "Clear the cache") }
        }
        """
      ], encoding: encoding)
    client.open("View.swift")
    client.server.settle()
    #expect(told(client, "View.swift").last == [#"unlocalized-text: "Clear the cache""#])
  }

  @Test func swiftIsTold() {
    let client = TestClient([
      "View.swift": "let a = String(localized: \"a\", defaultValue: \"A\")\n"
    ])
    client.open("View.swift")
    client.server.settle()
    #expect(told(client, "View.swift") == [[]])
    client.change(
      "View.swift",
      to: """
        let a = String(localized: "a", defaultValue: "A")
        let b = String(localized: "a", defaultValue: "B")
        """)
    client.server.settle()
    let found = told(client, "View.swift").last ?? []
    #expect(found.contains { $0.hasPrefix("conflicting-default-value") }, "\(found)")
  }
}
