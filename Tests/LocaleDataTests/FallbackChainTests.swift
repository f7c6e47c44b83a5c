import LocaleData
import TestSupport
import Testing

@Suite struct FallbackChainTests {
  @Test(arguments: [
    ("es-MX", "es-MX es-419 es"), ("es_ES", "es-ES es"), ("es-419", "es-419 es"),
    ("en-AU", "en-AU en-001 en"), ("en-AT", "en-AT en-150 en-001 en"), ("en-US", "en-US en"),
    ("zh-Hant-HK", "zh-Hant-HK zh-Hant"), ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
    ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"), ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
    ("zh-Hans-CN", "zh-Hans-CN zh-Hans zh"), ("zh-CN", "zh-CN zh"), ("zh", "zh"),
    ("pt-PT", "pt-PT pt"), ("pt-AO", "pt-AO pt-PT pt"), ("pt-BR", "pt-BR pt"),
    ("sr-Latn-RS", "sr-Latn-RS sr-Latn"), ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"),
    ("sr-Cyrl-RS", "sr-Cyrl-RS sr-Cyrl sr"), ("uz-Latn", "uz-Latn uz"), ("uz-Cyrl", "uz-Cyrl"),
    ("pa-PK", "pa-PK pa-Arab-PK pa-Arab"), ("yue-CN", "yue-CN yue-Hans-CN yue-Hans"),
    ("nb-NO", "nb-NO nb"), ("nn-NO", "nn-NO nn nb"), ("no", "nb"),
    ("hi-Latn", "hi-Latn en-IN en-001 en"),
    ("ht", "ht fr-HT fr"), ("ca-ES-valencia", "ca-ES-valencia ca-ES ca"),
    (
      "de-CH-1996-u-nu-latn-x-a",
      "de-CH-1996-u-nu-latn-x-a de-CH-1996-u-nu-latn de-CH-1996 de-CH de"
    ),
    ("en-GB-oed", "en-GB-oed en-GB-oxendict en-GB en-001 en"), ("i-klingon", "i-klingon tlh"),
    ("zh-min-nan", "zh-min-nan nan"), ("x-pirate", "x-pirate"), ("root", ""),
    ("qaa-QM", "qaa-QM qaa"),
  ])
  func chain(text: String, expected: String) throws {
    let chain = try #require(LanguageTag(text)).fallbackChain
    #expect(chain.map(\.description).joined(separator: " ") == expected)
  }

  @Test("every child in parents.txt reaches the root")
  func everyParent() throws {
    let lines = try Repository.text("Sources/LanguageData/cldr/parents.txt").split(separator: "\n")
    let pairs = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    #expect(pairs.count > 150)
    for pair in pairs {
      let child = try #require(LanguageTag(pair[0]))
      let parent = try #require(LanguageTag(pair[1]))
      let chain = child.fallbackChain
      #expect(chain.count < 6)
      if parent == child { continue }  // nb and no are one here
      #expect(chain.dropFirst().first == (parent.isRoot ? nil : parent), "\(child)")
    }
  }

  @Test(arguments: [
    ("zh", "Hans", "CN"), ("zh-TW", "Hant", "TW"), ("zh-Hant", "Hant", "TW"), ("sr", "Cyrl", "RS"),
    ("en-GB", "Latn", "GB"), ("pt", "Latn", "BR"), ("ar", "Arab", "EG"), ("uz-AF", "Arab", "AF"),
  ])
  func likelySubtags(text: String, script: String, region: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.likelyScript == script)
    #expect(tag.likelyRegion == region)
  }

  @Test func nothingIsLikelyForAnUnknownLanguage() throws {
    let tag = try #require(LanguageTag("qaa"))
    #expect(tag.likelyScript == nil)
    #expect(tag.likelyRegion == nil)
  }
}
