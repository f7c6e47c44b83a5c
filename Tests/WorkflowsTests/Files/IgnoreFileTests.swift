import Testing

@testable import Workflows

/// Lines of ignore files as Git's documentation of `.gitignore` describes them.
@Suite struct IgnoreFileTests {
  @Test(arguments: [
    ("*.log\n!keep.log", "a.log", false, true), ("*.log\n!keep.log", "keep.log", false, nil),
    ("# comment\n\nbuild/", "build", true, true), ("build/", "build", false, nil),
    ("a\\ \nb ", "b", false, true), ("\\#x", "#x", false, true), ("\\!x", "!x", false, true),
  ])
  func ignoreFiles(text: String, path: String, isFolder: Bool, ignored: Bool?) {
    let verdict = IgnoreFile(Array(text.utf8)).verdict(on: path, isFolder: isFolder)
    #expect((verdict ?? false) == (ignored ?? false))
  }
}
