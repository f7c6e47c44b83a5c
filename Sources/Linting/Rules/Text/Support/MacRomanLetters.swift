import LocaleData

/// Letters whose bytes in Latin-1 were taken for Mac OS Roman: `Revis„o` for `Revisão`.
enum MacRomanLetters {
  /// A character that stands for a letter.
  struct Place {
    /// Among the scalars of the prose.
    var index: Int
    var meant: Unicode.Scalar
    /// Whether nobody writes it there in the language.
    var isSure: Bool
    /// Whether it is a letter within a word, where a slip may be.
    var isInside: Bool
  }

  /// The places in a text; none where only a single one may be such a letter, which may be a slip.
  static func places(in unit: LintUnit) -> [Place] {
    guard unit.languageScripts == .latin, ForeignLetter.knowsLetters(of: unit.language),
      unit.isSource || unit.target.value != unit.source.value, mayHave(unit.target.value)
    else { return [] }
    let scalars = unit.target.prose.scalars
    // A low quotation mark has a partner.
    let isQuoting = scalars.contains { ["\"", "\u{201C}", "\u{201D}"].contains($0) }
    let places = scalars.indices.compactMap { index in
      isQuoting && scalars[index] == "„" ? nil : place(index, scalars, unit.language)
    }
    let isFound = places.contains(where: \.isSure) || places.count(where: \.isInside) > 1
    return isFound ? places : []
  }

  /// A cheap look for one of the characters.
  private static func mayHave(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value > 0xB6 && letters[$0] != nil }
  }

  private static func place(
    _ index: Int, _ scalars: [Unicode.Scalar], _ language: String
  ) -> Place? {
    let scalar = scalars[index]
    guard let meant = letters[scalar], !ForeignLetter.isForeign(meant, to: language) else {
      return nil
    }
    let before = index > 0 ? scalars[index - 1] : " "
    let after = index + 1 < scalars.count ? scalars[index + 1] : " "
    guard before.isLetter else { return nil }
    guard scalar.isLetter else {
      let isSure = sureSigns.contains(scalar) && after.isSmallLetter
      return Place(index: index, meant: meant, isSure: isSure, isInside: false)
    }
    // Turkish has the small one of these letters; elsewhere it stands behind a large one: `Áı`.
    guard before.isSmallLetter ? scalar.isCapital : letters[before] != nil else { return nil }
    let isForeign = scalar.isCapital && isForeignCapital(scalar, language)
    let goesOn = after.isSmallLetter || letters[after] != nil
    // A letter alone in front may be that of a visible escape: `\nÁ`.
    let isInside = goesOn && index > 1 && scalars[index - 2].isLetter
    return Place(index: index, meant: meant, isSure: isForeign && goesOn, isInside: isInside)
  }

  private static func isForeignCapital(_ scalar: Unicode.Scalar, _ language: String) -> Bool {
    guard let small = scalar.properties.lowercaseMapping.unicodeScalars.first else { return false }
    return ForeignLetter.isForeign(small, to: language)
  }

  /// Signs that stand in no word; others are parts of letters, or join words.
  private static let sureSigns: Set<Unicode.Scalar> = ["‡", "„", "‰"]

  /// What is shown for the small letters of Latin-1, but for ð and the sign among them.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ¯˘˙˚¸˝˛ˇ".unicodeScalars,
      "àáâãäåæçèéêëìíîïñòóôõöøùúûüýþÿ".unicodeScalars))
}
