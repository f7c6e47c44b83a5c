import Exchange
import Testing
import Workflows

/// Which literals keep keys that no source asks for any more.
@Suite struct SpellingEvidenceTests {
  /// The keys of a String Catalog that are marked stale by an extraction of some files.
  private func stale(
    _ keys: [String], in catalog: String = "Localizable.xcstrings", _ files: [String: String]
  ) -> Set<String> {
    let entries = keys.map { #""\#($0)": {"localizations": {"de": {}}}"# }.joined(separator: ", ")
    let strings = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
    let tree = InMemoryFolder(files.merging([catalog: strings]) { $1 })
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(outcome.status == .clean)
    let changes = outcome.changes.filter { $0.file == catalog }.flatMap(\.changes)
    return Set(keys.filter { changes.contains(.markedStale(key: $0)) })
  }

  @Test("a literal whose arguments are known is one key and no other")
  func knownArguments() {
    let source = """
      import SwiftUI
      import Somewhere
      struct Sink: View {
        var litres: Double
        var cups: Int
        var body: some View {
          Text("\\(litres) litres")
          Text("\\(cups.formatted()) cups")
          Text("\\(Unknown.value.more) plates and \\(cups) bowls")
          note("\\(cups) spoons")
          Text("\\(litres, specifier: "%.2f") jugs")
          Text("\\(litres) pots")
        }
      }
      """
    let keys = [
      "%lld litres", "%lld cups", "%lld plates and %lld bowls", "%lf plates and %lf bowls",
      "%lld spoons", "%f litres", "%.0f jugs", "%@ jugs", "%lld jugs", "%.2lf jugs", "%.2f jugs",
      "%.1f pots", "%f pots",
    ]
    #expect(
      stale(keys, ["A.swift": source]) == [
        "%lld litres", "%lld cups", "%.0f jugs", "%@ jugs", "%lld jugs", "%.1f pots",
      ])
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", defaultLocalization: "en", targets: [
      .target(name: "One", exclude: ["Old.swift"], resources: [.process("Localizable.xcstrings")]),
      .target(name: "Two", resources: [.process("Localizable.xcstrings")]),
      .testTarget(name: "OneTests", dependencies: ["One"]),
    ])
    """

  private func package(_ more: [String: String]) -> [String: String] {
    [
      "Package.swift": Self.manifest,
      "Sources/One/A.swift": "import SwiftUI\nlet a = Text(\"Here\", bundle: .module)\n",
      "Sources/Two/B.swift": "import SwiftUI\nlet b = Text(\"There\", bundle: .module)\n",
      "Sources/Two/Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
    ].merging(more) { $1 }
  }

  private func text(_ key: String, _ more: String = ", bundle: .module") -> String {
    "import SwiftUI\nlet c = Text(\"\(key)\"\(more))\n"
  }

  @Test(
    "what is another target's, or nobody's, keeps nothing",
    arguments: [
      ("Sources/Two/Moved.swift", #"Text("Key", bundle: .module)"#, true),
      ("Sources/Two/Moved.swift", #"Text("Key", bundle: .of(it))"#, false),
      ("Sources/Two/Moved.swift", #"Plain("Key")"#, false),
      ("Sources/One/Old.swift", #"Text("Key", bundle: .module)"#, true),
      ("Sources/One/Old.swift", #"Plain("Key")"#, true),
      ("Sources/One/Old.h", #"@"Key""#, false), ("Other/Tool.json", #"{"key": "Key"}"#, false),
      ("Tests/OneTests/T.swift", #"app.buttons["Key"].tap()"#, true),
      ("Tests/OneTests/T.swift", #"enum Keys: String { case Key }"#, true),
      ("Sources/One/New.swift", #"Plain("Key")"#, false),
    ])
  func targets(path: String, code: String, isStale: Bool) {
    let files = package([path: "import SwiftUI\nlet c = \(code)\n"])
    let found = stale(["Here", "Key"], in: "Sources/One/Localizable.xcstrings", files)
    #expect(found == (isStale ? ["Key"] : []))
  }

  @Test func aManifestThatCannotBeReadLeavesNothingOut() {
    var files = package(["Sources/One/Old.swift": "let c = Plain(\"Key\")\n"])
    files["Package.swift"]? += "\npackage.targets += names.map { .target(name: $0) }\n"
    let found = stale(["Here", "Key"], in: "Sources/One/Localizable.xcstrings", files)
    #expect(found.isEmpty)
  }
}
