import Diagnostics
import LocaleData
import Messages
import Reading

/// The text doesn't start with the mark that the source starts with.
enum InitialPunctuation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "initial-punctuation", family: .text, severity: .warning,
    summary: "The bullet or dash at the start of the source is lost, or a mark was added there.",
    rationale: """
      A bullet or a dash with a space behind it makes the text an item of a list; without it the item \
      is no longer one. A question mark, a colon or a comma at the start of a text of a language that \
      is written from right to left was often typed at the wrong end. Start the text as the source \
      starts.

      Brackets, quotation marks and signs such as + and # may move with the words and are not looked \
      at; neither are ¿ and ¡. A mark in front of something that the source has in another place, such \
      as `.yaml` or the masked digits of `••42`, is part of it. An added dash is a note, for some \
      languages quote so. A list may have words before it, where all of its items are there.
      """,
    good: [
      RuleExample("• Tap Save", "de", "• Auf „Sichern“ tippen"),
      RuleExample("- Tap Save", "fr", "– Touchez Enregistrer"),
      RuleExample("• Grind\n• Brew", "cs", "Zde můžete:\n• mlít,\n• vařit"),
      RuleExample("Edit .env", "ja", ".env を編集"),
      RuleExample("Sent to ••••%@", "ja", "••••%@に送信しました"),
    ],
    bad: [
      RuleExample(
        "• Tap Save", "de", "↓Auf „Sichern“ tippen",
        finds: "the source starts with '•', this text doesn't; add it"),
      RuleExample(
        "• Grind\n• Brew", "da", "↓Mal\n• Bryg",
        finds: "the source starts with '•', this text doesn't; add it"),
      RuleExample(
        "Delete all?", "he", "↓?↑למחוק הכול",
        finds: "the text starts with '?', the source doesn't; write the mark at the end",
        fixed: "למחוק הכול?"),
      RuleExample(
        "Too many streams", "pt", "↓-↑ Fluxos demais",
        finds: "the text starts with '-', the source doesn't; remove it", severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard startsWithMark(unit.source.value) || startsWithMark(unit.target.value),
      unit.isComparable, !unit.target.isPart
    else { return [] }
    let source = Start(unit.source.prose)
    let target = Start(unit.target.prose)
    switch (source.kind, target.kind) {
    case (.bullet(let mark), .none) where !hasAllItems(mark, unit):
      return [
        Finding(
          "the source starts with '\(mark)', this text doesn't; add it",
          at: unit.target.wholeRange)
      ]
    case (.none, .bullet(let mark)) where !isMask(mark, target, unit):
      return [
        Finding(
          "the text starts with '\(mark)', the source doesn't; remove it", at: target.range,
          severity: "-–—−*".contains(mark) ? .note : nil)
      ]
    case (.none, .final(let mark)) where isAtWrongEnd(target, unit):
      return [
        Finding(
          "the text starts with '\(mark)', the source doesn't; write the mark at the end",
          at: target.range, fix: moving(mark, target.range, unit))
      ]
    default: return []
    }
  }

  /// Whether a mark that the text starts with was typed at the wrong end, in the place of the last one.
  static func hasMovedMark(_ unit: LintUnit) -> Bool {
    guard startsWithMark(unit.target.value) else { return false }
    let target = Start(unit.target.prose)
    guard case .final(let mark) = target.kind, case .none = Start(unit.source.prose).kind else {
      return false
    }
    return isAtWrongEnd(target, unit) && moving(mark, target.range, unit) != nil
  }

  private static func isAtWrongEnd(_ start: Start, _ unit: LintUnit) -> Bool {
    !(unit.languageScripts ?? []).isDisjoint(with: [.hebrew, .arabic])
      && !unit.source.value.contains(start.firstWord)
  }

  /// Writes the mark where the source has it; nil where that isn't the end, or the text has one there.
  private static func moving(
    _ mark: Character, _ range: Range<Int>, _ unit: LintUnit
  ) -> TextFix? {
    let end = TextEnd(unit.target.prose, unit.language)
    let kind = mark.unicodeScalars.first.map { FinalMark($0, unit.language) } ?? FinalMark.none
    guard end.mark == .none, kind != .none,
      kind == TextEnd(unit.source.prose, unit.sourceLanguage).mark
    else { return nil }
    return TextFix(
      "Write the mark at the end", isSafe: false,
      [TextEdit(range, ""), TextEdit(end.range, String(mark))])
  }

  /// Whether a sign with no space behind it stands for what is hidden, in the source too.
  private static func isMask(_ mark: Character, _ start: Start, _ unit: LintUnit) -> Bool {
    !start.hasSpace && unit.source.value.contains(mark)
  }

  /// Whether the text has a list of the source's items, with words before it.
  private static func hasAllItems(_ mark: Character, _ unit: LintUnit) -> Bool {
    func items(_ text: LintText) -> Int {
      text.value.split(whereSeparator: \.isNewline).count { line in
        line.drop(while: \.isWhitespace).first == mark
      }
    }
    let count = items(unit.source)
    return count > 1 && items(unit.target) >= count
  }

  /// A cheap look: most texts start with a letter or an argument.
  private static func startsWithMark(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !$0.isSpace && !$0.isInvisible }) else {
      return false
    }
    return !first.isWordPart && first != "%"
  }

  /// What a text starts with.
  private struct Start {
    enum Kind {
      case none
      /// A sign that makes an item of a list.
      case bullet(Character)
      /// A mark that belongs to the end of a sentence.
      case final(Character)
      /// Anything else that is no word.
      case other
    }

    var kind = Kind.none
    /// UTF-8 offsets of the mark.
    var range = 0..<0
    /// The mark and what follows up to a space.
    var firstWord = ""
    /// Whether a space stands behind the mark.
    var hasSpace = false

    init(_ prose: Prose) {
      let scalars = prose.scalars
      guard
        let index = scalars.firstIndex(where: {
          !$0.isSpace && !$0.isInvisible && !Self.isDirection($0)
        })
      else { return }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      range = prose.range(index..<(index + 1))
      hasSpace = next.isSpace
      firstWord = prose.text(
        index..<(scalars[index...].firstIndex(where: \.isSpace) ?? scalars.count))
      let hasMore = scalars[(index + 1)...].contains { $0.isWordPart || $0 == Prose.object }
      guard hasMore else {
        kind = scalars[index].isWordPart ? .none : .other
        return
      }
      kind = Self.kind(scalars[index], next)
    }

    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
      [0x200E, 0x200F].contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
    }

    private static func kind(_ mark: Unicode.Scalar, _ next: Unicode.Scalar) -> Kind {
      switch mark {
      case "•", "‣", "●", "▪", "◦", "・", "·": return .bullet(Character(mark))
      case "-", "–", "—", "−", "*": return next.isSpace ? .bullet(Character(mark)) : .other
      case "?", "!", ":", ",", ";", ".", "؟", "،", "؛", "。", "、", "，", "：", "？", "！":
        return next.isLetter ? .final(Character(mark)) : .other
      default: return mark.isWordPart || mark == Prose.object ? .none : .other
      }
    }
  }
}
