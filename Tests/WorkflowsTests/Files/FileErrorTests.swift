import Foundation
import TestSupport
import Testing
import Workflows

/// What people are told of a file that can't be read or written.
@Suite struct FileErrorTests {
  @Test(arguments: [
    (ENOSPC, "make room for it, and run the command again"),
    (EDQUOT, "make room for it, and run the command again"),
    (EACCES, "check the path and its permissions"),
  ])
  func theAdviceFitsTheReason(code: Int32, advice: String) {
    let error = FileError.system(.written, "a.xcstrings", code)
    #expect(error.id == "unwritable-file")
    #expect(error.message.hasPrefix("this can't be written ("))
    #expect(error.message.hasSuffix("); " + advice))
  }

  /// Permissions have nothing to do with it.
  @Test func filesAreNoFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "file")
    let (path, tree) = (folder.path + "/file/b", DiskFileTree(inputs: [folder.path]))
    let read = #expect(throws: FileError.self) { try tree.read(path) }
    #expect(read?.id == "missing-path")
    let written = #expect(throws: FileError.self) { try tree.write([1], to: path) }
    #expect(written?.id == "unwritable-file")
    #expect(written?.message.contains("is a file and no folder; name another place") == true)
    let replaced = #expect(throws: FileError.self) { try tree.write([1], to: folder.path) }
    #expect(replaced?.id == "not-a-file")
  }
}
