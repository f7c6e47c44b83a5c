import LocaleData

/// The attributes that tell a browser which language a cell is in and how it is written.
enum PageLanguage {
  /// `lang="es" dir="ltr"`; a name that is no language tag gives only the direction of its text.
  static func attributes(of locale: String) -> String {
    guard let tag = LanguageTag(locale), !tag.isOpaque else { return "dir=\"auto\"" }
    let isRightToLeft = tag.likelyScript.map(rightToLeft.contains) ?? false
    return "lang=\"\(tag)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\""
  }

  /// The scripts of living languages that CLDR's `scriptMetadata.txt` gives as right to left.
  private static let rightToLeft: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]
}
