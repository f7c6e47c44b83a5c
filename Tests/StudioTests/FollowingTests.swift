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

  /// A save reads a large catalog's bytes to see what others did; the bytes that it checks and replaces are those of
  /// an entry, however many there are.
  @Test func aSaveTakesAsMuchWorkAsTheTextIs() throws {
    let work = try Self.work(ofSaveAmong: 100)
    #expect(work.allSatisfy { (1..<1_000).contains($0) })
    #expect(try Self.work(ofSaveAmong: 4_000) == work)
  }

  /// How many bytes a save checks, replaces and writes in their place, after which what is known of the catalog
  /// follows.
  private static func work(ofSaveAmong count: Int) throws -> [Int] {
    let session = Project.session(on: InMemoryFolder([Project.catalog: catalog(of: count)]))
    _ = try session.window(0..<9, of: KeyFilter(), in: "es")
    let id = Project.id("Key 7")
    let open = try OpenKey(id, in: session)
    let file = try #require(open.table.files[Project.catalog])
    try session.save(SavingTests.save(["": "x0"], base: ["": "Clave 7"]), of: id)
    let change = try #require(session.state.withLock { $0.history.done.last }).change
    let applied = try #require(change.applied(to: file))
    let edit = try #require(applied.edit)
    _ = try #require(file.following(edit, leaving: applied.bytes))
    #expect(try session.table(id.table).files[Project.catalog]?.bytes == applied.bytes)
    let checked = try open.files.read(Project.catalog)
    return [checked.count, edit.range.count, edit.replacement.count]
  }

  /// A catalog with as many keys, each translated.
  private static func catalog(of count: Int) -> String {
    let members = (0..<count).map { number in
      "\"Key \(number)\":{\"localizations\":{\"es\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Clave \(number)\"}}}}"
    }
    return
      "{\"sourceLanguage\":\"en\",\"strings\":{\(members.joined(separator: ","))},\"version\":\"1.0\"}"
  }
}
