import Foundation
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
}
