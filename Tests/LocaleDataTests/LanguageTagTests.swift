import LocaleData
import Testing

@Suite struct LanguageTagTests {
  @Test(
    "BCP 47 in canonical case",
    arguments: [
      ("en", "en"), ("ES-mx", "es-MX"), ("zh-hans-cn", "zh-Hans-CN"), ("pt-BR", "pt-BR"),
      ("es-419", "es-419"), ("sl-ROZAJ-Biske", "sl-rozaj-biske"), ("de-1996", "de-1996"),
      ("de-CH-1901", "de-CH-1901"), ("fil", "fil"), ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
      ("en-U-nu-latn-A-one", "en-a-one-u-nu-latn"), ("zh-yue-HK", "yue-HK"),
      ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("x-Pirate-1", "x-pirate-1"), ("x-a", "x-a"),
      ("i-Klingon", "i-klingon"), ("EN-gb-OED", "en-GB-oed"), ("art-lojban", "art-lojban"),
      ("und-Latn", "und-Latn"), ("root", "und"),
    ])
  func canonicalCase(text: String, canonical: String) throws {
    #expect(try #require(LanguageTag(text)).description == canonical)
  }

  @Test(
    "Apple's, POSIX's and ICU's spellings",
    arguments: [
      ("es_MX", "es-MX"), ("zh_Hans_CN", "zh-Hans-CN"), ("nb_NO.UTF-8", "nb-NO"),
      ("en_US_POSIX", "en-US-posix"), ("en@calendar=buddhist;numbers=thai", "en"),
      ("de_DE@euro", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"),
      ("ca_ES.utf8@valencia", "ca-ES-valencia"), ("be@tarask", "be-tarask"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("English", "en"), ("Japanese", "ja"),
      ("Danish", "da"), ("norwegian", "nb"), ("Portuguese", "pt"), ("Polish", "pl"),
    ])
  func otherSpellings(text: String, canonical: String) throws {
    #expect(try #require(LanguageTag(text)).description == canonical)
  }

  @Test(
    "legacy subtags",
    arguments: [
      ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("in_ID", "id-ID"), ("no", "nb"),
      ("no-NO", "nb-NO"), ("nor", "nb"), ("no-nynorsk", "nn"), ("sh", "sr-Latn"),
      ("sh-Cyrl", "sr-Cyrl"), ("sh-BA", "sr-Latn-BA"), ("tl", "fil"), ("tl-PH", "fil-PH"),
      ("ji", "yi"), ("mo", "ro"), ("cmn-TW", "zh-TW"), ("eng", "en"), ("en-UK", "en-GB"),
      ("zh-Qaai", "zh-Zinh"),
    ])
  func legacySubtags(text: String, canonical: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.description == canonical)
    #expect(tag == LanguageTag(canonical))
  }

  @Test func subtags() throws {
    let tag = try #require(LanguageTag("ca_latn_es_VALENCIA-u-nu-latn-x-shop"))
    #expect(tag.language == "ca")
    #expect(tag.script == "Latn")
    #expect(tag.region == "ES")
    #expect(tag.variants == ["valencia"])
    #expect(tag.extensions == ["u-nu-latn", "x-shop"])
    #expect(!tag.isOpaque)
    #expect(try #require(LanguageTag("i-klingon")).isOpaque)
    #expect(try #require(LanguageTag("root")).isRoot)
  }

  @Test func equalityIgnoresSpelling() {
    #expect(LanguageTag("pt_br") == LanguageTag("PT-BR"))
    #expect(LanguageTag("pt-BR") != LanguageTag("pt-PT"))
    #expect(Set(["iw_IL", "he-IL", "HE-il"].map { LanguageTag($0) }).count == 1)
  }

  @Test(
    "what isn't a language tag",
    arguments: [
      "", " ", "-", "_", "e", "C", "C.UTF-8", "POSIX", "Base", "Resources", "en-", "-en", "en--US",
      "en_USA", "en-US-US", "en-Latn-Latn", "en-x", "x", "x-", "i-nothing", "en-a", "en-u-a-u-b",
      "de-1996-1996", "en US", "en\u{0}", "ën", "日本語", "🇲🇽", "en-abcdefghi", "12", "e1", "@", ".",
      "en-a-b", "*", "%@", "../en", "a-DE", "abcd",
    ])
  func invalid(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test("a parsed tag reads back as itself", arguments: ["en-a-one-u-nu-latn-x-a", "sr-Latn-ME"])
  func roundTrip(text: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.description == text)
    #expect(LanguageTag(tag.description) == tag)
  }
}
