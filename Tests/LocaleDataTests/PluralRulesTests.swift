import Testing

@testable import LocaleData

@Suite struct PluralRulesTests {
  /// Lists by category are as long as there are categories.
  @Test func everyCategoryHasItsPosition() {
    #expect(PluralCategory.allCases.map(\.position) == Array(0..<6))
  }

  @Test(arguments: [
    ("en", "one other"), ("de-AT", "one other"), ("ja", "other"), ("fr-CA", "one many other"),
    ("es-MX", "one many other"), ("it", "one many other"), ("ca", "one many other"),
    ("pt-BR", "one many other"), ("ar-EG", "zero one two few many other"), ("he", "one two other"),
    ("iw", "one two other"), ("ru", "one few many other"), ("pl-PL", "one few many other"),
    ("cy", "zero one two few many other"), ("zh-Hant-HK", "other"), ("sr-Latn-RS", "one few other"),
    ("sh", "one few other"), ("no", "one other"), ("root", "other"), ("x-pirate", "other"),
    ("tlh", "other"), ("i-klingon", "other"), ("hi-Latn", "one other"), ("lv", "zero one other"),
  ])
  func cardinalCategories(locale: String, expected: String) throws {
    let rules = PluralRules(for: try #require(LanguageTag(locale)), type: .cardinal)
    #expect(rules.categories.map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en-GB", 1, PluralCategory.one), ("en", 2, .two), ("en", 3, .few), ("en", 11, .other),
    ("en", 23, .few), ("fr", 1, .one), ("fr", 2, .other), ("it", 8, .many), ("sv", 21, .one),
    ("ca", 4, .few), ("de", 1, .other),
  ])
  func ordinals(locale: String, number: Int, expected: PluralCategory) throws {
    let rules = PluralRules(for: try #require(LanguageTag(locale)), type: .ordinal)
    #expect(rules.category(for: number) == expected)
  }

  @Test(arguments: [
    ("en", "1.0", PluralCategory.other), ("en", "-1", .one), ("fr", "1.5", .one), ("fr", "0", .one),
    ("es", "0", .other), ("es", "1000000", .many), ("es", "1c6", .many),
    ("es", "1000000.0", .other),
    ("pt", "0", .one), ("pt-PT", "0", .other), ("pt-AO", "0", .one), ("pt-BR", "0", .one),
    ("ru", "21", .one), ("ru", "11", .many), ("ru", "1.5", .other), ("da", "0.5", .one),
    ("lv", "0", .zero), ("ar", "103", .few), ("pl", "1000000000000000000000022", .few),
  ])
  func cardinals(locale: String, number: String, expected: PluralCategory) throws {
    let rules = PluralRules(for: try #require(LanguageTag(locale)), type: .cardinal)
    #expect(rules.category(for: try #require(PluralOperands(number))) == expected)
  }

  @Test func samples() throws {
    let rules = PluralRules(for: try #require(LanguageTag("es")), type: .cardinal)
    #expect(rules.samples(for: .one).integers == ["1"])
    #expect(rules.samples(for: .one).integersAreComplete)
    #expect(rules.samples(for: .one).decimals == ["1.0", "1.00", "1.000", "1.0000"])
    #expect(rules.samples(for: .many).integers.contains("1c6"))
    #expect(!rules.samples(for: .many).integersAreComplete)
    #expect(rules.samples(for: .other).integers.prefix(3) == ["0", "2", "3"])
    #expect(rules.samples(for: .few).integers.isEmpty)
  }

  @Test(arguments: [
    ("@integer 2~4, 7, …", ["2", "3", "4", "7"], [String]()),
    ("@decimal 0.9~1.1, 0.00~0.02", [], ["0.9", "1.0", "1.1", "0.00", "0.01", "0.02"]),
    ("@integer 5~2, a~b, 1~, ~1, 1~2~3, 1.0~2, 1c6~2c6, 9", ["9"], []),
    ("@integer @decimal", [], []), ("@", [], []), ("", [], []), ("integer 1", ["1"], []),
  ])
  func sampleSyntax(text: String, integers: [String], decimals: [String]) {
    let samples = PluralSamples(parsing: text)
    #expect(samples.integers == integers)
    #expect(samples.decimals == decimals)
  }

  @Test func aHostileRangeOfSamplesIsCut() {
    #expect(PluralSamples(parsing: "@integer 0~9223372036854775807").integers.count == 1000)
    #expect(PluralSamples(parsing: "@integer 0~99999999999999999999").integers.isEmpty)
    #expect(PluralSamples(parsing: "@integer -9223372036854775808~1").integers.isEmpty)
    let largest = "9223372036854775807"
    #expect(PluralSamples(parsing: "@integer \(largest)~\(largest)").integers == [largest])
  }

  @Test("malformed rules never hold")
  func malformedRules() {
    let rules = PluralRules(parsing: "one\ntwo n = \nfew n = 3 @integer\nthree n = 4\nother @\n\n")
    #expect(rules.categories == [.one, .two, .few, .other])
    #expect(rules.category(for: 1) == .other)
    #expect(rules.category(for: 3) == .few)
    #expect(PluralRules(parsing: "").categories == [.other])
  }

  @Test(arguments: [
    ("en", true), ("ja", true), ("zh-Hant", true), ("yue", true), ("ms", true), ("tlh", false),
    ("und", false), ("x-pirate", false),
  ])
  func theRulesOfALanguageAreKnown(tag: String, areKnown: Bool) throws {
    #expect(PluralRules.areKnown(for: try #require(LanguageTag(tag))) == areKnown)
  }

  @Test("many tasks ask for many locales")
  func concurrency() async {
    await withTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          for name in ["en", "ru", "ar", "ja", "q\(number % 7)"] {
            guard let tag = LanguageTag(name) else { continue }
            let rules = PluralRules(for: tag, type: number.isMultiple(of: 2) ? .cardinal : .ordinal)
            #expect(rules.category(for: 1_000_001) != .zero)
          }
        }
      }
    }
  }

  @Test("made-up locales don't fill the memory, and are served beyond the cache's capacity")
  func cacheIsBounded() throws {
    for number in 0..<1200 {
      let tag = try #require(LanguageTag("ru-x-\(number)"))
      #expect(PluralRules(for: tag, type: .cardinal).category(for: 2) == .few)
    }
  }
}
