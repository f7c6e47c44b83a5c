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
    #expect(conflict.severity == .error)
    #expect(conflict.location?.file == "B.swift")
    #expect(conflict.notes.map { $0.location?.file } == ["A.swift"])
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
}
