import Diagnostics
import Extraction
import Testing

/// Texts that people read although nothing localizes them.
@Suite struct ShownTextTests {
  /// The words that a single one must be among to be no name.
  private static let words: Set<String> = ["delete", "details", "red", "apple", "window", "clear"]

  /// The findings as `id: quoted text`, by place.
  private func findings(_ files: [String: String], isNote: Bool = false) -> [String] {
    Extracted.from(files, shownTexts: ShownTextSearch { Self.words.contains($0) }).diagnostics
      .filter { !$0.id.hasPrefix("dynamic-") && ($0.severity == .note) == isNote }
      .map { diagnostic in
        let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
        return diagnostic.id + (parts.count > 1 ? ": " + parts[1] : "")
      }
  }

  private func findings(_ code: String, isNote: Bool = false) -> [String] {
    findings(["App.swift": "import SwiftUI\nimport UIKit\n" + code], isNote: isNote)
  }

  /// Code that shows a text.
  private static func shown(_ text: String) -> String {
    "func show(_ label: UILabel) { label.text = \"\(text)\" }"
  }

  // MARK: Ways to the screen

  @Test(arguments: [
    #"struct Row: View { let title: String; var body: some View { Text(title) } }; let a = Row(title: "Clear the cache")"#,
    #"func row(_ title: String) -> some View { Label(title, systemImage: "trash") }; let a = row("Clear the cache")"#,
    #"struct Row: View { let title: String; init(_ name: String) { title = name }; var body: some View { Text(title) } }; let a = Row("Clear the cache")"#,
    #"struct Row: View { var title = "Clear the cache"; var body: some View { Text(title) } }"#,
    #"enum Action { case clear; var name: String { switch self { case .clear: return "Clear the cache" } } }; func f(_ a: Action) -> Text { Text(a.name) }"#,
    #"enum Action: String { case clear = "Clear the cache" }; func f(_ a: Action) -> Text { Text(a.rawValue) }"#,
    #"func name() -> String { "Clear the cache" }; func f() -> Text { Text(name().uppercased()) }"#,
    #"protocol Item { var name: String { get } }; struct Cache: Item { var name: String { "Clear the cache" } }; func f(_ item: any Item) -> Text { Text(item.name) }"#,
    #"func f(_ on: Bool) -> Text { let text = on ? "Clear the cache" : ""; return Text(text) }"#,
    #"func f(_ name: String?) -> Text { Text(name ?? "Clear the cache") }"#,
    #"func f(_ name: String?) -> Text { Text("Menu: \(name ?? "Clear the cache")") }"#,
    #"func f(_ label: UILabel) { label.text = "Clear the cache" }"#,
    #"func f(_ label: UILabel?) { label?.text = NSString(string: "Clear the cache") as String }"#,
    #"func f(_ button: UIButton) { button.setTitle("Clear the cache", for: .normal) }"#,
    #"class C: UIViewController { override func viewDidLoad() { title = "Clear the cache" } }"#,
    #"let a = UIAlertController(title: nil, message: "Clear the cache", preferredStyle: .alert)"#,
    #"let a = UIAlertAction(title: "Clear the cache", style: .destructive) { _ in }"#,
    #"let a = NSMenuItem(title: "Clear the cache", action: nil, keyEquivalent: "")"#,
    #"let menu = NSMenu(title: "Clear the cache"); func f() { NSApp.mainMenu = menu }"#,
    #"let menu = NSMenu(title: ""); func f() { menu.title = "Clear the cache"; NSApp.mainMenu?.items.first?.submenu = menu }"#,
    #"func f(_ c: UNMutableNotificationContent) { c.body = "Clear the cache" }"#,
    #"func f(_ label: UILabel) { label.text = "Clear " + "the cache" }"#,
  ])
  func aTextIsFollowedToTheScreen(_ code: String) {
    #expect(findings(code) == ["unlocalized-text: Clear the cache"])
  }

  @Test(arguments: [
    #"let a = Text(verbatim: "Clear the cache")"#, #"let a = Text(String("Clear the cache"))"#,
  ])
  func whatIsMeantToStayIsANote(_ code: String) {
    #expect(findings(code).isEmpty)
    #expect(findings(code, isNote: true) == ["unlocalized-text: Clear the cache"])
  }

  @Test func aTextIsFollowedThroughFiles() {
    let files = [
      "Model.swift": #"struct Model { static let title = "Clear the cache" }"#,
      "View.swift": "import SwiftUI\nlet a = Text(Model.title)",
    ]
    #expect(findings(files) == ["unlocalized-text: Clear the cache"])
  }

  // MARK: Silence

