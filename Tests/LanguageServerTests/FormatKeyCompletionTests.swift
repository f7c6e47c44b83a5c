import Testing

@testable import LanguageServer

/// How code spells keys that have specifiers.
@Suite struct FormatKeyCompletionTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "Order %@ with %lld cups":{}, "100%% of orders, %@":{}, "Ordered at 100% arabica":{},
    "Order %.1f litres":{}, "Order %2$@ at %1$@":{}, "Order $5, %@":{}},"version":"1.0"}
    """

  private static let code = ##"""
    import SwiftUI
    let a = String(localized: "or")
    let b = NSLocalizedString("or", comment: "")
    let c = String(localized: #"or"#)
    let d = String(localized: "or", defaultValue: "None")
    func title(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    let e = title("or")
    let f = Text("or")
    let g = String(localized: """
      or
      """)
    """##

  private func item(
    _ line: String, _ label: String, snippets: Bool = true
  ) -> (text: String?, isSnippet: Bool) {
    let completion = ["completion": ["completionItem": ["snippetSupport": snippets]]]
    let client = TestClient(
      ["A.swift": Self.code, "Localizable.xcstrings": Self.catalog],
      capabilities: ["textDocument": completion])
    let answer = client.ask("textDocument/completion", client.place("A.swift", line))
    let item = answer["items"].array.first { $0["label"].string == label }
    return (item?["textEdit"]["newText"].string, item?["insertTextFormat"].int == 2)
  }

  @Test(arguments: [
    (
      "a = String(localized: \"or|", "Order %@ with %lld cups",
      #"Order \\(${1:value}) with \\(${2:value}) cups"#
    ),
    (
      "c = String(localized: #\"or|", "Order %@ with %lld cups",
      ##"Order \\#(${1:value}) with \\#(${2:value}) cups"##
    ),
    ("f = Text(\"or|", "100%% of orders, %@", #"100% of orders, \\(${1:value})"#),
    ("f = Text(\"or|", "Order %.1f litres", #"Order \\(${1:value}, specifier: "%.1f") litres"#),
    ("f = Text(\"or|", "Order $5, %@", #"Order \$5, \\(${1:value})"#),
    ("  or|\n", "Order %@ with %lld cups", #"Order \\(${1:value}) with \\(${2:value}) cups"#),
  ])
  func interpolations(line: String, label: String, text: String) {
    let item = item(line, label)
    #expect(item.text == text)
    #expect(item.isSnippet)
  }

  @Test(arguments: [
    ("b = NSLocalizedString(\"or|", "Order %@ with %lld cups"),
    ("d = String(localized: \"or|", "Order %@ with %lld cups"),
    ("e = title(\"or|", "Order %@ with %lld cups"),
    ("f = Text(\"or|", "Ordered at 100% arabica"), ("f = Text(\"or|", "Order %2$@ at %1$@"),
  ])
  func keysAsTheyAre(line: String, label: String) {
    let item = item(line, label)
    #expect(item.text == label)
    #expect(!item.isSnippet)
  }

  @Test func clientsWithoutSnippets() {
    let item = item("f = Text(\"or|", "Order %@ with %lld cups", snippets: false)
    #expect(item.text == #"Order \(value) with \(value) cups"#)
    #expect(!item.isSnippet)
  }

  @Test(arguments: [
    ("^[${1}](inflect: true)", "^[](inflect: true)"), (#"\\(${1:a\}b}) \$5"#, #"\(a}b) $5"#),
    ("<string>${1:lld}</string> {}", "<string>lld</string> {}"), ("$", "$"), ("${1", ""),
  ])
  func plainTexts(snippet: String, plain: String) {
    #expect(Snippet.plainText(snippet) == plain)
  }

  @Test func escapedTextsComeBack() {
    let text = #"a \(b) ${1:c} }"#
    #expect(Snippet.plainText(Snippet.escaped(text)) == text)
  }
}
