import Dispatch
import Reading
import Testing
import Workflows

@testable import Studio

/// Texts that aren't saved, of several sessions of one project: two programs, or two tabs.
@Suite struct DraftTests {
  let tree = InMemoryFolder(Project.files)
  let cache = InMemoryFolder([:])

  func session() -> StudioSession {
    Project.session(
      journal: StudioJournal(in: "Cache", of: cache, project: "/App"), on: tree)
  }

  static func draft(_ text: String, of key: String = "Save", base: String = "Guardar") -> Draft {
    Draft(
      table: "Localizable.xcstrings", key: key, language: "es", texts: ["": text],
      base: ["": base])
  }

  private func texts(of key: String = "Save", in session: StudioSession) -> [String] {
    session.drafts(of: Project.id(key)).compactMap { $0.texts[""] }
  }

  @Test func draftsOfOtherKeysStay() {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    #expect(other.keep(Self.draft("Borrar", of: "Delete **all**", base: "")))
    #expect(one.keep(Self.draft("Grabar ya"), over: [["": "Grabar"]]))
    let later = session()
    #expect(texts(in: later) == ["Grabar ya"])
    #expect(texts(of: "Delete **all**", in: later) == ["Borrar"])
    // What one keeps, the other knows at once.
    #expect(texts(of: "Delete **all**", in: one) == ["Borrar"])
  }

  @Test func twoDraftsOfOneKeyAreBothKept() {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    #expect(other.keep(Self.draft("Salvar")))
    #expect(texts(in: session()) == ["Grabar", "Salvar"])
    let id = Project.id("Save")
    #expect(one.otherTexts(than: ["": "Grabar"], of: id) == [["": "Salvar"]])
    #expect(other.otherTexts(than: ["": "Salvar"], of: id) == [["": "Grabar"]])
    // Each goes on with its own.
    #expect(one.keep(Self.draft("Grabar ya"), over: [["": "Grabar"]]))
    #expect(texts(in: session()) == ["Salvar", "Grabar ya"])
    // One that is settled goes, and one that is what the catalog has is none.
    #expect(other.keep(Self.draft("Guardar"), over: [["": "Salvar"], ["": "Grabar ya"]]))
    #expect(texts(in: session()).isEmpty)
  }

  /// One text to Swift, and two to whoever typed them.
  @Test func textsAreComparedLetterByLetter() {
    let one = session()
    #expect(one.keep(Self.draft("caf\u{E9}")))
    #expect(one.keep(Self.draft("cafe\u{301}")))
    #expect(texts(in: one).map { $0.unicodeScalars.count } == [4, 5])
    #expect(one.keep(Self.draft("cafe\u{301}", base: "caf\u{E9}"), over: [["": "cafe\u{301}"]]))
    #expect(texts(in: one).count == 2)
  }

