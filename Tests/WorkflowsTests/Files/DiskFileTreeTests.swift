import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// Walking and writing on a real disk.
@Suite struct DiskFileTreeTests {
  private func files(
    in folder: TemporaryFolder, include: [String] = [], exclude: [String] = []
  ) -> [String] {
    let selection = FileSelection(suffixes: [".swift"], include: include, exclude: exclude)
    return DiskFileTree(inputs: [folder.path]).files(under: [folder.path], selection).files
      .map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  private func makeFolder(_ paths: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in paths { try folder.write("let a = 1\n", to: path) }
    return folder
  }

  @Test func foldersOfBuildsAndPackagesAreSkipped() throws {
    let folder = try makeFolder([
      "A.swift", "b/B.swift", ".build/X.swift", "b/Pods/X.swift", "node_modules/X.swift",
      "DerivedData/X.swift", "Carthage/X.swift", "b/note.txt", "b/Vendor.framework/X.swift",
      "Vendor.xcframework/ios/X.swift", "SourcePackages/checkouts/Dep/X.swift",
      ".swiftpm/xcode/X.swift", "checkouts/D.swift", ".l10n-1/../c/C.swift",
      "Up.app/Contents/Info.plist", "Up.app/Contents/MacOS/Up", "Up.app/Contents/Resources/X.swift",
      "In.mode/Contents/Info.plist", "In.mode/Contents/Resources/E.swift",
    ])
    #expect(
      files(in: folder) == [
        "A.swift", "In.mode/Contents/Resources/E.swift", "b/B.swift", "c/C.swift",
        "checkouts/D.swift",
      ])
  }

  /// What agents and editors keep: templates, copies of the project, earlier versions.
  @Test func hiddenFoldersAreSkippedUnlessTheyAreAskedFor() throws {
    let folder = try makeFolder([
      "A.swift", ".claude/worktrees/one/A.swift", "b/.history/B.swift", ".hidden.swift",
      "App.swiftpm/C.swift",
    ])
    #expect(files(in: folder) == [".hidden.swift", "A.swift", "App.swiftpm/C.swift"])
    #expect(files(in: folder, include: [".claude/**"]) == [".claude/worktrees/one/A.swift"])
    #expect(files(in: folder, include: ["**/.h*/*.swift"]) == ["b/.history/B.swift"])
    #expect(files(in: folder, include: ["b/**"]) == [])
    let copy = folder.url.appending(path: ".claude/worktrees/one").path
    let listing = DiskFileTree(inputs: [copy])
      .files(under: [copy], FileSelection(suffixes: [".swift"]))
    #expect(listing.files == [copy + "/A.swift"])
  }

  @Test func ignoreFilesHoldAtEveryLevel() throws {
    let folder = try makeFolder([
      "A.swift", "Gen/X.swift", "b/Own.swift", "b/Kept.swift", "b/c/Own.swift", "Own.swift",
    ])
    try folder.write("Gen/\n", to: ".gitignore")
    try folder.write("Own.swift\n!/Own.swift\n", to: "b/.gitignore")
    #expect(files(in: folder) == ["A.swift", "Own.swift", "b/Kept.swift", "b/Own.swift"])
  }

  @Test func includeAndExcludeChoose() throws {
    let folder = try makeFolder(["A.swift", "b/B.swift", "b/C.swift"])
    #expect(files(in: folder, include: ["b/**"]) == ["b/B.swift", "b/C.swift"])
    #expect(files(in: folder, exclude: ["b"]) == ["A.swift"])
  }

