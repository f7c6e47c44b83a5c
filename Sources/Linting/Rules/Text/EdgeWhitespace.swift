import Diagnostics
import Foundation
import Grammar
import LocaleData
import Messages
import Reading
import Vocabulary

/// White space at the start or the end differs from the source's.
enum EdgeWhitespace: UnitRule {
  static let documentation = RuleDocumentation(
    id: "edge-whitespace", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) start or end in other white space than the source"
    },
    prevalence: .habit,
    summary: "White space at the start or at the end is not that of the source.",
    rationale: """
      Apps join texts: a space that is lost glues two words together, and one too many shows as a \
      gap or breaks the layout. Keep spaces and line breaks at both ends as the source has them. A space \
      behind a line break inside of the text moves the line in.

      A space that languages without spaces between words leave out is no finding, nor is one space \
      in place of two. A space behind the source's last sentence that the translation drops is only a \
      note, as is one at the edge of a part of a text, and what several other languages write too; so is \
      one more where the source's language has no spaces between words, behind a conjunction, or before \
      a unit ("%", "s"), which some languages part from the number. Texts \
      of property lists stand alone: there a space at the edge is the source's mistake. A space behind a \
      text that is far shorter than the source may be where the rest was lost, so no fix takes it away.
      """,
    good: [
      RuleExample("Name: ", "de", "Name: "),
      RuleExample(" and ", "ja", "と"),
      RuleExample(".", "de", " Uhr"),
      RuleExample(": ", "fr", " : "),
      RuleExample("Beans:\n- dark", "de", "Bohnen:\n  - dunkel"),
      RuleExample(" and ", "he", " ו"),
    ],
    bad: [
      RuleExample(
        "It is full.\n\nEmpty it?", "de", "Sie ist voll.\n\n↓ ↑Leeren?",
        finds: "a space at the start of a line, where the source has none; remove it",
        fixed: "Sie ist voll.\n\nLeeren?"),
      RuleExample(
        "Name: ", "de", "Name:↓",
        finds: "the source has a space at its end, this text has none; add it", fixed: "Name: "),
      RuleExample(
        "Cancel", "fr", "Annuler↓ ",
        finds: "a space at the end that the source doesn't have; remove it", fixed: "Annuler"),
      RuleExample(
        "\n\nPress", "de", "↓\n\n ↑Drücken",
        finds:
          "2 line breaks and a space at the start, where the source has 2 line breaks; write the same",
        fixed: "\n\nDrücken"),
      RuleExample(
        "Cancel", "nl", "Annuleer↓\t\t",
        finds: "2 tabs at the end that the source doesn't have; remove them", fixed: "Annuleer"),
      RuleExample(
        "You can leave the cup empty for now", "de", "Du kannst die↓ ",
        finds:
          "a space at the end, where little is left of the source's text; add what is lost, or remove it"
      ),
      RuleExample(
        "The cup could not be filled again this time", "he", "לא ניתן למלא את הכוס↓ ",
        finds: "a space at the end that the source doesn't have; remove it",
        fixed: "לא ניתן למלא את הכוס"),
      RuleExample(
        "Cancel", "es", "↓ ↑Cancelar",
        finds: "a space at the start that the source doesn't have; remove it", fixed: "Cancelar"),
      RuleExample(
        "趟", from: "zh-Hant", "en", "↓ ↑trips",
        finds: "a space at the start that the source doesn't have; remove it", severity: .note),
      RuleExample(
        "%", "cs", "↓ ↑%",
        finds: "a space at the start that the source doesn't have; remove it", severity: .note),
      RuleExample(
        "-", "cs", "↓ ↑-↓ ",
        finds: "a space at the start that the source doesn't have; remove it",
        "a space at the end that the source doesn't have; remove it", severity: .note),
      RuleExample(
        "Cancel", "es", "↓ ↑Cancelar↓ ",
        finds: "a space at the start that the source doesn't have; remove it",
        "a space at the end that the source doesn't have; remove it", fixed: "Cancelar"),
      RuleExample(
        "go back to %@ and re", "de", "zu %@ zurückgehen und↓ ",
        finds: "a space at the end that the source doesn't have; remove it", severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    edgeFindings(in: unit, context) + (LineIndent.finding(in: unit).map { [$0] } ?? [])
  }

  private static func edgeFindings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let source = unit.source.value
    let target = unit.target.value
    guard !EdgeSpace.isClear(target) || !EdgeSpace.isClear(source) else { return [] }
    let standsAlone = InfoPlistTable.isName(unit.key.table)
    if standsAlone, unit.isSource { return accidents(unit) }
    guard unit.isComparable else { return [] }
    // A sign and a word in its place stand to what is around them in different ways.
    guard
      source.unicodeScalars.contains(where: \.isLetter)
        || !target.unicodeScalars.contains(where: \.isLetter)
    else { return [] }
    let expected = EdgeSpace(source)
    let found = EdgeSpace(target)
    guard found.leading.count < target.utf8.count, expected.leading.count < source.utf8.count else {
      return []
    }
    let findings = [
      finding(unit, "start", found.leading, String(source[utf8: expected.leading]), context),
      finding(unit, "end", found.trailing, String(source[utf8: expected.trailing]), context),
    ].compactMap(\.self)
    let isSourceBare = expected.leading.isEmpty && expected.trailing.isEmpty
    return (isSourceBare ? evened(findings) : findings).filter {
      !standsAlone || $0.range?.isEmpty == false
    }
  }

  /// Findings about both ends, of which one may be the language's way: so may the other be then, and
  /// to mend it alone would leave the text lopsided.
  private static func evened(_ findings: [Finding]) -> [Finding] {
    guard findings.count == 2, findings.contains(where: { $0.severity == .note }) else {
      return findings
    }
    return findings.map { Finding($0.message, at: $0.range, severity: .note) }
  }

  /// White space around a source text of a property list, which no code puts together with another.
  private static func accidents(_ unit: LintUnit) -> [Finding] {
    let space = EdgeSpace(unit.target.value)
    guard space.leading.count < unit.target.value.utf8.count else { return [] }
    return [(space.leading, "start"), (space.trailing, "end")].filter { !$0.0.isEmpty }.map {
      range, edge in
      let found = String(unit.target.value[utf8: range])
      return Finding(
        "\(name(found)) at the \(edge) of a text that stands alone; remove \(pronoun(found))",
        at: range,
        fix: TextFix("Remove it", isSafe: false, [TextEdit(range, "")]))
    }
  }

  private static func finding(
    _ unit: LintUnit, _ edge: String, _ range: Range<Int>, _ expected: String,
    _ context: LintContext
  ) -> Finding? {
    let found = String(unit.target.value[utf8: range])
    guard kinds(found) != kinds(expected), !isOwnWay(edge, found, unit) else { return nil }
    if found.isEmpty, isOptional(expected, unit) { return nil }
    let isJoined =
      expected.isEmpty && isPlain(found)
      && (sourceIsUnspaced(unit) || edge == "end" && endsInConjunction(unit, context)
        || edge == "start" && isUnit(unit.source.value))
    // Where the source may be the one with the slip, no other text should follow it.
    let isNote = isJoined || isOpen(edge, found, unit)
    if !isNote, edge == "end", expected.isEmpty, isCutOff(unit) {
      return Finding(
        "\(name(found)) at the end, where little is left of the source's text; add what is lost, or "
          + "remove \(pronoun(found))", at: range)
    }
    let fix = TextFix("Write the source's white space", isSafe: true, [TextEdit(range, expected)])
    return Finding(
      message(edge, found, expected), at: range, fix: isNote || !isAlike(edge, unit) ? nil : fix,
      severity: isNote ? .note : nil)
  }

  /// Whether so little is there of a long source that the rest was surely lost: other languages say
  /// the same in half as many characters, and need fewer where no vowels are written.
  private static func isCutOff(_ unit: LintUnit) -> Bool {
    let scripts = unit.target.profile.scripts
    guard scripts.isDisjoint(with: [.han, .kana, .hangul]) else { return false }
    let share = scripts.isDisjoint(with: [.hebrew, .arabic]) ? 45 : 22
    return unit.hasLess(than: share)
  }

  private static func message(_ edge: String, _ found: String, _ expected: String) -> String {
    if found.isEmpty {
      "the source has \(name(expected)) at its \(edge), this text has none; "
        + "add \(pronoun(expected))"
    } else if expected.isEmpty {
      "\(name(found)) at the \(edge) that the source doesn't have; remove \(pronoun(found))"
    } else {
      "\(name(found)) at the \(edge), where the source has \(name(expected)); write the same"
    }
  }

  /// Whether a text is shown behind a number, from which languages have a space or not: "%", "s",
  /// "s (exact)".
  private static func isUnit(_ text: String) -> Bool {
    let letters = text.prefix { $0 != "(" }.unicodeScalars.filter(\.isLetter)
    guard letters.count > 1 else { return true }
    let isVowel: (Unicode.Scalar) -> Bool = { "aeiouyAEIOUY".unicodeScalars.contains($0) }
    return letters.count == 2 && text.utf8.count < 4 && !letters.contains(where: isVowel)
  }

  /// Whether both texts have a word at an edge, or both a mark: where one has a stray mark, white
  /// space belongs somewhere else.
  private static func isAlike(_ edge: String, _ unit: LintUnit) -> Bool {
    let isWord = [unit.source.value, unit.target.value].map { text in
      let scalars = text.unicodeScalars
      let outermost =
        edge == "start" ? scalars.first { !$0.isSpace } : scalars.last { !$0.isSpace }
      return outermost.map { $0.isWordPart || $0 == "%" || $0 == "$" || $0 == "@" } ?? false
    }
    return isWord[0] == isWord[1]
  }

  /// Whether the source's language writes no spaces between words and the translation's does, so that
  /// the source's edge doesn't tell whether the text is joined to another.
  private static func sourceIsUnspaced(_ unit: LintUnit) -> Bool {
    !unit.isUnspaced && unit.entry.source.scripts.map { $0.isSubset(of: .unspaced) } ?? false
  }

  /// Whether the text can't be at its end: "zu %@ zurückkehren und ".
  private static func endsInConjunction(_ unit: LintUnit, _ context: LintContext) -> Bool {
    let words = unit.target.value.split { !$0.isLetter }
    guard words.count > 1, let last = words.last, last.utf8.count < 20,
      let grammar = context.engines.grammar(unit.entry.localization.tag)
    else { return false }
    return grammar.describe(last.lowercased()).features.partOfSpeech == .conjunction
  }

  private static func isPlain(_ space: String) -> Bool {
    !space.isEmpty && space.utf8.allSatisfy { $0 == 0x20 }
  }

  /// Whether nobody may miss what is lost, or several languages write the text so.
  private static func isOpen(_ edge: String, _ found: String, _ unit: LintUnit) -> Bool {
    if unit.target.isPart || found.isEmpty && isCareless(edge, unit) { return true }
    let own = kinds(found)
    return Peers(unit).often { peer in
      guard peer.language != "ja", peer.language != "zh", peer.language != "th" else {
        return false
      }
      let space = EdgeSpace(peer.text.value)
      let range = edge == "start" ? space.leading : space.trailing
      return kinds(String(peer.text.value[utf8: range])) == own
    }
  }

  /// Line ends one by one; spaces of all kinds and in any number are the same.
  private static func kinds(_ space: String) -> [Bool] {
    var kinds: [Bool] = []
    for scalar in space.unicodeScalars {
      let isLineEnd = scalar == "\n" || scalar == "\r" || scalar.value == 0x2028
      if isLineEnd, scalar == "\n", space.hasPrefix("\r\n") { continue }
      if isLineEnd || kinds.last != false { kinds.append(isLineEnd) }
    }
    return kinds
  }

  /// Whether the language writes it so: it has a space before the mark, as French, or "and" is a
  /// letter in front of the next word, as in Hebrew and Arabic.
  private static func isOwnWay(_ edge: String, _ found: String, _ unit: LintUnit) -> Bool {
    let words = unit.target.value.unicodeScalars.drop { $0.isSpace }
    if edge == "start", let mark = words.first,
      MarkSpacing(of: unit.entry.localization.tag)?.isBefore(mark) ?? false
    {
      return true
    }
    switch unit.language {
    case "he", "ar":
      return edge == "end" && found.isEmpty && words.count == 1 && words.first?.isLetter == true
    default: return false
    }
  }

  private static func isOptional(_ expected: String, _ unit: LintUnit) -> Bool {
    unit.isUnspaced && isPlain(expected)
  }

  /// Whether the space at the source's end follows a sentence, so that its author may not have meant it.
  private static func isCareless(_ edge: String, _ unit: LintUnit) -> Bool {
    guard edge == "end" else { return false }
    let last = unit.source.value.utf8.reversed().first { $0 != 0x20 }
    return last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
  }

  /// White space by its kinds, in the order in which they come first: "2 line breaks and a space".
  private static func name(_ space: String) -> String {
    var kinds: [(name: String, count: Int)] = []
    for character in space {
      let name = character.isNewline ? "line break" : character == "\t" ? "tab" : "space"
      if let index = kinds.firstIndex(where: { $0.name == name }) {
        kinds[index].count += 1
      } else {
        kinds.append((name, 1))
      }
    }
    return kinds.map { $0.count == 1 ? "a \($0.name)" : "\($0.count) \($0.name)s" }
      .joined(separator: " and ")
  }

  private static func pronoun(_ space: String) -> String { space.count == 1 ? "it" : "them" }
}
