import LocaleData
import Messages
import Reading

/// An acronym of the source that a translation types in letters of its own script which look the same:
/// Cyrillic `РСМ` for "PCM".
struct LookAlikeAcronym {
  /// As the source has it.
  let expected: String
  let found: String
  /// In UTF-8 offsets of the text.
  let range: Range<Int>

  /// The first in a translation.
  ///
  /// A language may write an acronym by its sounds (`ЕТА`), so one letter at least must sound otherwise
  /// than what it looks like, as `Р` does.
  static func first(in unit: LintUnit) -> LookAlikeAcronym? {
    guard !unit.isSource, unit.source.profile.traits.contains(.doubledCapitals), unit.isComparable,
      unit.source.isShort, unit.target.isShort,
      !unit.target.profile.scripts.isDisjoint(with: [.cyrillic, .greek])
    else { return nil }
    let prose = unit.target.prose
    let source = unit.source.prose
    // In a heading in capitals it may be a word.
    guard prose.scalars.contains(where: \.isSmallLetter) else { return nil }
    for word in prose.words where word.count > 1 {
      let letters = prose.scalars[word].map { $0.isCapital ? latin($0, in: unit) : nil }
      let known = letters.compactMap(\.self)
      guard known.count == word.count, known.contains(where: otherSounds.contains) else { continue }
      let expected = String(scalars: known)
      if source.words.contains(where: { source.text($0) == expected }) {
        return LookAlikeAcronym(
          expected: expected, found: prose.text(word), range: prose.range(word))
      }
    }
    return nil
  }

  private static func latin(_ scalar: Unicode.Scalar, in unit: LintUnit) -> Unicode.Scalar? {
    LookAlikes.latin(scalar, in: unit.language)
  }

  /// The Latin letters whose looks Cyrillic and Greek ones have that stand for other sounds.
  private static let otherSounds = Set("BHPX".unicodeScalars)
}
