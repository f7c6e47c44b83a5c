import Diagnostics
import Messages
import PlainBytes
import Reading

/// A code span of the source is lost or says something else.
enum CodeSpan: UnitRule {
  static let documentation = RuleDocumentation(
    id: "code-span", family: .markdown, severity: .warning,
    summary: "A code span of the source is lost, changed or broken.",
    rationale: """
      What stands between backticks is to be typed or found as it is: a command, a file name. \
      Translated it works nowhere, and without its backticks nobody sees where it ends. Write the \
      source's code. A backtick without a partner, or one of another keyboard, is read as text, which \
      is an error.

      Notes are quotation marks in place of the backticks, and another path as the example behind \
      the same command, or a translated word in angle brackets that stands for something \
      (`<number>`). So are backticks around a name on the screen, a button's or a menu's, which is \
      translated like the button; where nothing is known to read Markdown, as in most `.strings`, \
      they say nothing. A block that shows how Markdown is written, with a mark before each line \
      (`# This is a heading`), may have \
      translated words behind the same marks. Backticks that the source doesn't have are reported too, \
      around an option or a variable of the source (`--fine`) as a note. The order may change, and arguments in the code may be numbered.
      """,
    good: [RuleExample("Run `swift build`.", "de", "`swift build` ausführen.")],
    bad: [
      RuleExample(
        "Run `swift build`.", "de", "↓`schnell bauen`↑ ausführen.",
        finds:
          "the code of the source, `swift build`, reads `schnell bauen` here; write it as it is",
        fixed: "`swift build` ausführen."),
      RuleExample(
        "Run `swift build`.", "de", "↓swift build↑ ausführen.",
        finds: "the backticks of the source are lost; write `swift build`",
        fixed: "`swift build` ausführen."),
      RuleExample(
        "Run `swift build`.", "de", "↓`↑swift build ausführen.",
        finds:
          "'`' is read as text, for its partner is missing or it is no ASCII backtick; write `swift build`",
        severity: .error),
      RuleExample(
        "Start with `ID: <number>`.", "nl", "Begin met ↓`ID: <nummer>`↑.",
        finds:
          "the code of the source, `ID: <number>`, reads `ID: <nummer>` here; write it as it is",
        severity: .note, fixed: "Begin met `ID: <number>`."),
      RuleExample(
        "Tap `Relaunch` now.", "de", "↓Jetzt auf „Neu starten“ tippen.",
        finds: "the code of the source, `Relaunch`, is lost; write it", severity: .note),
      RuleExample(
        "Add --fine to it.", "de", "Füge ↓`--fine`↑ hinzu.",
        finds:
          "backticks make code of words that are none in the source; remove them, or write quotation marks",
        severity: .note, fixed: "Füge --fine hinzu."),
      RuleExample(
        "See `More... > App settings`", "de", "Siehe ↓`Mehr … > App-Einstellungen`",
        finds:
          "the code of the source, `More... > App settings`, reads `Mehr … > App-Einstellungen` here; write it as it is",
        severity: .note, fixed: "Siehe `More... > App settings`"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let backtick = UInt8(ascii: "`")
    guard !unit.isSource,
      unit.source.bytes.contains(backtick) || unit.target.bytes.contains(backtick)
    else { return [] }
    var source = CodePlaces(unit.source).codes
    guard !source.isEmpty else { return addedCode(unit) }
    let places = CodePlaces(unit.target)
    var target = places.codes
    cancel(&source, &target) { $0.text == $1.text }
    cancel(&source, &target) { code, other in
      ShownWriting.isSame(
        String(unit.source.value[utf8: code.range]), String(unit.target.value[utf8: other.range]))
    }
    let shown = unit.target.bytes.contains(UInt8(ascii: "%")) ? unit.shownNumbers : []
    // An argument that isn't shown at all has a finding of its own.
    source.removeAll { code in code.argument.map { !shown.contains($0) } ?? false }
    guard !source.isEmpty else { return [] }
    let changed = zip(source, target).map { (code: $0, finding: changedCode($0, $1, unit)) }
    let lost = source.dropFirst(target.count).map {
      (code: $0, finding: lostCode($0, places, unit))
    }
    return (changed + lost).compactMap { weighed($0.finding, $0.code, unit) }
  }

  /// Takes away pairs of code that say the same.
  private static func cancel(
    _ source: inout [CodePlaces.Code], _ target: inout [CodePlaces.Code],
    _ isSame: (CodePlaces.Code, CodePlaces.Code) -> Bool
  ) {
    source.removeAll { code in
      guard let index = target.firstIndex(where: { isSame(code, $0) }) else { return false }
      target.remove(at: index)
      return true
    }
  }

  /// A finding as far as it matters where the code is a name on the screen; nil if nothing is known to
  /// read Markdown there.
  private static func weighed(
    _ finding: Finding, _ code: CodePlaces.Code, _ unit: LintUnit
  ) -> Finding? {
    guard finding.severity == nil, ScreenName.isOne(code.text, unit.sourceLanguage) else {
      return finding
    }
    if unit.entry.localization.isTable, unit.markdownReading != .certain { return nil }
    var note = finding
    note.severity = .note
    return note
  }

  /// Backticks around words, where the source has none at all.
  private static func addedCode(_ unit: LintUnit) -> [Finding] {
    guard !unit.source.bytes.contains(UInt8(ascii: "`")), unit.hasSourceText else { return [] }
    return CodePlaces(unit.target).codes.map { code in
      let words = String(unit.target.value[utf8: code.range].trimming(marks: "`"))
      return Finding(
        "backticks make code of words that are none in the source; remove them, or write quotation "
          + "marks", at: code.range,
        fix: TextFix("Remove the backticks", isSafe: false, [TextEdit(code.range, words)]),
        severity: isCode(words, in: unit.source) ? .note : nil)
    }.asOneCause
  }

  /// Whether the source has what is code beyond doubt, an option or a variable, without backticks.
  private static func isCode(_ words: String, in source: LintText) -> Bool {
    guard let first = words.utf8.first, words.utf8.count > 1,
      first == UInt8(ascii: "-") || first == UInt8(ascii: "$"), !words.utf8.contains(0x20)
    else { return false }
    return source.value.utf8.containsSequence(words.utf8)
  }

  private static func changedCode(
    _ source: CodePlaces.Code, _ target: CodePlaces.Code, _ unit: LintUnit
  ) -> Finding {
    let code = String(unit.source.value[utf8: source.range])
    return Finding(
      "the code of the source, \(code), reads \(unit.target.value[utf8: target.range]) here; "
        + "write it as it is", at: target.range,
      fix: TextFix("Write the source's code", isSafe: false, [TextEdit(target.range, code)]),
      severity: isExample(source.text, target.text) || isTranslatedField(source.text, target.text)
        ? .note : nil)
  }

  /// Whether only the path behind the same command is another one.
  private static func isExample(_ source: String, _ target: String) -> Bool {
    let words = source.split(separator: " ")
    guard words.count > 1, let path = words.last, path.utf8.contains(UInt8(ascii: "/")) else {
      return false
    }
    return target.hasPrefix(words.dropLast().joined(separator: " ") + " ")
  }

  /// Whether only what stands for something else, in angle brackets, was translated: `ID: <number>`.
  private static func isTranslatedField(_ source: String, _ target: String) -> Bool {
    guard let plain = withoutFields(source) else { return false }
    return plain == withoutFields(target)
  }

  /// The code with nothing in its angle brackets; nil where there are none with words in them.
  private static func withoutFields(_ code: String) -> String? {
    var parts: [Substring] = []
    var rest = code[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      guard rest[open..<close].contains(where: \.isLetter) else { return nil }
      parts.append(rest[...open])
      rest = rest[close...]
    }
    return parts.isEmpty ? nil : (parts + [rest]).joined()
  }

  private static func lostCode(
    _ source: CodePlaces.Code, _ places: CodePlaces, _ unit: LintUnit
  ) -> Finding {
    let code = String(unit.source.value[utf8: source.range])
    if let literal = places.literal {
      return Finding(
        "'\(unit.target.value[utf8: literal])' is read as text, for its partner is missing or it is "
          + "no ASCII backtick; write \(code)", at: literal, severity: .error)
    }
    if let range = unit.target.onlyRange(of: String(code.trimming(marks: "`"))) {
      return Finding(
        "the backticks of the source are lost; write \(code)", at: range,
        fix: TextFix("Write the backticks", isSafe: false, [TextEdit(range, code)]),
        severity: isQuoted(range, unit.target.value) ? .note : nil)
    }
    return Finding(
      "the code of the source, \(code), is lost; write it", at: unit.target.wholeRange)
  }
}

extension CodeSpan {
  /// Whether quotation marks stand around a part of a text.
  private static func isQuoted(_ range: Range<Int>, _ text: String) -> Bool {
    let before = text[utf8: 0..<range.lowerBound].unicodeScalars.last
    let after = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first
    let marks = "\"'“”„«»‘’‚‹›「」『』《》".unicodeScalars
    guard let before, let after else { return false }
    return marks.contains(before) && marks.contains(after)
  }
}

/// The code spans of a text, and its first backtick that is none.
struct CodePlaces {
  struct Code {
    /// Without its backticks; arguments are numbered.
    var text: String
    var range: Range<Int>

    /// The argument that is all of the code.
    var argument: Int? {
      guard text.hasPrefix("%"), text.hasSuffix("$") else { return nil }
      return Int(text.dropFirst().dropLast())
    }
  }

  private(set) var codes: [Code] = []
  private(set) var literal: Range<Int>?

  init(_ text: LintText) {
    let message = text.message
    for index in message.nodes.indices {
      let node = message.nodes[index]
      if node.kind == .code, codes.count < ScanLimit.parts {
        let shown = message.children(of: index).map { child in
          message.placeholder(of: child)?.value.map { "%\($0.argument)$" }
            ?? String(message.text(of: child))
        }
        codes.append(Code(text: shown.joined(), range: node.range))
      } else if node.kind == .text, literal == nil {
        literal = Self.backtick(in: text, node.range)
      }
    }
  }

  private static func backtick(in text: LintText, _ range: Range<Int>) -> Range<Int>? {
    guard text.bytes.contains(UInt8(ascii: "`")) || !text.bytes.isASCII else { return nil }
    let marks = ["`"] + MarkLooks.lookalike(of: UInt8(ascii: "`"))
    let found = PlacedScalars(String(text.value[utf8: range])).first { marks.contains($0.scalar) }
    return found.map {
      (range.lowerBound + $0.range.lowerBound)..<(range.lowerBound + $0.range.upperBound)
    }
  }
}
