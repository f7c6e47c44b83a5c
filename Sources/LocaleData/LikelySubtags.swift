extension LanguageTag {
  /// The script of the tag, or the one its language is most likely written in there; nil where
  /// CLDR doesn't know (UTS #35, Part 1, section Likely Subtags).
  package var likelyScript: String? {
    if let script { return script }
    if let region, let likely = Self.likely("\(language)-\(region)") { return likely.script }
    return Self.likely(language)?.script
  }

  /// The region of the tag, or the one where most people write its language so.
  package var likelyRegion: String? {
    if let region { return region }
    if let script, let likely = Self.likely("\(language)-\(script)") { return likely.region }
    return Self.likely(language)?.region
  }

  /// Whether it is written from right to left, as far as its script is known.
  package var isRightToLeft: Bool { likelyScript.map(Self.rightToLeft.contains) ?? false }

  /// The scripts of living languages that CLDR's `scriptMetadata.txt` gives as right to left.
  private static let rightToLeft: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Whether the script is one that a reader of the bare language doesn't expect: `zh-Hant`,
  /// `sr-Latn`, `zh-TW`.
  var hasUnlikelyScript: Bool {
    guard let script = likelyScript, let usual = Self.likely(language)?.script else { return false }
    return script != usual
  }

  private static func likely(_ key: String) -> (script: String, region: String)? {
    guard let parts = SortedText.likely[key]?.split(separator: " "), parts.count == 2 else {
      return nil
    }
    return (String(parts[0]), String(parts[1]))
  }
}
