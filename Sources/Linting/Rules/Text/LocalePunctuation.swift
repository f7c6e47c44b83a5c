import Diagnostics
import LocaleData
import Messages
import Reading

/// A punctuation mark of another script.
enum LocalePunctuation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "locale-punctuation", family: .text, severity: .note,
    summary: "A mark is that of Latin scripts where the language has one of its own.",
    rationale: """
      Arabic, Urdu and Uyghur write ؟ and ،, Greek asks with a semicolon, Chinese and Japanese have \
      full-width marks (。，？！), Armenian ends sentences with ։. The Latin mark looks foreign, and \
      in right-to-left text it may jump to the other side. Write the language's own.

      The rule looks only at marks right behind a letter of the language's script.
      """,
    good: [
      RuleExample("Delete all?", "ar", "حذف الكل؟"),
      RuleExample("Delete all?", "zh-Hans", "全部删除？"),
    ],
    bad: [
      RuleExample(
        "Delete all?", "ar", "حذف الكل↓?", finds: "'?' is not the mark of the language; write ؟",
        fixed: "حذف الكل؟"),
      RuleExample(
        "Delete all?", "el", "Διαγραφή όλων↓?",
        finds: "'?' is not the mark of the language; write ;", fixed: "Διαγραφή όλων;"),
      RuleExample(
        "Delete all?", "zh-Hans", "全部删除↓?", finds: "'?' is not the mark of the language; write ？",
        fixed: "全部删除？"),
    ])

  private static let marks: TextProfile.Traits = [
    .questionMarks, .commas, .semicolons, .exclamationMarks, .fullStops,
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.nonASCII),
      !unit.target.profile.traits.isDisjoint(with: marks), !unit.isSource,
      let own = ownMarks[unit.language], let scripts = unit.languageScripts
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    return scalars.indices.dropFirst().compactMap { index in
      guard let mark = own[scalars[index]],
        !ScriptSet(of: scalars[index - 1]).isDisjoint(with: scripts)
          || scalars[index - 1] == Prose.object && index + 1 == scalars.count
            && !unit.target.profile.scripts.isDisjoint(with: scripts),
        scalars[index] != "." || index + 1 == scalars.count
      else { return nil }
      let range = prose.range(index..<(index + 1))
      return Finding(
        "'\(Character(scalars[index]))' is not the mark of the language; write \(mark)", at: range,
        fix: TextFix("Write \(mark)", isSafe: false, [TextEdit(range, mark)]))
    }
  }

  /// The marks of languages in the place of Latin ones.
  private static let ownMarks = Dictionary(
    uniqueKeysWithValues: LanguageFact.marks.keys.map { ($0, marks(of: $0)) })

  private static func marks(of language: String) -> [Unicode.Scalar: String] {
    var marks: [Unicode.Scalar: String] = [:]
    for pair in LanguageFact.marks.list(of: language) {
      guard let mark = pair.unicodeScalars.first else { continue }
      marks[mark] = String(pair.unicodeScalars.dropFirst())
    }
    return marks
  }
}
