import Diagnostics
import Messages
import PlainBytes
import Reading

/// Marks of emphasis that don't work, so that people read them.
enum BrokenEmphasis: UnitRule {
  static let documentation = RuleDocumentation(
    id: "broken-emphasis", family: .markdown, severity: .error,
    summary: "Marks of emphasis have no partner or don't work, so people read them.",
    rationale: """
      `**` makes words bold only where both marks are there and touch the words: `** bold **`, \
      `**bold*` and full-width `＊＊` show as they stand. In scripts without spaces a mark also fails \
      between a quotation mark and a letter, as in `**「保存」**を`; put the quotation marks outside.

      There, and where no mark touches a word's end, it is a warning unless the app's sources read \
      the text as Markdown: an app that looks for pairs of marks by itself finds these.

      Between an argument and a letter it is a note, unless sources read the text as Markdown: where an \
      app fills arguments in first, the mark works. So it is silent where they ask for a plain string.

      It is a note for single marks in `.strings`, unless sources say that they are Markdown. \
      Marks that the source shows too are text, and so is one asterisk inside a word, as in German \
      "Nutzer*innen". In texts whose source has no emphasis, only `**` and \
      `~~` are looked at, as a warning.
      """,
    good: [
      RuleExample("Tap **Save** now.", "es", "Toca ahora **Guardar**."),
      RuleExample("**2 * 3**", "es", "**2 * 3**"),
      RuleExample("<p>In ~/Library or ~/Music</p>", "es", "<p>En '~/Library' o en '~'</p>"),
    ],
    bad: [
      RuleExample(
        "Tap **Save** now.", "es", "Toca ↓**↑Guardar ahora.",
        finds:
          "`**` is read as text, for its partner is missing; write it, or `\\` before a character that is meant"
      ),
      RuleExample(
        "Tap **Save** now.", "es", "Toca ↓**↑ Guardar ** ahora.",
        finds:
          "`**` is read as text, for a space stands between the marks and the words; remove it",
        fixed: "Toca **Guardar** ahora."),
      RuleExample(
        "Tap **Save** now.", "ja", "今すぐ↓＊↑＊保存＊＊をタップ。",
        finds: "`＊` is no mark of Markdown, so people read it; write `*`", fixed: "今すぐ**保存**をタップ。"),
      RuleExample(
        "**%lld** cups", "zh-Hans", "共↓**↑%lld**杯",
        finds:
          "`**` stands between an argument and a letter, so it is read as text unless the argument is filled in first; put a space between it and the letter",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let broken = brokenMarks(in: unit)
    guard let first = broken.first else { return stray(unit) }
    if first.mark >= 0x80 { return [lookalike(broken, unit)] }
    if unit.markdownReading != .certain, worksWithArguments(unit) {
      return besideArgument(first, unit)
    }
    let mark = String(unit.target.value[utf8: first.range])
    if let fix = EmphasisRepair.spaces(broken, unit) {
      let reason = "a space stands between the marks and the words; remove it"
      return [Finding("`\(mark)` is read as text, for \(reason)", at: first.range, fix: fix)]
    }
    let fix = EmphasisRepair.spaceBehind(broken, unit)
    let reason =
      fix != nil
      ? "it stands between punctuation or an argument and a letter; put a space behind it, or take "
        + "the letters or the punctuation to its other side"
      : broken.count > 1
        ? "marks work only directly beside words; move punctuation or spaces to their other side"
        : "its partner is missing; write it, or `\\` before a character that is meant"
    let hasPairs = broken.count.isMultiple(of: 2) && unit.markdownReading != .certain
    return [
      Finding(
        "`\(mark)` is read as text, for \(reason)", at: first.range, fix: fix,
        severity: mayBePlain(broken, unit) ? .note : hasPairs ? .warning : nil)
    ]
  }

  /// Whether the source's emphasis is there once arguments are filled in, so that no `%` or `@` stands
  /// beside a mark.
  private static func worksWithArguments(_ unit: LintUnit) -> Bool {
    let edits = unit.target.scan.specifiers.filter { $0.kind != .percentSign && !$0.isText }
      .map { TextEdit($0.range, "0") }
    guard !edits.isEmpty else { return false }
    let filled = LintText(unit.target.value.applying(edits), like: unit.target)
    return EmphasisCount(filled) == EmphasisCount(unit.source)
  }

  /// A mark that works if arguments are filled in first, as they are in a string that code asks for.
  private static func besideArgument(_ run: LiteralMarks.Run, _ unit: LintUnit) -> [Finding] {
    guard unit.key.declaration?.readings != [.plain] else { return [] }
    return [
      Finding(
        "`\(unit.target.value[utf8: run.range])` stands between an argument and a letter, so it is "
          + "read as text unless the argument is filled in first; put a space between it and the "
          + "letter",
        at: run.range, severity: .note)
    ]
  }

  /// Whether single marks stand in a table that nothing is known to read as Markdown: an NSString
  /// shows the source's, too ("*is listening to %@*").
  private static func mayBePlain(_ broken: [LiteralMarks.Run], _ unit: LintUnit) -> Bool {
    unit.entry.localization.isTable && unit.markdownReading != .certain
      && broken.allSatisfy { $0.range.count == 1 }
      && EmphasisCount(unit.source).strong == 0
  }

  /// A double mark in a text whose source has none of its kind.
  private static func stray(_ unit: LintUnit) -> [Finding] {
    guard !unit.isSource, unit.target.bytes.intersects(.doubled), unit.hasSourceText,
      EmphasisCount(unit.target).total <= EmphasisCount(unit.source).total
    else { return [] }
    let runs = LiteralMarks(unit.target).runs.filter { run in
      run.range.count == 2 && run.mark != UInt8(ascii: "_")
        && !unit.source.bytes.contains(run.mark)
    }
    guard let first = runs.first else { return [] }
    return [
      Finding(
        "`\(unit.target.value[utf8: first.range])` is read as text, and the source has none; "
          + "remove it", at: first.range,
        fix: TextFix("Remove it", isSafe: false, [TextEdit(first.range, "")]),
        severity: .warning)
    ]
  }

  /// Marks that are read as text though the source's are not, in the order of the text; of
  /// look-alikes `mark` is no ASCII character.
  static func brokenMarks(in unit: LintUnit) -> [LiteralMarks.Run] {
    guard !unit.isSource, unit.source.bytes.intersects(.emphasis), !unit.isHTML else { return [] }
    let source = EmphasisCount(unit.source)
    guard source.total > 0 else { return [] }
    let literal = LiteralMarks(unit.target)
    if !literal.runs.isEmpty {
      let known = LiteralMarks(unit.source)
      let broken = literal.runs.filter { run in
        isUsed(run.mark, source) && literal.count(of: run.mark) > known.count(of: run.mark)
          && !known.runs.contains { $0.mark == run.mark && $0.range.count == run.range.count }
          && !(run.range.count == 1 && source.emphasis == 0
            && MarkLooks.isAmongLetters(run.range, unit.target.value))
      }
      if !broken.isEmpty { return broken }
    }
    guard !unit.target.bytes.isASCII, EmphasisCount(unit.target).total < source.total else {
      return []
    }
    return lookalikes(unit)
  }

  /// An underscore is mostly a character of a name.
  private static func isUsed(_ mark: UInt8, _ source: EmphasisCount) -> Bool {
    switch mark {
    case UInt8(ascii: "~"): source.strikethrough > 0
    case UInt8(ascii: "_"): source.emphasis > 0
    default: source.strong + source.emphasis > 0
    }
  }

  private static func lookalikes(_ unit: LintUnit) -> [LiteralMarks.Run] {
    let marks = [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~")]
    let wanted = marks.filter { unit.source.bytes.contains($0) }.flatMap(MarkLooks.lookalike)
      .filter { !unit.source.value.contains(scalar: $0) }
    return PlacedScalars(unit.target.value).filter { wanted.contains($0.scalar) }
      .map { LiteralMarks.Run(mark: 0xFF, range: $0.range) }
  }

  private static func lookalike(_ broken: [LiteralMarks.Run], _ unit: LintUnit) -> Finding {
    let range = broken[0].range
    let marks = [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~")]
    var edits: [TextEdit] = []
    for run in broken {
      let scalar = unit.target.value[utf8: run.range].unicodeScalars.first
      let mark = marks.first { mark in
        scalar.map { MarkLooks.lookalike(of: mark).contains($0) } ?? false
      }
      if let mark { edits.append(TextEdit(run.range, String(Unicode.Scalar(mark)))) }
    }
    let fix = TextFix("Write ASCII marks", isSafe: true, edits)
    let isMended =
      EmphasisCount(LintText(fix.applied(to: unit.target.value), like: unit.target))
      == EmphasisCount(unit.source)
    let mark = String(decoding: edits.first?.replacement ?? [UInt8(ascii: "*")], as: UTF8.self)
    return Finding(
      "`\(unit.target.value[utf8: range])` is no mark of Markdown, so people read it; write "
        + "`\(mark)`", at: range, fix: isMended ? fix : nil)
  }
}
