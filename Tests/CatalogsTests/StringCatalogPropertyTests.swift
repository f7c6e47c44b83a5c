import Catalogs
import Diagnostics
import Foundation
import Messages
import Reading
import TestSupport
import Testing

@Suite("Properties of String Catalogs")
struct StringCatalogPropertyTests {
  private static let styles = [
    StringCatalogEditTests.xcode,
    StringCatalogEditTests.xcode.replacing("\" :", with: "\":").replacing("  ", with: "\t") + "\n",
    StringCatalogEditTests.xcode.replacing("\n", with: "\r\n"),
    #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
    #"{"version": "1.1", "strings": {"z": {}, "\u00e9": {"comment": "\/"}}, "sourceLanguage": "e"}"#,
  ]

  private func edit(_ random: inout SeededGenerator, keys: [String]) -> StringCatalogEdit {
    let key = keys.randomElement(using: &random) ?? ""
    var steps: [TextPath.Step] = [
      .variation(.device, "mac"), .variation(.plural, "one"), .substitution("n"),
      .variation(.width, "20"),
    ]
    steps.shuffle(using: &random)
    let place = StringCatalogPlace(
      key: key, language: ["en", "es", "zh-Hans"].randomElement(using: &random) ?? "",
      path: TextPath(Array(steps.prefix(Int.random(in: 0...2, using: &random)))))
    let text = random.text(upTo: 8)
    let edits: [StringCatalogEdit] = [
      .add(key: random.text(upTo: 5)), .add(key: key), .remove(key: key),
      .setComment(text, key: key), .setComment(nil, key: key),
      .setExtractionState(.stale, key: key), .setExtractionState(nil, key: key),
      .setShouldTranslate(false, key: key), .setGeneratesSymbol(false, key: key),
      .setUnit(value: text, state: .new, at: place),
      .setUnit(value: text, state: .translated, at: place), .setState(.needsReview, at: place),
      .setPhrases([text, "p"], state: .new, at: place),
      .setSubstitution(name: "n", argumentNumber: 2, formatSpecifier: "lld", at: place),
      .removeContent(at: place),
      .removeContent(at: StringCatalogPlace(key: key, language: "es")),
    ]
    return edits.randomElement(using: &random) ?? .add(key: key)
  }

  private func document(_ random: inout SeededGenerator) -> StringCatalogDocument {
    let text = Self.styles.randomElement(using: &random) ?? ""
    var document = StringCatalogDocument(text)
    for _ in 0..<3 {
      let keys = document.entries.map(\.key.value) + ["Foo"]
      let edits = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        edit(&random, keys: keys)
      }
      document = document.applying(edits)
    }
    return document
  }

  @Test(
    "what edits make is a catalog, the same for Foundation and in any style", arguments: 0..<200)
  func values(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let document = document(&random)
    #expect(document.problems.filter { !$0.hasPrefix("unknown-") } == [])
    let formatted = try #require(document.formatted())
    let again = StringCatalogDocument(parsing: formatted, file: "Test.xcstrings")
    #expect(again.formatted() == formatted)
    #expect(again.hasErrors == false)
    // Foundation drops a byte-order mark at the start of a text, unless it is escaped.
    let objects = try [document.serialized(), formatted].map {
      let text = String(decoding: $0, as: UTF8.self)
        .replacing("\u{FEFF}", with: "").replacing("\\ufeff", with: "")
      return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    #expect(objects[0] == objects[1])
    let own = Set(document.entries.map { Array($0.key.value.utf8) })
    #expect(own == Set(again.entries.map { Array($0.key.value.utf8) }))
  }

  @Test("an edit leaves the bytes of all other entries alone", arguments: 0..<200)
  func locality(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let old = document(&random)
    let edit = edit(&random, keys: old.entries.map(\.key.value))
    let new = old.applying([edit])
    func written(_ document: StringCatalogDocument) -> [[UInt8]: [UInt8]] {
      Dictionary(
        document.entries.filter { !edit.isAbout($0.key.value) }.map {
          (Array($0.key.value.utf8), Array(document.text.utf8[$0.range]))
        }, uniquingKeysWith: { $0 + $1 })
    }
    #expect(written(new) == written(old), "\(edit)")
    // The same edit once more has nothing to do.
    #expect(new.applying([edit]).serialized() == new.serialized(), "\(edit)")
    if case .add(let key) = edit, old.entry(forKey: key) == nil {
      #expect(new.entry(forKey: key) != nil)
      if !old.entries.isEmpty {
        #expect(new.applying([.remove(key: key)]).serialized() == old.serialized())
      }
    }
  }

  @Test("broken files are read to their end and kept", arguments: 0..<200)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var file = document(&random).serialized()
    let damage = Array("\"\"'\\:,{}[]0\n\r".utf8) + [0, 0xFF, 0xE2, 0xEF]
    random.damage(&file, with: damage, atMost: 6)
    let document = StringCatalogDocument(parsing: file, file: "Test.xcstrings")
    #expect(document.serialized() == file)
    for entry in document.entries { #expect(entry.range.upperBound <= document.text.utf8.count) }
    for diagnostic in document.diagnostics {
      #expect((diagnostic.location?.range.upperBound ?? 0) <= document.text.utf8.count)
    }
    #expect((document.formatted() == nil) == document.hasErrors)
    let keys = document.entries.map(\.key.value)
    let edited = document.applying(keys.map { .remove(key: $0) } + [.add(key: "n")])
    #expect(edited.hasErrors == document.hasErrors)
    if !edited.hasErrors { #expect(edited.entries.map(\.key.value) == ["n"]) }
  }

  @Test(
    "time stays linear for what was made to be slow",
    arguments: ["{", "[", "{\"a\":", "\"\\", "\"a\":{},", "{\"a\":{\"localizations\":", "[0,"])
  func linear(_ piece: String) {
    let repeated = String(repeating: piece, count: 50_000 / piece.utf8.count)
    for text in [repeated, #"{"sourceLanguage":"e","version":"1.0","strings":{"# + repeated + "}}"]
    {
      #expect(StringCatalogDocument(text).diagnostics.count <= 2000)
    }
  }
}

extension StringCatalogEdit {
  fileprivate func isAbout(_ other: String) -> Bool {
    switch self {
    case .add(let key), .remove(let key), .setComment(_, let key),
      .setExtractionState(_, let key), .setShouldTranslate(_, let key),
      .setGeneratesSymbol(_, let key):
      key.utf8.elementsEqual(other.utf8)
    case .setUnit(_, _, let place), .setState(_, let place), .setPhrases(_, _, let place),
      .setSubstitution(_, _, _, let place), .removeContent(let place):
      place.key.utf8.elementsEqual(other.utf8)
    }
  }
}
