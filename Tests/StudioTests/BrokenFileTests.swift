import Testing
import Workflows

@testable import Studio

/// What is told of files that can't be read.
@Suite struct BrokenFileTests {
  /// A String Catalog that lacks a comma behind a state.
  static func files() -> [String: String] {
    var files = Project.files
    files[Project.catalog]?.replace("\"needs_review\",", with: "\"needs_review\"")
    return files
  }

  @Test func theFirstMistakeOfEachIsShownWithItsPlace() throws {
    let session = Project.session(on: InMemoryFolder(Self.files()))
    let mistake = try #require(ShownMistake.all(in: session).first)
    #expect(ShownMistake.all(in: session).count == 1)
    #expect(mistake.file == Project.catalog)
    let text = try #require(Self.files()[Project.catalog])
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[mistake.line - 1]
    #expect(line.contains("\"Guardar\""), "\(mistake.line)")
    #expect(line.utf8.prefix(mistake.column - 1).allSatisfy { $0 == 0x20 }, "\(mistake.column)")
    #expect(mistake.message.contains("comma"), "\(mistake.message)")
    #expect(!session.isAllBroken)
  }

  @Test func thePlaceIsThatInTheFileAsItIs() throws {
    let tree = InMemoryFolder(Self.files())
    let session = Project.session(on: tree)
    let before = try #require(ShownMistake.all(in: session).first)
    let text = try #require(tree.text(at: Project.catalog))
    tree.set(Array("\n\n\(text)".utf8), at: Project.catalog)
    _ = session.refresh()
    let after = try #require(ShownMistake.all(in: session).first)
    #expect((after.line, after.column) == (before.line + 2, before.column))
  }

  @Test func aProjectWithNothingElseIsAllBroken() {
    var files = Self.files()
    files = files.filter { $0.key == Project.catalog }
    #expect(Project.session(on: InMemoryFolder(files)).isAllBroken)
    #expect(Project.session(on: InMemoryFolder(Project.files)).mistakes.isEmpty)
  }

  /// The page asks for the list again after a change.
  @Test func aMendedFileIsToldOfNoLonger() throws {
    let tree = InMemoryFolder(Self.files())
    let session = Project.session(on: tree)
    #expect(session.mistakes.count == 1)
    let mended = try #require(Project.files[Project.catalog])
    try tree.write(Array(mended.utf8), to: Project.catalog, replacing: nil)
    _ = session.refresh()
    #expect(session.mistakes.isEmpty)
  }
}
