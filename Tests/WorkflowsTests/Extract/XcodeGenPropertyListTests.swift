import Catalogs
import Diagnostics
import Testing

@testable import Workflows

/// What `extract` brings into catalogs of the property lists of targets of XcodeGen.
@Suite struct XcodeGenPropertyListTests {
  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  /// The texts that the catalog gets, by key.
  ///
  /// - Parameter info: What the target says beside its sources, in one line.
  private func added(_ info: String, _ more: [String: String] = [:]) -> [String: String] {
    let files = [
      "project.yml": """
      targets:
        App: { type: application, sources: [App], settings: { PRODUCT_NAME: Tea }\(info) }
      """,
      "App/InfoPlist.xcstrings": Self.empty, "App/A.swift": "let a = 1",
    ]
    let tree = InMemoryFolder(files.merging(more) { $1 })
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    var texts: [String: String] = [:]
    for change in outcome.changes {
      let catalog = StringCatalogDocument(parsing: change.new, file: change.file)
      for position in catalog.entries.indices {
        let key = catalog.entries.key(at: position)
        let content = catalog.entry(forKey: key)?.localization(in: "en")?.content
        texts[key] = content?.unit?.value?.text ?? key
      }
    }
    return texts
  }

  private func list(_ name: String) -> String {
    "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>\(name)</string></dict></plist>"
  }

  @Test func whatXcodeGenWritesIsRead() {
    let properties = """
      , info: { path: App/Info.plist, properties: { CFBundleDisplayName: "$(PRODUCT_NAME) cups", \
      NSCameraUsageDescription: Photos of cups., UIRequiresFullScreen: true, \
      UIApplicationShortcutItems: [{ UIApplicationShortcutItemTitle: Pour }] } }
      """
    #expect(
      added(properties) == [
        "CFBundleDisplayName": "Tea cups", "NSCameraUsageDescription": "Photos of cups.",
        "Pour": "Pour",
      ])
  }

  @Test func theListThatIsThereIsRead() {
    let properties = ", info: { path: App/Info.plist, properties: { CFBundleDisplayName: New } }"
    #expect(
      added(properties, ["App/Info.plist": list("Old")]) == ["CFBundleDisplayName": "Old"])
  }

  @Test(arguments: [
    ("", ["App/Info.plist": "Tea"], "Tea"), ("", ["App/More/Info.plist": "Tea"], "Tea"),
    ("", ["App/Info.plist": "Tea", "App/More/Info.plist": "Cup"], "Tea"),
    ("", ["Info.plist": "Tea"], nil),
    (", info: { path: App/Own.plist }", ["App/Own.plist": "Own", "App/Info.plist": "Tea"], "Own"),
  ])
  func aListAmongTheSourcesIsTheTargets(
    info: String, lists: [String: String], name: String?
  ) {
    #expect(added(info, lists.mapValues(list))["CFBundleDisplayName"] == name)
  }

  /// One of two applications shows the other's name, or would; while the catalog has none, each shows
  /// its own.
  @Test(arguments: [
    ("Tea", "Cup", false, []), ("Tea", "Tea", false, ["Tea"]), ("Tea", "Cup", true, ["Tea"]),
    ("Tea", "$(NOWHERE)", false, ["Tea"]), ("Tea", "Tea", true, ["Tea"]),
  ])
  func aNameOfTwoApplications(name: String, other: String, isThere: Bool, texts: [String]) {
    let old = Self.empty.replacing(
      "{}",
      with: """
        {"CFBundleDisplayName": {"extractionState": "extracted_with_value", "localizations":
        {"en": {"stringUnit": {"state": "new", "value": "Tea"}}}}}
        """)
    let file = "Shared/InfoPlist.xcstrings"
    let tree = InMemoryFolder([
      "project.yml": """
      targets:
        App: { type: application, sources: [App, Shared] }
        Wrist: { type: application, platform: watchOS, sources: [Wrist, Shared] }
      """,
      "App/Info.plist": list(name), "Wrist/Info.plist": list(other), "App/A.swift": "let a = 1",
      file: isThere ? old : Self.empty,
    ])
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    let written = tree.text(at: file) ?? ""
    #expect(["Tea", "Cup"].filter { written.contains("\"\($0)\"") } == texts)
    let told = outcome.diagnostics.filter { $0.id == "differing-property-lists" }
    #expect(told.count == (name == "Tea" && other == "Cup" ? 1 : 0))
    #expect(told.allSatisfy { $0.message.hasPrefix("one application shows") == isThere })
    #expect(told.allSatisfy { $0.message.contains("\"Tea\" for 'App' and \"Cup\" for 'Wrist'") })
  }

  /// Whichever of three applications comes last, the other two show what it is called.
  @Test(arguments: ["Tea", "Cup", "Pot"])
  func aNameOfThreeApplications(shown: String) {
    let catalog = Self.empty.replacing(
      "{}",
      with: """
        {"CFBundleDisplayName": {"extractionState": "extracted_with_value", "localizations":
        {"en": {"stringUnit": {"state": "new", "value": "\(shown)"}}}}}
        """)
    let tree = InMemoryFolder([
      "project.yml": """
      targets:
        App: { type: application, sources: [App, Shared] }
        Kettle: { type: application, sources: [Kettle, Shared] }
        Wrist: { type: application, platform: watchOS, sources: [Wrist, Shared] }
      """,
      "App/Info.plist": list("Tea"), "Kettle/Info.plist": list("Cup"),
      "Wrist/Info.plist": list("Pot"), "App/A.swift": "let a = 1",
      "Shared/InfoPlist.xcstrings": catalog,
    ])
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(outcome.diagnostics.count { $0.id == "differing-property-lists" } == 1)
  }

  @Test func aliasesOfAliasesEnd() {
    let lists = (1...40).map { number in
      let element = number == 1 ? "b" : "*a\(number - 1)"
      let elements = Array(repeating: element, count: 9).joined(separator: ", ")
      return "&a\(number) [\(elements)]"
    }
    let properties = "CFBundleDisplayName: Tea, X: [\(lists.joined(separator: ", "))]"
    #expect(added(", info: { path: App/Info.plist, properties: { \(properties) } }").isEmpty)
  }
}
