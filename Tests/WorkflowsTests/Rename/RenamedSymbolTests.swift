import Catalogs
import Diagnostics
import TestSupport
import Testing

@testable import Workflows

/// Symbols of a key that is renamed, which Xcode makes of the key and code names: they are told.
@Suite struct RenamedSymbolTests {
  private func renamed(
    _ old: String, to new: String, in files: [String: String]
  ) -> (tree: InMemoryFolder, outcome: RenameOutcome) {
    let tree = InMemoryFolder(files)
    let options = RenameOptions(old: old, new: new, paths: ["."])
    return (tree, RenameWorkflow(options).run(on: tree))
  }

  private func catalog(_ entry: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#
  }

  @Test func symbolsAndOtherMentionsAreTold() {
    let entry =
      #""home title":{"extractionState":"manual","localizations":{"en":"#
      + #"{"stringUnit":{"state":"translated","value":"Home"}}}}"#
    let (tree, outcome) = renamed(
      "home title", to: "start title",
      in: [
        "A.swift": "let a = Text(.homeTitle); task.homeTitle(); f().homeTitle",
        "B.swift": #"log("home title")"#,
        "Localizable.xcstrings": catalog(entry),
      ])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["rename-symbol", "rename-mention"])
    #expect(tree.text(at: "A.swift") == "let a = Text(.homeTitle); task.homeTitle(); f().homeTitle")
  }

  /// A symbol of another table than `Localizable` stands in the table's type; it may be in backticks,
  /// and what Xcode makes of capitals is known from few examples.
  @Test(arguments: [
    ("Localizable", "Text(.homeTitle)", true), ("Localizable", "Text(.`homeTitle`)", true),
    ("Localizable", "Text(.hometitle)", true),
    ("Localizable", "LocalizedStringResource.`homeTitle`", true),
    ("Localizable", "Text(.Settings.homeTitle)", false),
    ("Localizable", "L10n.homeTitle", false), ("Localizable", "foo.homeTitle", false),
    ("Localizable", "Text(.homeTitleLong)", false), ("Localizable", "`a`.homeTitle", false),
    ("Settings", "Text(.Settings.homeTitle)", true),
    ("Settings", "LocalizedStringResource.Settings.homeTitle", true),
    ("Settings", "Text(.homeTitle)", false), ("Settings", "Foo.Settings.homeTitle", false),
    ("Settings", "Settings.homeTitle", false),
    ("Localizable", "alert(button: .homeTitle(Text(1)))", false),
    ("Localizable", "FileManager\n  .homeTitle.path", false),
    ("Localizable", "list.map { $0 }\n  .homeTitle", false),
    ("Localizable", "name?\n  .homeTitle", false),
    ("Localizable", "{ switch a { case .homeTitle: 1 } }", false),
    ("Localizable", "Text(\n  .homeTitle)", true),
    ("Localizable", "isOn ?\n  .homeTitle : .other", true),
    ("Localizable", "title ??\n  .homeTitle", true),
    ("Localizable", "Box<Set<Int>>\n  .homeTitle", false),
    ("Localizable", "{ switch a { case .other, .homeTitle: 1 } }", false),
    ("Localizable", "{ switch a { case .other,\n  .homeTitle: 1 } }", false),
    ("Localizable", "{ switch a { case 1: [.other, .homeTitle] } }", true),
    ("Localizable", "URL(string: \"https://a.b\")!\n  .homeTitle", false),
    ("Localizable", "f(\"a\", // Home\n  .homeTitle)", true),
    ("Localizable", "#\"a\" // \"#.count\n  .homeTitle", false),
    ("Localizable", "{ name in\n  .homeTitle }", true),
    ("Localizable", "[ // Home\n  .homeTitle]", true),
    ("Localizable", "{ switch a { case 1: .homeTitle } }", true),
    ("Localizable", "Button(\"Start\", role: .homeTitle) {}", false),
    ("Localizable", "UIAlertAction(title: t, style:\n  .homeTitle)", false),
    ("Localizable", "Button(title: .homeTitle, role: .cancel) {}", true),
    ("Localizable", "isOn ? role : .homeTitle", true),
  ])
  func placesOfSymbolsAreTold(table: String, code: String, isTold: Bool) {
    let entry =
      #""home.title":{"extractionState":"manual","localizations":{"en":"#
      + #"{"stringUnit":{"state":"translated","value":"Home"}}}}"#
    let (_, outcome) = renamed(
      "home.title", to: "start.title",
      in: ["A.swift": "let a = \(code)", "\(table).xcstrings": catalog(entry)])
    let told = outcome.diagnostics.filter { $0.id == "rename-symbol" }.compactMap(\.location)
    let name = code.contains("hometitle") ? "hometitle" : "homeTitle"
    let place = "let a = \(code)".utf8.firstRange(of: name.utf8)
    #expect(told.count == (isTold ? 1 : 0))
    #expect(place != nil)
    if let told = told.first { #expect(told.range.count == name.utf8.count) }
  }

  /// What the project itself declares may take a text where SwiftUI says what a control is for.
  @Test(arguments: [
    ("func badge(role: LocalizedStringResource) {}", "badge(role: .homeTitle)", true),
    ("func badge(role text: LocalizedStringResource) {}", "badge(role: .homeTitle)", true),
    ("struct Badge { let role: LocalizedStringResource }", "Badge(role: .homeTitle)", true),
    (
      "struct Badge { let id: Int; let role: LocalizedStringResource }",
      "Badge(\n  id: id(of: [1]), role:\n  .homeTitle)", true
    ),
    (
      "struct Badge { let role: LocalizedStringResource }",
      "Button(\"Start\", role: .homeTitle) {}", false
    ),
    (
      "struct Badge { let role: LocalizedStringResource }", "Badge(role: alert(style: .homeTitle))",
      false
    ),
    (
      "struct Badge { let text: LocalizedStringResource; let role: ButtonRole }",
      "Badge(text: .other, role: .homeTitle)", false
    ),
    (
      "func badge(_ role: LocalizedStringResource) {}; func mark(role: Role) {}",
      "mark(role: .homeTitle)", false
    ),
  ])
  func rolesOfTheProjectsOwn(declaration: String, code: String, isTold: Bool) {
    let entry =
      #""home.title":{"extractionState":"manual","localizations":{"en":"#
      + #"{"stringUnit":{"state":"translated","value":"Home"}}}}"#
    let (_, outcome) = renamed(
      "home.title", to: "start.title",
      in: [
        "A.swift": "let a = \(code)", "B.swift": declaration,
        "Localizable.xcstrings": catalog(entry),
      ])
    #expect(outcome.diagnostics.filter { $0.id == "rename-symbol" }.count == (isTold ? 1 : 0))
  }

  /// The symbol of a text with arguments is a function.
  @Test func symbolsWithArgumentsAreCalled() {
    let entry =
      #""cup count":{"extractionState":"manual","localizations":{"en":"#
      + #"{"stringUnit":{"state":"translated","value":"%lld cups"}}}}"#
    let (_, outcome) = renamed(
      "cup count", to: "number of cups",
      in: ["A.swift": "let a = Text(.cupCount(3))", "Localizable.xcstrings": catalog(entry)])
    #expect(outcome.diagnostics.map(\.id) == ["rename-symbol"])
  }

  /// A list may have thousands of members.
  @Test func aLongListIsReadOnce() throws {
    let search = SymbolSearch([try #require(SymbolName(ofKey: "home.title"))])
    let list = String(repeating: ".homeTitle, ", count: 5_000)
    for (start, count) in [("[", 5_000), ("case .other, ", 0)] {
      let code = Array((start + list).utf8)
      let time = processorTime {
        let places = search.places(in: code, of: .ofTable("Localizable", isCalled: false))
        #expect(places.count == count)
      }
      #expect(time < .seconds(8))
    }
  }
}
