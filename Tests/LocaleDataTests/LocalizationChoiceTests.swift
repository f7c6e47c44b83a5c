import LocaleData
import Testing

@Suite struct LocalizationChoiceTests {
  @Test(arguments: [
    ("es-MX", "en es-419 es", "es-419"), ("es-MX", "en es", "es"),
    ("es-MX", "en es es-AR", "es-AR"),
    ("es-ES", "en es-419", "es-419"), ("es", "es-MX es-419", "es-419"),
    ("zh-TW", "en zh-Hans zh-Hant", "zh-Hant"), ("zh_TW", "zh zh-Hans", nil),
    ("zh-Hant", "zh_CN zh_TW", "zh-TW"), ("zh-Hant-HK", "zh-TW zh-HK", "zh-HK"),
    ("zh-Hant-MO", "zh-Hant zh-HK", "zh-HK"), ("zh-Hans-CN", "zh-Hant zh", "zh"),
    ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"), ("zh", "zh-SG zh-CN", "zh-CN"),
    ("en-AU", "en en-GB", "en-GB"), ("en-IN", "en-CA en-GB en", "en-GB"), ("en-AU", "en fr", "en"),
    ("en-GB", "en-AU en", "en-AU"), ("en-US", "en-GB de", "en-GB"), ("en", "en-AU en-GB", "en-GB"),
    ("pt-PT", "pt-BR", "pt-BR"), ("pt-PT", "pt pt-PT", "pt-PT"), ("pt", "pt-PT pt-BR", "pt-BR"),
    ("pt-AO", "pt-BR pt-PT", "pt-PT"), ("fr-CH", "en fr", "fr"), ("fr-CH", "en fr-CA", "fr-CA"),
    ("fr-CH de-CH", "en de", "de"), ("fr de en", "en de", "de"), ("ja", "en de", nil),
    ("nb-NO", "en no", "nb"), ("nn-NO", "en nb", "nb"), ("iw", "en he", "he"),
    ("sr-Latn", "sr", nil), ("sr-ME", "sr sr-Latn", "sr-Latn"), ("sr-Latn sr", "sr", "sr"),
    ("en", "", nil), ("", "en", nil), ("de", "Base x-pirate de", "de"),
    ("x-pirate", "x-pirate", "x-pirate"),
  ])
  func choice(wanted: String, available: String, expected: String?) {
    let choice = AvailableLocalizations(tags(available)).preferred(for: tags(wanted))
    #expect(choice?.description == expected)
  }

  private func tags(_ text: String) -> [LanguageTag] {
    text.split(separator: " ").compactMap { LanguageTag($0) }
  }
}
