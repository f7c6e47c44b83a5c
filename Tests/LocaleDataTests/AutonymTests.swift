import LocaleData
import Testing

/// What languages call themselves, as menus of languages have it.
@Suite struct AutonymTests {
  @Test(arguments: [
    ("简体中文", true), ("日本語", true), ("English", true), ("Tiếng Việt", true),
    ("Português (Brasil)", true), ("中文（台灣）", true), ("DEUTSCH", true), ("Deutsche Bahn", false),
    ("German", false), ("设置", false), ("(Brasil)", false), ("", false),
  ])
  func autonyms(text: String, isAutonym: Bool) {
    #expect(LanguageTag.isAutonym(text) == isAutonym)
  }
}
