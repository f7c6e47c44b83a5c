import Catalogs
import Reading
import Testing
import Workflows

@testable import Studio

/// What saving writes, refuses, undoes and keeps.
@Suite struct SavingTests {
  let tree = InMemoryFolder(Project.files)

  static func save(
    _ texts: [String: String], base: [String: String] = [:], isForced: Bool = false
  ) -> StudioSession.Save {
    StudioSession.Save(texts: texts, base: base, state: .translated, isForced: isForced)
  }

  @Test func onlyTheTextChanges() throws {
    let session = Project.session(on: tree)
    try session.save(Self.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    let expected = Project.files[Project.catalog]?
      .replacing("Guardar", with: "Grabar").replacing("needs_review", with: "translated")
    #expect(tree.text(Project.catalog) == expected)
    #expect(try session.window(2..<3, of: KeyFilter(), in: "es").rows.first?.target == "Grabar")
  }

  @Test func aMissingTextIsMade() throws {
    let session = Project.session(on: tree)
    try session.save(Self.save(["": "Borrar **todo**"]), of: Project.id("Delete **all**"))
    #expect(tree.text(Project.catalog).contains(#""value" : "Borrar **todo**""#))
    try session.save(Self.save(["": "Cerrar"]), of: Project.id("close", table: "Menu"))
    #expect(tree.text(Project.strings).contains(#""close" = "Cerrar";"#))
    #expect(tree.text(Project.strings).contains("/* The first. */\n\"open\" = \"Abrir\";"))
  }

  @Test func aLanguageOfAnotherTableIsTheProjects() throws {
    var files = Project.files
    files["App/Names.xcstrings"] = """
      {"sourceLanguage":"en","strings":{"Ann":{"localizations":{"de":{"stringUnit":\
      {"state":"translated","value":"Anna"}}}}},"version":"1.0"}
      """
    let tree = InMemoryFolder(files)
    let session = Project.session(on: tree)
    let id = KeyID(table: "Localizable.xcstrings", key: "Save", language: "de")
    try session.save(Self.save(["": "Sichern"]), of: id)
    #expect(tree.text(Project.catalog).contains(#""value" : "Sichern""#))
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(
        Self.save(["": "Beenden"]), of: KeyID(table: "Menu", key: "close", language: "de"))
    }
    #expect(problem?.message.hasPrefix("the table has no file in this language yet") == true)
    let unknown = KeyID(table: "Localizable.xcstrings", key: "Save", language: "fr")
    #expect(throws: StudioProblem.self) {
      try session.save(Self.save(["": "Enregistrer"]), of: unknown)
    }
  }

  @Test func whatLintRefusesIsNotWritten() throws {
    let session = Project.session(on: tree)
    let id = Project.id("%lld photos")
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(
        Self.save(["plural.other": "%@ fotos"], base: ["plural.other": "%lld fotos"]), of: id)
    }
    #expect(problem?.reason == .findings)
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
  }

  @Test func othersChangesStay() throws {
    let session = Project.session(on: tree)
    // Somebody else changes another key, then the same one.
    let other = tree.text(Project.catalog).replacing("%lld fotos", with: "%lld imágenes")
    try tree.write(Array(other.utf8), to: Project.catalog, replacing: nil)
    try session.save(Self.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    #expect(tree.text(Project.catalog).contains("%lld imágenes"))
    let same = tree.text(Project.catalog).replacing("Grabar", with: "Salvar")
    try tree.write(Array(same.utf8), to: Project.catalog, replacing: nil)
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(Self.save(["": "Guarda"], base: ["": "Grabar"]), of: Project.id("Save"))
    }
    #expect(problem?.reason == .conflict)
    #expect(problem?.theirs == ["": "Salvar"])
    #expect(tree.text(Project.catalog) == same)
  }

  @Test func savesAreUndoneAndDoneAgain() throws {
    let session = Project.session(on: tree)
    try session.save(Self.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    try session.save(Self.save(["": "Cerrar"]), of: Project.id("close", table: "Menu"))
    let saved = (tree.text(Project.catalog), tree.text(Project.strings))
    #expect(try session.undo() == Project.id("close", table: "Menu"))
    #expect(try session.undo() == Project.id("Save"))
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
    #expect(tree.text(Project.strings) == Project.files[Project.strings])
    #expect(throws: StudioProblem.self) { try session.undo() }
    #expect(try session.redo() == Project.id("Save"))
    #expect(try session.redo() == Project.id("close", table: "Menu"))
    #expect((tree.text(Project.catalog), tree.text(Project.strings)) == saved)
  }

  @Test func undoingLeavesWhatOthersWrote() throws {
    let session = Project.session(on: tree)
    try session.save(Self.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    let theirs = tree.text(Project.catalog).replacing("Grabar", with: "Salvar")
    try tree.write(Array(theirs.utf8), to: Project.catalog, replacing: nil)
    let problem = #expect(throws: StudioProblem.self) { try session.undo() }
    #expect(problem?.reason == .conflict)
    #expect(tree.text(Project.catalog) == theirs)
  }

  @Test func nothingIsWrittenReadOnly() {
    let session = Project.session(isReadOnly: true, on: tree)
    let problem = #expect(throws: StudioProblem.self) {
      try session.save(Self.save(["": "Grabar"], base: ["": "Guardar"]), of: Project.id("Save"))
    }
    #expect(problem?.reason == .readOnly)
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
  }

  @Test func draftsOutliveTheSession() throws {
    let cache = InMemoryFolder([:])
    let journal = StudioJournal(in: "Cache", of: cache, project: "/App")
    let draft = Draft(
      table: "Localizable.xcstrings", key: "Save", language: "es", texts: ["": "Grab"],
      base: ["": "Guardar"])
    #expect(Project.session(journal: journal, on: tree).keep(draft))
    let later = Project.session(journal: journal, on: tree)
    #expect(later.draft(of: Project.id("Save")) == draft)
    var save = Self.save(["": "Grabar"], base: ["": "Guardar"])
    save.over = [draft.texts]
    try later.save(save, of: Project.id("Save"))
    #expect(Project.session(journal: journal, on: tree).draft(of: Project.id("Save")) == nil)
    #expect(tree.text("Cache") == "")
  }
}
