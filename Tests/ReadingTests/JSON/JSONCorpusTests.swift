import Reading
import TestSupport
import Testing

/// The tests of the JSON5 project: `.json` and `.json5` are valid, `.js` and `.txt` are not.
@Suite(
  "The tests of JSON5",
  .enabled(if: SharedData.folder("json5") != nil, "shared/data/json5 is not here"))
struct JSONCorpusTests {
  private static let paths = SharedData.paths(
    in: "json5", withSuffix: ".json", ".json5", ".js", ".txt")

  @Test("valid and invalid files", arguments: paths)
  func validity(_ path: String) throws {
    let bytes = try SharedData.bytes(path, in: "json5")
    let strict = JSONDocument(parsing: bytes, dialect: .json)
    let json5 = JSONDocument(parsing: bytes, dialect: .json5)
    #expect(strict.errors.isEmpty == path.hasSuffix(".json"), "\(strict.errors)")
    #expect(
      json5.errors.isEmpty == (path.hasSuffix(".json") || path.hasSuffix(".json5")),
      "\(json5.errors)")
    if json5.errors.isEmpty {
      let value = try #require(json5.root)
      let again = json(value.strictJSON)
      #expect(again.errors.isEmpty)
      #expect(try value.means(#require(again.root)))
      // The limit of errors ends the reading of a strict one.
      if strict.errors.count < 20 { #expect(try value.means(#require(strict.root))) }
    }
  }

  @Test("there are as many files as expected")
  func count() {
    #expect(Self.paths.count > 100)
  }

  /// The `at` of the `.errorSpec` files, which counts from 1.
  @Test(
    "the place of an error",
    arguments: [
      ("arrays/no-comma-array.txt", 16), ("comments/top-level-block-comment.txt", 77),
      ("comments/top-level-inline-comment.txt", 66),
      ("objects/illegal-unquoted-key-number.txt", 7),
      ("objects/illegal-unquoted-key-symbol.txt", 12), ("objects/leading-comma-object.txt", 7),
      ("strings/unescaped-multi-line-string.txt", 5),
    ])
  func place(_ path: String, at: Int) throws {
    let bytes = try SharedData.bytes(path, in: "json5")
    let error = try #require(JSONDocument(parsing: bytes, dialect: .json5).errors.first)
    #expect(error.range.lowerBound == at - 1, "\(error)")
  }
}
