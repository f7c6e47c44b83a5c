import Catalogs
import Messages
import Reading
import TestSupport
import Testing

/// What edits of one key leave is the document that reading the new text gives, though only the one
/// entry is read again.
@Suite("One edited entry of a String Catalog")
struct EditedEntryTests {
  /// Texts beside variations, unknown fields, escapes, and characters of four bytes.
  private static let mixed = #"""
    {"sourceLanguage":"en","strings":{"\u0061 ☕️":{"later":[1,{}],"localizations":{"es":{
    "stringUnit":{"state":"new","value":"🛒\ud83d\uded2"},"variations":{"plural":{
    "one":{"stringUnit":{"state":"odd","value":"x"}}}}}}}},"version":"1.0"}
    """#

  private static let odd = [
    // Names twice, a key twice, and one without a value that can be read.
    #"{"sourceLanguage":"en","strings":{"a":{},"a":{"localizations":{}},"b":{}},"version":"1.0"}"#,
    #"{"sourceLanguage":"en","strings":{"a":{"comment":"x","comment":"y"}},"version":"1.0"}"#,
    #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"es":{},"es":{}}}},"version":"1.0"}"#,
    // Nothing, or next to nothing, of what is edited.
    #"{"sourceLanguage":"en","strings":{"":{"localizations":{"es":{}}}},"version":"1.0"}"#,
    #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"es":{"stringUnit":{}}}}},"version":"1"}"#,
    #"{"strings":{"a":{"localizations":null},"b":{"localizations":{"es":null}}}}"#,
    mixed,
    "{\r\n\t\"strings\": {\r\n\t\t\"a\": {\r\n\t\t},\r\n\t\t\"z\": {}\r\n\t},\r\n\t\"version\": \"1.0\"\r\n}",
    "\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}\n",
  ]

  private static func edits(of key: String) -> [StringCatalogEdit] {
    let spanish = StringCatalogPlace(key: key, language: "es")
    let few = StringCatalogPlace(
      key: key, language: "es", path: [.substitution("n"), .variation(.plural, "few")])
    return [
      .setUnit(value: "té \"☕️\"\n%lld", state: .translated, at: spanish),
      .setUnit(value: "", state: .new, at: few), .setState(.needsReview, at: spanish),
      .setUnit(value: "t", state: .new, at: StringCatalogPlace(key: key, language: "zu")),
      .setSubstitution(name: "n", argumentNumber: 2, formatSpecifier: "lld", at: spanish),
      .setPhrases(["a", "b"], state: .new, at: spanish), .removeContent(at: spanish),
      .removeContent(at: few), .setComment("c 🛒", key: key), .setComment(nil, key: key),
      .setExtractionState(.manual, key: key), .setExtractionState(nil, key: key),
      .setShouldTranslate(false, key: key), .setGeneratesSymbol(nil, key: key),
      .add(key: key + "\u{301}"), .remove(key: key),
    ]
  }

  /// A few keys of a document, from all over it.
  private static func keys(of document: StringCatalogDocument) -> [String] {
    let count = document.entries.count
    let positions = Set([0, 1, count / 2, count - 1]).filter { (0..<count).contains($0) }
    return positions.sorted().map { document.entries.key(at: $0) }
  }

  private func expectSame(_ edited: StringCatalogDocument, after edit: StringCatalogEdit) {
    let read = StringCatalogDocument(parsing: edited.serialized(), file: edited.file)
    #expect(edited.text.utf8 == read.text.utf8, "\(edit)")
    #expect(edited.findings == read.findings, "\(edit)")
    #expect(edited.languages == read.languages, "\(edit)")
    #expect(edited.localizationCounts == read.localizationCounts, "\(edit)")
    #expect(edited.hasDuplicates == read.hasDuplicates, "\(edit)")
    #expect(edited.rootRange == read.rootRange && edited.stringsRange == read.stringsRange)
    #expect(edited.version == read.version && edited.sourceLanguage == read.sourceLanguage)
    #expect(Array(edited.entries) == Array(read.entries), "\(edit)")
    for index in read.entries.indices {
      #expect(edited.entries.range(at: index) == read.entries.range(at: index))
      let key = read.entries.key(at: index)
      #expect(edited.index(forKey: key) == read.index(forKey: key), "\(edit)")
    }
  }

  private func check(_ document: StringCatalogDocument) {
    for key in Self.keys(of: document) {
      for edit in Self.edits(of: key) { expectSame(document.applying([edit]), after: edit) }
    }
  }

  @Test("in odd catalogs", arguments: odd)
  func oddCatalogs(text: String) {
    check(StringCatalogDocument(parsing: Array(text.utf8), file: "Odd.xcstrings"))
  }

  @Test(
    "in the catalogs of the fixtures",
    arguments: Repository.files(in: "Fixtures", withSuffix: ".xcstrings"))
  func fixtures(path: String) throws {
    let text = try Repository.text(path)
    check(StringCatalogDocument(parsing: Array(text.utf8), file: path))
  }

  @Test("one edit after the other")
  func several() {
    var document = StringCatalogDocument(parsing: Array(Self.mixed.utf8), file: "f")
    let key = document.entries.key(at: 0)
    for edit in Self.edits(of: key) + Self.edits(of: key).reversed() {
      document = document.applying([edit])
      expectSame(document, after: edit)
    }
  }
}
