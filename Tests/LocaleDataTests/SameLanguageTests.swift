import LocaleData
import Testing

@Suite struct SameLanguageTests {
  @Test(arguments: [
    (["de", "German", "fr"], ["German", "fr"]), (["zh_CN", "zh-Hans"], ["zh-Hans"]),
    (["pt", "pt-BR"], ["pt", "pt-BR"]), (["no tag", "no tag", "C"], ["C", "no tag"]),
    (["iw", "he", "he"], ["he"]),
  ])
  func eachLanguageOnce(names: [String], distinct: [String]) {
    #expect(LanguageTag.distinct(names) == distinct)
  }
}