  @Test(arguments: [
    // Localized, or looked up somewhere.
    #"let a = Text("Clear the cache")"#,
    #"struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }; let a = Row(title: "Clear the cache")"#,
    #"func f(_ label: UILabel) { label.text = NSLocalizedString("Clear the cache", comment: "") }"#,
    #"extension String { var loc: String { NSLocalizedString(self, comment: "") } }; func f(_ l: UILabel) { l.text = "Clear the cache".loc }"#,
    #"struct Item { let name: String }; let a = Item(name: "Clear the cache"); func f(_ i: Item) -> Text { Text(NSLocalizedString(i.name, comment: "")) }; func g(_ i: Item) -> Text { Text(i.name) }"#,
    #"struct Keys { var table: String? }; var keys = Keys(); var b: Bundle?; func text(_ key: String, value: String) -> String { guard let b else { return value }; return NSLocalizedString(key, tableName: keys.table, bundle: b, value: value, comment: "") }; func f(_ l: UILabel) { l.text = text("cache.clear", value: "Clear the cache") }"#,
    // Not shown.
    #"var last = ""; func log(_ text: String) { last = text }; func f() -> Text { log("Clear the cache"); return Text(last) }"#,
    #"func f(_ text: String, file: StaticString = #file) { g(text) }; func g(_ text: String) { l.text = text }; func h() { f("Clear the cache") }; let l = UILabel()"#,
    #"func f() { print("Clear the cache") }; struct S { let name: String }; let a = S(name: "Clear the cache")"#,
    #"let a = Image(systemName: "Clear the cache")"#,
    #"func f(_ item: NSMenuItem) { item.submenu = NSMenu(title: "Clear the cache") }"#,
    #"func f(_ item: NSStatusItem, _ menu: NSMenu) { menu.title = "Clear the cache"; item.menu = menu }"#,
    #"func f(_ v: UIView) { v.accessibilityIdentifier = "Clear the cache" }"#,
    // For developers.
    #"struct Row_Previews: PreviewProvider { static var previews: some View { Text(verbatim: "Clear the cache") } }"#,
    #"struct Framed: PreviewModifier { func body(content: Content, context: Void) -> some View { Text(verbatim: "Clear the cache") } }"#,
    ##"#Preview { Text(verbatim: "Clear the cache") }"##,
    "#if DEBUG\nlet a = Text(verbatim: \"Clear the cache\")\n#endif",
    #"struct DebugMenu: View { var body: some View { Text(verbatim: "Clear the cache") } }"#,
    #"struct Row: View { let title: String; static var placeholder: Row { Row(title: "Clear the cache") }; var body: some View { Text(title) } }"#,
  ])
  func whatIsLocalizedOrNotForPeopleIsLeftAlone(_ code: String) {
    #expect(findings(code) == [])
    #expect(findings(code, isNote: true) == [])
  }

  @Test(arguments: ["AppTests/Row.swift", "App/Preview Content/Row.swift", "App/R.generated.swift"])
  func filesForDevelopersAreLeftAlone(_ path: String) {
    let code = "import UIKit\n" + Self.shown("Clear the cache")
    #expect(findings([path: code, "App/View.swift": ""]) == [])
    // What is above all files says nothing of one.
    #expect(findings(["Tests/A/View.swift": code, "Tests/B/Row.swift": ""]).count == 1)
  }

  @Test(arguments: [
    "com.example.app", "https://example.com/a b", "settings_title", "trash.fill", "iCloud",
    "GitHub",
    "OK", "PDF", "%d px", "12 mg/dL", "…", "•", "—", "yyyy-MM-dd", "x", "fileName", "#ff00ff",
    "© 2024 Jane Miller", "left", "<b>", #"¯\\_(ツ)_/¯"#,
  ])
  func whatIsNoProseIsLeftAlone(_ text: String) {
    let code = Self.shown(text)
    #expect(findings(code) + findings(code, isNote: true) == [])
  }

  @Test(arguments: [
    "Delete", "Delete…", "Clear the cache", "Version %@ is now available", "Delete %d photos?",
    "写真を削除", "Open the PDF", "Don’t ask again",
  ])
  func proseIsReported(_ text: String) {
    #expect(findings(Self.shown(text)).count == 1)
  }

  @Test(arguments: [
    "Maccy", "Google Drive", "1496 × 967 — MacBook Pro Scaled", "brew uninstall %@",
    "git push with all tags",
  ])
  func whatMayBeANameIsANote(_ text: String) {
    let code = Self.shown(text)
    #expect(findings(code) == [])
    #expect(findings(code, isNote: true).count == 1)
  }

