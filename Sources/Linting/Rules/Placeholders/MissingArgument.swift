import Catalogs
import Diagnostics
import Messages
import PlainBytes
import Reading

/// The translation doesn't show an argument that the source shows.
enum MissingArgument: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-argument", family: .placeholders, severity: .error,
    summary: "The translation leaves out an argument that the source shows.",
    rationale: """
      A reader misses what the app wanted to say: whose message it is, how many files there are. \
      Write the specifier where the language wants the word, with its number when the order changes.

      Plural forms for one number may say it in a word ("one file"), so there the rule is silent; \
      forms that name their number although they are for several belong to `hard-coded-count`. Where \
      the key is a name such as `followers_count` and no source text is known, texts are compared \
      with those of other languages, and the rule warns. Where each line of the source is a phrase by \
      itself, with one argument, a translation may have more lines, each with one; fewer are a warning, for \
      they may be right. An argument that only fills in the ending of a plural, as in `%lld file%@`, is a \
      note: other languages have other endings or none, and `plural-in-parentheses` speaks of the source.
      """,
    good: [
      RuleExample("%@ sent %lld photos", "es", "%@ envió %lld fotos"),
      RuleExample("%@ sent %lld photos", "de", "%2$lld Fotos von %1$@"),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "de",
        ["one": "Ein Foto", "other": "%lld Fotos"]),
      RuleExample("followers_count", "de", "%@ Follower"),
      RuleExample(
        "Turn on %@\nTurn %@ on\nConnect to %@", "de",
        "%@ einschalten\n%@ anschalten\nMit %@ verbinden\nVerbinde mit %@"),
    ],
    bad: [
      RuleExample(
        "Add %@ to %@", "es", "↓Añadir %@",
        finds: "argument 2 (%@) of the source is not shown; add %@"),
      RuleExample(
        "%1$@ sent %2$@ to %3$@", "es", "↓%1$@ envió algo",
        finds: "arguments 2 (%2$@) and 3 (%3$@) of the source are not shown; add them"),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "ru",
        ["one": "%lld фото", "few": "↓фото", "many": "%lld фото", "other": "%lld фото"],
        finds: "argument 1 (%lld) of other forms is not shown; add %lld"),
      RuleExample(
        ["one": "%lld photo by %@", "other": "%lld photos by %@"], "de",
        ["one": "%lld Foto von %@", "other": "↓%lld Fotos"],
        finds: "argument 2 (%@) of other forms is not shown; add %@"),
      RuleExample(
        "Turn on %@\nTurn %@ on\nConnect to %@", "de", "%@ einschalten\n↓Verbinden",
        finds: "each line is a phrase by itself, and this one doesn't show the argument; add it"),
      RuleExample(
        "Sent to %@\nSent by %@\nOn the %@", "de", "↓Gesendet an %@\nAm %@",
        finds:
          "the source has 3 lines with an argument, this has 2; each must be a phrase by itself",
        severity: .warning),
      RuleExample(
        "%lld file%@", "ja", "↓%lld個のファイル",
        finds:
          "argument 2 (%@) of the source is not shown; that is right where it is a plural's ending",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    unit.phraseLines.map { findings(in: $0, of: unit) } ?? unshown(in: unit, context)
  }

  private static func unshown(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.mayShowArguments, !unit.hasSameArguments, !unit.isShownAsItStands,
      !unit.isSource || unit.target.category != nil,
      !unit.usesUndefinedVariable, unit.mixedNumbering == nil
    else { return [] }
    let reference = unit.argumentReference
    let shown = Set(unit.shownNumbers)
    var missing = required(unit, reference).filter { !shown.contains($0.number) }
    guard !missing.isEmpty else { return [] }
    if unit.target.category != nil {
      let counts = [unit.countArgument(reference), unit.formattedCount]
      missing.removeAll { argument in
        counts.contains(argument.number) && unit.mayOmitCount && !unit.hasLostCount
      }
    } else if !unit.entry.localization.variables.isEmpty {
      let told = toldInForms(unit)
      missing.removeAll { told.contains($0.number) }
    }
    guard !missing.isEmpty else { return [] }
    // A specifier that is only mistyped, or another format's, has a finding of its own.
    let mistyped = unit.malformedSpecifiers.count + ForeignPlaceholder.countForSpecifiers(in: unit)
    let reported = withoutRemnants(missing, unit, context).dropFirst(mistyped)
    guard !reported.isEmpty else { return [] }
    let formNumbers = unit.target.category == nil ? [] : numbersInForms(of: unit)
    let origins = reported.map { Origin(of: $0, formNumbers, reference) }
    let kinds = origins.indices.filter { origins.firstIndex(of: origins[$0]) == $0 }
    return kinds.map { kind in
      finding(zip(reported, origins).filter { $1 == origins[kind] }.map(\.0), origins[kind], unit)
    }.asOneCause
  }

  /// A specifier that is only mistyped has a finding of its own.
  private static func findings(in lines: [PhraseLine], of unit: LintUnit) -> [Finding] {
    let silent = lines.filter(\.specifiers.isEmpty)
    if silent.isEmpty, let lack = unit.lackOfPhrases(in: lines) {
      return [Finding(lack, at: unit.target.wholeRange, severity: .warning)]
    }
    let missing = silent.dropFirst(unit.malformedSpecifiers.count)
    return missing.lazy.map { line in
      Finding(
        "each line is a phrase by itself, and this one doesn't show the argument; add it",
        at: line.range)
    }.asOneCause
  }

  /// The arguments of the text's variables that a finding in their forms asks for.
  private static func toldInForms(_ unit: LintUnit) -> Set<Int> {
    let shown = unit.entry.localization.shownArguments(of: unit.target)
      .filter { $0.variable != nil }
    let names = Set(shown.compactMap(\.variable))
    return names.isEmpty
      ? []
      : Set(shown.map(\.number))
        .intersection(PluralWithoutNumber.unshownCounts(in: unit.entry, of: names))
  }

  /// The arguments without those of which something is left in the text: a remnant stands for the one
  /// whose number it has, or for the first one that ends alike.
  private static func withoutRemnants(
    _ missing: [ArgumentReference.Argument], _ unit: LintUnit, _ context: LintContext
  ) -> [ArgumentReference.Argument] {
    var missing = missing
    for finding in SpecifierRemnant.findings(in: unit, context) {
      guard let range = finding.range else { continue }
      let rest = Array(unit.target.value[utf8: range].utf8.drop { $0 == UInt8(ascii: "%") })
      guard !rest.contains(UInt8(ascii: "#")) else { continue }
      let digits = rest.prefix(while: \.isASCIIDigit)
      let isNumbered = !digits.isEmpty && rest.dropFirst(digits.count).first == UInt8(ascii: "$")
      let number = isNumbered ? Int(String(decoding: digits, as: UTF8.self)) : nil
      let index = missing.firstIndex { argument in
        number.map { $0 == argument.number } ?? (argument.spelling.utf8.last == rest.last)
      }
      if let index { missing.remove(at: index) }
    }
    return missing
  }

  /// The arguments that a text has to show.
  private static func required(
    _ unit: LintUnit, _ reference: ArgumentReference?
  ) -> [ArgumentReference.Argument] {
    let isKnown = reference.map { !$0.isIdentifier || $0.isGuess } ?? false
    var required =
      isKnown && !unit.target.isPart ? reference?.arguments.filter(\.isShown) ?? [] : []
    guard unit.target.category != nil else { return required }
    // What other forms show, unless the source leaves it out in the same form.
    let source = unit.isSource ? nil : unit.entry.source.text(at: unit.target.path)
    let inSource = source.map { Set(unit.entry.source.shownArguments(of: $0).map(\.number)) }
    let localization = unit.entry.localization
    let count = unit.countArgument(reference)
    var known = Set(required.map(\.number))
    for text in unit.siblings {
      for shown in localization.shownArguments(of: text) where !known.contains(shown.number) {
        guard shown.number == count || inSource?.contains(shown.number) ?? true else { continue }
        known.insert(shown.number)
        required.append(
          ArgumentReference.Argument(
            number: shown.number, types: [], spelling: String(text.value[utf8: shown.range]),
            value: shown.value, isShown: true, isShownSomewhere: true))
      }
    }
    return required
  }

  /// The arguments that other forms show.
  private static func numbersInForms(of unit: LintUnit) -> Set<Int> {
    let localization = unit.entry.localization
    return Set(unit.siblings.flatMap { localization.shownArguments(of: $0).map(\.number) })
  }

  private static func finding(
    _ missing: [ArgumentReference.Argument], _ origin: Origin, _ unit: LintUnit
  ) -> Finding {
    let named = missing.map { "\($0.number) (\($0.spelling))" }
    // "1 follower" where a text beside the count says the number.
    let isSingle =
      unit.target.category != nil
      && (unit.coversOneNumber || unit.isForMillions && unit.target.category != "other")
    let isOne = missing.count == 1
    let subject =
      isOne
      ? "argument \(named[0]) of \(origin.name) is not shown; "
      : "arguments \(named.dropLast().joined(separator: ", ")) and \(named[missing.count - 1]) of "
        + "\(origin.name) are not shown; "
    guard origin != .ending else {
      return Finding(
        subject + "that is right where \(isOne ? "it is" : "they are") a plural's ending",
        at: unit.target.wholeRange, severity: .note)
    }
    return Finding(
      subject + "add \(isOne ? missing[0].spelling : "them")", at: unit.target.wholeRange,
      severity: isSingle || unit.isSource || origin == .languages ? .warning : nil)
  }

  /// Where an argument is known from.
  private enum Origin {
    case forms
    case languages
    case source
    /// The source, where it is the ending of a plural.
    case ending

    /// As a finding calls it.
    var name: String {
      switch self {
      case .forms: "other forms"
      case .languages: "other languages"
      case .source, .ending: "the source"
      }
    }

    init(
      of argument: ArgumentReference.Argument, _ formNumbers: Set<Int>,
      _ reference: ArgumentReference?
    ) {
      self =
        formNumbers.contains(argument.number)
        ? .forms
        : reference?.isGuess ?? true ? .languages : argument.isEnding ? .ending : .source
    }
  }
}
