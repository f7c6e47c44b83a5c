import Diagnostics
import Extraction
import Testing

/// What is said of keys that are no literals, and of which ones nothing is.
@Suite struct LocalizedTextTests {
  @Test(arguments: [
    (#"L("a \(x)")"#, ["dynamic-key"]), (#"print("b", L(x))"#, ["dynamic-key"]), (#"L("a")"#, []),
    (#"L(L("a"))"#, []), ("", ["dynamic-key"]),
  ])
  func whatIsNoLiteralIsToldWhereItIsGiven(use: String, ids: [String]) {
    let extraction = Extracted.from([
      "Wrapper.swift": #"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      "Use.swift": "func f(other: Unknown) { let x = other.load(); \(use) }",
    ])
    #expect(extraction.diagnostics.map(\.id) == ids)
    let file = use.isEmpty ? "Wrapper.swift" : "Use.swift"
    #expect(extraction.diagnostics.allSatisfy { $0.location?.file == file })
  }

  @Test(
    "what a caller elsewhere gives is not told where it is taken",
    arguments: [
      "public func tr(_ key: String) -> String { L(key) }",
      "public enum Kit { public static func tr(_ key: String) -> String { L(key) } }",
      """
      class Own: Bundle {
        override func localizedString(forKey key: String, value: String?, table: String?) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: table)
        }
      }
      """,
      "func show(_ it: LocalizedStringResource) -> String { NSLocalizedString(it.key, comment: \"\") }",
    ])
  func callersElsewhere(declaration: String) {
    let extraction = Extracted.from([
      "Wrapper.swift": """
      import Foundation
      func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      """,
      "Use.swift": "import Foundation\n\(declaration)\nlet used = L(\"used\")",
    ])
    #expect(extraction.entries.map(\.key) == ["used"])
    #expect(extraction.diagnostics.isEmpty, "\(extraction.diagnostics)")
  }

  @Test(
    "what only hands on what it is given has no key to write, though nothing calls it",
    arguments: [
      ("func tr(_ key: String) -> String { L(key) }", true),
      ("extension String { var tr: String { loc() } }", true),
      ("extension String { var tr: String { self.loc() } }", true),
      ("extension Key { init(unicodeScalarLiteral text: String) { self.init(text: text) } }", true),
      ("func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }", false),
      ("func tr(_ key: String) -> String { L(\"a.\" + key) }", false),
      ("func tr(_ number: Int) -> String { L(String(number)) }", false),
    ])
  func forwardingWithoutCallers(declaration: String, isForwarding: Bool) {
    let extraction = Extracted.from([
      "Wrapper.swift": """
      import Foundation
      func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      extension String { func loc() -> String { NSLocalizedString(self, comment: "") } }
      struct Key { let shown: String; init(text: String) { shown = L(text) } }
      """,
      "Forwarding.swift": "import Foundation\n\(declaration)",
      "Use.swift": "let used = (L(\"used\"), \"used\".loc(), Key(text: \"used\"))",
    ])
    #expect(extraction.entries.map(\.key) == ["used"])
    #expect(extraction.diagnostics.map(\.id) == (isForwarding ? [] : ["dynamic-key"]))
    #expect(extraction.openLookUps.map(\.file) == ["Forwarding.swift"])
  }

  @Test(
    "what is localized already is no key, and nobody is told to write it in quotes",
    arguments: [
      "L(error.localizedDescription)", "L(NSError().localizedFailureReason ?? \"\")",
      "L(DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .none))",
      "L(String(format: NSLocalizedString(\"own\", comment: \"\"), 1))",
      "L(String.localizedStringWithFormat(NSLocalizedString(\"own\", comment: \"\"), 1))",
      "Size.allCases.map { size in size.loc }", "L(Size.small.loc)", "L(Size.small.said())",
      """
      { () -> String in
        let text: String! = switch Size.small { case .small: String(localized: "own") }
        return L(text)
      }()
      """,
    ])
  func textsThatAreLocalizedAlready(use: String) {
    let extraction = Extracted.from([
      "Wrapper.swift": """
      import Foundation
      func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      """,
      "Use.swift": """
      import Foundation
      enum Size: String, CaseIterable {
        case small
        var loc: String { switch self { case .small: return NSLocalizedString("own", comment: "") } }
        func said() -> String { NSLocalizedString("own", comment: "") }
      }
      let used = (L("used"), "used".loc)
      func use() { do { try run() } catch { _ = \(use) } }
      """,
    ])
    #expect(extraction.entries.map(\.key) == ["own", "used"])
    #expect(extraction.diagnostics.isEmpty, "\(extraction.diagnostics)")
  }

  /// What shows a text that it is given, whatever that is, asks for no literal; nor does what hands one
  /// on to it, unless that looks it up as well.
  @Test(arguments: [
    ("Text(.init(line))", []), ("Text(LocalizedStringKey(line))", []), ("inner(line)", []),
    ("Text(NSLocalizedString(line, comment: \"\"))", ["dynamic-key"]),
    ("isPlain ? Text(line.loc) : Text(.init(line))", ["dynamic-key"]),
    ("isPlain ? Text(.init(line)) : Text(line.loc)", ["dynamic-key"]),
  ])
  func textsThatAreShownWhateverTheyAre(body: String, ids: [String]) {
    let extraction = Extracted.from([
      "Line.swift": """
      import SwiftUI
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      func inner(_ line: String) -> Text { Text(.init(line)) }
      func show(_ line: String, isPlain: Bool = false) -> Text { \(body) }
      """,
      "Use.swift": """
      import SwiftUI
      struct Other { var line: String }
      func use(other: Other) { _ = (show("Steps"), show("• " + other.line), "Known".loc) }
      """,
    ])
    #expect(extraction.entries.map(\.key) == ["Known", "Steps"])
    #expect(extraction.diagnostics.map(\.id) == ids)
  }

  @Test(
    "a text in other letters, and a format that is no key, are none",
    arguments: ["L(other.name.localizedCapitalized)", "L(String(format: other.name, 1))"])
  func textsThatAreNotLocalized(use: String) {
    let extraction = Extracted.from([
      "Wrapper.swift": #"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      "Use.swift": """
      import Foundation
      struct Other { var name: String }
      func use(other: Other) { _ = \(use) }
      """,
    ])
    #expect(extraction.diagnostics.map(\.id) == ["dynamic-key"])
  }
}
