import Reading
import Testing
import Workflows

@testable import Studio

/// What outlives a session that ends unexpectedly, and what somebody said of a text.
@Suite struct JournalTests {
  let tree = InMemoryFolder(Project.files)
  let cache = InMemoryFolder([:])

  func journal(isRunning: Bool = false) -> StudioJournal {
    StudioJournal(in: "Cache", of: cache, project: "/App", isRunning: { _ in isRunning })
  }

  func saved() throws -> StudioSession {
    let session = Project.session(journal: journal(), on: tree)
    try session.save(
      SavingTests.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    try session.save(SavingTests.save(["": "Cerrar"]), of: Project.id("close", table: "Menu"))
    return session
  }

  @Test func savesCanBeUndoneAfterACrash() throws {
    _ = try saved()
    let later = Project.session(journal: journal(), on: tree)
    #expect(ShownProject(later).leftSaves == 2)
    #expect(throws: StudioProblem.self) { try later.undo() }
    later.settleLeftSaves(takingThem: true)
    #expect(try later.undo() == Project.id("close", table: "Menu"))
    #expect(try later.undo() == Project.id("Save"))
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
    #expect(tree.text(Project.strings) == Project.files[Project.strings])
    // What was undone is nothing that a third session could undo.
    #expect(ShownProject(Project.session(journal: journal(), on: tree)).leftSaves == 0)
  }

  @Test func savesAreForgottenWhenAskedFor() throws {
    _ = try saved()
    let later = Project.session(journal: journal(), on: tree)
    later.settleLeftSaves(takingThem: false)
    #expect(throws: StudioProblem.self) { try later.undo() }
    #expect(cache.files.keys.allSatisfy { !$0.contains("-saves-") })
  }

  @Test func onlyWhatWasSeenIsForgotten() throws {
    _ = try saved()
    let later = Project.session(journal: journal(), on: tree)
    let other = Project.session(journal: journal(), on: tree)
    try other.save(SavingTests.save(["": "Borrar **todo**"]), of: Project.id("Delete **all**"))
    later.settleLeftSaves(takingThem: false)
    #expect(ShownProject(Project.session(journal: journal(), on: tree)).leftSaves == 1)
  }

  @Test func savesOfARunningSessionAreItsOwn() throws {
    let session = try saved()
    // The same process is another one's number only after that one is gone.
    let name = try #require(cache.files.keys.first { $0.contains("-saves-") })
    let other = name.replacing(#/saves-\d+/#, with: "saves-1")
    cache.set(cache.files[name] ?? [], at: other)
    try cache.remove(name)
    let later = StudioSession(["App"], journal: journal(isRunning: true), on: tree)
    #expect(ShownProject(later).leftSaves == 0)
    #expect(try session.undo() == Project.id("close", table: "Menu"))
  }

  /// Lines that nobody wrote so.
  @Test(arguments: [
    "{}", "no JSON", #"{"table":"a","key":"b","language":"c","file":"d"}"#,
    #"{"table":"a","key":"b","language":"c","file":"d","old":"","new":"","start":-5,"hashes":[0,0,0,0]}"#,
    #"{"table":"a","key":"b","language":"c","file":"d","old":"","new":"","start":1,"hashes":[]}"#,
  ])
  func brokenLinesAreNothing(line: String) {
    #expect(SavedChange(line: Array(line.utf8)) == nil)
  }

  @Test func linesGiveBackSaves() throws {
    let units = [
      UnitChange(original: "a", language: "es", id: "é\n", old: [0, 255], new: [10])
    ]
    let changes: [SavedChange.Change] = [
      .entry(old: [1, 2], new: []), .units(units),
      .file(FileDifference(from: Array("abc".utf8), to: Array("axc".utf8))),
    ]
    for change in changes {
      let save = SavedChange(table: "t", key: "k\"", language: "es", file: "f", change: change)
      let read = try #require(SavedChange(line: save.line.dropLast()))
      #expect(read.line == save.line)
      #expect(save.line.filter { $0 == 0x0A }.count == 1)
    }
    let difference = FileDifference(from: Array("abc".utf8), to: Array("axc".utf8))
    let save = SavedChange(
      table: "t", key: "k", language: "es", file: "f", change: .file(difference))
    guard case .file(let read) = SavedChange(line: save.line.dropLast())?.change else {
      Issue.record("another kind")
      return
    }
    #expect(read.applied(to: Array("abc".utf8)) == Array("axc".utf8))
    #expect(read.applied(to: Array("abd".utf8)) == nil)
    #expect(read.applied(to: []) == nil)
  }

  @Test func theJournalIsBounded() {
    var history = SaveHistory()
    let bytes = [UInt8](repeating: 65, count: 300_000)
    for number in 0..<20 {
      history.add(
        SavedChange(
          table: "t", key: "\(number)", language: "es", file: "f",
          change: .entry(old: bytes, new: [])), on: nil)
    }
    #expect(history.journal.count < 4 << 20)
    let last = history.journal.split(separator: 0x0A).last.flatMap { SavedChange(line: Array($0)) }
    #expect(last?.key == "19")
  }

  // MARK: Notes

  @Test func notesGoWithWhatIsSentBack() throws {
    let session = Project.session(journal: journal(), on: tree)
    let id = Project.id("Save")
    #expect(try session.keepNote("Too <b>formal</b>", of: id))
    #expect(ShownKey(try OpenKey(id, in: session), id, in: session).note == "Too <b>formal</b>")
    // They outlive the session, and stand in no catalog.
    #expect(Project.session(journal: journal(), on: tree).note(of: id) == "Too <b>formal</b>")
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
    // A translation settles them.
    try session.save(SavingTests.save(["": "Grabar"], base: ["": "Guardar"]), of: id)
    #expect(session.note(of: id) == nil)
    let long = String(repeating: "a", count: ReviewNote.longest + 1)
    #expect(throws: StudioProblem.self) { try session.keepNote(long, of: id) }
    let closed = Project.session(isReadOnly: true, journal: journal(), on: tree)
    #expect(throws: StudioProblem.self) { try closed.keepNote("a", of: id) }
  }
}