  @Test func theAppsNameIsAName() {
    let code = "import UIKit\n" + Self.shown("Window")
    #expect(findings(["App/View.swift": code]).count == 1)
    #expect(findings(["Window/View.swift": code]) == [])
  }

  @Test func wordsAmongNamesAreNames() {
    #expect(findings(["Nokia", "Sony", "Apple"].map(Self.shown).joined(separator: "\n")) == [])
    #expect(findings(Self.shown("Apple")).count == 1)
  }

  @Test func aTableOfTextsIsData() {
    let rows = (0..<30).map { "Row(title: \"The sensor of core \($0)\")" }.joined(separator: ", ")
    let code =
      "struct Row: View { let title: String; var body: some View { Text(title) } }; let a = [\(rows)]"
    #expect(findings(code) == [])
    #expect(findings(code, isNote: true).count == 30)
  }

  // MARK: Joined and counted

  @Test(arguments: [
    #"func f(_ n: String) -> Text { Text("Hello ") + Text(n) }"#,
    #"func f(_ n: String) -> Text { Text("Hello ").bold() + Text(n) + Text(verbatim: "!") }"#,
    #"func f(_ n: String) -> Text { Text("Delete " + n) }"#,
    #"func f(_ l: UILabel, _ n: String) { l.text = NSLocalizedString("Delete ", comment: "") + n + "?" }"#,
    #"func f(_ l: UILabel, _ n: Int) { l.text = "\(n)" + String(localized: " items left") }"#,
  ])
  func aGluedSentenceIsOneFinding(_ code: String) {
    #expect(findings(code) == ["joined-text"])
  }

  @Test(arguments: [
    #"func f() -> Text { Text(Image(systemName: "star")) + Text("Favorites") }"#,
    #"func f(_ n: String) -> Text { Text("Name: ") + Text(n) }"#,
    #"func f(_ n: String) -> Text { Text("Name") + Text(verbatim: ": \(n)") }"#,
    ##"func f() -> Text { Text("One") + Text(verbatim: "\n") + Text("Two") }"##,
    #"func f(_ l: UILabel, _ n: Int) { l.text = "\(n)" + "px" }"#,
    #"func f(_ n: Int) { print("Deleted " + String(n)) }"#,
  ])
  func partsOfTheirOwnAreNotGlued(_ code: String) {
    #expect(findings(code) == [])
  }

  @Test(arguments: [
    #"func f(_ n: Int) -> Text { Text("\(n) \(n == 1 ? "file" : "files")") }"#,
    #"func f(_ n: Int) -> Text { Text("\(n) file\(n != 1 ? "s" : "")") }"#,
    #"func f(_ n: Int) -> Text { Text(n > 1 ? "\(n) categories" : "1 category") }"#,
    #"func f(_ l: UILabel, _ n: Int) { l.text = "\(n) box" + (n == 1 ? "" : "es") }"#,
    #"func f(_ l: UILabel, _ n: Int) { l.text = n == 1 ? NSLocalizedString("file is", comment: "") : NSLocalizedString("files are", comment: "") }"#,
  ])
  func aPluralByHandIsOneFinding(_ code: String) {
    #expect(findings(code).map { $0.prefix(16) } == ["hand-made-plural"])
  }

  @Test(arguments: [
    #"func f(_ n: Int) -> Text { Text(n == 0 ? "None" : "Some") }"#,
    #"func f(_ n: Int) { print("\(n) file\(n == 1 ? "" : "s")") }"#,
    #"func f(_ on: Bool) -> Text { Text(on ? "File" : "Files") }"#,
  ])
  func aChoiceOfOtherKindIsNoPlural(_ code: String) {
    #expect(!findings(code).contains { $0.hasPrefix("hand-made-plural") })
  }

  // MARK: Asking

  @Test func nothingIsLookedForUnlessAsked() {
    let code = #"import SwiftUI; let a = Text(verbatim: "Clear the cache")"#
    #expect(Extracted.from(["App.swift": code]).diagnostics.isEmpty)
  }

  @Test func keysAreTheSameWhetherAskedOrNot() {
    let code = """
      import SwiftUI
      struct Row: View {
        let title: LocalizedStringKey
        var count: Int { let a = 1; return a }
        var body: some View { Text("\\(count) rows of \\(total())") }
        func total() -> Double { 1.5 }
      }
      let a = Row(title: "Clear the cache")
      """
    let asked = Extracted.from(["App.swift": code], shownTexts: ShownTextSearch { _ in false })
    #expect(asked.entries.map(\.unmarked) == Extracted.from(["App.swift": code]).entries)
    #expect(asked.entries.map(\.key) == ["%lld rows of %lf", "Clear the cache"])
  }
}
