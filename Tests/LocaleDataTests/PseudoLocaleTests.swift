import LocaleData
import Testing

@Suite("pseudo-locales")
struct PseudoLocaleTests {
  @Test(
    "are tags for private use", arguments: ["en-XA", "ar_XB", "en-XZ", "qps-ploc", "qaa", "qqq"])
  func pseudo(tag: String) { #expect(LanguageTag.isPseudoLocale(tag)) }

  @Test(
    "are no languages of people",
    arguments: ["en", "sq-XK", "qu", "qu-PE", "que", "quc", "es-419", "Base", "en-AX"])
  func real(tag: String) { #expect(!LanguageTag.isPseudoLocale(tag)) }

  @Test(
    "some are languages for private use",
    arguments: [
      ("qaa", true), ("qqq", true), ("qtz", true), ("qps-ploc", true), ("en-XA", false),
      ("que", false), ("qu", false), ("en", false),
    ])
  func privateUse(tag: String, isPrivateUse: Bool) {
    #expect(LanguageTag(tag)?.isPrivateUse == isPrivateUse)
  }
}
