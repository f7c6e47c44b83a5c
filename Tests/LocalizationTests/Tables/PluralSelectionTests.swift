import Localization
import Testing

@Suite("Choosing plural forms")
struct PluralSelectionTests {
  private static let forms = ["zero", "one", "two", "few", "many", "other"]

  /// What each language takes for 0, 1, 2, 5, 1.5 and 1000000 when it has all its own forms, and no
  /// more than these (CLDR 47).
  static let expected: [(String, [String], [String])] = [
    ("en", ["one", "other"], ["other", "one", "other", "other", "other", "other"]),
    ("es", ["one", "many", "other"], ["other", "one", "other", "other", "other", "many"]),
    ("fr", ["one", "many", "other"], ["one", "one", "other", "other", "one", "many"]),
    (
      "ru", ["one", "few", "many", "other"], ["many", "one", "few", "many", "other", "many"]
    ),
    (
      "ar", ["zero", "one", "two", "few", "many", "other"],
      ["zero", "one", "two", "few", "other", "other"]
    ),
  ]
  static let numbers = ["0", "1", "2", "5", "1.5", "1000000"]

  private func store(_ language: String, _ forms: [String], isCatalog: Bool) -> TableStore {
    if isCatalog {
      let cases = forms.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0) %lld\"}}" }
      return .memory([
        catalogSource(
          """
          "%lld x": {"localizations": {"\(language)": {"variations": {"plural": {
          \(cases.joined(separator: ","))}}}}}
          """)
      ])
    }
    let texts = forms.map { "\($0) = \"\($0) %lld\";" }.joined()
    let plural =
      "n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
      + "NSStringFormatValueTypeKey = lld; \(texts) };"
    return .memory([dictionarySource(message("%lld x", "%#@n@", plural), language)])
  }

  @Test("by the category of the language", arguments: expected, [false, true])
  func categories(_ language: (String, [String], [String]), isCatalog: Bool) throws {
    let store = store(language.0, language.1, isCatalog: isCatalog)
    for (number, category) in zip(Self.numbers, language.2) {
      let found = try #require(try store.found("%lld x", number, locale: language.0))
      let format = isCatalog ? "\(category) %lld" : "\(category) %1$lld"
      #expect(found.format == format, "\(language.0) \(number)")
      #expect(found.problems.isEmpty && !found.isFallback)
    }
  }

  @Test(
    "zero is taken for exactly 0 in every language, and for nothing else", arguments: [false, true])
  func zero(isCatalog: Bool) throws {
    for language in ["en", "fr", "ru"] {
      let store = store(language, ["zero", "one", "other"], isCatalog: isCatalog)
      for number in ["0", "0.0", "-0"] {
        let found = try store.found("%lld x", number, locale: language)
        #expect(found?.format.hasPrefix("zero") == true, "\(language) \(number)")
      }
      for number in ["0.01", "10", "5"] {
        let found = try store.found("%lld x", number, locale: language)
        #expect(found?.format.hasPrefix("zero") == false, "\(language) \(number)")
      }
    }
  }

  @Test("two is the language's, not the number's")
  func two() throws {
    let found = try store("en", ["one", "two", "other"], isCatalog: false).found("%lld x", "2")
    #expect(found?.format == "other %1$lld")
  }

  @Test("a missing category falls back to other", arguments: [false, true])
  func other(isCatalog: Bool) throws {
    let store = store("ar", ["other"], isCatalog: isCatalog)
    for number in Self.numbers {
      let found = try #require(try store.found("%lld x", number, locale: "ar"))
      #expect(found.format.hasPrefix("other"))
      #expect(found.problems.isEmpty)
    }
  }

  @Test("without other, some form is shown and the lack is said")
  func missingOther() throws {
    let store = store("ru", ["one", "few"], isCatalog: false)
    #expect(try store.found("%lld x", "1", locale: "ru")?.problems == [])
    let found = try store.found("%lld x", "5", locale: "ru")
    #expect(found?.format == "few %1$lld")
    #expect(found?.problems == [.missingOther])
  }

  @Test("arguments that are missing or no numbers take other")
  func noNumber() throws {
    let store = store("en", ["one", "other"], isCatalog: false)
    let missing = try store.found("%lld x")
    #expect(missing?.format == "other %1$lld")
    #expect(missing?.problems == [.missingArgument(1)])
    let text = try store.found("%lld x", "salad")
    #expect(text?.format == "other %1$lld")
    #expect(text?.problems == [.notANumber(argument: 1)])
    #expect(try store.found("%lld x", "inf")?.format == "other %1$lld")
  }

  @Test("the rules are those of the text's language, not of the reader's")
  func rulesOfTheText() throws {
    let store = store("en", ["one", "other"], isCatalog: false)
    let found = try store.found("%lld x", "0", locale: "fr")
    #expect(found?.format == "other %1$lld")
    #expect(found?.isFallback == true)
  }
}
