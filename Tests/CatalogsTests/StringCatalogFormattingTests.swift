import Catalogs
import Diagnostics
import TestSupport
import Testing

@Suite("String Catalogs as Xcode writes them")
struct StringCatalogFormattingTests {
  /// Every form there is, as Xcode writes it.
  static let xcode = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld \"files\"" : {
          "comment" : "a/b\n\té",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "%#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "later" : [
                    1.50,
                    null,
                    [

                    ]
                  ],
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "new",
                          "value" : "%arg\u0001\\"
                        }
                      }
                    }
                  }
                }
              }
            },
            "zh-Hans" : {

            },
            "zh-HK" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "a",
                  "b"
                ]
              }
            }
          },
          "shouldTranslate" : false
        },
        "file 2" : {

        },
        "File 10" : {

        }
      },
      "version" : "1.1"
    }
    """#

  private func formatted(_ text: String) -> String? {
    StringCatalogDocument(text).formatted().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("what Xcode wrote stays, also with a line end behind it")
  func identity() {
    #expect(formatted(Self.xcode) == Self.xcode)
    #expect(formatted(Self.xcode + "\n") == Self.xcode + "\n")
  }

  @Test("other styles become Xcode's")
  func styles() {
    let words = #"""
      {"version":"1.1","strings":{"File 10":{},"file 2":{ },"%lld \u0022files\"":{"shouldTranslate":
      false,"localizations":{"zh-Hans":{},"zh-HK":{"stringSet":{"values":["a","b"],
      "state":"translated"}},"en":{"substitutions":{"files":{"variations":{"plural":{"one":
      {"stringUnit":{"value":"%arg\u0001\\","state":"new"}}}},"later":[1.50,null,[]],
      "formatSpecifier":"lld","argNum":1}},"stringUnit":{"value":"%#@files@","state":"new"}}},
      "comment":"a\/b\n\t\u00E9","extractionState":"extracted_with_value"},"":{}},
      "sourceLanguage":"en"}

      """#
    #expect(formatted(words) == Self.xcode)
    #expect(formatted("\u{FEFF}" + words.replacing("\n", with: "\r\n")) == Self.xcode)
    let utf16 = Array("\u{FEFF}\(words)".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let document = StringCatalogDocument(parsing: utf16, file: "Test.xcstrings")
    #expect(document.formatted().map { String(decoding: $0, as: UTF8.self) } == Self.xcode)
  }

  @Test("fields that are null are none, and are left out")
  func nulls() {
    let text =
      #"{"strings":{"a":{"comment":null,"later":null,"localizations":null},"b":{}},"version":"1.0","sourceLanguage":"en"}"#
    let document = StringCatalogDocument(text)
    #expect(
      !document.hasErrors && document.remarks.map(\.id) == ["unknown-field", "unknown-field"])
    let written = formatted(text)
    #expect(written?.contains("\"a\" : {\n      \"later\" : null\n    },") == true)
    let edited = document.applying([
      .setComment("c", key: "a"),
      .setUnit(value: "v", state: .new, at: StringCatalogPlace(key: "a", language: "en")),
    ])
    #expect(!edited.hasErrors && edited.entry(forKey: "a")?.comment?.text == "c")
    #expect(edited.entry(forKey: "a")?.localization(in: "en")?.content.unit?.value?.text == "v")
    #expect(
      StringCatalogDocument(
        #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"new","value":null}}}}},"version":null,"sourceLanguage":"en"}"#
      ).hasErrors)
  }

  @Test("nothing is lost that is there twice, and nothing is written over mistakes")
  func duplicates() {
    let text = #"{"strings":{"b":{},"a":{"x":1},"a":{"y":2}},"version":"1.0","sourceLanguage":"e"}"#
    let twice = formatted(text)
    #expect(twice?.contains("\"x\" : 1\n    },\n    \"a\" : {\n      \"y\" : 2") == true)
    #expect(twice.flatMap { formatted($0) } == twice)
    #expect(formatted(#"{"strings":{"b":{},}}"#) == nil)
    #expect(formatted("") == nil)
    #expect(formatted(#"{"strings":1,"version":"1.0","sourceLanguage":"e"}"#) == nil)
    #expect(formatted(#"{"strings":null,"version":"1.0","sourceLanguage":"e"}"#) == nil)
  }

  @Test("both members of a name stay, the entries of the catalog included")
  func duplicateMembers() {
    let text =
      #"{"x":1,"strings":{"b":{},"a":{}},"strings":{"c":{}},"version":"1.0","sourceLanguage":"e"}"#
    let strings = """
        "strings" : {
          "a" : {

          },
          "b" : {

          }
        },
        "strings" : {
          "c" : {

          }
        },
        "version" : "1.0",
        "x" : 1
      """
    let twice = formatted(text)
    #expect(twice == "{\n  \"sourceLanguage\" : \"e\",\n\(strings)\n}")
    #expect(twice.flatMap { formatted($0) } == twice)
  }
}
