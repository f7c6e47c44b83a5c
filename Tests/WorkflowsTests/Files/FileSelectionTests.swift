import TestSupport
import Testing
import Workflows

/// Which files a walk takes, by globs that are read once.
@Suite struct FileSelectionTests {
  @Test func changedGlobsCount() {
    var selection = FileSelection(suffixes: [".swift"], exclude: ["Old/**"])
    #expect(!selection.admits("Old/A.swift", in: "/cafe"))
    selection.exclude = ["New/**"]
    selection.include = ["*/A.swift"]
    #expect(selection.admits("Old/A.swift", in: "/cafe"))
    #expect(!selection.admits("Old/B.swift", in: "/cafe"))
    #expect(!selection.admits("New/A.swift", in: "/cafe"))
  }

  @Test func changedGlobsOfTheProjectCount() {
    var globs = ProjectGlobs(folder: "/cafe", include: [], exclude: ["Old"])
    var selection = FileSelection(suffixes: [".swift"], project: globs)
    #expect(!selection.admits("Old/A.swift", in: "/cafe"))
    globs.exclude = ["New"]
    globs.include = ["A.swift"]
    selection.project = globs
    #expect(selection.admits("Old/A.swift", in: "/cafe"))
    #expect(!selection.admits("Old/B.swift", in: "/cafe"))
    #expect(!selection.admits("New/A.swift", in: "/cafe"))
  }

  /// A configuration may have thousands of long globs, and a folder thousands of files.
  @Test func manyLongGlobsEnd() {
    let globs = (0..<1_000).map { String(repeating: "**/", count: 200) + "\($0)*x*y" }
    let selection = FileSelection(
      suffixes: [".strings"], project: ProjectGlobs(folder: "/cafe", include: [], exclude: globs))
    let elapsed = processorTime {
      for number in 0..<200 {
        #expect(selection.admits("a/b/c/F\(number).strings", in: "/cafe"))
      }
    }
    #expect(elapsed < .seconds(20))
  }
}
