import Testing
import Workflows

@Suite("Files with others laid over them")
struct OverlaidFilesTests {
  private let selection = FileSelection(suffixes: [".swift"], exclude: ["Old/**"])

  private func listed(_ overlay: [String: [UInt8]], under roots: [String] = ["."]) -> [String] {
    let base = InMemoryFolder(["A.swift": "", "Old/B.swift": ""])
    return OverlaidFiles(base, overlay).files(under: roots, selection).files
  }

  @Test func whatIsNewIsAskedLikeAnyOther() {
    #expect(
      listed(["C.swift": [], "Sub/D.swift": [], "E.m": [], "Old/F.swift": []])
        == ["A.swift", "C.swift", "Sub/D.swift"])
    #expect(listed(["Pods/X/View.swift": [], "._C.swift": []]) == ["A.swift"])
    #expect(listed([".claude/worktrees/one/A.swift": []]) == ["A.swift"])
    let named = FileSelection(suffixes: [".swift"], include: [".shared/**"])
    let files = OverlaidFiles(
      InMemoryFolder([:]), [".shared/A.swift": [], ".other/B.swift": [], "C.swift": []])
    #expect(files.files(under: ["."], named).files == [".shared/A.swift"])
    #expect(listed(["Sub/D.swift": [], "C.swift": []], under: ["Sub"]) == ["Sub/D.swift"])
  }

  /// An editor may show a file that is no part of the project.
  @Test func whatWasPassedOverStaysSo() {
    #expect(listed(["A.swift": [0x20], "Old/B.swift": [0x20]]) == ["A.swift"])
  }

  @Test func nothingIsWritten() {
    let files = OverlaidFiles(InMemoryFolder([:]), [:])
    #expect(throws: FileError.self) { try files.write([], to: "A.swift") }
    let error = #expect(throws: FileError.self) { try files.remove("A.swift") }
    #expect(error?.message.hasPrefix("this can't be removed (Read-only file system)") == true)
  }
}
