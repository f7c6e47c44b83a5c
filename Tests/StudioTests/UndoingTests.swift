import Reading
import Testing
import Workflows

@testable import Studio

/// What Undo and Redo leave of others' work.
@Suite struct UndoingTests {
  let tree = InMemoryFolder(Project.files)

  private static func save(_ text: String, over base: String, on page: String) -> StudioSession.Save
  {
    var save = SavingTests.save(["": text], base: ["": base])
    save.page = page
    return save
  }

  @Test func aPageTakesItsOwnSavesBack() throws {
    let session = Project.session(on: tree)
    let id = Project.id("Save")
    try session.save(Self.save("Grabar", over: "Guardar", on: "one"), of: id)
    try session.save(
      Self.save("Cerrar", over: "", on: "other"), of: Project.id("close", table: "Menu"))
    #expect(try session.undo(on: "one") == id)
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
    #expect(tree.text(Project.strings).contains("Cerrar"))
    // What it took back, no other page does again.
    #expect(throws: StudioProblem.self) { try session.redo(on: "other") }
    #expect(try session.redo(on: "one") == id)
    #expect(tree.text(Project.catalog).contains("Grabar"))
  }

  @Test func anothersTextStays() throws {
    let session = Project.session(on: tree)
    let id = Project.id("Save")
    try session.save(
      Self.save("Cerrar", over: "", on: "one"), of: Project.id("close", table: "Menu"))
    try session.save(Self.save("Grabar", over: "Guardar", on: "one"), of: id)
    try session.save(Self.save("Salvar", over: "Grabar", on: "other"), of: id)
    let problem = #expect(throws: StudioProblem.self) { try session.undo(on: "one") }
    #expect(problem?.reason == .conflict)
    #expect(problem?.canForce == true)
    #expect(problem?.message.contains("“Save” (es)") == true)
    #expect(tree.text(Project.catalog).contains("Salvar"))
    // Who asks again goes on with the save before it, and the text stays.
    #expect(
      try session.undo(on: "one", isConfirmed: true) == Project.id("close", table: "Menu"))
    #expect(tree.text(Project.catalog).contains("Salvar"))
    #expect(try session.undo(on: "other") == id)
    #expect(tree.text(Project.catalog).contains("Grabar"))
  }

  @Test func anothersSaveIsTakenBackOnlyOnDemand() throws {
    let session = Project.session(on: tree)
    let id = Project.id("Save")
    try session.save(Self.save("Grabar", over: "Guardar", on: "one"), of: id)
    let problem = #expect(throws: StudioProblem.self) { try session.undo(on: "other") }
    #expect(problem?.canForce == true)
    #expect(tree.text(Project.catalog).contains("Grabar"))
    #expect(try session.undo(on: "other", isConfirmed: true) == id)
    #expect(tree.text(Project.catalog) == Project.files[Project.catalog])
  }

  /// A String Catalog has all languages of a key in one entry.
  @Test(arguments: [("Save", "Guardar"), ("Delete **all**", "")])
  func otherLanguagesOfTheKeyDontContradict(key: String, before: String) throws {
    var files = Project.files
    let german = #""de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } }"#
    files["App/Names.xcstrings"] = """
      {"sourceLanguage":"en","strings":{"Ann":{"localizations":{\(german)}}},"version":"1.0"}
      """
    let tree = InMemoryFolder(files)
    let session = Project.session(on: tree)
    let id = Project.id(key)
    let text = key == "Save" ? "Grabar" : "Borrar **todo**"
    try session.save(Self.save(text, over: before, on: "one"), of: id)
    let other = KeyID(table: id.table, key: key, language: "de")
    let theirs = key == "Save" ? "Sichern" : "**Alles** löschen"
    try session.save(Self.save(theirs, over: "", on: "other"), of: other)
    #expect(try session.undo(on: "one") == id)
    let left = tree.text(Project.catalog)
    #expect(left.contains(theirs))
    #expect(!left.contains(text))
    #expect(before.isEmpty || left.contains(before))
    #expect(try OpenKey(id, in: session).current[""] ?? "" == before)
    // Nor does it when the text comes back.
    #expect(try session.redo(on: "one") == id)
    let again = tree.text(Project.catalog)
    #expect(again.contains(theirs))
    #expect(try OpenKey(id, in: session).current[""] == text)
    #expect(again.contains("\n        \"es\" : {\n          \"stringUnit\" : {\n"))
  }

  @Test func whatAnotherPageSavedAfterAnUndoStays() throws {
    let session = Project.session(on: tree)
    let id = Project.id("Delete **all**")
    try session.save(Self.save("Borrar **todo**", over: "", on: "one"), of: id)
    #expect(try session.undo(on: "one") == id)
    try session.save(Self.save("Quitar **todo**", over: "", on: "other"), of: id)
    let problem = #expect(throws: StudioProblem.self) { try session.redo(on: "one") }
    #expect(problem?.reason == .conflict)
    #expect(tree.text(Project.catalog).contains("Quitar"))
    #expect(throws: StudioProblem.self) { try session.redo(on: "one", isConfirmed: true) }
    #expect(tree.text(Project.catalog).contains("Quitar"))
  }
}
