import Extraction
import Reading
import TestSupport
import Testing

@testable import Workflows

/// What was found out once is used again only where nothing has changed, and never believed blindly.
@Suite struct ExtractCacheTests {
  private static let source = """
    let a = String(localized: "First \\(count)")
    let count = 1
    """

  private static func folder() -> InMemoryFolder {
    InMemoryFolder([
      "A.swift": source, "B.swift": "enum Key: String { case old = \"spelled out\" }",
      "en.lproj/Localizable.strings": "/* No comment */\n\"spelled out\" = \"spelled out\";\n\n"
        + "/* No comment */\n\"gone\" = \"gone\";\n",
    ])
  }

  private static func run(
    on folder: InMemoryFolder, _ cache: InMemoryFolder?, tool: String = "one"
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."], isCheck: true)
    options.cache = cache.map {
      ProjectCache(in: "cache", of: $0, tool: ContentHash(of: Array(tool.utf8)))
    }
    return ExtractWorkflow(options).run(on: folder)
  }

  private static func same(_ one: ExtractOutcome, _ other: ExtractOutcome) -> Bool {
    one.entries == other.entries && one.diagnostics == other.diagnostics
      && one.changes.map(\.new) == other.changes.map(\.new) && one.status == other.status
  }

  @Test func aSecondRunSaysTheSame() {
    let cache = InMemoryFolder([:])
    let plain = Self.run(on: Self.folder(), nil)
    #expect(plain.entries.map(\.key) == ["First %lld"])
    #expect(Self.same(Self.run(on: Self.folder(), cache), plain))
    #expect(cache.names(in: "cache").count == 4)
    #expect(Self.same(Self.run(on: Self.folder(), cache), plain))
  }

  /// A cache that says something else shows that it is used; a change shows that it is not.
  @Test func whatIsKeptIsUsedUntilAFileChanges() throws {
    let cache = InMemoryFolder([:])
    let folder = Self.folder()
    let before = Self.run(on: folder, cache)
    let other = InMemoryFolder([:])
    let empty = InMemoryFolder(["A.swift": "", "B.swift": ""])
    _ = Self.run(on: empty, other)
    // A whole run that was kept would be taken first.
    for name in cache.names(in: "cache") where name.hasPrefix("runs") {
      try cache.remove("cache/" + name)
    }
    // The values of another project under the keys of this one.
    for name in cache.names(in: "cache") where name.hasPrefix("extraction") {
      let own = try cache.read("cache/" + name)
      let foreign = try #require(other.names(in: "cache").first { $0.hasPrefix("extraction") })
      let payload = try other.read("cache/" + foreign)[32...]
      try cache.write(Array(own[..<32]) + payload, to: "cache/" + name)
    }
    #expect(Self.run(on: folder, cache).entries.isEmpty)
    try folder.write(Array((Self.source + "\n").utf8), to: "A.swift")
    #expect(Self.run(on: folder, cache).entries == before.entries)
  }

  /// A person may name any folder: of what it holds, only files of the cache are ever removed.
  @Test func onlyOwnFilesMakeRoom() {
    let others = ["my-notes", "extraction-of-oil", "spelled-0123456789abcdeg", "spelled-"]
    let own = (0..<600).map { "spelled-" + String(0x1000_0000_0000_0000 + $0, radix: 16) }
    let cache = InMemoryFolder(
      Dictionary(uniqueKeysWithValues: (others + own).map { ("cache/" + $0, "x") }))
    _ = Self.run(on: Self.folder(), cache)
    let left = Set(cache.names(in: "cache"))
    #expect(left.isSuperset(of: others))
    #expect(left.count == others.count + 4)
  }

  @Test func anotherToolFindsAnew() {
    let cache = InMemoryFolder([:])
    let plain = Self.run(on: Self.folder(), cache)
    #expect(Self.same(Self.run(on: Self.folder(), cache, tool: "two"), plain))
  }

  @Test func damagedFilesAreMadeAnew() throws {
    let plain = Self.run(on: Self.folder(), nil)
    let cache = InMemoryFolder([:])
    _ = Self.run(on: Self.folder(), cache)
    let names = cache.names(in: "cache")
    #expect(!names.isEmpty)
    for name in names {
      let whole = try cache.read("cache/" + name)
      for end in stride(from: 0, to: whole.count, by: 7) {
        var bytes = Array(whole[..<end])
        if end % 2 == 0 { bytes = whole.enumerated().map { $0 == end ? $1 ^ 0x55 : $1 } }
        try cache.write(bytes, to: "cache/" + name)
        #expect(Self.same(Self.run(on: Self.folder(), cache), plain))
      }
    }
  }
}
