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

  private static func catalog(_ keys: [String]) -> String {
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}, \"version\": \"1.0\"}"
  }

  /// What the catalogs have after a call in one package of what another one declares.
  private func catalogs(
    calling call: String, bundle: String, _ declaration: String
  ) -> (core: String?, plugin: String?) {
    let core = """
      import Foundation
      public enum CoreTexts {
        public static func string(_ key: String) -> String {
          String(localized: String.LocalizationValue(key), bundle: \(bundle))
        }
      }
      extension String {
        public var core: String {
          String(localized: .init(stringLiteral: self), bundle: \(bundle))
        }
      }
      """
    let plugin = """
      import Core
      import Foundation
      func text(_ key: String) -> String { CoreTexts.string(key) }
      let a = \(call)
      let b = String(localized: "Own", bundle: \(bundle))
      """
    let tree = extract([
      "Core/Package.swift": Self.package("Core"), "Core/Sources/Core/Texts.swift": core,
      "Core/Sources/Core/Own.swift": "import Foundation\n" + declaration,
      "Core/Sources/Core/Localizable.xcstrings": Self.catalog([]),
      "Plugin/Package.swift": Self.package("Plugin", uses: "Core"),
      "Plugin/Sources/Plugin/Own.swift": "import Foundation\n" + declaration,
      "Plugin/Sources/Plugin/Plugin.swift": plugin,
      "Plugin/Sources/Plugin/Localizable.xcstrings": Self.catalog([]),
    ])
    return (
      tree.text(at: "Core/Sources/Core/Localizable.xcstrings"),
      tree.text(at: "Plugin/Sources/Plugin/Localizable.xcstrings")
    )
  }

  /// `.module` in a function is the bundle of the module that declares it, through however many hands;
  /// so is what the module calls it for itself.
  @Test(arguments: [
    (".module", "", true), ("Bundle.module", "", true),
    (".kit", "extension Bundle { static var kit: Bundle { .module } }", true),
    (
      ".kit",
      """
      extension Bundle {
        static var kit: Bundle {
          #if compiler(>=6.0)
            if #available(iOS 15, *) { #bundle } else { .module }
          #else
            .module
          #endif
        }
      }
      """, true
    ),
    (
      ".kit",
      "final class Token {}\nextension Bundle { static let kit = Bundle(for: Token.self) }", true
    ),
    (".kit", "extension Bundle { static let kit: Bundle = { return Bundle.module }() }", true),
    (
      ".kit",
      "extension Bundle { static let kit = Bundle.own; static var own: Bundle { #bundle } }",
      true
    ),
    ("Texts.bundle", "enum Texts { static let bundle = Bundle.module }", true),
    (".kit", "extension Bundle { static var kit: Bundle { .main } }", false),
    (".kit", "extension Bundle { static var kit: Bundle { isApp ? .main : .module } }", false),
    (
      ".kit",
      """
      extension Bundle {
        static var kit: Bundle {
          Bundle.main.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init) ?? .main
        }
      }
      """, false
    ),
  ])
  func aBundleIsTheOneOfTheModuleThatNamesIt(bundle: String, declaration: String, isOwn: Bool) {
    for call in [#"CoreTexts.string("Revert")"#, #"text("Revert")"#, #""Revert".core"#] {
      let found = catalogs(calling: call, bundle: bundle, declaration)
      #expect(found.core == Self.catalog(isOwn ? ["Revert"] : []), "\(call)")
      #expect(found.plugin == Self.catalog(isOwn ? ["Own"] : ["Own", "Revert"]), "\(call)")
    }
  }
}
