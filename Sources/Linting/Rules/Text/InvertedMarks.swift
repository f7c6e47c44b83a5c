import Diagnostics
import Messages
import Reading

/// Spanish questions and exclamations open with an inverted mark.
enum InvertedMarks: UnitRule {
  static let documentation = RuleDocumentation(
    id: "inverted-marks", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have a question or an exclamation without its inverted mark"
    },
    prevalence: .habit,
    summary: "A Spanish question or exclamation doesn't open with ¿ or ¡, or never closes.",
    rationale: """
      Spanish marks both ends of a question (¿…?) and of an exclamation (¡…!); a lone one is a \
      spelling mistake. Write the inverted mark where the question starts, which may be in the middle \
      of a sentence.

      `¡…?` and `¿…!` together are allowed, and rows of marks (`¡¡…!!`) count as one. A sentence whose start another text holds \
      (a part of a plural form) is not looked at, nor is a copy of the source, which `untranslated` \
      finds, or a text that `other-language` finds.
      """,
    good: [
      RuleExample("Delete all?", "es", "¿Borrar todo?"),
      RuleExample("Go Map!! opens it.", "es", "Go Map!! lo abre."),
      RuleExample("Done! Continue?", "es", "¡Listo! ¿Continuar?"),
      RuleExample("Do you want to remove ", "es", "¿Quieres borrar "),
      RuleExample(
        "Where are all of your cups?", "es", "Where are the cups that you have?"),
      RuleExample("UP! Button", "es", "Botón UP!"),
      RuleExample("Never, ??:??", "es", "Nunca, ??:??"),
    ],
    bad: [
      RuleExample(
        "Delete all?", "es", "Borrar todo↓?",
        finds: "'?' has no '¿' before it; write one where the sentence opens",
        fixed: "¿Borrar todo?"),
      RuleExample(
        "Delete all?", "es", "↓¿↑Borrar todo",
        finds: "'¿' opens and nothing closes it; write the mark at the end too"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.language == "es" || unit.language == "ast", !unit.target.isPart,
      unit.isSource || unit.target.value != unit.source.value,
      !unit.target.profile.traits.isDisjoint(with: [.questionMarks, .exclamationMarks])
    else { return [] }
    let prose = unit.target.prose
    let found =
      check(prose, open: 0xBF, close: 0x3F, unit) + check(prose, open: 0xA1, close: 0x21, unit)
    return found.isEmpty || OtherLanguage.isFound(in: unit, context) ? [] : found
  }

  private static func check(
    _ prose: Prose, open: UInt32, close: UInt32, _ unit: LintUnit
  ) -> [Finding] {
    let scalars = prose.scalars
    let firstLetter = scalars.firstIndex(where: \.isLetter) ?? scalars.count
    var opened: Int?
    // `¡…?` and `¿…!` may stand together.
    var anyOpened = false
    var found: [Finding] = []
    var names = NameMarks(in: prose, of: unit.source)
    for index in scalars.indices where found.count < ScanLimit.findings {
      let value = scalars[index].value
      if value == open {
        if opened == nil || index == 0 || scalars[index - 1].value != open { opened = index }
      } else if value == close {
        if index + 1 < scalars.count, scalars[index + 1].value == close { continue }
        if opened == nil, !anyOpened, firstLetter < index, isSentenceEnd(scalars, index),
          unit.isSource || !names.holdName(at: index)
        {
          found.append(unopened(prose, index, open))
        }
        opened = nil
        anyOpened = false
      } else if [0x21, 0x3F, 0xA1, 0xBF].contains(value) {
        anyOpened = value > 0x3F
      }
    }
    guard let opened, !closes(scalars, from: opened), !isFragment(unit) else { return found }
    return found + [unclosed(prose, opened)]
  }

  /// Whether another text follows that has the mark: the source has none, and both end in a space.
  private static func isFragment(_ unit: LintUnit) -> Bool {
    !unit.isSource && unit.source.value.utf8.last == 0x20 && unit.target.value.utf8.last == 0x20
      && !unit.source.value.unicodeScalars.contains { $0 == "?" || $0 == "!" }
  }

  private static func closes(_ scalars: [Unicode.Scalar], from index: Int) -> Bool {
    scalars[index...].contains { $0 == "?" || $0 == "!" }
  }

  /// A mark alone, in brackets, in a list of characters (`-_/!#$`) or in the place of digits (`??:??`)
  /// is no question.
  private static func isSentenceEnd(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard let previous = scalars[..<index].last(where: { $0 != scalars[index] }) else {
      return false
    }
    if ["(", "[", "/", "_", ":"].contains(previous) || previous.isSpace { return false }
    guard index + 1 < scalars.count else { return true }
    let next = scalars[index + 1]
    return !next.isWordPart && next != "=" && next != "/"
  }

  private static func unclosed(_ prose: Prose, _ index: Int) -> Finding {
    let mark = Character(prose.scalars[index])
    return Finding(
      "'\(mark)' opens and nothing closes it; write the mark at the end too",
      at: prose.range(index..<(index + 1)))
  }

  private static func unopened(_ prose: Prose, _ index: Int, _ open: UInt32) -> Finding {
    let mark = open == 0xBF ? "¿" : "¡"
    let range = prose.range(index..<(index + 1))
    let scalars = prose.scalars
    let hasOneSentence = !scalars[..<index].contains { FinalMark($0, "es") != .none }
    let isAtStart = prose.offsets.first == 0 && hasOneSentence && !(scalars.first?.isSpace ?? true)
    let fix = TextFix("Add \(mark) at the start", isSafe: false, [TextEdit(0..<0, mark)])
    return Finding(
      "'\(Character(scalars[index]))' has no '\(mark)' before it; write one where the sentence "
        + "opens",
      at: range, fix: isAtStart ? fix : nil)
  }
}
