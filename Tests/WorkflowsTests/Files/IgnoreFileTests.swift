import Foundation
import TestSupport
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

  @Test func eachFolderIsReadOnce() {
    let tree = InMemoryFolder([
      ".gitignore": "Made/\n*.log\n", "App/.gitignore": "/fr.lproj\n!keep.log\n",
      "App/A.swift": "",
    ])
    var paths = IgnoredPaths(in: tree)
    let ignored = [
      "App/fr.lproj/L.strings", "App/de.lproj/L.strings", "App/Made/L.strings", "a.log",
      "App/keep.log",
      "App/x/fr.lproj/L.strings", "App/b.log",
    ].filter { paths.contains($0) }
    #expect(ignored == ["App/fr.lproj/L.strings", "App/Made/L.strings", "a.log", "App/b.log"])
    #expect(tree.reads(of: ".gitignore") == 1)
    #expect(tree.reads(of: "App/.gitignore") == 1)
  }

  /// What a walk doesn't follow hides no path.
  @Test func ignoreFilesThatAreTooLongHideNothing() {
    let tree = InMemoryFolder([
      ".gitignore": String(repeating: "a\n", count: IgnoreFile.mostRules) + "L.strings\n",
      "b/.gitignore": String(repeating: "#", count: FileLimit.ignoreFile.bytes) + "\nL.strings\n",
    ])
    var paths = IgnoredPaths(in: tree)
    let ignored = ["a", "b/L.strings"].filter { paths.contains($0) }
    #expect(ignored.isEmpty)
  }

  @Test func aLinkIsNoIgnoreFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("L.strings\n", to: "rules")
    try folder.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.gitignore", withDestinationPath: "rules")
    var paths = IgnoredPaths(in: DiskFileTree(inputs: [folder.path]))
    try folder.write("M.strings\n", to: "a/.gitignore")
    let ignored = ["L.strings", "a/M.strings"].filter { paths.contains(folder.path + "/" + $0) }
    #expect(ignored == ["a/M.strings"])
  }
}
