import LocaleData

/// Letters that tell Simplified from Traditional Chinese: of a Chinese text, what is in the other.
enum ChineseScript {
  /// The first letter that the script of the text's language doesn't have.
  static func finding(in unit: LintUnit) -> Finding? {
    guard unit.language == "zh", let tag = unit.entry.localization.tag,
      // "zh" alone is often all the Chinese that there is.
      tag.script != nil || tag.region != nil,
      let script = tag.likelyScript, let letters = foreign[script],
      let first = unit.target.value.unicodeScalars.first(where: letters.contains)
    else { return nil }
    let isQuoted = unit.sourceLanguage != "zh" && unit.source.value.contains(scalar: first)
    let prose = unit.target.prose
    guard !isQuoted, let place = prose.scalars.firstIndex(of: first) else { return nil }
    let (own, other) =
      script == "Hans" ? ("Simplified", "Traditional") : ("Traditional", "Simplified")
    return Finding(
      "'\(Character(first))' is \(other) Chinese, and \(unit.entry.localization.language) is \(own); "
        + "write the text in \(own) Chinese", at: prose.range(place..<(place + 1)))
  }

  /// By script, letters that are of the other alone.
  private static let foreign: [String: Set<Unicode.Scalar>] = Dictionary(
    uniqueKeysWithValues: ["Hans", "Hant"].map { script in
      let letters = LanguageFact.foreignLetters.list(of: "zh-" + script)
      return (script, Set(letters.compactMap(\.unicodeScalars.first)))
    })
}
