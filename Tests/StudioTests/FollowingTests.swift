import Catalogs
import Locking
import Reading
import Sessions
import Testing
import Workflows

@testable import Studio

/// What is known of a catalog after a save without reading it again.
@Suite struct FollowingTests {
  /// The same as what reading tells.
  @Test(arguments: [
    ("Save", ["": "Grabar"]), ("Delete **all**", ["": "Borrar **todo**"]),
    ("%lld photos", ["plural.one": "Una", "plural.many": "%lld de fotos"]),
  ])
  func itIsWhatReadingTells(key: String, texts: [String: String]) throws {
    let tree = InMemoryFolder(Project.files)
    let session = Project.session(on: tree)
    let id = Project.id(key)
    _ = try session.window(0..<9, of: KeyFilter(), in: "es")
    for _ in 0..<2 {
      let base = try OpenKey(id, in: session).current
      try session.save(SavingTests.save(texts, base: base), of: id)
      try Self.compare(session, tree)
      _ = try session.undo()
      try Self.compare(session, tree)
    }
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
  }

  private static func compare(_ session: StudioSession, _ tree: InMemoryFolder) throws {
    let followed = try #require(
      session.state.withLock { $0.tables[Project.id("").table]?.files[Project.catalog] })
    let read = try #require(OpenFile(tree.files[Project.catalog] ?? [], path: Project.catalog))
    #expect(followed.bytes == read.bytes)
    #expect(followed.catalog.entries == read.catalog.entries)
    #expect(followed.firstEntries == read.firstEntries)
    #expect(
      followed.catalog.stringCatalog?.localizationCounts
        == read.catalog.stringCatalog?.localizationCounts)
    let other = Project.session(on: tree)
    let rows = try (session, other).0.window(0..<9, of: KeyFilter(), in: "es").rows
    let expected = try other.window(0..<9, of: KeyFilter(), in: "es").rows
    #expect(rows.map(\.folded) == expected.map(\.folded))
    #expect(rows.map(\.progress) == expected.map(\.progress))
  }

  /// What a filter shows follows, too: a text that is accepted leaves those to review, and comes
  /// back.
  @Test func listsFollow() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    for progress in [TranslationProgress.needsReview, .missing, .translated] {
      var filter = try KeyFilter()
      filter.progress = [progress]
      let keys = { try session.window(0..<9, of: filter, in: "es").rows.map(\.key) }
      let before = try keys()
      try session.save(
        SavingTests.save(["": "Guardar"], base: ["": "Guardar"]), of: Project.id("Save"))
      try session.save(SavingTests.save(["": "Todo"]), of: Project.id("Delete **all**"))
      let saved = try keys()
      #expect(saved.contains("Save") == (progress == .translated))
      #expect(saved.contains("Delete **all**") == (progress == .translated))
      _ = try session.undo()
      _ = try session.undo()
      #expect(try keys() == before)
    }
  }

  /// A save reads a large catalog's bytes to see what others did, and parses one entry.
  @Test func aSaveTakesAsLongAsTheTextIs() throws {
    func entries(_ count: Int) -> String {
      let members = (0..<count).map { number in
        "\"Key \(number)\":{\"localizations\":{\"es\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Clave \(number)\"}}}}"
      }
      return
        "{\"sourceLanguage\":\"en\",\"strings\":{\(members.joined(separator: ","))},\"version\":\"1.0\"}"
    }
    func time(_ count: Int) throws -> Duration {
      let session = Project.session(on: InMemoryFolder([Project.catalog: entries(count)]))
      _ = try session.window(0..<9, of: KeyFilter(), in: "es")
      let id = Project.id("Key 7")
      // The fastest of some counts, for others may be at work.
      return try (0..<12).map { number in
        let base = number == 0 ? "Clave 7" : "x\(number - 1)"
        return try ContinuousClock().measure {
          try session.save(SavingTests.save(["": "x\(number)"], base: ["": base]), of: id)
        }
      }.min() ?? .zero
    }
    let (small, large) = (try time(100), try time(4_000))
    #expect(large < small * 8, "\(small) \(large)")
  }
}
