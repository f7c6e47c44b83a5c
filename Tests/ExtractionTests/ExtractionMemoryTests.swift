import Foundation
import Reading
import TestSupport
import Testing

@testable import Extraction

/// With a memory, an extraction gives what it gives without.
@Suite struct ExtractionMemoryTests {
  /// Files change in all sorts of ways, one or several at a time; after each change an extraction
  /// that remembers the last states and one that starts from scratch agree in everything.
  @Test(arguments: zip(["Fixtures/Caffe", "Fixtures/extraction"], [1, 2]))
  func rememberedIsTheSameAsFromScratch(folder: String, seed: Int) throws {
    // Every third file: what they don't find of each other is the same for both.
    let paths = Repository.files(in: folder, withSuffix: ".swift").enumerated()
      .filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    let files = try paths.map { ($0, Array(try Repository.text($0).utf8)) }
    var project = MutatedProject(Dictionary(uniqueKeysWithValues: files), seed: seed)
    let memory = ExtractionMemory()
    var differences: [String] = []
    for _ in 0..<3 {
      let change = project.change()
      let remembered = Self.extraction(of: project.files, memory)
      let fresh = Self.extraction(of: project.files, nil)
      if !Self.same(remembered, fresh) { differences.append(change) }
    }
    #expect(differences == [])
  }

  private static func extraction(
    of files: [String: [UInt8]], _ memory: ExtractionMemory?
  ) -> ExtractionResult {
    Extractor(memory: memory).extract(paths: Array(files.keys)) { files[$0] }
  }

  private static func same(_ one: ExtractionResult, _ other: ExtractionResult) -> Bool {
    one.entries == other.entries && one.diagnostics == other.diagnostics
      && one.wrappers == other.wrappers
      && one.parsedFiles.map(\.path) == other.parsedFiles.map(\.path)
      && one.parsedFiles.map(\.reason) == other.parsedFiles.map(\.reason)
  }

  /// Each of these changes what is found in `Use.swift` by a change of the other file alone.
  @Test(arguments: [
    ("struct M { var n: Int }", "struct M { var n: Double }", ["%lld", "%lf"]),
    ("struct M { let n = 1 }", "struct M { let n = 1.5 }", ["%lld", "%lf"]),
    ("struct M { var n: Int }", "struct N { var n: Int }", ["%lld", "%@"]),
  ])
  func whatOtherFilesSayCounts(before: String, after: String, specifiers: [String]) {
    let use = "func f(m: M) { print(String(localized: \"a \\(m.n)\")) }"
    let memory = ExtractionMemory()
    let found = [before, after].map { source in
      Self.extraction(
        of: ["M.swift": Array(source.utf8), "Use.swift": Array(use.utf8)], memory)
    }
    #expect(found.map { $0.entries.map(\.key) } == specifiers.map { ["a \($0)"] })
  }

  /// A body of another file that tells which words an argument may be.
  @Test func bodiesThatWereLookedIntoCount() {
    func size(_ word: String) -> [UInt8] {
      Array("struct Size { var name: String { String(localized: \"\(word)\") } }".utf8)
    }
    let use = Array("func f(s: Size) { print(String(localized: \"a \\(s.name)\")) }".utf8)
    let memory = ExtractionMemory()
    let values = ["big", "small", "small"].map { word in
      Self.extraction(of: ["Size.swift": size(word), "Use.swift": use], memory).entries
        .first { $0.key == "a %@" }?.arguments.first?.values
    }
    #expect(values == [["big"], ["small"], ["small"]])
  }

  /// The getter of another file whose texts are looked up.
  @Test func gettersThatAreLookedUpCount() {
    let use = Array("func f(s: Size) { print(NSLocalizedString(s.name, comment: \"\")) }".utf8)
    let memory = ExtractionMemory()
    let keys = ["big", "small", "small"].map { word in
      let size = Array("struct Size { var name: String { \"\(word)\" } }".utf8)
      return Self.extraction(of: ["Size.swift": size, "Use.swift": use], memory).entries.map(\.key)
    }
    #expect(keys == [["big"], ["small"], ["small"]])
  }

