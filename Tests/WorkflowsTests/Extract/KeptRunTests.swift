import Diagnostics
import Extraction
import Foundation
import Reading
import TestSupport
import Testing

@testable import Workflows

/// A whole run is answered from the cache while everything that it asked of the files is the same.
@Suite struct KeptRunTests {
  private static func folder() -> InMemoryFolder {
    InMemoryFolder([
      "A.swift": "let a = String(localized: \"First\", comment: \"One\")",
      "B.swift": "enum Key: String { case old = \"spelled out\" }",
      "Base.lproj/Main.storyboard": "<document/>",
      "en.lproj/Localizable.strings": "\"spelled out\" = \"spelled out\";\n\"gone\" = \"gone\";\n",
      "de.lproj/Localizable.strings": "\"gone\" = \"weg\";\n",
    ])
  }

  private static func run(
    on tree: any FileTree, _ cache: InMemoryFolder?, isCheck: Bool = true,
    change: (inout ExtractOptions) -> Void = { _ in }
  ) -> ExtractOutcome {
    var options = ExtractOptions(paths: ["."], isCheck: isCheck)
    change(&options)
    options.cache = cache.map {
      ProjectCache(in: "cache", of: $0, tool: ContentHash(of: Array("one".utf8)))
    }
    return ExtractWorkflow(options).run(on: tree)
  }

  private static func bytes(of outcome: ExtractOutcome) -> [UInt8] {
    var writer = ByteWriter()
    outcome.write(to: &writer)
    return writer.bytes
  }

  /// Whether an earlier run answers, so that nothing is found out again.
  private static func isAnswered(_ folder: InMemoryFolder, _ cache: InMemoryFolder) -> Bool {
    let before = cache.names(in: "cache").filter { !$0.hasPrefix("runs") }
    for name in before { try? cache.remove("cache/" + name) }
    _ = run(on: folder, cache)
    // A run leaves values of other kinds behind.
    return !cache.names(in: "cache").contains { !$0.hasPrefix("runs") }
  }

  @Test func anUnchangedProjectIsAnsweredAtOnce() {
    let (folder, cache) = (Self.folder(), InMemoryFolder([:]))
    let first = Self.run(on: folder, cache)
    #expect(first.changes.count == 1)
    #expect(Self.isAnswered(folder, cache))
    #expect(Self.bytes(of: Self.run(on: folder, cache)) == Self.bytes(of: first))
    #expect(Self.bytes(of: Self.run(on: folder, nil)) == Self.bytes(of: first))
  }

  /// Whatever changes, the answer is that of a run without a cache.
  @Test(arguments: [
    ("A.swift", "let a = String(localized: \"Second\")"),
    ("B.swift", "enum Key: String { case old = \"gone\" }"),
    ("C.swift", "let c = String(localized: \"Third\")"),
    ("de.lproj/Localizable.strings", "\"First\" = \"Erstes\";\n"),
    ("en.lproj/Localizable.strings", "\"First\" = \"First\";\n"),
    ("fr.lproj/Localizable.strings", "\"gone\" = \"parti\";\n"),
    ("Base.lproj/Main.storyboard", "<document><"),
    ("Package.swift", "// nothing"),
  ])
  func whateverChangesIsSeen(path: String, text: String) throws {
    let (folder, cache) = (Self.folder(), InMemoryFolder([:]))
    _ = Self.run(on: folder, cache)
    try folder.write(Array(text.utf8), to: path)
    #expect(!Self.isAnswered(folder, cache))
    #expect(
      Self.bytes(of: Self.run(on: folder, cache)) == Self.bytes(of: Self.run(on: folder, nil)))
  }

  /// Each option counts, and where it stands.
  @Test(
    arguments: [
      { $0.scope.include = ["A.swift"] }, { $0.scope.exclude = ["A.swift"] },
      { $0.scope.paths = ["A.swift"] },
      { $0.scope.paths = ["A.swift", "B.swift"] }, { $0.removesStale = true },
      { $0.needsCatalog = false },
      { $0.createsCatalogs = true }, { $0.catalogs = ["en.lproj"] }, { $0.output = "out" },
      { $0.format = .xcstrings }, { $0.includesDebug = true }, { $0.chosenSourceLanguage = "de" },
    ] as [@Sendable (inout ExtractOptions) -> Void])
  func whateverIsAskedCounts(change: @Sendable (inout ExtractOptions) -> Void) {
    let (folder, cache) = (Self.folder(), InMemoryFolder([:]))
    let others: [(inout ExtractOptions) -> Void] = [
      { _ in }, { $0.scope.include = ["A.swift"] }, { $0.scope.exclude = ["A.swift"] },
      { ($0.scope.paths, $0.scope.include) = (["."], ["B.swift"]) },
    ]
    for other in others { _ = Self.run(on: folder, cache, change: other) }
    let kept = Self.run(on: folder, cache, change: change)
    let plain = Self.run(on: folder, nil, change: change)
    #expect(Self.bytes(of: kept) == Self.bytes(of: plain))
  }

  @Test(arguments: ["A.swift", "de.lproj/Localizable.strings"])
  func whatIsGoneIsSeen(path: String) throws {
    let (folder, cache) = (Self.folder(), InMemoryFolder([:]))
    _ = Self.run(on: folder, cache)
    try folder.remove(path)
    #expect(!Self.isAnswered(folder, cache))
  }

  /// What was written is not what the run was told before.
  @Test func aRunThatWroteIsNotKept() {
    let (folder, cache) = (Self.folder(), InMemoryFolder([:]))
    #expect(!Self.run(on: folder, cache, isCheck: false).changes.isEmpty)
    #expect(!cache.names(in: "cache").contains { $0.hasPrefix("runs") })
    #expect(Self.run(on: folder, cache, isCheck: false).changes.isEmpty)
    #expect(cache.names(in: "cache").contains { $0.hasPrefix("runs") })
    let again = Self.run(on: folder, cache, isCheck: false)
    #expect(again.changes.isEmpty && again.entries.map(\.key) == ["First"])
  }

  /// A file that changes under a run has two answers, and none is the run's.
  @Test func whatChangedMeanwhileIsNotKept() throws {
    let folder = Self.folder()
    let recorded = RecordedFiles(folder)
    _ = try recorded.read("A.swift", .source)
    #expect(recorded.answers != nil)
    folder.set([0x20], at: "A.swift")
    _ = try recorded.opening("x").read("A.swift", .source)
    #expect(recorded.answers?.hold(in: folder) == false)
    _ = try recorded.read("A.swift", .source)
    #expect(recorded.answers == nil)
  }

  @Test func questionsAreReadBackAsTheyWereAsked() throws {
    let folder = Self.folder()
    let recorded = RecordedFiles(folder)
    let selection = FileSelection(
      suffixes: [".swift"], include: ["*"], exclude: ["Z*"],
      project: ProjectGlobs(folder: "/x", include: ["a"], exclude: ["b"]))
    _ = recorded.files(under: ["."], selection)
    _ = recorded.names(in: "en.lproj")
    _ = try? recorded.read("missing", .catalog)
    _ = recorded.opening("y").realPath(of: "none")
    _ = recorded.size(of: "A.swift")
    var writer = ByteWriter()
    try #require(recorded.answers).write(to: &writer)
    var reader = ByteReader(writer.bytes)
    let answers = try FileAnswers(from: &reader)
    #expect(reader.isAtEnd && answers.hold(in: folder))
    folder.set([], at: "missing")
    #expect(!answers.hold(in: folder))
  }
}
