import Diagnostics
import Extraction
import Testing

/// What an entry carries besides its key, and what is said of entries that can't be right.
@Suite struct EntryTests {
  @Test func tableBundleCommentAndDefaultValue() throws {
    let entry = try #require(
      Extracted.from(
        """
        let text = String(
          localized: "key", defaultValue: "Value \\(1) of \\("x")", table: "Other",
          bundle: .module, comment: "What it says")
        """
      ).entries.first)
    #expect(entry.key == "key")
    #expect(entry.table == "Other")
    #expect(entry.bundle == ".module")
    #expect(entry.defaultValue == "Value %1$lld of %2$@")
    #expect(entry.comment == "What it says")
    #expect(entry.arguments.map(\.specifier) == ["%lld", "%@"])
    #expect(entry.locations.map { [$0.line, $0.column] } == [[2, 14]])
  }

  /// What a bundle gives for a key that it lacks is the key's text where it comes with the key.
  @Test(arguments: [
    (#"Bundle.main.localizedString(forKey: "k", value: "Text", table: nil)"#, "Text"),
    (#"Bundle.main.localizedAttributedString(forKey: "k", value: "Text", table: nil)"#, "Text"),
    (#"Bundle.main.localizedString(forKey: "k", value: "", table: nil)"#, nil),
    (#"Bundle.main.localizedString(forKey: "k", value: nil, table: nil)"#, nil),
    (#"Bundle.main.localizedString(forKey: "k", value: "*\(name)*", table: nil)"#, nil),
    (#"given("k", fallback: "Text")"#, "Text"), (#"missing("k")"#, nil),
  ])
  func valuesOfBundles(call: String, value: String?) throws {
    let found = Extracted.from(
      """
      import Foundation
      func given(_ key: String, fallback: String) -> String {
        Bundle.main.localizedString(forKey: key, value: fallback, table: nil)
      }
      func missing(_ key: String) -> String {
        Bundle.main.localizedString(forKey: key, value: "missing", table: nil)
      }
      func shown(_ name: String) { _ = \(call) }
      """)
    #expect(found.entries.map(\.key) == ["k"])
    #expect(found.entries.first?.defaultValue == value)
  }

  /// As Apple's documentation of `NSLocalizedString` has it.
  @Test(arguments: [
    (#"NSLocalizedString("one " + "two " + "three", comment: "")"#, ["one two three"], []),
    (#"NSLocalizedString(("one " + ("two")), comment: "")"#, ["one two"], []),
    (#"Bundle.main.localizedString(forKey: "a" + "b", value: nil, table: nil)"#, ["ab"], []),
    (#"NSLocalizedString("a" + (flag ? "b" : "c"), comment: "")"#, ["ab", "ac"], []),
    (#"wrapped("a" + "b")"#, ["ab"], []),
    (#"NSLocalizedString(base + "b", comment: "")"#, ["ab"], []),
    (#"NSLocalizedString("a" + name, comment: "")"#, [], ["dynamic-key"]),
    (#"NSLocalizedString("a \(name)" + "b", comment: "")"#, [], ["dynamic-key"]),
    (#"Text("a" + "b")"#, [], []),
  ])
  func aPlainTextMayHaveParts(call: String, keys: [String], ids: [String]) {
    let extraction = Extracted.from(
      """
      import SwiftUI
      let base = "a"
      func wrapped(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func f(name: String, flag: Bool) { _ = (wrapped("z"), \(call)) }
      """)
    #expect(extraction.entries.map(\.key) == keys + ["z"])
    #expect(extraction.diagnostics.map(\.id) == ids)
  }

  @Test func commentsAndDefaultValuesMayHaveParts() throws {
    let entry = try #require(
      Extracted.from(
        """
        let text = NSLocalizedString(
          "key", tableName: "Ot" + "her", value: "Value " + "of %@", comment: "What "
            + "it says")
        """
      ).entries.first)
    #expect(entry.table == "Other")
    #expect(entry.defaultValue == "Value of %@")
    #expect(entry.comment == "What it says")
  }

  /// A comment that one of several returns decides, or that a wrapper has for a literal that Xcode takes
  /// where it stands, is none.
  @Test(arguments: [
    ("String(localized: \"a\", comment: one)", ["One"]),
    ("String(localized: \"a\", comment: several)", []),
    ("row(\"a\")", []), ("said(\"a\", comment: \"Said\")", ["Said"]),
    ("row(\"a\", in: \"T\")", ["Row"]), ("plainRow(\"a\")", ["Plain"]),
  ])
  func commentsThatAreToldForSure(call: String, comments: [String]) {
    let extraction = Extracted.from(
      """
      import SwiftUI
      struct Texts {
        var unit: Int
        var one: StaticString { "One" }
        var several: StaticString {
          switch unit {
          case 0: return "One"
          default: return "Two"
          }
        }
        func row(_ title: LocalizedStringKey) -> Text { Text(title, comment: "Row") }
        func row(_ title: LocalizedStringKey, in table: String) -> Text {
          Text(title, tableName: table, comment: "Row")
        }
        func said(_ key: LocalizedStringKey, comment: StaticString) -> Text {
          Text(key, bundle: .main, comment: comment)
        }
        func plainRow(_ title: String) -> Text { Text(NSLocalizedString(title, comment: "Plain")) }
        func all() { _ = \(call) }
      }
      """)
    #expect(extraction.entries.map(\.comments) == [comments])
  }

  /// What Xcode writes for the source language of a key or value that is a plain format.
  @Test(arguments: [
    (#""%@ of %d", comment: """#, "%1$@ of %2$d"),
    (#""key", value: "%@, %@", comment: """#, "%1$@, %2$@"),
    (#""%@ and %@", value: "%@ and %@", comment: """#, "%@ and %@"),
    (#""50 %% of %@", comment: """#, "50 %% of %@"),
    (#""%2$@ of %1$@", comment: """#, "%2$@ of %1$@"),
  ])
  func formatsAreNumberedForTranslators(arguments: String, text: String) {
    let entries = Extracted.from("let text = NSLocalizedString(\(arguments))").entries
    #expect(entries.map(\.sourceText) == [text])
  }

  /// A key that is filled later is a plain format, too, whatever takes it.
  @Test(arguments: [
    (#"String(localized: "%d of %d")"#, "%1$d of %2$d"),
    (#"LocalizedStringResource("%@ to %d")"#, "%1$@ to %2$d"),
    (#"String(localized: "%1$@ via %2$@")"#, "%1$@ via %2$@"),
    (#"String(localized: "only %@")"#, "only %@"),
    (#"String(localized: "100 % of 50 %")"#, "100 % of 50 %"),
    (#"String(localized: "%d of \(total)")"#, "%%d of %lld"),
  ])
  func literalsThatAreFormatsAreNumbered(call: String, text: String) {
    let entries = Extracted.from("let total = 3\nlet text = \(call)").entries
    #expect(entries.map(\.sourceText) == [text])
  }

  @Test func commentsOfOneKeyAreSortedAndJoined() {
    let entries = Extracted.from([
      "A.swift": #"let a = NSLocalizedString("k", comment: "second")"#,
      "B.swift": #"let b = NSLocalizedString("k", comment: "first")"#,
      "C.swift": #"let c = NSLocalizedString("k", comment: "")"#,
    ]).entries
    #expect(entries.map(\.comment) == ["first\nsecond"])
    #expect(entries.first?.locations.map(\.file) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test(arguments: [
    (
      #"_ = String(localized: "k", defaultValue: "A")"#,
      #"_ = String(localized: "k", defaultValue: "B")"#, "conflicting-default-value"
    ),
    (
      #"_ = String(localized: "k", defaultValue: "A \(1)")"#,
      #"_ = String(localized: "k", defaultValue: "A \("x")")"#, "conflicting-argument-types"
    ),
  ])
  func contradictionsNameBothPlaces(first: String, second: String, id: String) throws {
    let diagnostics = Extracted.from(["A.swift": first, "B.swift": second]).diagnostics
    let conflict = try #require(diagnostics.first { $0.id == id })
    // With another text an app works; values of another type it can't show.
    #expect(conflict.severity == (id == "conflicting-default-value" ? .warning : .error))
    #expect(conflict.location?.file == "B.swift")
    #expect(conflict.notes.map { $0.location?.file } == ["A.swift"])
  }

  /// There may be as many as places.
  @Test func manyContradictionsOfAKeyAreCounted() {
    let places = (0..<300).map { #"_ = String(localized: "k", defaultValue: "\#($0)")"# }
    let found = Extracted.from(places.joined(separator: "\n")).diagnostics
    #expect(found.count == 101)
    #expect(found.contains { $0.message == "there are 199 more like this in the file" })
    // Of another key all are told.
    let other =
      #"_ = String(localized: "l", defaultValue: "a")"# + "\n"
      + #"_ = String(localized: "l", defaultValue: "b")"#
    #expect(Extracted.from(places.joined(separator: "\n") + "\n" + other).diagnostics.count == 102)
  }

  @Test func aTableMayBeAConstant() {
    let extraction = Extracted.from(
      """
      import SwiftUI
      extension String { static let kitchen = "Kitchen"; static var other: String { f() } }
      enum Table: String { case cellar = "Cellar", hall }
      let a = Text("A", tableName: .kitchen)
      let b = String(localized: "B", table: .kitchen)
      let c = NSLocalizedString("C", tableName: Table.cellar.rawValue, comment: "")
      let d = Text("D", tableName: .other)
      let e = Text("E", tableName: .other)
      """)
    #expect(
      extraction.entries.map { $0.table + "/" + $0.key } == ["Cellar/C", "Kitchen/A", "Kitchen/B"])
    #expect(extraction.diagnostics.map(\.id) == ["dynamic-table", "dynamic-table"])
    #expect(Set(extraction.diagnostics.map { $0.location?.range }).count == 2)
  }

  @Test(arguments: [
    ("NSLocalizedString(key, comment: \"\")", ["dynamic-key"]),
    ("Text(key)", []),
    ("NSLocalizedString(\"k\", tableName: key, comment: \"\")", ["dynamic-table"]),
  ])
  func whatIsNotALiteralIsSaidForExplicitCallsOnly(call: String, ids: [String]) {
    let extraction = Extracted.from("import SwiftUI\nfunc f(key: String) { _ = \(call); g(\"x\") }")
    #expect(extraction.entries == [])
    #expect(extraction.diagnostics.map(\.id) == ids)
  }

  @Test(arguments: [
    (#"NSLocalizedString(key, comment: "")"#, "not a literal"),
    (#"NSLocalizedString("a \(key)", comment: "")"#, "has its values in it"),
  ])
  func anInterpolatedKeyIsSaidToBeOne(call: String, message: String) throws {
    let extraction = Extracted.from("import SwiftUI\nfunc f(key: String) { _ = \(call) }")
    let diagnostic = try #require(extraction.diagnostics.first)
    #expect(diagnostic.message.contains(message))
  }

  @Test func configuredFunctionsLocalize() {
    let source = #"let a = Strings.tr("one"), b = tr(key: "two"), c = other("three")"#
    let entries = Extracted.from(
      ["A.swift": source],
      functions: [LocalizingFunction(name: "tr"), LocalizingFunction(name: "tr", label: "key")]
    ).entries
    #expect(entries.map(\.key) == ["one", "two"])
  }

  /// A member is asked of a text that has its values in it.
  @Test(arguments: [#""Boil \(time)".said"#, #""Boil \(time)".said()"#])
  func configuredMembersOfTextsWithValues(use: String) throws {
    let function = try #require(LocalizingFunction(reading: "String.said"))
    let found = Extracted.from(
      ["A.swift": #"let time = 3, a = "Stir".said, b = \#(use)"#], functions: [function])
    #expect(found.entries.map(\.key) == ["Stir"])
    #expect(found.diagnostics.map(\.id) == ["dynamic-key"])
    #expect(found.diagnostics.first?.message.contains("has its values in it") == true)
    #expect(found.openLookUps.map(\.texts) == [["Boil \u{FFFC}"]])
  }

  /// What else may be chosen is followed through the function, if that is declared.
  @Test(arguments: [
    "", #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
  ])
  func configuredFunctionsAreGivenChoices(declaration: String) {
    let entries = Extracted.from(
      [
        "A.swift": """
        import Foundation
        \(declaration)
        let a = tr(isOpen ? "%@ of %@" : "Open")
        func title(_ name: String) -> String { tr(isOpen ? name : "Close") }
        let b = title("Name")
        """
      ], functions: [LocalizingFunction(name: "tr")]
    ).entries
    let followed = declaration.isEmpty ? [] : ["Name"]
    #expect(entries.map(\.key) == ["%@ of %@", "Close"] + followed + ["Open"])
    #expect(entries.first?.sourceText == "%1$@ of %2$@")
  }

  /// Editors neither show nor count the mark, and only the first line has one.
  @Test(arguments: [("\u{FEFF}", [1, 30]), ("", [1, 30]), ("\u{FEFF}\n", [2, 30])])
  func columnsLeaveByteOrderMarksOut(start: String, place: [Int]) throws {
    let entry = try #require(
      Extracted.from(start + "let text = String(localized: \"key\")").entries.first)
    #expect(entry.locations.map { [$0.line, $0.column] } == [place])
  }

  @Test(arguments: ["localized", "#localized", "#localized(_:)"])
  func configuredMacrosLocalize(spelling: String) throws {
    let source = ##"let a = #localized("one", bundle: .module), b = #other("two")"##
    let function = try #require(LocalizingFunction(reading: spelling))
    let extraction = Extracted.from(["A.swift": source], functions: [function])
    #expect(extraction.entries.map(\.key) == ["one"])
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "", "#", "##tr", "#Type.tr", "tr#", "Type.#tr", "a b", "tr(", "tr(key", "tr(_:", "tr(key:)x",
    "tr(_ key: String)",
  ])
  func whatIsNoFunction(spelling: String) {
    #expect(LocalizingFunction(reading: spelling) == nil)
  }

  @Test(arguments: [
    ("tr(key:)", "tr(key:)"), ("tr(_:)", "tr"), ("tr()", "tr"), ("tr(key:comment:)", "tr(key:)"),
    ("Texts.tr(key:)", "Texts.tr(key:)"),
  ])
  func labelsOfFunctions(spelling: String, read: String) {
    #expect(LocalizingFunction(reading: spelling)?.spelling == read)
  }
}
