import Extraction
import Testing

/// What a name means where several files or modules declare it.
@Suite struct SightTests {
  /// The files `A.swift`, `B.swift` and so on, each of the module of its letter unless said otherwise.
  private static func entries(
    _ sources: [String], modules: [[String]]? = nil
  ) -> [String] {
    let letters = Array(["A", "B", "C"].prefix(sources.count))
    let names = letters.map { $0 + ".swift" }
    let modules = modules ?? letters.map { [$0] }
    let extraction = Extracted.from(
      Dictionary(uniqueKeysWithValues: zip(names, sources)),
      modules: Dictionary(uniqueKeysWithValues: zip(names, modules)))
    return extraction.entries.map { entry in
      entry.table == "Localizable" ? entry.key : entry.table + ": " + entry.key
    }.sorted()
  }

  private static let oneModule = [["M"], ["M"], ["M"]]

  private static func wrapper(_ access: String, table: String) -> String {
    """
    \(access) func tr(_ key: String) -> String {
      NSLocalizedString(key, tableName: "\(table)", comment: "")
    }
    extension String {
      \(access) var localized: String { NSLocalizedString(self, tableName: "\(table)", comment: "") }
    }
    let all\(table) = [tr("\(table).tr"), "\(table).localized".localized]
    """
  }

  @Test func privateWrappersAreTheirFiles() {
    let found = Self.entries(
      [
        Self.wrapper("private", table: "One"), Self.wrapper("fileprivate", table: "Two"),
        """
        /// Only makes an identifier of a name.
        private func tr(_ name: String) -> String { name.replacing(" ", with: "-") }
        let ids = [tr("internal id")]
        """,
      ], modules: Self.oneModule)
    #expect(found == ["One: One.localized", "One: One.tr", "Two: Two.localized", "Two: Two.tr"])
  }

