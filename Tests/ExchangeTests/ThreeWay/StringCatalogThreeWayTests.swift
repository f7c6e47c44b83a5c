import Catalogs
import Exchange
import Messages
import Reading
import TestSupport
import Testing

@Suite("Three-way merges of String Catalogs")
struct StringCatalogThreeWayTests {
  /// A catalog as Xcode lays it out; entries are keys with the inside of their object.
  static func catalog(_ entries: [(String, String)], version: String = "1.0") -> [UInt8] {
    let strings = entries.map { key, fields in
      "    \"\(key)\" : {\(fields.isEmpty ? "\n" : "\n      " + fields)\n    }"
    }
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(strings.joined(separator: ",\n"))
        },
        "version" : "\(version)"
      }
      """
    return Array(text.utf8)
  }

  /// Localizations in Xcode's layout: language, state, value.
  static func localized(_ units: [(String, String, String)], comment: String? = nil) -> String {
    let languages = units.map { language, state, value in
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : "\(value)"
                }
              }
      """
    }
    let comment = comment.map { "\"comment\" : \"\($0)\",\n      " } ?? ""
    return comment + "\"localizations\" : {\n\(languages.joined(separator: ",\n"))\n      }"
  }

  static func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> ThreeWayOutcome {
    ThreeWayMerge(base: base, ours: ours, theirs: theirs).outcome()
  }

  static func text(_ outcome: ThreeWayOutcome) -> String {
    String(decoding: outcome.bytes ?? [], as: UTF8.self)
  }

  @Test("A last line end that one side alone added or removed is that side's")
  func lastLineEnd() {
    let base = Self.catalog([("a", "")])
    let ours = Self.catalog([("a", ""), ("b", "")])
    let line = [UInt8]("\n".utf8)
    #expect(Self.merge(base, ours, base + line).bytes == ours + line)
    #expect(Self.merge(base + line, ours + line, base).bytes == ours)
    #expect(Self.merge(base, ours + line, Self.catalog([("a", ""), ("c", "")])).bytes?.last == 10)
    let renamed = Self.catalog([("a", "")], version: "1.1") + line
    #expect(
      Self.merge(base, ours, renamed).bytes == Self.catalog(
        [("a", ""), ("b", "")], version: "1.1") + line)
  }

  /// The frame is ours, its last entry may be theirs.
  @Test func trailingCommasAreLeftOut() {
    func withComma(_ bytes: [UInt8]) -> [UInt8] {
      Array(String(decoding: bytes, as: UTF8.self).replacing("}\n  },", with: "},\n  },").utf8)
    }
    let base = Self.catalog([("a", "")])
    let ours = Self.catalog([("a", ""), ("b", "")])
    let theirs = Self.catalog([("a", ""), ("c", "")])
    let expected = Self.text(Self.merge(base, ours, theirs))
    #expect(withComma(ours) != ours)
    #expect(Self.text(Self.merge(withComma(base), withComma(ours), theirs)) == expected)
    #expect(Self.text(Self.merge(base, ours, withComma(theirs))) == expected)
  }

  /// A mark that nobody sees, and a letter that its file escapes.
  @Test(arguments: ["a\u{200E}b", #"caf\u00e9"#])
  func keysKeepTheirSpelling(key: String) {
    let merged = Self.merge(
      Self.catalog([(key, "")]),
      Self.catalog([(key, Self.localized([("de", "translated", "A")]))]),
      Self.catalog([(key, Self.localized([("es", "translated", "B")]))]))
    #expect(Self.text(merged).contains("\"\(key)\" : {"))
  }

  /// Xcode's order isn't that of the bytes.
  @Test func aLanguageGoesWhereXcodeKeepsIt() {
    func localized(_ languages: [String]) -> [UInt8] {
      Self.catalog([("a", Self.localized(languages.map { ($0, "translated", "A") }))])
    }
    let merged = Self.merge(
      localized(["zh-Hant", "zh-HK"]), localized(["ja", "zh-Hant", "zh-HK"]),
      localized(["zh-Hans", "zh-Hant", "zh-HK"]))
    let all = localized(["ja", "zh-Hans", "zh-Hant", "zh-HK"])
    #expect(Self.text(merged) == String(decoding: all, as: UTF8.self))
  }

  @Test func languagesOfOneKeyComeTogether() {
    let merged = Self.merge(
      Self.catalog([("a", "")]),
      Self.catalog([("a", Self.localized([("de", "translated", "A")]))]),
      Self.catalog([("a", Self.localized([("es", "translated", "B")]))]))
    let both = Self.catalog([
      ("a", Self.localized([("de", "translated", "A"), ("es", "translated", "B")]))
    ])
    #expect(Self.text(merged) == String(decoding: both, as: UTF8.self))
    #expect(merged.conflicts.isEmpty)
  }

  @Test func keysStandInXcodesOrder() {
    let merged = Self.merge(
      Self.catalog([("b", ""), ("k", "")]),
      Self.catalog([("b", ""), ("Item 9", ""), ("k", "")]),
      Self.catalog([("a", ""), ("b", ""), ("Item 10", ""), ("z", "")]))
    let all = Self.catalog(["a", "b", "Item 9", "Item 10", "z"].map { ($0, "") })
    #expect(Self.text(merged) == String(decoding: all, as: UTF8.self))
  }

  @Test func commentAndTextOfOneKeyComeTogether() {
    let base = Self.localized([("es", "translated", "A")], comment: "c")
    let merged = Self.merge(
      Self.catalog([("a", base)]),
      Self.catalog([("a", Self.localized([("es", "translated", "A")], comment: "better"))]),
      Self.catalog([("a", Self.localized([("es", "translated", "B")], comment: "c"))]))
    let both = Self.catalog([
      ("a", Self.localized([("es", "translated", "B")], comment: "better"))
    ])
    #expect(Self.text(merged) == String(decoding: both, as: UTF8.self))
  }

  @Test func aConflictKeepsBothSides() throws {
    let merged = Self.merge(
      Self.catalog([("a", Self.localized([("es", "translated", "old")])), ("b", "")]),
      Self.catalog([("a", Self.localized([("es", "translated", "ours")])), ("b", "")]),
      Self.catalog([("a", Self.localized([("es", "translated", "theirs")])), ("b", "")]))
    let document = StringCatalogDocument(parsing: merged.bytes ?? [], file: "T.xcstrings")
    #expect(document.diagnostics.isEmpty)
    #expect(
      merged.conflicts
        == [ThreeWayConflict(key: "a", fields: ["localizations.es.stringUnit"])])
    let own = try #require(document.entry(forKey: "a")?.localization(in: "es")?.content.unit)
    #expect(own.value?.text == "ours")
    #expect(own.state?.value == .needsReview)
    let kept = try #require(document.entry(forKey: "a [l10n conflict]"))
    #expect(kept.isMergeConflict)
    #expect(kept.extractionState?.value == .manual)
    #expect(kept.localization(in: "es")?.content.unit?.value?.text == "theirs")
    #expect(document.entries.count == 3)
  }

  @Test func commentsInConflictAreKept() throws {
    func entry(_ comment: String) -> [UInt8] {
      Self.catalog([("a", "\"comment\" : \"\(comment)\"")])
    }
    let merged = Self.merge(entry("old"), entry("ours"), entry("theirs"))
    let document = StringCatalogDocument(parsing: merged.bytes ?? [], file: "T.xcstrings")
    #expect(merged.conflicts == [ThreeWayConflict(key: "a", fields: ["comment"])])
    #expect(document.entry(forKey: "a")?.comment?.text == "ours")
    let kept = try #require(document.entry(forKey: "a [l10n conflict]")?.comment?.text)
    #expect(kept.hasSuffix("\nTheirs, comment: \"theirs\""))
  }

  /// Base, ours, theirs and merged fields of one entry; nil for a conflict.
  static let fields: [(String, String, String, String?)] = [
    ("\"x\" : 1", "\"x\" : 1", "\"x\" : [1, 2]", "\"x\" : [1, 2]"),
    ("", "\"new\" : {\"a\" : 1}", "\"new\" : {\"b\" : 2}", "\"new\" : {\"a\" : 1, \"b\" : 2}"),
    ("\"x\" : 1", "\"x\" : 2", "\"x\" : 3", nil),
    ("\"x\" : 1", "\"x\" : 1, \"y\" : 1", "", "\"y\" : 1"),
    ("\"x\" : 1", "\"x\" : 2", "", nil),
    (
      "", "\"extractionState\" : \"stale\"", "\"extractionState\" : \"manual\"",
      "\"extractionState\" : \"manual\""
    ),
    (
      "", "\"comment\" : \"person\"",
      "\"comment\" : \"made\", \"isCommentAutoGenerated\" : true", "\"comment\" : \"person\""
    ),
    (
      "", "\"comment\" : \"made\", \"isCommentAutoGenerated\" : true",
      "\"comment\" : \"person\"", "\"comment\" : \"person\""
    ),
  ]

  @Test(arguments: fields)
  func fieldsMerge(base: String, ours: String, theirs: String, merged: String?) {
    func document(_ fields: String) -> [UInt8] {
      Array(
        #"{"sourceLanguage" : "en", "strings" : {"a" : {\#(fields)}}, "version" : "1.0"}"#.utf8)
    }
    let outcome = Self.merge(document(base), document(ours), document(theirs))
    #expect(outcome.conflicts.isEmpty == (merged != nil))
    if let merged {
      #expect(Self.text(outcome) == String(decoding: document(merged), as: UTF8.self))
    }
  }

  /// State and text of base, ours, theirs and the merged unit; nil for a conflict.
  static let units: [([(String, String)], (String, String)?)] = [
    ([("translated", "A"), ("needs_review", "A"), ("translated", "B")], ("needs_review", "B")),
    ([("needs_review", "A"), ("translated", "A"), ("needs_review", "B")], ("needs_review", "B")),
    ([("new", "A"), ("translated", "B"), ("new", "C")], ("translated", "B")),
    ([("new", "A"), ("translated", "A"), ("needs_review", "A")], ("needs_review", "A")),
    ([("translated", "A"), ("translated", "B"), ("translated", "C")], nil),
  ]

  @Test(arguments: units)
  func textAndStateBelongTogether(_ sides: [(String, String)], _ merged: (String, String)?) {
    let files = sides.map { Self.catalog([("a", Self.localized([("es", $0.0, $0.1)]))]) }
    for (ours, theirs) in [(files[1], files[2]), (files[2], files[1])] {
      let outcome = Self.merge(files[0], ours, theirs)
      #expect(outcome.conflicts.isEmpty == (merged != nil))
      if let merged {
        let wanted = Self.catalog([("a", Self.localized([("es", merged.0, merged.1)]))])
        #expect(Self.text(outcome) == String(decoding: wanted, as: UTF8.self))
      }
    }
  }

  @Test func pluralCategoriesComeTogetherButNotWithAPlainText() {
    func plural(_ cases: String) -> [UInt8] {
      Self.catalog([("a", #""localizations" : {"pl" : {"variations" : {"plural" : {\#(cases)}}}}"#)]
      )
    }
    func unit(_ value: String) -> String {
      #"{"stringUnit" : {"state" : "translated", "value" : "\#(value)"}}"#
    }
    let base = plural(#""other" : \#(unit("o"))"#)
    let one = plural(#""one" : \#(unit("1")), "other" : \#(unit("o"))"#)
    let few = plural(#""few" : \#(unit("2")), "other" : \#(unit("o"))"#)
    let merged = Self.merge(base, one, few)
    let document = StringCatalogDocument(parsing: merged.bytes ?? [], file: "T.xcstrings")
    let cases = document.entry(forKey: "a")?.localization(in: "pl")?.content.cases(of: .plural)
    #expect(cases?.map(\.name.value) == ["few", "one", "other"])
    #expect(merged.conflicts.isEmpty)
    let plain = Self.catalog([("a", Self.localized([("pl", "translated", "p")]))])
    #expect(Self.merge(base, one, plain).conflicts.map(\.fields) == [["localizations.pl"]])
  }

  @Test func removalAgainstChangeKeepsTheKeyAndSaysSo() {
    let (base, changed) = (
      Self.catalog([("a", ""), ("b", "")]), Self.catalog([("a", #""comment" : "c""#), ("b", "")])
    )
    let removed = Self.catalog([("b", "")])
    let outcomes = [
      (Self.merge(base, changed, removed), ThreeWayConflict.Kind.removedByTheirs),
      (Self.merge(base, removed, changed), .removedByOurs),
    ]
    for (outcome, kind) in outcomes {
      let document = StringCatalogDocument(parsing: outcome.bytes ?? [], file: "T.xcstrings")
      #expect(outcome.conflicts == [ThreeWayConflict(key: "a", kind: kind)])
      #expect(document.entries.map(\.key.value) == ["a", "a [l10n conflict]", "b"])
    }
    let stale = Self.catalog([("a", #""extractionState" : "stale""#), ("b", "")])
    #expect(Self.text(Self.merge(base, stale, removed)) == String(decoding: removed, as: UTF8.self))
  }

  @Test func theFrameMergesToo() throws {
    let newer = Self.catalog([("a", "")], version: "1.1")
    let merged = Self.merge(Self.catalog([]), Self.catalog([("b", "")]), newer)
    let all = Self.catalog([("a", ""), ("b", "")], version: "1.1")
    #expect(Self.text(merged) == String(decoding: all, as: UTF8.self))
    func french(_ language: String) -> [UInt8] {
      Array(#"{"sourceLanguage":"\#(language)","strings":{},"version":"1.0"}"#.utf8)
    }
    let outcome = Self.merge(french("en"), french("fr"), french("de"))
    #expect(
      outcome.conflicts == [ThreeWayConflict(key: "", kind: .catalog, fields: ["sourceLanguage"])])
    let kept = StringCatalogDocument(parsing: outcome.bytes ?? [], file: "T.xcstrings")
    #expect(kept.sourceLanguage?.text == "fr")
    #expect(kept.entries.first?.comment?.text.hasSuffix("sourceLanguage: \"de\"") == true)
  }

  @Test func anotherLayoutIsAdapted() {
    let ours = Self.catalog([("a", ""), ("b", Self.localized([("es", "translated", "B")]))])
    let theirs = Array(
      #"{"sourceLanguage":"en","strings":{"a":{},"c":{"comment":"C\u00e9"}},"version":"1.0"}"#.utf8)
    let merged = Self.merge(Self.catalog([("a", "")]), ours, theirs)
    let all = Self.catalog([
      ("a", ""), ("b", Self.localized([("es", "translated", "B")])),
      ("c", #""comment" : "C\u00e9""#),
    ])
    #expect(Self.text(merged) == String(decoding: all, as: UTF8.self))
  }

  @Test(arguments: ["{", "{\"strings\" : 1}", "[]", "{\"a\" : {} \"b\"}"])
  func brokenSidesAreRefused(_ broken: String) {
    let good = Self.catalog([("a", "")])
    for sides in [
      (good, good, Array(broken.utf8)), (Array(broken.utf8), good, good),
      (good, Array(broken.utf8), good),
    ] {
      let outcome = ThreeWayMerge(base: sides.0, ours: sides.1, theirs: sides.2).outcome(
        format: .stringCatalog)
      #expect(outcome.bytes == nil)
      #expect(!outcome.diagnostics.isEmpty)
    }
  }
}
