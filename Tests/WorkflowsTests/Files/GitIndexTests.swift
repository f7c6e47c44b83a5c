import Foundation
import TestSupport
import Testing

@testable import Workflows

/// What git tracks is read from its index, and is the project's whatever an ignore file says.
@Suite struct GitIndexTests {
  /// An index as git writes it, with the paths in their order.
  private func index(_ paths: [String], version: UInt8, isExtended: Bool = false) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
    var last: [UInt8] = []
    for path in paths {
      let name = Array(path.utf8)
      var entry = [UInt8](repeating: 0, count: 60)
      entry += [isExtended ? 0x40 : 0, UInt8(name.count)] + (isExtended ? [0x20, 0] : [])
      if version == 4 {
        let shared = zip(last, name).prefix { $0 == $1 }.count
        let removed = last.count - shared
        // What doesn't fit into seven bits is written one too small in front.
        entry +=
          removed < 128
          ? [UInt8(removed)] : [0x80 | UInt8(removed / 128 - 1), UInt8(removed % 128)]
        entry += name[shared...] + [0]
      } else {
        entry += name + [UInt8](repeating: 0, count: 8 - (entry.count + name.count) % 8)
      }
      last = name
      bytes += entry
    }
    return bytes + [UInt8](repeating: 7, count: 20)
  }

  private static let long = "a/" + String(repeating: "x", count: 200)

  @Test(arguments: [(2, false), (3, true), (4, false), (4, true)] as [(UInt8, Bool)])
  func pathsAreFound(version: UInt8, isExtended: Bool) throws {
    let paths = [Self.long, "a/b.swift", "a/bc/d.swift", "a.swift", "b-c", "b/e", "sub"].sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let index = try #require(
      GitIndex(index(paths, version: version, isExtended: isExtended)))
    for path in paths { #expect(index.contains(path)) }
    for path in ["a", "a/b", "a/bc", "b", "c", "", "a.swift/"] { #expect(!index.contains(path)) }
    for folder in ["a", "a/bc", "b"] { #expect(index.holdsFiles(below: folder)) }
    for folder in ["a/b", "sub", "c", "a.swift"] { #expect(!index.holdsFiles(below: folder)) }
  }

  @Test func whatIsCutOffIsNone() {
    for version in [2, 4] as [UInt8] {
      let whole = index(["a/b", "a/c"], version: version)
      for length in 0..<(whole.count - 30) { #expect(GitIndex(Array(whole[..<length])) == nil) }
    }
    #expect(GitIndex(index(["a"], version: 5)) == nil)
    #expect(GitIndex(Array("DIRC".utf8) + [0, 0, 0, 2, 255, 255, 255, 255]) == nil)
  }

  /// Version 4 writes a path of 4 KB in a hundred bytes, as often as the file is long.
  @Test func namesThatGrowWithoutEndAreRefused() {
    let name = [UInt8](repeating: 0x61, count: 1 << 16)
    var bytes = Array("DIRC".utf8) + [0, 0, 0, 4, 0, 0, 8, 0]
    let entry = [UInt8](repeating: 0, count: 62)
    bytes += entry + [0] + name + [0]
    for _ in 1..<2048 { bytes += entry + [0, 0] }
    #expect(GitIndex(bytes) == nil)
  }

  private func files(in folder: TemporaryFolder, at path: String = "") -> [String] {
    let root = folder.path + path
    let selection = FileSelection(suffixes: [".swift", ".pbxproj"])
    return DiskFileTree(inputs: [root]).files(under: [root], selection).files
      .map { String($0.dropFirst(root.utf8.count + 1)) }
  }

  private func makeFolder(_ paths: [String], ignoring rules: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in paths { try folder.write("", to: path) }
    try folder.write(rules, to: ".gitignore")
    return folder
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func trackedFilesAreTakenWhateverIsIgnored() throws {
    let folder = try makeFolder(
      [
        "logs/Logs.swift", "logs/New.swift", "logs/x/Y.swift", "logs/z/Z.swift", "A.swift",
        "R.swift", "App.xcodeproj/project.pbxproj", "Pods/P.swift",
      ], ignoring: "logs/\nR.swift\n*.xcodeproj\n")
    let tracked = [
      "App.xcodeproj/project.pbxproj", "Pods/P.swift", "logs/Logs.swift", "logs/x/Y.swift",
    ]
    try folder.write("!New.swift\n", to: "logs/.gitignore")
    try folder.write(text(index(tracked, version: 2)), to: ".git/index")
    #expect(
      files(in: folder) == [
        "A.swift", "App.xcodeproj/project.pbxproj", "logs/Logs.swift", "logs/x/Y.swift",
      ])
    // A folder that a person names is looked through.
    #expect(
      files(in: folder, at: "/logs") == ["Logs.swift", "New.swift", "x/Y.swift", "z/Z.swift"])
  }

  /// A submodule's own index says what is tracked in it, which `.git` leads to.
  @Test func submodulesHaveAnIndexOfTheirOwn() throws {
    let folder = try makeFolder(["sub/A.swift", "sub/B.swift"], ignoring: "sub\n")
    try folder.write(text(index(["sub"], version: 2)), to: ".git/index")
    try folder.write("gitdir: ../.git/modules/sub\n", to: "sub/.git")
    try folder.write(text(index(["B.swift"], version: 4)), to: ".git/modules/sub/index")
    #expect(files(in: folder) == ["sub/B.swift"])
  }

  @Test(arguments: ["", "DIRC", "gitdir: ", "nothing"])
  func brokenIndexesTrackNothing(text: String) throws {
    let folder = try makeFolder(["logs/A.swift", "B.swift"], ignoring: "logs/\n")
    try folder.write(text, to: ".git/index")
    #expect(files(in: folder) == ["B.swift"])
    let other = try makeFolder(["logs/A.swift", "B.swift"], ignoring: "logs/\n")
    try other.write(text, to: ".git")
    #expect(files(in: other) == ["B.swift"])
  }

  /// In an archive nothing says what was tracked; without its project nothing says what is built.
  @Test func xcodeProjectsOutsideOfARepositoryAreTaken() throws {
    let folder = try makeFolder(
      ["App.xcodeproj/project.pbxproj", "App.xcodeproj/X.swift", "logs/A.swift"],
      ignoring: "*.xcodeproj\nlogs\n")
    #expect(files(in: folder) == ["App.xcodeproj/project.pbxproj"])
  }
}
