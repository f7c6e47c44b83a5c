import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// What the door to the disk lets through, and what a write keeps.
@Suite struct DoorTests {
  private func file(_ text: String = "old") throws -> (TemporaryFolder, String, DiskFileTree) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "project/file")
    let tree = DiskFileTree(inputs: [folder.path + "/project"])
    return (folder, folder.path + "/project/file", tree)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func id(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileError)?.id
    }
  }

  // MARK: Which files

  @Test func whatNobodyNamedIsNeitherReadNorWritten() throws {
    let (folder, _, tree) = try file()
    for path in ["/beside", "/project/../beside", "/projects/x"] {
      #expect(id { _ = try tree.read(folder.path + path) } == "outside-of-project")
      #expect(id { try tree.write([1], to: folder.path + path) } == "outside-of-project")
    }
    #expect(folder.contents().keys.sorted() == ["project/file"])
  }

  @Test func aNamedFileOpensNoOtherBesideIt() throws {
    let (folder, path, _) = try file()
    try folder.write("secret", to: "project/other")
    let tree = DiskFileTree(inputs: [path])
    #expect(try tree.read(path) == Array("old".utf8))
    #expect(id { _ = try tree.read(folder.path + "/project/other") } == "outside-of-project")
  }

  @Test(arguments: ["../beside", "/etc/passwd", "loop", "inner/../../beside"])
  func linksOutOfTheFolderAreRefused(target: String) throws {
    let (folder, path, tree) = try file()
    try folder.write("beside", to: "beside")
    try folder.write("", to: "project/inner/file")
    try link(folder.path + "/project/loop", to: target)
    #expect(id { _ = try tree.read(folder.path + "/project/loop") } == "link-leads-out")
    #expect(id { try tree.write([1], to: folder.path + "/project/loop") } == "link-not-written")
    #expect(try folder.text(at: "beside") == "beside")
    #expect(try tree.read(path) == Array("old".utf8))
  }

  @Test func linksInsideOfTheFolderAreReadAndNotWritten() throws {
    let (folder, path, tree) = try file()
    try folder.write("", to: "project/inner/x")
    for (name, target) in [("near", "file"), ("inner/far", "../file"), ("whole", path)] {
      let link = folder.path + "/project/" + name
      try self.link(link, to: target)
      #expect(try tree.read(link) == Array("old".utf8))
      #expect(id { try tree.write([1], to: link) } == "link-not-written")
    }
    #expect(try folder.text(at: "project/file") == "old")
  }

  @Test(arguments: ["a\u{1B}b", "a\nb", "a\u{202E}b", String(repeating: "x", count: 256)])
  func filesWithOddNamesAreNotMade(name: String) throws {
    let (folder, _, tree) = try file()
    #expect(id { try tree.write([1], to: folder.path + "/project/" + name) } == "invalid-file-name")
    #expect(
      id { try tree.write([1], to: folder.path + "/project/x/" + name) } == "invalid-file-name")
    #expect(folder.contents().keys.sorted() == ["project/file"])
  }

  /// Whoever made the folder wants its name.
  @Test func inFoldersWithOddNamesFilesAreMade() throws {
    let (folder, _, tree) = try file()
    try folder.write("old", to: "project/a\nb/file")
    let inside = folder.path + "/project/a\nb/"
    #expect(try tree.write([1], to: inside + "made/file").isWritten)
    for name in ["c\nd", "c\u{1B}d/file", "made/c\nd/file", "c\0d"] {
      #expect(id { try tree.write([1], to: inside + name) } == "invalid-file-name")
    }
    #expect(
      folder.contents().keys.sorted() == [
        "project/a\nb/file", "project/a\nb/made/file", "project/file",
      ])
  }

  @Test func largeFilesAreNotRead() throws {
    let (folder, path, tree) = try file()
    defer { withExtendedLifetime(folder) {} }
    truncate(path, 300 << 20)
    #expect(id { _ = try tree.read(path, .catalog) } == "file-too-large")
    #expect(id { _ = try tree.read(path, .source) } == "file-too-large")
  }

  @Test func namesThatAreNoneAreTold() throws {
    let (folder, _, tree) = try file()
    let folderPath = folder.path + "/project"
    for bytes in [
      [0x61, 0xFF, 0x2E, 0x73], [0xC3, 0xA9, 0x2E, 0x73], [0x65, 0xCC, 0x81, 0x2E, 0x73],
    ] {
      let descriptor = (Array(folderPath.utf8) + [0x2F] + bytes + [0]).withUnsafeBufferPointer {
        $0.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { creat($0, 0o600) } ?? -1 }
      }
      close(descriptor)
    }
    let listing = tree.files(under: [folderPath], FileSelection(suffixes: [".s"]))
    // Some file systems hold no such names at all.
    let names = try FileManager.default.contentsOfDirectory(atPath: folderPath).count
    #expect(listing.files.count == 1 && listing.leftOut.count == 2 || names < 3)
  }

  // MARK: What a write keeps

  @Test func readOnlyFilesStay() throws {
    let (folder, path, tree) = try file()
    chmod(path, 0o444)
    #expect(id { try tree.write([1], to: path) } == "read-only-file")
    #expect(try folder.text(at: "project/file") == "old")
  }

  @Test func aBrokenHardLinkIsTold() throws {
    let (folder, path, tree) = try file()
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/project/other")
    let change = try tree.write(Array("new".utf8), to: path)
    #expect(change.notices.map(\.id) == ["broken-hard-link"])
    #expect(try folder.text(at: "project/other") == "old")
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func ownerGroupAndModeStay() throws {
    let (folder, path, tree) = try file()
    defer { withExtendedLifetime(folder) {} }
    chown(path, 1234, 4321)
    chmod(path, 0o664)
    #expect(try tree.write(Array("new".utf8), to: path).notices.isEmpty)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect([status.st_uid, status.st_gid] == [1234, 4321])
    #expect(status.st_mode & 0o7777 == 0o664)
  }

  private static let extended = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

  private static func mark(_ path: String) throws {
    let attributes = [extended: ["user.l10n": Data("kept".utf8)]]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
  }

  private static func isMarked(_ path: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)[extended]
    return (attributes as? [String: Data])?["user.l10n"] == Data("kept".utf8)
  }

  /// Whether the file system of temporary folders has extended attributes at all.
  private static let hasExtendedAttributes: Bool = {
    guard let folder = try? TemporaryFolder(), (try? folder.write("", to: "file")) != nil else {
      return false
    }
    return (try? mark(folder.path + "/file")) != nil
      && (try? isMarked(folder.path + "/file")) == true
  }()

  @Test(.enabled(if: hasExtendedAttributes, "the file system has no extended attributes"))
  func extendedAttributesStay() throws {
    let (folder, path, tree) = try file()
    try Self.mark(path)
    try tree.write(Array("new".utf8), to: path)
    #expect(try Self.isMarked(path))
    #expect(try folder.text(at: "project/file") == "new")
  }

  // MARK: Other processes

  @Test func aLockedFolderIsNamedAsThat() throws {
    let (folder, path, tree) = try file()
    let lock = open(folder.path + "/project", O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(id { try tree.write([1], to: path) } == "locked-folder")
  }

  @Test func whatADeadRunLeftGoesAndWhatALiveOneHoldsStays() throws {
    let (folder, path, tree) = try file()
    try folder.write("dead", to: "project/.l10n-0123456789abcdef")
    try folder.write("alive", to: "project/.l10n-fedcba9876543210")
    try folder.write("another's", to: "project/.l10n-notes")
    let alive = open(folder.path + "/project/.l10n-fedcba9876543210", O_RDONLY)
    defer { close(alive) }
    #expect(flock(alive, LOCK_EX) == 0)
    try tree.write(Array("new".utf8), to: path)
    #expect(
      folder.contents().keys.sorted()
        == ["project/.l10n-fedcba9876543210", "project/.l10n-notes", "project/file"])
  }

  @Test func whatCannotBeMadeIsNotLookedFor() throws {
    let (folder, path, tree) = try file()
    _ = try tree.read(path)
    try FileManager.default.removeItem(at: folder.url.appending(path: "project"))
    do {
      try tree.write([1], to: folder.path + "/project/new/file")
      Issue.record("written into a folder that is gone")
    } catch {
      #expect(error.id == "unwritable-file")
      #expect(error.message.hasPrefix("this can't be written"))
    }
  }
}
