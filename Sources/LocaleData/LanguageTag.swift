/// Names a language as people in a place write it: `es-MX`, `zh-Hant`, `ca-ES-valencia`.
///
/// Tags are kept in canonical case with legacy subtags replaced, so `iw_IL` equals `he-IL`
/// (BCP 47, section 4.5; UTS #35, Part 1, Annex C). A grandfathered tag (`i-klingon`) and one of
/// private use only (`x-pirate`) stay whole: `language` holds all of it.
package struct LanguageTag: Hashable, Sendable {
  /// Two or three lowercase letters, `und` for an undetermined language, or a whole tag.
  package internal(set) var language: String
  /// Four letters, such as `Hant`.
  package internal(set) var script: String?
  /// Two capitals or three digits, such as `MX` or `419`.
  package internal(set) var region: String?
  /// Lowercase, in the order written.
  package internal(set) var variants: [String] = []
  /// Extensions ordered by their singletons, then private use: `["u-nu-arab", "x-shop"]`.
  package internal(set) var extensions: [String] = []

  /// Reads a BCP 47 tag or a spelling of Apple's or POSIX's: `es_MX`, `nb_NO.UTF-8`, `sr_RS@latin`.
  ///
  /// - Returns: nil for what isn't a language tag, such as `Base`, `C` or more than 255 bytes.
  package init?(_ text: some StringProtocol) {
    let text = String(text)
    if let known = KnownLanguageTags[text] {
      self = known
      return
    }
    guard let parsed = LanguageTagParser.tag(in: text) else { return nil }
    self = parsed.replacingLegacySubtags()
    KnownLanguageTags.keep(self, as: text)
  }

  init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = [],
    extensions: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
  }

  /// Whether the tag is grandfathered or of private use only, so that it has no subtags to read.
  package var isOpaque: Bool { language.utf8.contains(UInt8(ascii: "-")) }

  /// Whether the language is undetermined, as in CLDR's root locale.
  package var isRoot: Bool { language == "und" }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in canonical case, with hyphens.
  package var description: String {
    if script == nil, region == nil, variants.isEmpty, extensions.isEmpty { return language }
    var text = language
    for subtag in [script, region].compactMap(\.self) + variants + extensions {
      text += "-"
      text += subtag
    }
    return text
  }
}
