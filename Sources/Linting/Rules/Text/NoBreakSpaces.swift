import Diagnostics
import LocaleData
import Messages
import Reading

/// A no-break space between words where the language has no use for it.
enum NoBreakSpaces: UnitRule {
  static let documentation = RuleDocumentation(
    id: "no-break-space", family: .text, severity: .note,
    summary: "Two words are joined by a no-break space that the source doesn't have.",
    rationale: """
      A no-break space looks like a space, but a line is not broken there, and a search for the words \
      doesn't find them. Between two long words it was pasted in; write an ordinary space.

      The rule is silent beside marks, digits, arguments and words of up to three letters, which some \
      languages keep with the next word, as Slavic ones do longer prepositions, beside names, which have \
      a capital in the source, too, and where the source has such spaces.
      """,
    good: [
      RuleExample("Size: 5 MB", "fr", "Taille\u{A0}: 5\u{A0}Mo"),
      RuleExample("In the cloud", "cs", "V\u{A0}cloudu"),
      RuleExample("Start Caffe Reader now", "fr", "Lancer Caffe\u{A0}Reader maintenant"),
      RuleExample("Only through contacts", "ru", "Только через\u{A0}контакты"),
    ],
    bad: [
      RuleExample(
        "Advanced settings", "de", "Erweiterte↓\u{A0}↑Einstellungen",
        finds: "a no-break space between two words; write an ordinary space",
        fixed: "Erweiterte Einstellungen")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.noBreakSpaces), unit.isComparable,
      !unit.source.profile.traits.contains(.noBreakSpaces)
    else { return [] }
    let prose = unit.target.prose
    let scalars = prose.scalars
    let names = ownNames(unit.source.prose)
    let prepositions = Self.prepositions[unit.language] ?? []
    return scalars.indices.compactMap { index in
      guard scalars[index].value == 0xA0 || scalars[index].value == 0x202F else { return nil }
      let before = wordLength(scalars[..<index].reversed())
      let behind = wordLength(scalars[(index + 1)...])
      guard before > 3, behind > 3 else { return nil }
      let first = prose.text((index - before)..<index)
      let second = prose.text((index + 1)..<(index + 1 + behind))
      guard !names.contains(first), !names.contains(second),
        !prepositions.contains(first.lowercased())
      else { return nil }
      let range = prose.range(index..<(index + 1))
      return Finding(
        "a no-break space between two words; write an ordinary space", at: range,
        fix: TextFix("Write an ordinary space", isSafe: false, [TextEdit(range, " ")]))
    }
  }

  private static let prepositions = LanguageFact.prepositions.sets

  /// The words of a text that have a capital, as names do.
  private static func ownNames(_ prose: Prose) -> Set<String> {
    Set(prose.words.filter { prose.scalars[$0.lowerBound].isCapital }.map(prose.text))
  }

  private static func wordLength(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var length = 0
    for scalar in scalars {
      guard scalar.isLetter else { break }
      length += 1
    }
    return length
  }
}
