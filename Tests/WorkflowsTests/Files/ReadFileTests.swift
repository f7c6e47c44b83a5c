import Foundation
import Reading
import TestSupport
import Testing
import Workflows

/// Whether a file that was read is looked at again.
@Suite struct ReadFileTests {
  let folder: TemporaryFolder
  let tree: DiskFileTree
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "a.strings")
    path = folder.path + "/a.strings"
    tree = DiskFileTree(inputs: [folder.path])
  }

  /// The text of the file, and whether it was made of the bytes anew.
  private func latest(
    after known: ReadFile<String>?, at now: Int64 = FileStamp.now
  ) -> (file: ReadFile<String>?, isMade: Bool) {
    var isMade = false
    let file = ReadFile.latest(of: path, after: known, in: tree, at: now) { bytes in
      isMade = true
      return String(decoding: bytes, as: UTF8.self)
    }
    return (file, isMade)
  }

  @Test func aChangeInTheSameStepOfAClockIsSeen() throws {
    let first = latest(after: nil)
    // Other bytes in the same place, as many and as old as those before.
    let times = try FileManager.default.attributesOfItem(atPath: path)
    try "two".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: times[.modificationDate] ?? Date()], ofItemAtPath: path)
    let second = latest(after: first.file)
    #expect(second.file?.value == "two")
    #expect(first.file?.content != second.file?.content)
  }

  @Test func nothingIsMadeOfTheSameBytes() throws {
    let first = latest(after: nil)
    let second = latest(after: first.file)
    #expect(first.isMade && !second.isMade)
    try folder.write("one", to: "a.strings")
    let third = latest(after: second.file)
    #expect(!third.isMade)
    #expect(third.file?.value == "one")
  }

  @Test func aSettledFileIsNotRead() throws {
    // Long after the file was written.
    let first = latest(after: nil, at: .max)
    let memory = InMemoryFolder([path: "one"])
    #expect(memory.settledStamp(of: path) != nil)
    #expect(tree.settledStamp(of: path) == nil)
    #expect(tree.settledStamp(of: path, at: .max) != nil)
    try "two".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(latest(after: first.file, at: .max).file?.value == "two")
  }

  @Test func readsOfAFolderInMemoryAreCounted() {
    let memory = InMemoryFolder([path: "one"])
    func read(_ known: ReadFile<[UInt8]>?) -> ReadFile<[UInt8]>? {
      ReadFile.latest(of: path, after: known, in: memory) { $0 }
    }
    let first = read(nil)
    let second = read(first)
    #expect(memory.reads(of: path) == 1)
    memory.set(Array("two".utf8), at: path)
    #expect(read(second)?.value == Array("two".utf8))
    #expect(memory.reads(of: path) == 2)
  }

  @Test func aFileThatIsGoneIsNothing() throws {
    let first = latest(after: nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(latest(after: first.file).file == nil)
  }
}
