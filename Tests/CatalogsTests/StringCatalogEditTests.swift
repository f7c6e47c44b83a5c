import Catalogs
import Messages
import Reading
import TestSupport
import Testing

@Suite("Editing String Catalogs")
struct StringCatalogEditTests {
  static let xcode = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Bar" : {
          "comment" : "b"
        },
        "Foo" : {
          "later" : {
            "x" : 1
          },
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "F\\u00f3o"
              }
            }
          }
        },
        "Zoo" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func edited(_ text: String, _ edits: [StringCatalogEdit]) -> String {
    let document = StringCatalogDocument(text).applying(edits)
    #expect(!document.hasErrors)
    return String(decoding: document.serialized(), as: UTF8.self)
  }

  private static let spanish = StringCatalogPlace(key: "Foo", language: "es")

  static let replacements: [([StringCatalogEdit], String, String)] = [
    (
      [.setUnit(value: "F\u{F3}o", state: .needsReview, at: spanish)],
      "\"translated\"", "\"needs_review\""
    ),
    (
      [.setUnit(value: "a\"\u{1}é/", state: .translated, at: spanish)], #""F\u00f3o""#,
      #""a\"\u0001\u00e9/""#
    ),
    ([.setState(.stale, at: spanish)], "\"translated\"", "\"stale\""),
    ([.setState(.stale, at: StringCatalogPlace(key: "Bar", language: "es"))], "", ""),
    ([.setComment(nil, key: "Bar")], "{\n      \"comment\" : \"b\"\n    }", "{\n\n    }"),
    ([.setComment("c", key: "Bar")], "\"b\"\n", "\"c\"\n"),
    ([.setComment("c", key: "Nowhere")], "", ""),
    (
      [.setComment("c", key: "Foo")], "\"later\"", "\"comment\" : \"c\",\n      \"later\""
    ),
    (
      [.setShouldTranslate(false, key: "Foo")], "      }\n    },\n    \"Zoo\"",
      "      },\n      \"shouldTranslate\" : false\n    },\n    \"Zoo\""
    ),
    (
      [.setExtractionState(.manual, key: "Zoo")], "\"Zoo\" : {\n\n    }",
      "\"Zoo\" : {\n      \"extractionState\" : \"manual\"\n    }"
    ),
    (
      [.remove(key: "Bar"), .add(key: "Baz"), .add(key: "Foo")],
      "\"Bar\" : {\n      \"comment\" : \"b\"\n    }", "\"Baz\" : {\n\n    }"
    ),
    ([.remove(key: "Zoo")], ",\n    \"Zoo\" : {\n\n    }", ""),
    ([.add(key: "x"), .remove(key: "x"), .setComment("c", key: "x")], "", ""),
    (
      [.removeContent(at: StringCatalogPlace(key: "Foo", language: "es"))],
      ",\n      \"localizations\" : {\n        \"es\" : {\n          \"stringUnit\" : {\n"
        + "            \"state\" : \"translated\",\n            \"value\" : \"F\\u00f3o\"\n"
        + "          }\n        }\n      }", ""
    ),
    ([.removeContent(at: StringCatalogPlace(key: "Foo", language: "fr"))], "", ""),
    (
      [.setUnit(value: "v", state: .new, at: StringCatalogPlace(key: "Foo", language: "de"))],
      "        \"es\" : {",
      """
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "v"
                }
              },
              "es" : {
      """
    ),
    (
      [
        .setUnit(
          value: "v", state: .new,
          at: StringCatalogPlace(
            key: "Foo", language: "es", path: [.variation(.plural, "one")]))
      ],
      """
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "F\\u00f3o"
                }
      """,
      """
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "v"
                      }
                    }
                  }
                }
      """
    ),
    (
      [
        .add(key: "foo 2"), .add(key: "foo 10"),
        .setSubstitution(
          name: "n", argumentNumber: 2, formatSpecifier: "lld",
          at: StringCatalogPlace(key: "foo 10", language: "en")),
      ],
      "    \"Zoo\"",
      """
          "foo 2" : {

          },
          "foo 10" : {
            "localizations" : {
              "en" : {
                "substitutions" : {
                  "n" : {
                    "argNum" : 2,
                    "formatSpecifier" : "lld"
                  }
                }
              }
            }
          },
          "Zoo"
      """
    ),
  ]

  @Test("each edit changes its own bytes", arguments: replacements.indices)
  func replacement(_ index: Int) {
    let (edits, old, new) = Self.replacements[index]
    #expect(
      edited(Self.xcode, edits) == (old.isEmpty ? Self.xcode : Self.xcode.replacing(old, with: new))
    )
  }

  @Test(
    "the file's own style is kept",
    arguments: [
      (
        #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"a":{"comment":"é"},"b":{}},"version":"1.0"}"#
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"b": {}, "d": {}}, "version": "1.0"}"#,
        #"{"sourceLanguage": "en", "strings": {"a": {"comment": "é"}, "b": {}, "d": {}}, "version": "1.0"}"#
      ),
      (
        "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"b\\u00e9\": {}\r\n\t},\r\n\t\"version\": \"1.0\"\r\n}\r\n",
        "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"a\": {\r\n\t\t\t\"comment\": \"\\u00e9\"\r\n\t\t},\r\n\t\t\"b\\u00e9\": {}\r\n\t},\r\n\t\"version\": \"1.0\"\r\n}\r\n"
      ),
      (
        "{\n    \"sourceLanguage\" : \"en\",\n    \"strings\" : {},\n    \"version\" : \"1.0\"\n}\n",
        "{\n    \"sourceLanguage\" : \"en\",\n    \"strings\" : {\n        \"a\" : {\n            \"comment\" : \"é\"\n        }\n    },\n    \"version\" : \"1.0\"\n}\n"
      ),
    ])
  func style(_ old: String, _ new: String) {
    #expect(edited(old, [.add(key: "a"), .setComment("é", key: "a")]) == new)
  }

  @Test(
    "a new key goes where the file's order wants it",
    arguments: [
      ([], 0), (["a", "c"], 1), (["c", "d"], 0), (["A", "C"], 1), (["B", "a", "c"], 2),
      (["x", "a", "aa", "c", "d"], 3), (["a", "aa", "c", "d", "Appended", "Last"], 2),
      (["z", "a", "x", "c"], 4),
    ] as [([String], Int)])
  func place(_ keys: [String], _ position: Int) {
    let document = StringCatalogDocument(
      strings: keys.map { "\"\($0)\": {}" }.joined(separator: ","))
    let entries = document.applying([.add(key: "b")]).entries
    #expect(entries.indices.first { entries[$0].key.value == "b" } == position)
  }

  @Test("of a key that is there twice the last one is edited, and all are removed")
  func duplicates() {
    let document = StringCatalogDocument(strings: #""a": {"x": 1}, "b": {}, "a": {"y": 2}"#)
    let edited = document.applying([.setComment("c", key: "a")])
    #expect(edited.source(edited.entries[0].valueRange) == #"{"x": 1}"#)
    #expect(edited.entries[2].comment?.text == "c")
    #expect(document.applying([.remove(key: "a")]).entries.map(\.key.value) == ["b"])
  }

  @Test("each of many languages gets its own text")
  func manyLanguages() {
    let languages = (10..<50).map { "l\($0)" }
    let known = languages.prefix(25).map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "old"}}"#
    }
    let document = StringCatalogDocument(
      strings: #""a": {"localizations": {\#(known.joined(separator: ", "))}}"#)
    let places = languages.map { StringCatalogPlace(key: "a", language: $0) }
    let edited = document.applying(
      places.map { .setUnit(value: $0.language + "!", state: .needsReview, at: $0) })
    #expect(!edited.hasErrors)
    #expect(edited.languages == ["en"] + languages)
    for place in places {
      let unit = edited.content(at: place)?.unit
      #expect(unit?.value?.text == place.language + "!")
    }
  }

  @Test("a document with mistakes stays as it is")
  func mistakes() {
    let document = StringCatalogDocument(#"{"strings":{"a":1},"version":"1.0"}"#)
    #expect(document.applying([.remove(key: "a")]).serialized() == document.serialized())
  }

  @Test("the last comment that was generated is not said of the next one")
  func generatedComment() {
    let document = StringCatalogDocument(
      strings: #""a": {"comment": "g", "isCommentAutoGenerated": true}"#)
    let same = document.applying([.setComment("g", key: "a")])
    #expect(same.serialized() == document.serialized())
    let entry = document.applying([.setComment("h", key: "a")]).entry(forKey: "a")
    #expect(entry?.comment?.text == "h")
    #expect(entry?.isCommentAutoGenerated == nil)
  }
}
