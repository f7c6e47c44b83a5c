import Diagnostics
import Messages

/// The translation shows an argument that the app doesn't pass.
enum ExtraArgument: UnitRule {
  static let documentation = RuleDocumentation(
    id: "extra-argument", family: .placeholders, severity: .error,
    summary: "The translation shows an argument that the source doesn't have.",
    rationale: """
      The app passes the arguments of the source and no more. Another one shows what happens to be \
      in memory, or crashes; in a text without arguments people read the specifier itself. Remove \
      it, or write the number of an argument that the source has.

      An argument may be shown twice if it is numbered (`%1$@`). Where the key is a name such as \
      `followers_count` and no source text is known, texts are compared with those of other \
      languages, and the rule warns. So it does where the source language's file lacks a key that \
      looks like a name (`INTRO_%@`, `Distance Format`), or one that only translations have in a \
      `.stringsdict`; of a single translation nothing is said then. Where neither text is a format, \
      what only looks like a specifier, such as `%-a` behind a number in Hungarian, is text. A variable \
      of a `.stringsdict` that stands twice without a number takes another argument the second time; \
      write `%1$#@files@` in both places. Where each line of the source is a phrase by itself, with one \
      argument, a translation may have more or fewer lines, each with one.
      """,
    good: [
      RuleExample("Hello, %@!", "fr", "Bonjour %@ !"),
      RuleExample("%@ is back", "de", "%1$@ ist da, begrüße %1$@"),
      RuleExample("", "pl", "%d plików"),
      RuleExample("Save 20%", "fr", "Économisez 20 % de plus"),
      RuleExample("The server says: %$", "pl", "Serwer zgłasza: %@"),
      RuleExample(
        "Turn on %@\nTurn %@ on\nConnect to %@", "de",
        "%@ einschalten\n%@ anschalten\nMit %@ verbinden\nVerbinde mit %@"),
    ],
    bad: [
      RuleExample(
        "Hello, %@!", "fr", "Bonjour %@ ↓%@↑ !",
        finds: "'%@' shows argument 2, but the source has one argument only; remove it"),
      RuleExample(
        "Hello!", "fr", "Bonjour ↓%@↑ !",
        finds: "'%@' shows argument 1, but the source has no arguments; remove it"),
      RuleExample(
        "%@ and %@", "de", "%1$@ und ↓%3$@",
        finds: "'%3$@' shows argument 3, but the source has 2 arguments; remove it"),
      RuleExample(
        "Turn on %@\nTurn %@ on\nConnect to %@", "de", "%@ einschalten\n%@ mit ↓%@↑ verbinden",
        finds:
          "'%@' stands here again, but each line is a phrase by itself with one argument; remove it"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    if let lines = unit.phraseLines { return findings(in: lines, of: unit) }
    guard !unit.target.scan.specifiers.isEmpty, !unit.hasSameArguments,
      !unit.isSource || !unit.key.keyIsSource, unit.mixedNumbering == nil,
      // A source without words says nothing of what code passes.
      !unit.source.value.isEmpty,
      let reference = unit.argumentReference, !reference.isGuess || unit.siblings.isEmpty
    else { return [] }
    if unit.isSource, !unit.key.key.utf8.contains(UInt8(ascii: "%")) { return [] }
    let known = unit.isSource ? keyNumbers(unit) : nil
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    let mistyped = MistypedArguments(of: unit.source, reference)
    let extra = shown.filter { one in
      one.variable == nil && !mistyped.mayBe(one)
        && !(known?.contains(one.number) ?? (reference[one.number] != nil))
        && !(reference.arguments.isEmpty && (one.value?.isUnlikely ?? false))
    }
    let repeated = repeatedVariables(shown, unit).filter { reference[$0.number] == nil }
      .map { repeatedVariable($0, unit) }
    guard !extra.isEmpty, extra.contains(where: { $0.number != unit.formattedCount }) else {
      return repeated.asOneCause
    }
    let count = known?.count ?? reference.arguments.count
    return extra.lazy.map { finding($0, unit, reference, outOf: count) }.asOneCause
      + repeated.asOneCause
  }

  private static func findings(in lines: [PhraseLine], of unit: LintUnit) -> [Finding] {
    unit.misfits(in: lines).lazy.map { misfit in
      Finding("'\(unit.target.value[utf8: misfit.range])' \(misfit.message)", at: misfit.range)
    }.asOneCause
  }

  /// The variables that stood before with another argument: a `.stringsdict` counts on where they have
  /// no number.
  private static func repeatedVariables(
    _ shown: [ShownArgument], _ unit: LintUnit
  ) -> [ShownArgument] {
    guard unit.entry.localization.format == .stringsdict, !unit.isSource else { return [] }
    var first: [String: Int] = [:]
    return shown.filter { one in
      guard let name = one.variable else { return false }
      let known = first[name]
      if known == nil { first[name] = one.number }
      return known.map { $0 != one.number } ?? false
    }
  }

  private static func repeatedVariable(_ shown: ShownArgument, _ unit: LintUnit) -> Finding {
    let specifier = unit.target.value[utf8: shown.range]
    return Finding(
      "'\(specifier)' stands here again and takes argument \(shown.number), which the source doesn't "
        + "have; number it in both places (%1$#@…@)", at: shown.range)
  }

  /// What the key of a source text passes; nil where the key is only a name.
  private static func keyNumbers(_ unit: LintUnit) -> Set<Int>? {
    let scan = SpecifierScan(unit.key.key, options: [.variables])
    guard scan.isFormat, !scan.specifiers.contains(where: \.isText) else { return nil }
    return Set(scan.arguments.map(\.number))
  }

  /// - Parameter count: How many arguments there are.
  private static func finding(
    _ shown: ShownArgument, _ unit: LintUnit, _ reference: ArgumentReference, outOf count: Int
  ) -> Finding {
    let specifier = unit.target.value[utf8: shown.range]
    let origin =
      unit.isSource ? "the key" : reference.isGuess ? "that of other languages" : "the source"
    let has =
      switch count {
      case 0: "has no arguments"
      case 1: "has one argument only"
      default: "has \(count) arguments"
      }
    return Finding(
      "'\(specifier)' shows argument \(shown.number), but \(origin) \(has); remove it",
      at: shown.range, severity: reference.isGuess ? .warning : nil)
  }
}
