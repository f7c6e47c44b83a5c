import LocaleData
import Messages
import Reading

/// A word that no space parts from a tag around words, as it does in the source: `alla<b>lista</b>`.
struct StuckTag {
  let word: String
  let tag: WrittenTag
  /// Where the space is missing, as an offset in UTF-8.
  let place: Int
  let isBefore: Bool

  /// The first of each side in a text, beside tags of a name that no letter of the source stands beside.
  static func all(
    _ target: [WrittenTag], in unit: LintUnit, beside source: [WrittenTag]
  ) -> [StuckTag] {
    guard let scripts = unit.languageScripts, !scripts.isDisjoint(with: .spaced) else { return [] }
    let text = unit.target.value
    let mayHaveEndings =
      !(TranslatableWords.units["apart"]?.contains(unit.language) ?? false)
    let found = target.lazy.compactMap { tag -> StuckTag? in
      guard tag.isEmphasis || tag.name == "a", !tag.isVoid,
        !(tag.isClosing && mayHaveEndings)
      else { return nil }
      let word =
        tag.isClosing
        ? text.spacedWord(startingAt: tag.range.upperBound)
        : text.spacedWord(endingAt: tag.range.lowerBound)
      // A few letters may be an article, a preposition or another syllable that is joined, and an ending.
      guard word.count > 3, isAlone(tag, in: source, of: unit) else { return nil }
      return StuckTag(
        word: word, tag: tag, place: tag.isClosing ? tag.range.upperBound : tag.range.lowerBound,
        isBefore: !tag.isClosing)
    }
    return Array(found.prefix(ScanLimit.findings))
  }

  /// Whether the source has such tags, and no letter at any of them on the outer side.
  private static func isAlone(
    _ tag: WrittenTag, in source: [WrittenTag], of unit: LintUnit
  ) -> Bool {
    let text = unit.source.value
    let same = source.filter { $0.name == tag.name && $0.isClosing == tag.isClosing }
    return !same.isEmpty
      && same.allSatisfy { one in
        tag.isClosing
          ? text[utf8: one.range.upperBound..<text.utf8.count].unicodeScalars.first?.isLetter
            != true
          : text[utf8: 0..<one.range.lowerBound].unicodeScalars.last?.isLetter != true
      }
  }
}
