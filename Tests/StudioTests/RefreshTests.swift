import Catalogs
import Locking
import Reading
import Sessions
import TestSupport
import Testing
import Workflows

@testable import Studio

/// How a session sees what others change on a disk, without reading all catalogs at each key press.
@Suite struct RefreshTests {
  let folder: TemporaryFolder
  let files: CountedFiles

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Project.files { try folder.write(text, to: path) }
    files = CountedFiles(DiskFileTree(inputs: [folder.path]))
  }

  @Test func aSettledFileIsReadOnce() throws {
    let session = StudioSession([folder.path], on: files)
    var table = try #require(session.tables.first)
    // Long after the files were written.
    _ = table.refresh(from: files, at: .max)
    let reads = files.reads
    let hasChanged = table.refresh(from: files, at: .max)
    #expect(!hasChanged)
    #expect(files.reads == reads)
    let path = try #require(table.paths.first)
    try folder.write(
      Project.files[Project.catalog]?.replacing("Guardar", with: "Grabar!") ?? "",
      to: Project.catalog)
    let isSeen = table.refresh(from: files, at: .max)
    #expect(isSeen)
    #expect(files.reads == reads + 1)
    #expect(table.files[path]?.catalog.text.utf8.containsSequence("Grabar!".utf8) == true)
  }

  @Test func aFileThatWasJustWrittenIsReadAgain() throws {
    let session = StudioSession([folder.path], on: files)
    var table = try #require(session.tables.first)
    let reads = files.reads
    let hasChanged = table.refresh(from: files)
    #expect(!hasChanged)
    #expect(files.reads == reads + table.paths.count)
  }

  @Test func aProjectThatIsTheSameIsNotLookedAtAgain() throws {
    let session = StudioSession([folder.path], on: files)
    let revision = session.refresh()
    session.reload()
    #expect(session.refresh() == revision)
    try folder.write("\"new\" = \"New\";\n", to: "App/en.lproj/Other.strings")
    session.reload()
    #expect(session.tables.contains { $0.codeName == "Other" })
  }
}

/// Files that count how often one is read.
final class CountedFiles: FilesOverFiles {
  let base: any FileTree
  private let count = Locked(0)

  init(_ base: any FileTree) { self.base = base }

  var reads: Int { count.withLock { $0 } }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    count.withLock { $0 += 1 }
    return try base.read(path, limit)
  }

  func stamp(of path: String) -> FileStamp? { base.stamp(of: path) }
}
