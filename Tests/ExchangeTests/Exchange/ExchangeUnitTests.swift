import Catalogs
import Exchange
import Messages
import Reading
import TestSupport
import Testing

@Suite("What translators get")
struct ExchangeUnitTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files in %@" : {
          "comment" : "Count and folder",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %2$@" },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                    }
                  }
                }
              }
            }
          }
        },
        "Done" : {
          "localizations" : {
            "ru" : { "stringUnit" : { "state" : "needs_review", "value" : "Готово" } }
          }
        },
        "Old" : { "extractionState" : "stale" },
        "Tap" : {
          "shouldTranslate" : false,
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private var document: StringCatalogDocument {
    StringCatalogDocument(parsing: Array(Self.catalog.utf8), file: "L.xcstrings")
  }

  @Test("a String Catalog's units have Xcode's ids, order and numbers")
  func stringCatalog() {
    let target = ExchangeTarget(language: "ru", categories: ["one", "few", "many", "other"])
    let units = document.exchangeUnits([target])[0]
    let key = "%lld files in %@"
    #expect(
      units.map(\.id) == [
        key, key + "|==|substitutions.files.plural.few",
        key + "|==|substitutions.files.plural.many",
        key + "|==|substitutions.files.plural.one", key + "|==|substitutions.files.plural.other",
        "Done", "Tap|==|device.mac", "Tap|==|device.other",
      ])
    #expect(units[0].source == "%1$#@files@ in %2$@")
    #expect(units[1].source == "%1$lld files")
    #expect(units[3].source == "%1$lld file")
    #expect(units[0].notes == ["Count and folder"])
    #expect(units[5].target == "Готово")
    #expect(units[5].state == .needsReview)
    #expect(units.map(\.isTranslatable) == [true, true, true, true, true, true, false, false])
  }

  @Test(
    "a number's specifier is one, however the catalog spells it",
    arguments: [("%lld", "%1$lld"), ("2$d", "%1$d"), ("much", "%1$lld")])
  func specifiers(written: String, expected: String) {
    let catalog = Self.catalog.replacing(
      "\"formatSpecifier\" : \"lld\"", with: "\"formatSpecifier\" : \"\(written)\"")
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "L.xcstrings")
    let target = ExchangeTarget(language: "ru", categories: ["one", "other"])
    let sources = document.exchangeUnits([target])[0].map(\.source)
    #expect(Array(sources[1...2]) == ["\(expected) file", "\(expected) files"])
  }

  @Test("translations go where they belong, and nothing else changes")
  func stringCatalogImport() throws {
    let key = "%lld files in %@"
    let forms: [CaseName] = ["few", "many", "one", "other"]
    let changes =
      [
        ExchangeChange(key: key, path: [], text: "%1$#@files@ в %2$@", state: .translated),
        ExchangeChange(key: "Done", path: [], text: "Ок", state: .translated),
      ]
      + forms.map {
        ExchangeChange(
          key: key, path: [.substitution("files"), .variation(.plural, $0)],
          text: "%1$lld plural.\($0.rawValue)", state: .translated)
      }
    let changed = document.importing([("ru", changes)])
    #expect(!changed.hasErrors)
    let content = try #require(changed.entry(forKey: key)?.localization(in: "ru")?.content)
    #expect(content.unit?.value?.text == "%#@files@ в %2$@")
    let files = try #require(content.substitutions.first)
    #expect(files.argumentNumber?.value == 1)
    #expect(files.formatSpecifier?.text == "lld")
    #expect(files.content.cases(of: .plural).map(\.name.value) == ["few", "many", "one", "other"])
    #expect(files.content.cases(of: .plural).first?.content.unit?.value?.text == "%arg plural.few")
    let done = try #require(changed.entry(forKey: "Done")?.localization(in: "ru")?.content.unit)
    #expect(done.value?.text == "Ок" && done.state?.value == .translated)
    // A line of the old file is a line of the new one, but for the changed text and what a comma
    // now follows.
    let old = Self.catalog.split(separator: "\n").filter { !$0.contains("Готово") }
    let new = Set(String(decoding: changed.serialized(), as: UTF8.self).split(separator: "\n"))
    #expect(old.filter { !new.contains($0) && !new.contains($0 + ",") }.isEmpty)
  }

  static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>%d files</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@files@</string>
    \t\t<key>files</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d file</string>
    \t\t\t<key>other</key>
    \t\t\t<string/>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  @Test("a .stringsdict's units have Xcode's ids")
  func stringsdict() {
    let document = StringsdictDocument(parsing: Array(Self.plurals.utf8), file: "L.stringsdict")
    let units = document.exchangeUnits(target: nil, categories: ["one", "few", "other"])
    #expect(
      units.map(\.id) == [
        "/%d files:dict/NSStringLocalizedFormatKey:dict/:string",
        "/%d files:dict/files:dict/few:dict/:string", "/%d files:dict/files:dict/one:dict/:string",
        "/%d files:dict/files:dict/other:dict/:string",
      ])
    #expect(units.map(\.source) == ["%#@files@", "", "%d file", ""])
  }

  @Test("a .stringsdict's texts are changed and added in place")
  func stringsdictImport() {
    let document = StringsdictDocument(parsing: Array(Self.plurals.utf8), file: "L.stringsdict")
    let changed = document.importing(
      ["few": "a & b", "one": "c", "other": "d"].map {
        ExchangeChange(
          key: "%d files", path: [.substitution("files"), .variation(.plural, CaseName($0.key))],
          text: $0.value, state: nil)
      }, source: document)
    let expected = Self.plurals.replacing("%d file<", with: "c<").replacing(
      "<string/>", with: "<string>d</string>"
    ).replacing(
      "<string>c</string>\n",
      with: "<string>c</string>\n\t\t\t<key>few</key>\n\t\t\t<string>a &amp; b</string>\n")
    #expect(String(decoding: changed.serialized(), as: UTF8.self) == expected)
  }

  @Test("a new .stringsdict entry has the target's plural forms, and `other` whatever comes")
  func stringsdictInsertion() {
    let document = StringsdictDocument(parsing: Array(Self.plurals.utf8), file: "L.stringsdict")
    let new = StringsdictDocument(emptyAt: "ru.stringsdict").importing(
      [
        ExchangeChange(
          key: "%d files", path: [.substitution("files"), .variation(.plural, "few")],
          text: "%d файла", state: nil)
      ],
      source: document)
    let forms = new.entry(forKey: "%d files")?.message?.variables.first?.forms.map(\.category)
    #expect(forms == ["few", "other"])
  }
}