  /// In memory and from bytes, files that did not change are neither parsed nor looked through again.
  @Test(arguments: [false, true])
  func filesThatDidNotChangeAreTakenAsTheyAre(areBytes: Bool) throws {
    let model = Array("struct Model { var count: Int }".utf8)
    let use = Array("func f(m: Model) { print(String(localized: \"a \\(m.count)\")) }".utf8)
    var memory = ExtractionMemory()
    _ = Self.extraction(of: ["Model.swift": model, "Use.swift": use], memory)
    if areBytes { memory = try Self.reread(memory) }
    // A finding that nothing in the sources says shows that it was believed.
    try memory.believe("b", instead: "a %lld", in: "Use.swift")
    let moved = Self.extraction(of: ["Model.swift": [10] + model, "Use.swift": use], memory)
    #expect(moved.entries.map(\.key) == ["b"])
    let other = Array("struct Model { var count: Double }".utf8)
    let changed = Self.extraction(of: ["Model.swift": other, "Use.swift": use], memory)
    #expect(changed.entries.map(\.key) == ["a %lf"])
  }

  private static func reread(_ memory: ExtractionMemory) throws -> ExtractionMemory {
    var writer = ByteWriter()
    memory.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    let read = try ExtractionMemory(from: &reader)
    #expect(reader.isAtEnd)
    return read
  }

  @Test func otherQuestionsHaveOtherAnswers() {
    let files = ["A.swift": Array("#if DEBUG\nlet a = String(localized: \"x\")\n#endif".utf8)]
    let memory = ExtractionMemory()
    let keys = [false, true, false].map { includesDebug in
      Extractor(included: includesDebug ? .debug : [], memory: memory)
        .extract(paths: ["A.swift"]) { files[$0] }.entries.map(\.key)
    }
    #expect(keys == [[], ["x"], []])
  }

  /// What a file's program is read from bytes is what was written.
  @Test(arguments: ["Fixtures/Caffe", "Fixtures/extraction"])
  func programsComeBackFromBytes(folder: String) throws {
    let paths = Repository.files(in: folder, withSuffix: ".swift")
    #expect(paths.count > 10)
    for path in paths {
      let bytes = Array(try Repository.text(path).utf8)
      let outline = SourceOutline.of(bytes, separatesBodies: true)
      let program = SourceReader.read(path: path, bytes: bytes, outline: outline)
      var writer = ByteWriter()
      writer.write(program.members)
      var reader = ByteReader(writer.bytes)
      let members: [Member] = try reader.list()
      #expect(reader.isAtEnd)
      var again = ByteWriter()
      again.write(members)
      #expect(again.bytes == writer.bytes)
    }
  }
}

extension ExtractionMemory {
  /// Puts another key in the place of one that was found in a file.
  fileprivate func believe(_ key: String, instead old: String, in path: String) throws {
    let question = Extractor().question
    let all = files(for: question)
    var known: [String: KnownFile] = [:]
    for (path, file) in all {
      switch file {
      case .file(let file): known[path] = file
      case .bytes(let bytes):
        var reader = ByteReader(bytes)
        known[path] = try KnownFile(from: &reader)
      }
    }
    let place = known[path]?.finding?.finding.occurrences.firstIndex { $0.key == old }
    known[path]?.finding?.finding.occurrences[try #require(place)].key = key
    keep(known, for: question)
  }
}

/// A project whose files change at random, the same way for the same seed.
private struct MutatedProject {
  private(set) var files: [String: [UInt8]]
  private let originals: [String: [UInt8]]
  private var generator: SeededGenerator

  init(_ files: [String: [UInt8]], seed: Int) {
    self.files = files
    originals = files
    generator = SeededGenerator(seed: seed)
  }

  /// - Returns: What was changed.
  mutating func change() -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in changeOne() }
      .joined(separator: ", ")
  }

  private mutating func changeOne() -> String {
    guard let path = originals.keys.sorted().randomElement(using: &generator) else { return "" }
    guard let bytes = files[path] else {
      files[path] = originals[path]
      return "added \(path)"
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = Int.random(in: 0..<lines.count, using: &generator)
    let kind = Int.random(in: 0..<8, using: &generator)
    switch kind {
    case 0: lines.insert([], at: 0)
    case 1: lines.remove(at: line)
    case 2: lines.insert(lines[line], at: line)
    case 3: lines.swapAt(line, lines.count - 1)
    case 4: files[path] = nil
    case 5: lines[line] = Self.replaced("Int", by: "Double", in: lines[line])
    case 6: lines[line] = Self.replaced("\"", by: "\"More ", in: lines[line])
    default: lines = originals[path].map { $0.split(separator: 10) } ?? []
    }
    if kind != 4 { files[path] = Array(lines.joined(separator: [UInt8(ascii: "\n")])) }
    return "\(kind) at line \(line) of \(path)"
  }

  private static func replaced(
    _ old: String, by new: String, in line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    Array(line).replacing(Array(old.utf8), with: Array(new.utf8), maxReplacements: 1)[...]
  }
}
