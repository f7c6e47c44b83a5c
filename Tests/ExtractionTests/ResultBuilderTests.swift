import Extraction
import Testing

/// Statements that a result builder takes are asked to be what it takes.
@Suite struct ResultBuilderTests {
  private static let builders = """
    import SwiftUI
    struct Row { init(_ title: LocalizedStringKey) {} }
    struct Name { init(_ name: String) {} }
    @resultBuilder enum Rows {
      static func buildExpression(_ row: Row) -> [Row] { [row] }
      static func buildExpression(_ rows: [Row]) -> [Row] { rows }
      static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
    }
    @resultBuilder enum Either {
      static func buildExpression(_ row: Row) -> [Any] { [row] }
      static func buildExpression(_ name: Name) -> [Any] { [name] }
    }
    @resultBuilder struct Listed<Element> {
      static func buildBlock(_ elements: Element...) -> [Element] { elements }
    }
    @resultBuilder enum Keys {
      static func buildBlock(_ keys: LocalizedStringKey...) -> [LocalizedStringKey] { keys }
    }
    protocol Page { @Rows var rows: [Row] { get } ; @Rows func more(_ count: Int) -> [Row] }
    func show(@Rows _ rows: () -> [Row]) {}
    struct Pane { let count = 0; @Rows let rows: () -> [Row] }

    """

  private func keys(_ source: String) -> [String] {
    Extracted.keys(in: Self.builders + source)
  }

  @Test(
    "of a declaration, a closure and what implements a requirement",
    arguments: [
      #"@Rows func f() -> [Row] { .init("1"); Row("2"); .init("3") }"#,
      #"@Rows func f(_ on: Bool) -> [Row] { if on { .init("1") } else { .init("2") }; .init("3") }"#,
      #"@Rows func f(_ n: Int?) -> [Row] { switch n { case nil: .init("1"); default: .init("2") }; .init("3") }"#,
      #"@Rows func f() -> [Row] { for _ in 0..<2 { .init("1") }; [.init("2"), .init("3")] }"#,
      #"@Rows func f(_ on: Bool) -> [Row] { on ? .init("1") : .init("2"); .init("3") }"#,
      #"@Listed<Row> func f() -> [Row] { .init("1"); .init("2"); .init("3") }"#,
      #"@Keys func f(_ on: Bool) -> [LocalizedStringKey] { "1"; if on { "2" }; "3" }"#,
      #"struct A { @Rows var rows: [Row] { .init("1"); .init("2"); .init("3") } }"#,
      #"struct A: Page { var rows: [Row] { .init("1"); .init("2") }; func more(_ count: Int) -> [Row] { .init("3") } }"#,
      #"func f(_ on: Bool) { show { .init("1"); .init("2"); if on { .init("3") } } }"#,
      #"func f() -> Pane { Pane { .init("1"); .init("2"); .init("3") } }"#,
      #"func f() { show { if String(localized: "1") == "" { .init("2") }; .init("3") } }"#,
    ])
  func statementsAreParts(source: String) {
    #expect(keys(source) == ["1", "2", "3"])
  }

  @Test(
    "what no builder takes, or one of several types",
    arguments: [
      #"func f() -> [Row] { .init("1"); .init("2") }"#,
      #"@Either func f() -> [Any] { .init("1"); .init("2") }"#,
      #"@Listed<Name> func f() -> [Name] { .init("1"); .init("2") }"#,
      #"@Listed<String> func f() -> [String] { "1"; "2" }"#,
      #"@ViewBuilder func f() -> some View { .init("1"); .init("2") }"#,
      #"struct A { var rows: [Row] { .init("1"); .init("2") } }"#,
    ])
  func othersAreNot(source: String) {
    #expect(keys(source) == [])
  }

  @Test("a body that returns is no builder's") func bodiesThatReturn() {
    let found = keys(
      #"struct A: Page { var rows: [Row] { print("no"); return [.init("1")] }; func more(_ count: Int) -> [Row] { [] } }"#
    )
    #expect(found == ["1"])
  }

  /// Apple's `AppShortcutsProvider.appShortcuts` has `@AppShortcutsBuilder`.
  @Test(arguments: ["", "@AppShortcutsBuilder "])
  func shortcuts(attribute: String) {
    let entries = Extracted.from(
      """
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        \(attribute)static var appShortcuts: [AppShortcut] {
          .init(intent: A(), phrases: ["Go in \\(.applicationName)"], shortTitle: "Go", systemImageName: "a");
          .init(intent: B(), phrases: ["Run in \\(.applicationName)"], shortTitle: "Run", systemImageName: "b")
          if #available(iOS 18, *) {
            .init(intent: C(), phrases: ["Fly in \\(.applicationName)"], shortTitle: "Fly", systemImageName: "c")
          }
        }
      }
      """
    ).entries
    let phrases = ["Fly", "Go", "Run"].map { "AppShortcuts: \($0) in ${applicationName}" }
    let titles = ["Fly", "Go", "Run"].map { "Localizable: \($0)" }
    #expect(entries.map { "\($0.table): \($0.key)" }.sorted() == phrases + titles)
  }

  @Test func partsOfShortcuts() {
    let keys = Extracted.keys(
      in: #"""
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: A(), phrases: ["Go \(\.$place) in \(.applicationName)"], shortTitle: "Go",
              systemImageName: "a",
              parameterPresentation: ParameterPresentation(
                for: \.$place, summary: Summary("To \(\.$place)"),
                optionsCollections: {
                  OptionsCollection(Places(), title: "Favourites", systemImageName: "star")
                  OptionsCollection(Places(), title: "All")
                }))
          }
          static var negativePhrases: NegativeAppShortcutPhrases {
            NegativeAppShortcutPhrases(phrases: ["Don’t go in \(.applicationName)"])
          }
        }
        """#)
    #expect(
      keys.sorted() == [
        "All", "Don’t go in ${applicationName}", "Favourites", "Go",
        "Go ${place} in ${applicationName}", "To ${place}",
      ])
  }
}
