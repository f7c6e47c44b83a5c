import Catalogs
import Diagnostics
import Messages
import Reading
import TestSupport
import Testing

/// Foundation reads a comma behind the last value, so that a catalog with one works in Xcode.
@Suite("String Catalogs with trailing commas")
struct StringCatalogTrailingCommaTests {
  /// Commas in the outermost object, an unknown field, `strings`, an entry and a string set.
  static let text = #"""
    {
      "sourceLanguage" : "en",
      "later" : [1, 2,],
      "strings" : {
        "a" : {
          "comment" : "c",
        },
        "b" : {
          "localizations" : {
            "de" : { "stringSet" : { "state" : "translated", "values" : [ "x", "y", ] } },
          }
        },
      },
      "version" : "1.0",
    }
    """#

  /// The same without them.
  static let clean = text.replacing("2,]", with: "2]").replacing("\"c\",", with: "\"c\"")
    .replacing("\"y\", ]", with: "\"y\" ]").replacing("] } },\n", with: "] } }\n")
    .replacing("    },\n  },", with: "    }\n  },").replacing("\"1.0\",", with: "\"1.0\"")

  private static func applying(_ edits: [StringCatalogEdit], to text: String) -> String {
    let document = StringCatalogDocument(text).applying(edits)
    #expect(!document.hasErrors)
    return String(decoding: document.serialized(), as: UTF8.self)
  }

  @Test func allAreAWarningWithAFix() throws {
    let document = StringCatalogDocument(Self.text)
    #expect(!document.hasErrors)
    #expect(document.problems == ["trailing-comma@3:18"])
    let problem = try #require(document.diagnostics.first)
    #expect(problem.severity == .warning && problem.message.hasSuffix(", and 5 more"))
    let edits = problem.fixIts.flatMap(\.edits)
    #expect(edits.count == 6)
    let fixed = Array(Self.text.utf8).applying(edits.map { TextEdit($0.range, []) })
    #expect(String(decoding: fixed, as: UTF8.self) == Self.clean)
    #expect(StringCatalogDocument(Self.clean).problems.isEmpty)
  }

  @Test func nothingIsLost() throws {
    let document = StringCatalogDocument(Self.text)
    #expect(document.entries.map(\.key.value) == ["a", "b"])
    #expect(document.serialized() == Array(Self.text.utf8))
    let formatted = try #require(document.formatted())
    #expect(formatted == StringCatalogDocument(Self.clean).formatted())
    #expect(document.withoutTrailingCommas().serialized() == Array(Self.clean.utf8))
  }

  /// More than mistakes are read up to.
  @Test func manyAreRead() throws {
    let entries = (0..<3000).map { #""k\#($0)": {"comment": "c",}"# }.joined(separator: ", ")
    let document = StringCatalogDocument(strings: entries + ",")
    #expect(!document.hasErrors)
    #expect(document.entries.count == 3000)
    #expect(document.diagnostics.flatMap(\.fixIts).flatMap(\.edits).count == 3001)
    let formatted = try #require(document.formatted())
    let again = StringCatalogDocument(parsing: formatted, file: "Test.xcstrings")
    #expect(again.problems.isEmpty)
    #expect(again.entries.count == 3000)
    #expect(again.entries.allSatisfy { $0.comment?.text == "c" })
    #expect(document.withoutTrailingCommas().problems.isEmpty)
  }

  static let edits: [[StringCatalogEdit]] = [
    [.add(key: "c")], [.add(key: "A")], [.remove(key: "b")], [.remove(key: "a")],
    [.remove(key: "a"), .remove(key: "b")], [.setComment(nil, key: "a")],
    [.setExtractionState(.stale, key: "a")],
    [.setShouldTranslate(false, key: "b"), .remove(key: "a")],
    [
      .setUnit(value: "v", state: .new, at: StringCatalogPlace(key: "b", language: "es")),
      .removeContent(at: StringCatalogPlace(key: "b", language: "de")),
    ],
  ]

  /// What is written piecewise means the same as without the commas.
  @Test(arguments: edits.indices) func editsStandBesideThem(_ index: Int) {
    let written = StringCatalogDocument(Self.applying(Self.edits[index], to: Self.text))
    let expected = StringCatalogDocument(Self.applying(Self.edits[index], to: Self.clean))
    #expect(written.formatted() == expected.formatted())
    #expect(written.problems.allSatisfy { $0.hasPrefix("trailing-comma") })
  }

  @Test func otherMistakesStayErrors() {
    let document = StringCatalogDocument(strings: #""a": {}, "b" {},"#)
    #expect(document.hasErrors)
    #expect(Set(document.diagnostics.map(\.id)) == ["json-syntax"])
  }

  /// Crowdin writes two byte-order marks.
  @Test func marksStandBeforeThem() {
    let document = StringCatalogDocument("\u{FEFF}\u{FEFF}" + Self.text)
    #expect(document.problems == ["trailing-comma@3:18"])
    let clean = "\u{FEFF}\u{FEFF}" + Self.clean
    #expect(document.withoutTrailingCommas().serialized() == Array(clean.utf8))
  }
}
