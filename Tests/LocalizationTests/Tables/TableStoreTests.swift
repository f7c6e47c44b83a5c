import Foundation
import LocaleData
import Localization
import TestSupport
import Testing

@Suite("Looking up keys")
struct TableStoreTests {
  @Test(
    "along the locale's parents, then the source language",
    arguments: [
      ("es-MX", "mx", "es-MX", false), ("es-AR", "latin", "es-419", false),
      ("es-ES", "es", "es", false), ("es", "es", "es", false), ("en-GB", "en", "en", false),
      ("fr", "en", "en", true), ("zh-TW", "traditional", "zh_Hant", false),
      ("zh-CN", "en", "en", true), ("pt-PT", "brazil", "pt-br", false), ("en", "en", "en", false),
    ])
  func fallback(_ locale: String, _ text: String, _ from: String, _ isFallback: Bool) throws {
    let texts = [
      "es-MX": "mx", "es-419": "latin", "es": "es", "en": "en", "zh_Hant": "traditional",
      "pt-br": "brazil",
    ]
    let store = TableStore.memory(texts.map { stringsSource("k = \($1);", $0) })
    let found = try #require(try store.found("k", locale: locale))
    #expect(found.format == text)
    #expect(found.localization == from)
    #expect(found.isFallback == isFallback)
  }

  @Test("key by key: a parent has what the locale lacks")
  func keyByKey() throws {
    let store = TableStore.memory([
      stringsSource("a = mx;", "es-MX"), stringsSource("a = es; b = es;", "es"),
      stringsSource("a = en; b = en; c = en;", "en"),
    ])
    #expect(try store.found("a", locale: "es-MX")?.format == "mx")
    #expect(try store.found("b", locale: "es-MX")?.format == "es")
    #expect(try store.found("c", locale: "es-MX")?.isFallback == true)
    #expect(try store.found("d", locale: "es-MX") == nil)
  }

  @Test("tables by name; a missing table or key is nil")
  func tables() throws {
    let store = TableStore.memory([
      stringsSource("a = main;", "en"), stringsSource("a = other;", "en", table: "Other"),
    ])
    #expect(store.tables == ["Localizable", "Other"])
    #expect(store.lookUp("a", table: "Other", locale: try tag("en"))?.format == "other")
    #expect(store.lookUp("a", table: "None", locale: try tag("en")) == nil)
    #expect(try store.found("b") == nil)
  }

  @Test(".stringsdict wins over .strings, unless it has no text for the key")
  func precedence() throws {
    let store = TableStore.memory([
      stringsSource("a = strings; b = strings; c = strings;", "en"),
      dictionarySource(message("a", "dictionary") + "b = { x = y; }; c = (d);"),
    ])
    #expect(try store.found("a")?.format == "dictionary")
    #expect(try store.found("b")?.format == "strings")
    #expect(try store.found("c")?.format == "strings")
    #expect(store.keys(table: "Localizable") == ["a", "b", "c"])
  }

  @Test("a String Catalog: the key for the source language, no empty translations")
  func catalog() throws {
    let store = TableStore.memory([
      catalogSource(
        """
        "z": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
        "Hello %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
        "e": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "E"}}}}
        """)
    ])
    #expect(store.sourceLanguage == "en")
    #expect(store.localizations == ["de", "en"])
    #expect(store.keys(table: "Localizable") == ["z", "Hello %@", "e"])
    #expect(try store.found("Hello %@", locale: "de-CH")?.format == "Hallo %@")
    #expect(try store.found("Hello %@", locale: "fr")?.format == "Hello %@")
    let untranslated = try store.found("z", locale: "de")
    #expect(untranslated?.format == "z")
    #expect(untranslated?.isFallback == true)
    #expect(try store.found("e", locale: "en-AU")?.format == "E")
    #expect(try store.found("e", locale: "en-AU")?.isFallback == false)
    #expect(try store.found("none") == nil)
  }

  @Test("Base stands for the source language")
  func base() throws {
    let store = TableStore.memory(
      [stringsSource("k = base;", "Base"), stringsSource("k = de;", "de")], sourceLanguage: "en")
    #expect(try store.found("k")?.format == "base")
    #expect(try store.found("k")?.isFallback == false)
    #expect(try store.found("k", locale: "fr")?.isFallback == true)
    #expect(try store.found("k", locale: "de")?.format == "de")
  }

  @Test("broken files say what is wrong and give what can be read")
  func broken() throws {
    let store = TableStore.memory([
      stringsSource("a = b; \"c\" = ; d = e;", "en"), catalogSource("\"x\": 1"),
      dictionarySource("<plist>"),
    ])
    #expect(try store.found("d")?.format == "e")
    #expect(store.diagnostics.count >= 3)
  }

  @Test("keys are compared by their bytes")
  func normalization() throws {
    let store = TableStore.memory([stringsSource("\"\u{E9}\" = a; \"e\u{301}\" = b;", "en")])
    #expect(try store.found("\u{E9}")?.format == "a")
    #expect(try store.found("e\u{301}")?.format == "b")
    #expect(store.keys(table: "Localizable").count == 2)
  }

  @Test("many threads at once get the same texts")
  func threads() async throws {
    let keys = (0..<500).map { "\"k\($0)\" = \"v\($0)\";" }.joined()
    let store = TableStore.memory([
      stringsSource(keys, "en"), catalogSource("\"c\": {}"),
      dictionarySource(message("p", "%#@n@", variable("n", "d", "one=1", "other=%d"))),
    ])
    let locales = try ["en", "es", "fr-CA", "ru", "de"].map(tag)
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { index in
            let locale = locales[(index + thread) % locales.count]
            let plural = store.lookUp("p", locale: locale, arguments: [.number("2")])
            return store.lookUp("k\(index)", locale: locale)?.format == "v\(index)"
              && plural?.format == "%1$d" && store.lookUp("c", locale: locale)?.format == "c"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
