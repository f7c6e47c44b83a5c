import Diagnostics
import Testing
import Workflows

/// Keys that Xcode doesn't see, because a function of the project looks them up.
@Suite struct IndirectKeyTests {
  private static let wrapper = """
    import Foundation
    func push(_ title: String) { show(NSLocalizedString(title, comment: "A notification")) }

    """

  private func extract(_ files: [String: String]) -> InMemoryFolder {
    let tree = InMemoryFolder(files)
    var options = ExtractOptions(paths: ["."])
    #expect(ExtractWorkflow(options).run(on: tree).status == .clean)
    options.isCheck = true
    #expect(ExtractWorkflow(options).run(on: tree).status == .clean)
    return tree
  }

  /// Whether `First` and `Second` are managed by hand, and what becomes of new keys and of those that
  /// Xcode called stale.
  @Test(arguments: [
    ("manual", "manual", "manual"), ("manual", "", ""), ("", "", ""), ("manual", "stale", "manual"),
  ])
  func newOnesAreManagedByHandWhereTheOthersAre(first: String, second: String, expected: String) {
    func state(_ state: String) -> String {
      state.isEmpty ? "" : #""extractionState": "\#(state)""#
    }
    let old = #"""
      {"sourceLanguage": "en", "strings": {"First": {\#(state(first))}, "Second": {\#(state(second))},
        "Told": {"extractionState": "stale"}}, "version": "1.0"}
      """#
    let tree = extract([
      "App/Localizable.xcstrings": old,
      "App/A.swift": Self.wrapper
        + #"func f() { push("First"); push("Second"); push("Told"); push("New") }"#
        + "\nlet seen = NSLocalizedString(\"Seen\", comment: \"\")",
    ])
    let text = tree.text(at: "App/Localizable.xcstrings") ?? ""
    let new =
      #""New": {"comment": "A notification"\#(expected.isEmpty ? "" : ", " + state(expected))}"#
    #expect(text.contains(new))
    #expect(text.contains(new.replacing("New", with: "Told")))
    #expect(text.contains(#""Seen": {}"#))
  }

  /// A wrapper's comment is one for all keys; Xcode writes what is said where it sees a key.
  @Test func aKeyThatXcodeSeesHasNoCommentOfAWrapper() {
    let code = """
      func f() { push("Both"); push("Only") }
      let both = NSLocalizedString("Both", comment: "")
      let more = NSLocalizedString("More", comment: "Said here")
      func g() { push("More") }
      """
    let tree = extract([
      "App/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
      "App/A.swift": Self.wrapper + code,
    ])
    let text = tree.text(at: "App/Localizable.xcstrings") ?? ""
    #expect(text.contains(#""Both": {}"#))
    #expect(text.contains(#""Only": {"comment": "A notification"}"#))
    #expect(text.contains(#""More": {"comment": "Said here"}"#))
  }

  // MARK: Bundles

  private static func package(_ name: String, uses other: String? = nil) -> String {
    let package = other.map { ".package(path: \"../\($0)\")" } ?? ""
    return """
      let package = Package(name: "\(name)", dependencies: [\(package)], targets: [
        .target(name: "\(name)", dependencies: [\(other.map { "\"\($0)\"" } ?? "")],
          resources: [.process("Localizable.xcstrings")])])
      """
  }

  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  /// `.module` in a function is the bundle of the module that declares it, through however many hands.
  @Test(arguments: [#"CoreTexts.string("Revert")"#, #"text("Revert")"#])
  func aBundleIsTheOneOfTheModuleThatNamesIt(call: String) {
    let core = """
      import Foundation
      public enum CoreTexts {
        public static func string(_ key: String) -> String {
          String(localized: String.LocalizationValue(key), bundle: .module)
        }
      }
      """
    let plugin = """
      import Core
      import Foundation
      func text(_ key: String) -> String { CoreTexts.string(key) }
      let a = \(call)
      let b = String(localized: "Own", bundle: .module)
      """
    let tree = extract([
      "Core/Package.swift": Self.package("Core"), "Core/Sources/Core/Texts.swift": core,
      "Core/Sources/Core/Localizable.xcstrings": Self.empty,
      "Plugin/Package.swift": Self.package("Plugin", uses: "Core"),
      "Plugin/Sources/Plugin/Plugin.swift": plugin,
      "Plugin/Sources/Plugin/Localizable.xcstrings": Self.empty,
    ])
    let (own, others) = (
      tree.text(at: "Plugin/Sources/Plugin/Localizable.xcstrings"),
      tree.text(at: "Core/Sources/Core/Localizable.xcstrings")
    )
    #expect(own == #"{"sourceLanguage": "en", "strings": {"Own": {}}, "version": "1.0"}"#)
    #expect(others == #"{"sourceLanguage": "en", "strings": {"Revert": {}}, "version": "1.0"}"#)
  }
}
