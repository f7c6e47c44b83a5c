import Diagnostics
import Foundation
import Linting
import Reading
import TestSupport
import Testing

@testable import Workflows

/// What lint found once is used again only for the same bytes, and never believed blindly.
@Suite struct LintCacheTests {
  private static let tables = [
    "en.lproj/A.strings": "\"sent\" = \"%@ sent %d\";\n\"ok\" = \"Save\";\n",
    "es.lproj/A.strings": "\"sent\" = \"Envió\";\n\"ok\" = \"Guardar\";\n",
    "en.lproj/B.strings": "\"read\" = \"%@ read %d\";\n\"ok\" = \"Save\";\n",
    "es.lproj/B.strings": "\"read\" = \"Leyó\";\n\"ok\" = \"Guardar\";\n",
  ]

  private static func run(
    on folder: InMemoryFolder, _ cache: InMemoryFolder?, tool: String = "one",
    _ change: (inout LintOptions) -> Void = { _ in }
  ) -> LintOutcome {
    var options = LintOptions(paths: ["."])
    options.showsNotes = true
    change(&options)
    options.cache = cache.map {
      ProjectCache(in: "cache", of: $0, tool: ContentHash(of: Array(tool.utf8)))
    }
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: folder)
    return LintWorkflow(options).run(on: folder, project: project)
  }

  private static func same(_ one: LintOutcome, _ other: LintOutcome) -> Bool {
    one.findings == other.findings && one.diagnostics == other.diagnostics
      && one.files == other.files && one.unitCount == other.unitCount
      && one.hiddenNoteCount == other.hiddenNoteCount && one.status == other.status
  }

  /// What a warm cache answers after a change is what is found without one.
  private static func answersAnew(
    _ files: [String: String], change: [String: String],
    _ options: (inout LintOptions) -> Void = { _ in }
  ) -> Bool {
    let folder = InMemoryFolder(files)
    let cache = InMemoryFolder([:])
    let before = run(on: folder, cache, options)
    for (path, text) in change { folder.set(Array(text.utf8), at: path) }
    let plain = run(on: folder, nil, options)
    return !same(before, plain) && same(run(on: folder, cache, options), plain)
  }

  /// The files of the cache with all findings taken out: who believes them finds none.
  private static func emptied(_ cache: InMemoryFolder) throws {
    for (path, bytes) in cache.files {
      var reader = ByteReader(Array(bytes[64...]))
      var kept = try KeptParts(from: &reader)
      for part in kept.parts.indices { kept.parts[part].findings = PartFindings() }
      var writer = ByteWriter()
      kept.write(to: &writer)
      cache.set(bytes[..<32] + ContentHash(of: writer.bytes).text.utf8 + writer.bytes, at: path)
    }
  }

  // MARK: The same

  private static let cases = GoldenCase.all.filter { golden in
    ["lint", "status", "format", "import"].contains { golden.description.hasPrefix($0 + "/") }
  }

  @Test(arguments: cases)
  func projectsGiveTheSame(_ golden: GoldenCase) throws {
    let root = "Fixtures/commands/\(golden)/in/"
    var files: [String: [UInt8]] = [:]
    for path in Repository.files(in: String(root.dropLast()), withSuffix: "") {
      // Folders have no bytes.
      let data = try? Data(contentsOf: Repository.root.appending(path: path))
      files[String(path.dropFirst(root.count))] = data.map { Array($0) }
    }
    let folder = InMemoryFolder(bytes: files)
    for rules in [[], ["inconsistent-tables", "missing-translation"]] {
      let plain = Self.run(on: folder, nil) { $0.rules = rules }
      let cache = InMemoryFolder([:])
      for _ in 0..<2 {
        #expect(Self.same(Self.run(on: folder, cache) { $0.rules = rules }, plain))
      }
    }
  }

  @Test func aFindingIsReadBackWhole() throws {
    let location = Location(file: "é", range: 3..<9, keyPath: ["a", "b"])
    var finding = LintDiagnostic(
      Diagnostic(
        id: "id", severity: .warning, message: "m", location: location,
        notes: [Diagnostic.Note(message: "n"), Diagnostic.Note(message: "o", location: location)],
        fixIts: [
          FixIt(
            title: "t", isSafe: true,
            edits: [FixIt.Edit(file: "f", range: 0..<1, replacement: "\u{0}")])
        ]),
      key: "", table: "t", locale: nil, path: "plural.one")
    finding.contents = ContentHash(of: [1, 2])
    finding.foldedKeys = ["x", "y"]
    var writer = ByteWriter()
    finding.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try LintDiagnostic(from: &reader) == finding)
    #expect(reader.isAtEnd)
  }

  // MARK: Use

  @Test func whatIsKeptIsUsedUntilItsFilesChange() throws {
    let folder = InMemoryFolder(Self.tables)
    let cache = InMemoryFolder([:])
    let before = Self.run(on: folder, cache)
    #expect(Set(before.findings.compactMap(\.table)) == ["A", "B"])
    try Self.emptied(cache)
    #expect(Self.run(on: folder, cache).findings.isEmpty)
    // Only the table that changed is looked at.
    let path = "es.lproj/A.strings"
    folder.set(try folder.read(path) + [0x0A], at: path)
    #expect(Set(Self.run(on: folder, cache).findings.compactMap(\.table)) == ["A"])
  }

  @Test func statusUsesWhatLintKept() throws {
    let folder = InMemoryFolder(Self.tables)
    let cache = InMemoryFolder([:])
    _ = Self.run(on: folder, cache)
    func failing() -> Int {
      var options = StatusOptions(paths: ["."])
      options.cache = ProjectCache(in: "cache", of: cache, tool: ContentHash(of: Array("one".utf8)))
      let report = StatusWorkflow(options).run(on: folder).report
      return report.tables.flatMap(\.locales).reduce(0) { $0 + ($1.counts.failingLint ?? 0) }
    }
    #expect(failing() == 2)
    #expect(cache.files.count == 1)
    try Self.emptied(cache)
    #expect(failing() == 0)
  }

  // MARK: Changes

  @Test(
    arguments: [
      ["es.lproj/B.strings": "\"read\" = \"%@ leyó %d\";\n"],
      // A language of one table is missing in the other.
      ["de.lproj/A.strings": "\"ok\" = \"Sichern\";\n"],
      ["es.lproj/A.strings": "\"ok\" = \"Guardar\"\n"],
      ["l10n.json": #"{"lint": {"missing-argument": "warning"}}"#],
      ["l10n.json": #"{"locales": ["es", "fr"]}"#],
    ])
  func changesShow(_ change: [String: String]) {
    #expect(Self.answersAnew(Self.tables, change: change))
  }

  @Test func tablesThatAreComparedDependOnEachOther() {
    #expect(
      Self.answersAnew(
        Self.tables, change: ["es.lproj/A.strings": "\"ok\" = \"Salvar\";\n"],
        { $0.rules = ["inconsistent-tables"] }))
  }

  @Test func whatIsAskedHasItsOwnAnswer() {
    let folder = InMemoryFolder(Self.tables)
    let cache = InMemoryFolder([:])
    _ = Self.run(on: folder, cache)
    let changes: [(inout LintOptions) -> Void] = [
      { $0.locales = ["fr"] }, { $0.disabled = ["missing-argument"] },
      { $0.severities = ["missing-argument": .note] }, { $0.rules = ["missing-argument"] },
      { $0.findingLimit = 1 },
    ]
    for change in changes {
      #expect(Self.same(Self.run(on: folder, cache, change), Self.run(on: folder, nil, change)))
    }
  }

  @Test func anotherToolFindsAnew() throws {
    let cache = InMemoryFolder([:])
    let folder = InMemoryFolder(Self.tables)
    let plain = Self.run(on: folder, cache)
    try Self.emptied(cache)
    #expect(Self.same(Self.run(on: folder, cache, tool: "two"), plain))
  }

  @Test func nothingIsKeptWhereAnswersDependOnMore() {
    let folder = InMemoryFolder(Self.tables.merging(["A.swift": "let a = 1"]) { $1 })
    let changes: [(inout LintOptions) -> Void] = [
      { $0.sources = ["A.swift"] }, { $0.fixes = true }, { $0.changedFiles = [] },
    ]
    for change in changes {
      let cache = InMemoryFolder([:])
      _ = Self.run(on: folder, cache, change)
      #expect(cache.files.isEmpty)
    }
  }

  @Test func damagedFilesAreMadeAnew() throws {
    let folder = InMemoryFolder(Self.tables)
    let plain = Self.run(on: folder, nil)
    let cache = InMemoryFolder([:])
    _ = Self.run(on: folder, cache)
    let (path, whole) = try #require(cache.files.first)
    for end in stride(from: 0, to: whole.count, by: 37) {
      cache.set(Array(whole[..<end]), at: path)
      #expect(Self.same(Self.run(on: folder, cache), plain))
      cache.set(whole.enumerated().map { $0 == end ? $1 ^ 0x55 : $1 }, at: path)
      #expect(Self.same(Self.run(on: folder, cache), plain))
    }
  }
}
