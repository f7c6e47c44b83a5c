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
}
