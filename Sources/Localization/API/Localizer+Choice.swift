public import Foundation
import LocaleData

/// Which of the catalogs' languages suits a person, on Linux and on Apple's systems.
extension Localizer {
  /// The languages that the catalogs have, as their files spell them, sorted.
  public var localizations: [String] { tables.localizations.filter { $0 != "Base" } }

  /// The locale for somebody who reads these languages, the most wanted first.
  ///
  /// The first that the catalogs have something for decides, the region as it is asked for: someone
  /// who reads `es-MX` gets that locale where there is a catalog for `es`, since numbers and dates
  /// follow it. Without any, it is the source language.
  ///
  /// - Parameter languages: Language tags, such as `es-MX`; what is none is passed over.
  public func bestLocale(for languages: [String]) -> Locale {
    for language in languages {
      guard let tag = LanguageTag(language), !tag.isRoot, !tag.isOpaque,
        tables.languages.preferred(for: [tag]) != nil
      else { continue }
      return Locale(identifier: tag.withoutExtensions)
    }
    return Locale(identifier: tables.sourceLanguage)
  }

  /// The locale for a request's `Accept-Language` (RFC 9110, section 12.5.4).
  ///
  /// Higher quality values go first; of equal ones the first. `*` stands for the source language, and
  /// what is broken is passed over. Variants and extensions, such as other digits, are not followed:
  /// anybody can send them.
  ///
  /// - Parameter acceptLanguage: The field's value; nil for a request without it.
  public func bestLocale(acceptLanguage: String?) -> Locale {
    let ranges = AcceptLanguage(acceptLanguage ?? "").ranges
    return bestLocale(for: ranges.map { $0 == "*" ? tables.sourceLanguage : $0 })
  }
}

extension LanguageTag {
  /// The language with its script and region.
  fileprivate var withoutExtensions: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }
}
