import Diagnostics
import Testing

@testable import Workflows

/// Keys that constants spell, which a renaming leaves as they are.
@Suite struct RenamedConstantTests {
  private static let table = "\"about.window\" = \"About\";\n"

  private func renamed(
    _ code: String, isForced: Bool = false
  ) -> (tree: InMemoryFolder, outcome: RenameOutcome) {
    let tree = InMemoryFolder([
      "A.swift": "import SwiftUI\n" + code, "en.lproj/Localizable.strings": Self.table,
    ])
    var options = RenameOptions(old: "about.window", new: "win.about", paths: ["."])
    options.isForced = isForced
    return (tree, RenameWorkflow(options).run(on: tree))
  }

  /// A constant that is called like the key's symbol is none that a tool made.
  @Test(arguments: [
    (
      #"enum Keys { static let aboutWindow = "about.window" }"#,
      #"NSLocalizedString(Keys.aboutWindow, comment: "")"#, true
    ),
    (
      #"enum Keys { static let about = "about.window" }"#,
      #"NSLocalizedString(Keys.about, comment: "")"#, true
    ),
    (
      #"enum Keys { static let start = "about.", window = "window" }"#,
      #"NSLocalizedString(Keys.start + Keys.window, comment: "")"#, true
    ),
    (
      #"enum Keys { static let aboutWindow: String = "about.window" }"#,
      "kettle.text(Keys.aboutWindow)", true
    ),
    (
      ##"enum Keys { static let `aboutWindow`: String? = #"about.window"# }"##,
      "kettle.text(Keys.aboutWindow)", true
    ),
    (
      #"let other = ["about.window"], name = "about""#, "kettle.text(Strings.aboutWindow)", false
    ),
    (#"log("about.window")"#, "kettle.text(Strings.aboutWindow)", false),
    ("", "kettle.text(Strings.aboutWindow)", false),
  ])
  func constantsAreNoSymbols(declaration: String, use: String, isRefused: Bool) {
    let code = "\(declaration)\nfunc go() { print(\(use)) }\n"
    let (tree, outcome) = renamed(code)
    #expect(outcome.status == (isRefused ? .couldNotRun : .clean))
    #expect((tree.text(at: "en.lproj/Localizable.strings") == Self.table) == isRefused)
    #expect(outcome.diagnostics.contains { $0.id == "rename-symbol" } == !isRefused)
    let forced = renamed(code, isForced: true)
    #expect(forced.outcome.status == .clean)
    #expect(forced.tree.text(at: "en.lproj/Localizable.strings") != Self.table)
  }

  /// The place that looks up all raw values is no literal, so that nothing is said of one.
  @Test func aRawValueIsRefusedOnce() {
    let tree = InMemoryFolder([
      "A.swift": """
      import SwiftUI
      enum Kind: String {
        case web = "Web", secret = "Secret"
        var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
      }
      """,
      "en.lproj/Localizable.strings": "\"Web\" = \"Web\";\n\"Secret\" = \"Secret\";\n",
    ])
    let options = RenameOptions(old: "Web", new: "kind.web", paths: ["."])
    let outcome = RenameWorkflow(options).run(on: tree)
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains("can't be changed safely") == true)
  }

  /// The look-up is told at its place in the file as it is left.
  @Test func aLookUpThatKeepsTheOldKeyIsTold() throws {
    let (tree, outcome) = renamed(
      #"""
      enum Keys { static let about = "about.window" }
      func go() -> some View { Text("about.window") }; func name() -> String {
        NSLocalizedString(Keys.about, comment: "") }
      """#)
    #expect(outcome.status == .clean)
    let warnings = outcome.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.map(\.id) == ["rename-mention"])
    let place = try #require(warnings.first?.location)
    let text = try #require(tree.text(at: place.file))
    let rest = String(decoding: Array(text.utf8)[place.range.lowerBound...], as: UTF8.self)
    #expect(rest.hasPrefix("Keys.about,"))
    #expect(text.contains(#"Text("win.about")"#))
  }
}
