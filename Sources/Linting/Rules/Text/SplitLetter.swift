import Diagnostics
import LocaleData
import PlainBytes
import Reading

/// A letter that is written as several characters.
enum SplitLetter: UnitRule {
  static let documentation = RuleDocumentation(
    id: "split-letter", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have letters that are written as several characters"
    },
    summary: "A letter is written as several characters that only look like it.",
    rationale: """
      Thai `แ` that is typed as two `เ` looks the same, but searching doesn't find the word, and lines \
      may break in its middle. So it is with Lao `ແ`, and with Devanagari `आ` that is typed as `अ` and a \
      vowel sign. Programs that make the Turkish `İ` small without knowing the language leave an `i` \
      with a second dot. Write the one letter.

      The rule is silent where the source has the same.
      """,
    good: [
      RuleExample("Show the log", "th", "แสดงบันทึก"),
      RuleExample("System settings", "tr", "İstenen sistem ayarları"),
      RuleExample("Brightness", "ta", "ஒளிர்வு"),
    ],
    bad: [
      RuleExample(
        "Show the log", "th", "↓เเ↑สดงบันทึก",
        finds: "a letter is written as U+0E40 U+0E40; write 'แ' (U+0E41)",
        fixed: "แสดงบันทึก"),
      RuleExample(
        "System settings", "tr", "s↓i\u{307}↑stem ayarları",
        finds: "a letter is written as U+0069 U+0307; write 'i' (U+0069)",
        fixed: "sistem ayarları"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let letters = letters[unit.language] else { return [] }
    return letters.compactMap { letter in
      guard letter.mayStand(in: unit.target), unit.isSource || !letter.mayStand(in: unit.source)
      else { return nil }
      return finding(letter, unit.target.prose)
    }
  }

  /// One for the text, with all of its places in the fix.
  private static func finding(_ letter: Letter, _ prose: Prose) -> Finding? {
    let places = letter.places(in: prose.scalars)
    guard let first = places.first else { return nil }
    let meant = String(Character(letter.meant))
    let written = letter.written.map(\.codePoint).joined(separator: " ")
    return Finding(
      "a letter is written as \(written); write '\(meant)' (\(letter.meant.codePoint))",
      at: prose.range(first),
      fix: TextFix(
        "Write '\(meant)'", isSafe: true, places.map { TextEdit(prose.range($0), meant) }))
  }

  private struct Letter: Sendable {
    let written: [Unicode.Scalar]
    let meant: Unicode.Scalar
    /// The UTF-8 of ``written``.
    let bytes: [UInt8]

    /// - Parameter entry: What is written, and behind it the letter.
    init?(_ entry: String) {
      let scalars = Array(entry.unicodeScalars)
      guard let last = scalars.last, scalars.count > 2 else { return nil }
      meant = last
      written = Array(scalars.dropLast())
      bytes = Array(entry.utf8.dropLast(UTF8.width(last)))
    }

    func mayStand(in text: LintText) -> Bool {
      bytes.allSatisfy(text.bytes.contains) && text.value.utf8.containsSequence(bytes)
    }

    func places(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
      var places: [Range<Int>] = []
      var index = 0
      while index + written.count <= scalars.count {
        let range = index..<(index + written.count)
        let isFound = scalars[range].elementsEqual(written)
        if isFound { places.append(range) }
        index = isFound ? range.upperBound : index + 1
      }
      return places
    }
  }

  /// By language.
  private static let letters: [String: [Letter]] = Dictionary(
    uniqueKeysWithValues: LanguageFact.splitLetters.keys.map { language in
      (language, LanguageFact.splitLetters.list(of: language).compactMap(Letter.init))
    })
}