  @Test func linksStayInsideAndLoopsEnd() throws {
    let folder = try makeFolder(["a/A.swift"])
    let outside = try makeFolder(["X.swift"])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.url.appending(path: "a/loop").path, withDestinationPath: "..")
    try manager.createSymbolicLink(
      atPath: folder.url.appending(path: "out").path, withDestinationPath: outside.path)
    try manager.createSymbolicLink(
      atPath: folder.url.appending(path: "again").path, withDestinationPath: "a")
    try manager.createSymbolicLink(
      atPath: folder.url.appending(path: "self").path, withDestinationPath: "self")
    #expect(files(in: folder) == ["a/A.swift"])
  }

  @Test("a link that leads nowhere is told, but for one in a hidden folder")
  func linksThatLeadNowhere() throws {
    let folder = try makeFolder(["A.swift", ".tool/B.md"])
    for link in ["Shared", ".tool/skills"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: "../nowhere/at")
    }
    let listing = DiskFileTree(inputs: [folder.path])
      .files(under: [folder.path], FileSelection(suffixes: [""]))
    #expect(listing.leftOut.map { $0.hasSuffix("Shared") } == [true])
  }

  @Test(arguments: ["/Applications", "/Applications/"])
  func theLinkOfADiskImageIsLeftAloneInSilence(target: String) throws {
    let folder = try makeFolder(["A.swift"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Applications").path, withDestinationPath: target)
    let listing = DiskFileTree(inputs: [folder.path])
      .files(under: [folder.path], FileSelection(suffixes: [""]))
    #expect(listing.diagnostics == [])
  }

  @Test func aMissingPathIsAnError() throws {
    let tree = DiskFileTree(inputs: ["/nowhere/at/all"])
    let listing = tree.files(under: ["/nowhere/at/all"], FileSelection(suffixes: [""]))
    #expect(listing.diagnostics.map(\.id) == ["missing-path"])
    #expect(throws: FileError.self) { try tree.read("/nowhere/at/all") }
    #expect(throws: FileError.self) { try tree.read("/") }
  }

  @Test func writingReplacesInOneStepAndKeepsTheMode() throws {
    let folder = try makeFolder(["A.swift"])
    let path = folder.url.appending(path: "A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try DiskFileTree(inputs: [folder.path]).write(Array("new".utf8), to: path).isWritten)
    #expect(try !DiskFileTree(inputs: [folder.path]).write(Array("new".utf8), to: path).isWritten)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(folder.contents() == ["A.swift": Data("new".utf8)])
  }

  @Test func whatAnotherProcessWroteMeanwhileStays() throws {
    let folder = try makeFolder(["A.strings"])
    let path = folder.url.appending(path: "A.strings").path
    let old = try DiskFileTree(inputs: [folder.path]).read(path)
    try DiskFileTree(inputs: [folder.path]).write(Array("theirs".utf8), to: path)
    let error = #expect(throws: FileError.self) {
      try DiskFileTree(inputs: [folder.path]).write(Array("ours".utf8), to: path, replacing: old)
    }
    #expect(error?.id == "changed-meanwhile")
    #expect(throws: FileError.self) {
      try DiskFileTree(inputs: [folder.path]).write([1], to: path, replacing: [])
    }
    #expect(folder.contents() == ["A.strings": Data("theirs".utf8)])
  }

  @Test func ofManyWritersNoneLosesAnothersChange() async throws {
    let folder = try makeFolder(["count"])
    let path = folder.url.appending(path: "count").path
    try DiskFileTree(inputs: [folder.path]).write(Array("0".utf8), to: path)
    let root = folder.path
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var added = 0
          while added < 5 {
            let tree = DiskFileTree(inputs: [root])
            guard let old = try? tree.read(path) else { return }
            let number = Int(String(decoding: old, as: UTF8.self)) ?? -1000
            let new = Array(String(number + 1).utf8)
            if (try? tree.write(new, to: path, replacing: old))?.isWritten == true { added += 1 }
          }
        }
      }
    }
    #expect(try folder.text(at: "count") == "40")
  }

  @Test func aFailedWriteLeavesNothingBehind() throws {
    let folder = try makeFolder(["A.swift"])
    let path = folder.url.appending(path: "A.swift/below").path
    #expect(throws: FileError.self) { try DiskFileTree(inputs: [folder.path]).write([1], to: path) }
    #expect(folder.contents().keys.sorted() == ["A.swift"])
  }

  @Test func onlyAnEmptyFolderIsRemoved() throws {
    let folder = try makeFolder(["a/A.swift", "b/B.swift"])
    let tree = DiskFileTree(inputs: [folder.path])
    let path = { (name: String) in folder.url.appending(path: name).path }
    tree.removeEmptyFolder(path("a"))
    try tree.remove(path("b/B.swift"))
    tree.removeEmptyFolder(path("b"))
    tree.removeEmptyFolder(path("missing"))
    tree.removeEmptyFolder(path("a/A.swift"))
    #expect(tree.names(in: folder.path) == ["a"])
    #expect(files(in: folder) == ["a/A.swift"])
  }
}
