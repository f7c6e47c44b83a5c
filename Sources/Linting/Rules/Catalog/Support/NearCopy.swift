import LocaleData

/// A translation that is the source but for a few words: an older text of it that nobody translated,
/// or one with a slip that was mended since.
enum NearCopy {
  /// Whether a text is one, by its words without regard to their order.
  static func stands(in unit: LintUnit) -> Bool {
    guard mayStand(unit.source.value, unit.target.value), unit.target.isShort,
      unit.target.profile.scripts.isSubset(of: unit.source.profile.scripts),
      let language = ShortWords.bit(of: unit.sourceLanguage)
    else { return false }
    let source = words(unit.source)
    let target = words(unit.target)
    let small = target.map { $0.lowercased() }
    guard min(source.count, target.count) > 3, target.count(where: isSmall) > 2,
      shared(source.map { $0.lowercased() }, small) * 5 >= max(source.count, target.count) * 4
    else { return false }
    return speaks(small, language, own: ShortWords.bit(of: unit.language) ?? 0)
  }

  /// Whether two texts of several words have a third of their bytes in common, at the start and the
  /// end: few translations have.
  private static func mayStand(_ source: String, _ target: String) -> Bool {
    let least = min(source.utf8.count, target.utf8.count)
    guard least > 15, least * 2 > max(source.utf8.count, target.utf8.count) else { return false }
    let shared = SharedEnds(source, target)
    return (shared.start + shared.end) * 3 > target.utf8.count
      && target.utf8.count { $0 == 0x20 } > 2
  }

  private static func words(_ text: LintText) -> [String] {
    text.prose.words.map(text.prose.text)
  }

  /// Whether a word is no name and no particle.
  private static func isSmall(_ word: String) -> Bool {
    word.utf8.count > 2 && word.unicodeScalars.allSatisfy(\.isSmallLetter)
  }

  /// How many words two texts share, each as often as both have it.
  private static func shared(_ source: [String], _ target: [String]) -> Int {
    var rest = Dictionary(source.map { ($0, 1) }, uniquingKeysWith: +)
    return target.count { word in
      guard let count = rest[word], count > 0 else { return false }
      rest[word] = count - 1
      return true
    }
  }

  /// Whether words make a sentence of a language: names alone have none of its short words, and what is
  /// translated in part has some of its own.
  private static func speaks(_ words: [String], _ language: UInt32, own: UInt32) -> Bool {
    let masks = words.map { $0.utf8.count > 1 ? ShortWords.languages(with: $0) : 0 }
    let foreign = zip(words, masks).filter { $0.1 & language != 0 && $0.1 & own == 0 }
    return Set(foreign.map(\.0)).count > 1
      && !masks.contains { $0 & own != 0 && $0 & language == 0 }
  }
}
