package import Foundation
import LocaleData

extension Locale {
  /// The locale for text in a language, which may be another one when a translation is missing:
  /// words must agree, and numbers be written, as in the text around them.
  package func speaking(_ language: String) -> Locale {
    guard let own = LanguageTag(identifier(.bcp47)), let text = LanguageTag(language),
      own.language != text.language
    else { return self }
    return Locale(identifier: language)
  }
}
