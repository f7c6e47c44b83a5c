import Testing
import Workflows

@testable import Studio

/// Which keys the list shows.
@Suite struct ListTests {
  static func keys(
    _ search: String = "", progress: Set<TranslationProgress> = [], table: String? = nil,
    range: Range<Int> = 0..<100
  ) throws -> [String] {
    let session = Project.session(on: InMemoryFolder(Project.files))
    var filter = try KeyFilter(search: search)
    (filter.progress, filter.table) = (progress, table)
    return try session.window(range, of: filter, in: "es").rows.map(\.key)
  }

  @Test func everythingIsListedByTable() throws {
    #expect(try Self.keys() == ["%lld photos", "Delete **all**", "Save", "close", "open"])
    #expect(try Self.keys(range: 1..<3) == ["Delete **all**", "Save"])
    #expect(try Self.keys(range: 90..<99) == [])
    #expect(try Self.keys(table: "Menu") == ["close", "open"])
  }

  @Test(arguments: [
    ("GUARDAR", ["Save"]), ("save", ["Save"]), ("fotos", ["%lld photos"]), ("nowhere", []),
    ("/^[Oo]p/", ["open"]), ("/fotos?$/", ["%lld photos"]),
  ])
  func textsAreSearched(search: String, found: [String]) throws {
    #expect(try Self.keys(search) == found)
  }

  @Test func progressIsFiltered() throws {
    #expect(try Self.keys(progress: [.missing]) == ["Delete **all**", "close"])
    #expect(try Self.keys(progress: [.needsReview]) == ["Save"])
  }

  @Test func aBrokenExpressionIsTold() {
    #expect(throws: StudioProblem.self) { try KeyFilter(search: "/(/") }
  }

  @Test func findingsComeAfterAWhile() async throws {
    var files = Project.files
    files[Project.catalog]?.replace("%lld fotos", with: "%@ fotos")
    let session = Project.session(on: InMemoryFolder(files))
    var filter = try KeyFilter()
    filter.hasFindings = true
    var window = try session.window(0..<9, of: filter, in: "es")
    for _ in 0..<600 where window.isChecking {
      try await Task.sleep(for: .milliseconds(50))
      window = try session.window(0..<9, of: filter, in: "es")
    }
    // What has no translation yet is a finding, too.
    #expect(window.rows.map(\.key) == ["%lld photos", "Delete **all**", "close"])
    #expect(window.counts.first??.errors ?? 0 > 0)
  }

  /// As somebody types; what is found with each letter is what a new search finds.
  @Test func aLongerSearchIsFoundAmongTheFound() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    for search in ["o", "ot", "oto", "ot", "o", "op", "", "/o/", "s"] {
      let found = try session.window(0..<99, of: KeyFilter(search: search), in: "es").rows.map(
        \.key)
      #expect(try found == Self.keys(search), "\(search)")
    }
    #expect(try KeyFilter(search: "oto").narrows(KeyFilter(search: "ot")))
    #expect(try !KeyFilter(search: "ot").narrows(KeyFilter(search: "oto")))
    #expect(try !KeyFilter(search: "/oto/").narrows(KeyFilter(search: "")))
  }

  @Test func aKeyIsFoundAmongRows() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    let rows = session.rows(
      of: StudioSession.ListID(table: "Localizable.xcstrings", language: "es"))
    for (index, row) in rows.enumerated() { #expect(rows.index(ofKey: row.key) == index) }
    #expect(rows.index(ofKey: "Sav") == nil)
    #expect(rows.index(ofKey: "zzz") == nil)
  }
}