  @Test func savingLeavesWhatOthersTyped() throws {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    #expect(other.keep(Self.draft("Salvar")))
    var save = SavingTests.save(["": "Grabar"], base: ["": "Guardar"])
    save.over = [["": "Grabar"]]
    try one.save(save, of: Project.id("Save"))
    #expect(texts(in: other) == ["Salvar"])
    // Saving it meets what was saved meanwhile.
    let problem = #expect(throws: StudioProblem.self) {
      try other.save(
        SavingTests.save(["": "Salvar"], base: ["": "Guardar"]), of: Project.id("Save"))
    }
    #expect(problem?.reason == .conflict)
    #expect(texts(in: other) == ["Salvar"])
  }

  @Test func thePageIsToldOfBoth() throws {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    let id = #""table":"Localizable.xcstrings","key":"Save","language":"es""#
    let answer = other.calls.response(
      to: "draft", Array(#"{\#(id),"texts":{"":"Salvar"},"base":{"":"Guardar"}}"#.utf8))
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self).contains(#""others":[{"":"Grabar"}]"#))
    let key = String(
      decoding: one.calls.response(to: "key", Array("{\(id)}".utf8)).body, as: UTF8.self)
    #expect(key.contains(#""draft":{"":"Salvar"}"#))
    #expect(key.contains(#""otherDrafts":[{"":"Grabar"}]"#))
  }

  /// Whatever asks: a session that only shows texts changes nothing that another one left.
  @Test func readingKeepsAndForgetsNothing() throws {
    try session().save(
      SavingTests.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    let before = cache.files
    let shown = Project.session(
      isReadOnly: true, journal: StudioJournal(in: "Cache", of: cache, project: "/App"), on: tree)
    let id = #""table":"Localizable.xcstrings","key":"Save","language":"es""#
    for (name, body) in [
      ("draft", #"{\#(id),"texts":{"":"Salvar"},"base":{"":"Guardar"}}"#),
      ("left", #"{"isTaken":false}"#), ("left", #"{"isTaken":true}"#),
      ("save", #"{\#(id),"texts":{"":"Salvar"},"base":{"":"Grabar"}}"#), ("undo", "{}"),
      ("redo", "{}"),
    ] {
      let answer = shown.calls.response(to: name, Array(body.utf8))
      #expect(answer.status == 422, "\(name)")
      #expect(String(decoding: answer.body, as: UTF8.self).contains("readOnly"), "\(name)")
    }
    #expect(cache.files == before)
  }

  @Test func nothingIsLostWhereBothWriteAtOnce() {
    let sessions = [session(), session(), session()]
    DispatchQueue.concurrentPerform(iterations: sessions.count) { number in
      for count in 0..<20 {
        _ = sessions[number].keep(Self.draft("\(number)", of: "key \(number) \(count)"))
      }
    }
    let later = session()
    let missing = sessions.indices.flatMap { number in
      (0..<20).filter { texts(of: "key \(number) \($0)", in: later) != ["\(number)"] }
    }
    #expect(missing.isEmpty)
  }

  @Test func notesOfOtherKeysStay() throws {
    let (one, other) = (session(), session())
    #expect(try one.keepNote("Too formal", of: Project.id("Save")))
    #expect(try other.keepNote("Too long", of: Project.id("Delete **all**")))
    #expect(session().note(of: Project.id("Save")) == "Too formal")
    #expect(session().note(of: Project.id("Delete **all**")) == "Too long")
  }

  /// A file that nobody can read isn't written over; what is typed stays in this session.
  @Test func whatCannotBeKeptWaits() throws {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    let name = try #require(cache.files.keys.first)
    let full = InMemoryFolder(bytes: cache.files, unreadable: [name])
    let blind = Project.session(
      journal: StudioJournal(in: "Cache", of: full, project: "/App"), on: tree)
    #expect(!blind.keep(Self.draft("Salvar")))
    #expect(texts(in: blind) == ["Salvar"])
    #expect(full.files == cache.files)
    // Bytes that are no drafts are nothing that somebody typed.
    cache.set(Array("no JSON".utf8), at: name)
    #expect(other.keep(Self.draft("Salvar")))
    #expect(texts(in: session()) == ["Salvar"])
  }

  /// What a disk doesn't take is shown with what the file has by then, and kept with what is typed
  /// next.
  @Test func whatWaitsIsKeptLater() throws {
    let (one, other) = (session(), session())
    #expect(one.keep(Self.draft("Grabar")))
    let name = try #require(cache.files.keys.first)
    cache.makeReadOnly()
    #expect(texts(in: other) == ["Grabar"])
    #expect(!other.keep(Self.draft("Salvar")))
    #expect(texts(in: other) == ["Grabar", "Salvar"])
    #expect(!other.keep(Self.draft("Salvar ya"), over: [["": "Salvar"]]))
    #expect(texts(in: other) == ["Grabar", "Salvar ya"])
    cache.set(Array("[]".utf8), at: name)
    #expect(texts(in: other) == ["Salvar ya"])
    cache.makeWritable()
    #expect(other.keep(Self.draft("Borrar", of: "Delete **all**", base: "")))
    let later = session()
    #expect(texts(in: later) == ["Salvar ya"])
    #expect(texts(of: "Delete **all**", in: later) == ["Borrar"])
  }

  @Test func withoutAJournalNothingOutlivesTheSession() {
    let alone = Project.session(on: tree)
    #expect(!alone.keep(Self.draft("Grabar")))
    #expect(texts(in: alone) == ["Grabar"])
    #expect(texts(in: Project.session(on: tree)).isEmpty)
  }
}
