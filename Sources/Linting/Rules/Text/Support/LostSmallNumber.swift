import LocaleData
import Messages
import Reading

/// A number from two to twelve before what it counts that a translation has neither in digits nor in
/// words: "Keep copies" for "Keep 3 copies".
struct LostSmallNumber {
  let number: WrittenNumber
  /// Whether several other languages have it, and none lacks it.
  let isSure: Bool

  /// That of a source with one number, in a language whose words for such numbers are known.
  ///
  /// - Parameter missing: The numbers of the source that the translation lacks.
  init?(_ missing: [WrittenNumber], _ unit: LintUnit) {
    let words = LanguageFact.numberWords.list(of: unit.language + ".small")
    guard !words.isEmpty, missing.count == 1, unit.source.numbers.count == 1,
      unit.target.category == nil, unit.target.numbers.isEmpty,
      unit.source.scan.specifiers.count == unit.target.scan.specifiers.count,
      let number = missing.first, number.isSmall, !["0", "1"].contains(number.digits),
      Self.counts(number, unit)
    else { return nil }
    let found = NumberWords(unit.target.prose, language: unit.language)
    guard found.amounts.isEmpty, !words.contains(where: { found.holds($0, mayJoin: true) }) else {
      return nil
    }
    self.number = number
    let peers = Peers(unit)
    isSure =
      peers.canTell
      && !peers.contains { !$0.text.numbers.contains { $0.digits == number.digits } }
  }

  /// Whether a number counts the word behind it, and is none of a version, a step or a device.
  private static func counts(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    let source = unit.source.value
    guard !number.isInName, number.text == number.digits, number.fractionSign == 0 else {
      return false
    }
    let behind = source[utf8: number.range.upperBound..<source.utf8.count].unicodeScalars
    guard behind.first?.isSpace ?? false, behind.dropFirst().first?.isSmallLetter ?? false else {
      return false
    }
    let before = source[utf8: 0..<number.range.lowerBound]
    guard let last = before.unicodeScalars.last else { return true }
    let words = before.split { !$0.isLetter }
    guard last.isSpace, let word = words.last else { return false }
    // A name has its capital wherever it stands.
    return (words.count == 1 || word.first?.isLowercase ?? false) && word.endIndex < before.endIndex
      && !LanguageFact.counting.list(of: unit.sourceLanguage + ".before")
        .contains(word.lowercased())
  }
}
