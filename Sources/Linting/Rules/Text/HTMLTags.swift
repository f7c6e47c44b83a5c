import Diagnostics
import Messages
import Reading

/// The HTML tags of a text are not those of the source.
enum HTMLTags: UnitRule {
  static let documentation = RuleDocumentation(
    id: "html-tags", family: .text, severity: .warning,
    summary: "HTML tags were lost, added or changed against the source.",
    rationale: """
      Where an app shows a text as HTML, a lost or unclosed tag changes all that follows; where it \
      doesn't, an added tag is shown as it stands. Keep each tag of the source as it is; only \
      spaces, small or capital letters and addresses don't matter. Typographic quotation marks around \
      an attribute's value are part of the value, so that a link leads nowhere. Bold words that stand \
      together in the source may stand apart, so that the tags are there more than once. A line break \
      more than in a source with tags is a note. Words that a space parts from a tag in the source must not \
      be stuck to it.

      Words in angle brackets that HTML doesn't know, such as "<name>", are no tags, but for what is \
      left over from the format of a file, such as `</string>`.
      """,
    good: [
      RuleExample("A <b>bold</b> step", "de", "Ein <b>kühner</b> Schritt"),
      RuleExample("Based on:<br />%@", "de", "Beruht auf:<br/>%@"),
      RuleExample(
        "<A HREF='https://en.caffe.app'>Help</A>", "de",
        "<a href=\"https://de.caffe.app\">Hilfe</a>"),
      RuleExample(
        "We <b>don’t</b> save it.", "uk", "Ми <b>не</b> зберігаємо й <b>не</b> показуємо."),
      RuleExample("End it with </string>", "de", "Beenden Sie es mit </string>"),
      RuleExample("Open it in <b>Grindo</b>", "fi", "Avaa <b>Grindo</b>ssa"),
      RuleExample("All <i>roasts</i>", "fr", "Toute l’<i>offre</i>"),
    ],
    bad: [
      RuleExample(
        "A <b>bold</b> step", "de", "↓Ein kühner Schritt",
        finds: "<b> </b> of the source are lost; write them as the source does"),
      RuleExample(
        "A <b>bold</b> step", "de", "Ein ↓<b>↑kühner Schritt",
        finds: "<b> has no </b>; write it where the source has it"),
      RuleExample(
        "A bold step", "de", "Ein ↓<b>↑kühner</b> Schritt",
        finds: "the source has no <b> here; remove it"),
      RuleExample(
        "The <b>rights</b> of all", "ja", "すべての↓<br />↑<b>権利</b>",
        finds: "the source has no <br /> here; remove it", severity: .note),
      RuleExample(
        "Long touch to go on", "de", "Lange tippen ↓<br>",
        finds: "the source has no <br> here; remove it"),
      RuleExample(
        "Preparing the file", "de", "Die Datei wird vorbereitet↓</string>",
        finds: "</string> is left over from the format of a file; remove it",
        fixed: "Die Datei wird vorbereitet"),
      RuleExample(
        "Look at the <b>beans</b> first", "it", "Prima guarda i tuoi↓<b>↑chicchi</b>",
        finds: "no space between 'tuoi' and <b>; add one",
        fixed: "Prima guarda i tuoi <b>chicchi</b>"),
      RuleExample(
        "<b>Ready!</b> Take the cup.", "nl", "<b>Klaar!↓</b>↑Neem de kop.",
        finds: "no space between </b> and 'Neem'; add one", fixed: "<b>Klaar!</b> Neem de kop."),
      RuleExample(
        "See <a href=\"https://caffe.app\">here</a>", "de",
        "Siehe ↓<a href=“https://caffe.app”>↑hier</a>",
        finds:
          "the quotation marks of <a href=“https://caffe.app”> are no marks of HTML, but part of the value; write \"",
        fixed: "Siehe <a href=\"https://caffe.app\">hier</a>"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    guard traits.contains(.angleBrackets), unit.isComparable else { return [] }
    let remnants = FormatRemnant.all(in: unit)
    if let first = remnants.first { return [finding(first, remnants)] }
    let target = WrittenTag.tags(in: unit.target.value)
    let source = WrittenTag.tags(in: unit.source.value)
    let quoted = target.filter(\.hasTypographicQuotes)
    if let first = quoted.first, !source.contains(where: \.hasTypographicQuotes) {
      return [finding(first, quoted)]
    }
    guard target.map(\.spelling) != source.map(\.spelling) else {
      return StuckTag.all(target, in: unit, beside: source).map { finding($0) }
    }
    let added = target.unpaired(with: source, by: \.spelling)
    let missing = source.unpaired(with: target, by: \.spelling)
    if missing.isEmpty, repeatEmphasis(added, target, source) { return [] }
    guard let first = added.first else { return lost(missing, target, unit) }
    // Where HTML is read, a break more makes room on the screen, which each language needs elsewhere.
    let isLayout =
      missing.isEmpty && !source.isEmpty && added.allSatisfy { $0.name == "br" && !$0.isClosing }
    return [changed(first, missing, isLayout ? .note : nil)]
  }

  /// Whether added tags are pairs that the source has, too: emphasis on words that stand together
  /// there and apart here.
  private static func repeatEmphasis(
    _ added: [WrittenTag], _ target: [WrittenTag], _ source: [WrittenTag]
  ) -> Bool {
    let known = Set(source.map(\.spelling))
    guard added.allSatisfy({ $0.isEmphasis && known.contains($0.spelling) }) else { return false }
    return Set(added.map(\.name)).allSatisfy { name in
      let tags = target.filter { $0.name == name }
      return tags.count % 2 == 0
        && tags.enumerated().allSatisfy { $0.element.isClosing == ($0.offset % 2 == 1) }
    }
  }

  private static func finding(_ first: FormatRemnant, _ all: [FormatRemnant]) -> Finding {
    Finding(
      "\(first.text) is left over from the format of a file; remove it", at: first.range,
      fix: TextFix("Remove it", isSafe: false, all.map { TextEdit($0.range, "") }))
  }

  private static func finding(_ first: WrittenTag, _ all: [WrittenTag]) -> Finding {
    Finding(
      "the quotation marks of \(first.text) are no marks of HTML, but part of the value; write \"",
      at: first.range,
      fix: TextFix(
        "Write straight quotation marks", isSafe: false,
        all.flatMap(\.typographicQuotes).map { TextEdit($0, "\"") }))
  }

  private static func finding(_ stuck: StuckTag) -> Finding {
    let word = "'\(stuck.word.shortened())'"
    let parts = stuck.isBefore ? [word, stuck.tag.text] : [stuck.tag.text, word]
    return Finding(
      "no space between \(parts.joined(separator: " and ")); add one", at: stuck.tag.range,
      fix: TextFix("Add a space", isSafe: false, [TextEdit(stuck.place..<stuck.place, " ")]))
  }

  private static func changed(
    _ added: WrittenTag, _ missing: [WrittenTag], _ severity: Severity?
  ) -> Finding {
    let expected =
      missing.first { $0.name == added.name && $0.isClosing == added.isClosing } ?? missing.first
    return Finding(
      expected.map { "\(added.text) stands where the source has \($0.text); write that" }
        ?? "the source has no \(added.text) here; remove it",
      at: added.range, severity: severity)
  }

  private static func lost(
    _ missing: [WrittenTag], _ target: [WrittenTag], _ unit: LintUnit
  ) -> [Finding] {
    guard let first = missing.first else { return [] }
    let names = missing.prefix(ScanLimit.findings).map(\.text).joined(separator: " ")
    let partner = target.first { $0.name == first.name && $0.isClosing != first.isClosing }
    let isHalf =
      partner != nil && !first.isVoid && missing.count(where: { $0.name == first.name }) == 1
    if isHalf, let partner {
      return [
        Finding(
          "\(partner.text) has no \(first.text); write it where the source has it",
          at: partner.range)
      ]
    }
    let lost = missing.count == 1 ? "is lost; write it" : "are lost; write them"
    return [
      Finding(
        "\(names) of the source \(lost) as the source does",
        at: unit.target.wholeRange)
    ]
  }
}
