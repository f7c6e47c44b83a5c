import Foundation
import TestSupport
import Testing

@testable import Workflows

/// All files are written, or none.
@Suite struct WriteAllTests {
  @Test func whatWasMadeForFilesThatCannotBeWrittenGoes() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "kept/a.txt")
    let tree = DiskFileTree(inputs: [folder.path])
    // What stands below a file can't be written.
    let files = ["kept/a.txt", "kept/new/b.txt", "de.xcloc/inner/c.txt", "kept/a.txt/d.txt"].map {
      FileEdit(path: folder.url.appending(path: $0).path, new: Array("new".utf8))
    }
    #expect(throws: FileError.self) { try tree.writeAll(files) }
    #expect(tree.names(in: folder.path) == ["kept"])
    #expect(tree.names(in: folder.url.appending(path: "kept").path) == ["a.txt"])
    #expect(try tree.read(files[0].path) == Array("old".utf8))
    _ = try tree.writeAll(Array(files.dropLast()))
    #expect(tree.names(in: folder.path).sorted() == ["de.xcloc", "kept"])
  }

  /// It is excluded, or git ignores it: running the command again would change nothing.
  @Test func whatWasToBeMadeAndIsThereStays() throws {
    let tree = InMemoryFolder(["a.txt": "old", "b.txt": "kept", "c.txt": ""])
    let new = Array("new".utf8)
    let edits = [FileEdit(path: "b.txt", new: new), FileEdit(path: "a.txt", old: [], new: new)]
    let error = #expect(throws: FileError.self) { try tree.writeAll(edits) }
    #expect(error?.id == "existing-file")
    #expect(tree.text(at: "a.txt") == "old" && tree.text(at: "b.txt") == "kept")
    _ = try tree.writeAll(["c.txt", "d.txt"].map { FileEdit(path: $0, old: [], new: new) })
    #expect(tree.text(at: "c.txt") == "new" && tree.text(at: "d.txt") == "new")
    _ = try tree.writeAll([FileEdit(path: "a.txt", old: [], new: Array("old".utf8))])
  }
}
