import Sessions
import Testing
import Workflows

@testable import Studio

/// What a text would come to while somebody types.
@Suite struct CheckTests {
  @Test func formsAreRenderedAsTyped() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    let check = try session.check(
      ["plural.one": "%lld foto", "plural.other": "¡%lld fotos!"], of: Project.id("%lld photos"),
      likeApple: false)
    let texts = check.previews.map(\.item.text)
    #expect(texts.contains("1 foto"))
    #expect(texts.contains("¡5 fotos!"))
    #expect(check.refusals.isEmpty)
  }

  @Test func mistakesAreFoundAndRefused() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    let check = try session.check(
      ["plural.other": "%@ fotos"], of: Project.id("%lld photos"), likeApple: false)
    #expect(!check.refusals.isEmpty)
    #expect(!check.findings.isEmpty)
  }

  @Test func whatIsThereIsShownUnchanged() throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    let check = try session.check(["": "Guardar"], of: Project.id("Save"), likeApple: false)
    #expect(check.previews.map(\.item.text) == ["Guardar"])
  }

  @Test func anUnknownKeyIsTold() {
    let session = Project.session(on: InMemoryFolder(Project.files))
    #expect(throws: StudioProblem.self) {
      try session.check([:], of: Project.id("../../etc/passwd"), likeApple: false)
    }
  }

  @Test(arguments: [
    ("Hola", [TextPart(length: 4, kinds: [], isMark: false)]),
    (
      "a **b**",
      [
        TextPart(length: 2, kinds: [], isMark: false),
        TextPart(length: 2, kinds: ["strong"], isMark: true),
        TextPart(length: 1, kinds: ["strong"], isMark: false),
        TextPart(length: 2, kinds: ["strong"], isMark: true),
      ]
    ),
    (
      "😀 %@",
      [
        TextPart(length: 3, kinds: [], isMark: false),
        TextPart(length: 2, kinds: ["placeholder"], isMark: false),
      ]
    ),
  ])
  func textsAreCutIntoParts(text: String, parts: [TextPart]) {
    #expect(TextPart.all(of: text) == parts)
  }

  @Test(arguments: [
    "^[%lld fotos](inflect: true)", "**a [b](c) _d_** `e` <f> &amp; %%", "^[[[**", "",
  ])
  func partsCoverTheText(text: String) {
    #expect(TextPart.all(of: text).reduce(0) { $0 + $1.length } == text.utf16.count)
  }
}

/// Excerpts of catalogs.
@Suite struct ExcerptTests {
  @Test func anExcerptIsACatalogOfItsKeys() throws {
    for path in [Project.catalog, "App/en.lproj/Menu.strings"] {
      let text = try #require(Project.files[path])
      let file = try #require(OpenFile(Array(text.utf8), path: path))
      for index in file.catalog.entries.indices {
        let entry = file.catalog.entries[index]
        let excerpt = CatalogExcerpt(of: file.catalog, entries: [index]).bytes
        let read = try #require(OpenFile(excerpt, path: path)).catalog
        #expect(!read.hasErrors)
        #expect(read.entries.map(\.key) == [entry.key])
        // What goes back unchanged changes nothing.
        let bytes = try #require(CatalogExcerpt.entry(entry.key, in: excerpt, path: path))
        let save = SavedChange(
          table: "t", key: entry.key, language: "es", file: path,
          change: .entry(old: bytes, new: bytes))
        #expect(save.applied(to: file)?.bytes == Array(text.utf8))
      }
      let all = CatalogExcerpt(of: file.catalog, entries: Array(file.catalog.entries.indices)).bytes
      #expect(OpenFile(all, path: path)?.catalog.entries.count == file.catalog.entries.count)
    }
  }
}
