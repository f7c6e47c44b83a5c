import Catalogs
import Diagnostics
import Reading
import TestSupport
import Testing

@Suite("Properties of .strings")
struct StringsPropertyTests {
  /// A document with random entries that came in by edits.
  private func document(
    _ random: inout SeededGenerator
  ) -> (StringsDocument, [[UInt8]: String]) {
    let starts = [
      "", "\u{FEFF}", "// Header\r\n\r\n\"zero\" = \"0\";\r\n", "{\n}\n", "b = 1; a = 2;",
    ]
    let encodings = StringsEncodingTests.encodings
    let start = starts[Int.random(in: 0..<starts.count, using: &random)]
    let encoding = start.isEmpty ? .utf8 : encodings[Int.random(in: 0..<3, using: &random)]
    let old = StringsDocument(parsing: bytes(of: start, encoding), file: "Test.strings")
    var values = Dictionary(
      uniqueKeysWithValues: old.entries.map { (Array(old.key(of: $0).utf8), old.value(of: $0)) })
    var edits: [StringsEdit] = []
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let key = random.text(upTo: 6)
      let value = random.text(upTo: 12)
      guard values.updateValue(value, forKey: Array(key.utf8)) == nil else { return (old, [:]) }
      let comment = Bool.random(using: &random) ? random.text(upTo: 12) : nil
      edits.append(.insert(key: key, value: value, comment: comment))
    }
    return (old.applying(edits), values)
  }

  @Test("what goes in comes out", arguments: 0..<300)
  func roundTrip(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (document, values) = document(&random)
    guard !values.isEmpty else { return }
    #expect(document.diagnostics.isEmpty)
    let again = StringsDocument(parsing: document.serialized(), file: "Test.strings")
    #expect(again.entries == document.entries)
    let found = again.entries.map {
      (Array(again.key(of: $0).utf8), Array(again.value(of: $0).utf8))
    }
    #expect(found.count == values.count)
    for (key, value) in found { #expect(values[key].map { Array($0.utf8) } == value) }
  }

  @Test("an edit leaves all other entries' bytes alone", arguments: 0..<300)
  func locality(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (document, _) = document(&random)
    guard let target = document.entries.indices.randomElement(using: &random) else { return }
    let edits: [StringsEdit] = [
      .setValue(random.text(upTo: 9), entry: target),
      .setComment("c" + random.text(upTo: 9), entry: target),
      .remove(entry: target), .markStale(entry: target),
    ]
    let edit = try #require(edits.randomElement(using: &random))
    let edited = document.applying([edit])
    let isRemoval = edit == .remove(entry: target)
    // The heading of a group is left to the next entry.
    func written(_ document: StringsDocument, without index: Int?) -> [[UInt8]] {
      document.entries.indices.filter { $0 != index }.map { document.entries[$0] }
        .map { Array(document.text.utf8[isRemoval ? $0.range : $0.fullRange]) }
    }
    #expect(
      written(edited, without: isRemoval ? nil : target) == written(document, without: target))
    #expect(edited.diagnostics.isEmpty)
    if edit == .markStale(entry: target) {
      #expect(edited.entries[target].isStale)
      let unmarked = edited.applying([.unmarkStale(entry: target)])
      #expect(unmarked.serialized() == document.serialized())
    }
  }

  @Test("broken files are read to their end and kept", arguments: 0..<400)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var file = document(&random).0.serialized()
    let damage = Array("\"\"'\\;={}()<>*//\n\r".utf8) + [0, 0xFF, 0xE2, 0xEF]
    random.damage(&file, with: damage, atMost: 8)
    let document = StringsDocument(parsing: file, file: "Test.strings")
    #expect(document.serialized() == file)
    for entry in document.entries {
      _ = document.key(of: entry) + document.value(of: entry)
      _ = document.comment(of: entry)
    }
    for diagnostic in document.diagnostics {
      #expect((diagnostic.location?.range.upperBound ?? 0) <= document.text.utf8.count)
    }
    #expect(
      StringsDocument(parsing: file, file: "Test.strings").diagnostics == document.diagnostics)
    let all = document.entries.indices.map { StringsEdit.remove(entry: $0) }
    #expect(document.applying(all).text.utf8.count <= document.text.utf8.count)
  }

  @Test(
    "time stays linear for what was made to be slow",
    arguments: [
      "\"a\" = \"b\\\"\n", "k = \"x\n", "/* ", "'\"", "{(", "\\\"\n", "a = {", "= ", "a\n",
    ])
  func linear(_ piece: String) {
    let document = StringsDocument(String(repeating: piece, count: 200_000 / piece.utf8.count))
    #expect(document.diagnostics.count <= 2000)
  }
}