  /// Types of one name show what they hold as a key or as it stands; where nobody knows the modules, a
  /// file that declares neither may mean both.
  @Test(
    arguments: [
      ([[], [], []], ["A"]), ([["M"], ["N"], ["M"]], ["A", "C"]), ([["M"], ["N"], ["N"]], ["A"]),
    ] as [([[String]], [String])])
  func propertiesOfTypesOfOneName(modules: [[String]], keys: [String]) {
    let sources = [("A", "LocalizedStringKey(title)"), ("B", "title")].map { key, shown in
      """
      struct Row: View {
        let title: String
        var body: some View { Text(\(shown)) }
      }
      let \(key) = Row(title: "\(key)")
      """
    }
    let found = Self.entries(sources + [#"let c = Row(title: "C")"#], modules: modules)
    #expect(found == keys)
  }

  /// What is available nowhere is called by nobody, nor is what an extension adds that is.
  @Test(arguments: [
    ("@available(*, unavailable) init(_ title: String) {}", ["Own"]),
    ("@available(*, unavailable, message: \"No\")\n  init(_ title: String) {}", ["Own"]),
    ("}\n@available(*, unavailable)\nextension Own {\n  init(_ title: String) {}", ["Own"]),
    ("@available(*, deprecated) init(_ title: String) {}", []),
    ("@available(iOS, unavailable) init(_ title: String) {}", []),
    ("init(_ title: String) {}", []),
  ])
  func whatIsUnavailable(declaration: String, keys: [String]) {
    let found = Self.entries([
      """
      import SwiftUI
      struct Own: View {
        init(_ title: LocalizedStringKey) { body = Text(title) }
        let body: Text
        \(declaration)
      }
      let own = Own("Own")
      """
    ])
    #expect(found == keys)
  }

  @Test("another module's unavailable initializer leaves the framework's to be seen")
  func frameworksBesideUnavailableInitializers() {
    let found = Self.entries([
      """
      public struct Link<Body> { public let body: Body }
      extension Link {
        @available(*, unavailable, message: "Not in lists")
        public init<S>(_ title: S, destination: URL) where S: StringProtocol { fatalError() }
      }
      """,
      """
      import SwiftUI
      let link = Link("Open", destination: url)
      """,
    ])
    #expect(found == ["Open"])
  }

  @Test("another module's type leaves the framework's of that name to be seen")
  func frameworksBesideModules() {
    let found = Self.entries([
      "public struct Link: Codable { public init(url: String) {} }",
      """
      import SwiftUI
      let link = Link("Open", destination: url)
      let own = Link(url: "none")
      """,
    ])
    #expect(found == ["Open"])
  }

  @Test("an extension says it for its members") func extensionsSayItForTheirMembers() {
    let found = Self.entries(
      ["One", "Two"].map { table in
        """
        private extension String {
          var localized: String { NSLocalizedString(self, tableName: "\(table)", comment: "") }
        }
        let text\(table) = "\(table)".localized
        """
      }, modules: [["M"], ["M"]])
    #expect(found == ["One: One", "Two: Two"])
  }

  @Test func internalWrappersAreTheirModules() {
    let found = Self.entries([
      Self.wrapper("", table: "One"), Self.wrapper("internal", table: "Two"),
      """
      func tr(_ line: String) { print(line) }
      func run() { tr("opened the log") }
      """,
    ])
    #expect(found == ["One: One.localized", "One: One.tr", "Two: Two.localized", "Two: Two.tr"])
  }

  @Test func aFileOfSeveralModulesSeesAllOfThem() {
    let found = Self.entries(
      [
        "struct Theme { var width: Int }", "struct Theme { var height: Double }",
        #"func f(_ t: Theme) { _ = (Text("w \(t.width)"), Text("h \(t.height)")) }"#,
      ], modules: [["Phone"], ["Mac"], ["Mac", "Phone"]])
    #expect(found == ["h %lf", "w %lld"])
  }

  @Test func aPrivateAliasHidesATypeOfThatName() {
    let found = Self.entries(
      [
        "struct Item { var count: Int }; struct Other { var count: String }",
        """
        private typealias Item = Other
        func one(_ item: Item) { _ = Text("one \\(item.count)") }
        """, #"func two(_ item: Item) { _ = Text("two \(item.count)") }"#,
      ], modules: Self.oneModule)
    #expect(found == ["one %@", "two %lld"])
  }

  @Test func typesAndValuesOfOneNameAreTheirModules() {
    let found = Self.entries(
      [("A", "Int", "1"), ("B", "String", "\"1\"")].map { name, type, value in
        """
        struct Item { var count: \(type); static let top = \(value) }
        func amount() -> \(type) { \(value) }
        let limit = \(value)
        func f(_ item: Item) {
          _ = (Text("\(name)1 \\(item.count)"), Text("\(name)2 \\(amount())"),
            Text("\(name)3 \\(limit)"), Text("\(name)4 \\(Item.top)"))
          _ = Text("\(name)5 \\(Item(count: \(value)).count)")
        }
        """
      })
    #expect(
      found == [
        "A1 %lld", "A2 %lld", "A3 %lld", "A4 %lld", "A5 %lld", "B1 %@", "B2 %@", "B3 %@", "B4 %@",
        "B5 %@",
      ])
  }

  @Test("what another module keeps to itself hides no framework's type")
  func anotherModulesTypeHidesNothing() {
    let found = Self.entries([
      "struct Text { init(_ line: String) {} }; func log() { _ = Text(\"a line\") }",
      "import SwiftUI\nlet title = Text(\"Title\")",
    ])
    #expect(found == ["Title"])
  }

  @Test func whatAnotherModuleShowsIsSeen() {
    let found = Self.entries([
      """
      public func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      extension Int { public var twice: Int { self * 2 } }
      public extension Int { var half: Double { 0.5 } }
      """,
      """
      func tr(_ number: Int) {}
      let text = tr("Shown")
      func f(_ i: Int) { _ = (Text("twice \\(i.twice)"), Text("half \\(i.half)")) }
      """,
    ])
    #expect(found == ["Shown", "half %lf", "twice %lld"])
  }

  @Test("a value of another file is what it is there") func valuesAreWhatTheyAreInTheirFile() {
    let found = Self.entries(
      [
        "let title = made()\nprivate func made() -> Int { 1 }",
        """
        private func made() -> String { "" }
        func f() { _ = Text("title \\(title)") }
        """,
      ], modules: [["M"], ["M"]])
    #expect(found == ["title %lld"])
  }

  @Test("where no module is known, all is seen but what is private")
  func allIsSeenWhereNoModuleIsKnown() {
    let found = Self.entries(
      ["func tr(_ key: LocalizedStringKey) {}", "let text: Void = tr(\"Seen\")"], modules: [[], []])
    #expect(found == ["Seen"])
  }
}
