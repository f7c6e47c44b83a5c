import Catalogs
import Diagnostics
import Messages

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
      with those of other languages, and the rule warns.
      """,
    good: [
      RuleExample("%@ sent %lld photos", "es", "%@ envió %lld fotos"),
      RuleExample("%@ sent %lld photos", "de", "%2$lld Fotos von %1$@"),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "de",
        ["one": "Ein Foto", "other": "%lld Fotos"]),
      RuleExample("followers_count", "de", "%@ Follower"),
    ],
    bad: [
      RuleExample(
        "Add %@ to %@", "es", "↓Añadir %@",
        finds: "argument 2 (%@) of the source is not shown; add %@"),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "ru",
        ["one": "%lld фото", "few": "↓фото", "many": "%lld фото", "other": "%lld фото"],
        finds: "argument 1 (%lld) of other forms is not shown; add %lld"),
      RuleExample(
        ["one": "%lld photo by %@", "other": "%lld photos by %@"], "de",
        ["one": "%lld Foto von %@", "other": "↓%lld Fotos"],
        finds: "argument 2 (%@) of other forms is not shown; add %@"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.mayShowArguments, !unit.hasSameArguments,
      !unit.isSource || unit.target.category != nil,
      !unit.usesUndefinedVariable
    else { return [] }
    let reference = ArgumentReference(unit)
    let shown = Set(unit.shownNumbers)
    var missing = required(unit, reference).filter { !shown.contains($0.number) }
    guard !missing.isEmpty else { return [] }
    if unit.target.category != nil {
      let count = unit.countArgument(reference)
      missing.removeAll { $0.number == count && unit.mayOmitCount && !unit.hasLostCount }
    }
    // A specifier that is only mistyped has a finding of its own.
    let mistyped = unit.malformedSpecifiers.count
    return missing.dropFirst(mistyped).map { finding($0, unit, reference) }
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
    for text in unit.siblings {
      for shown in localization.shownArguments(of: text)
      where !required.contains(where: { $0.number == shown.number }) {
        guard shown.number == count || inSource?.contains(shown.number) ?? true else { continue }
        required.append(
          ArgumentReference.Argument(
            number: shown.number, types: [], spelling: String(text.value[utf8: shown.range]),
            value: shown.value, isShown: true, isShownSomewhere: true))
      }
    }
    return required
  }

  private static func finding(
    _ argument: ArgumentReference.Argument, _ unit: LintUnit, _ reference: ArgumentReference?
  ) -> Finding {
    let specifier = argument.spelling
    let isGuess = reference?.isGuess ?? true
    let isInForms =
      unit.target.category != nil
      && unit.siblings.contains { text in
        unit.entry.localization.shownArguments(of: text).contains { $0.number == argument.number }
      }
    let origin = isInForms ? "other forms" : isGuess ? "other languages" : "the source"
    // "1 follower" where a text beside the count says the number.
    let isSingle =
      unit.target.category != nil
      && (unit.coversOneNumber || unit.isForMillions && unit.target.category != "other")
    return Finding(
      "argument \(argument.number) (\(specifier)) of \(origin) is not shown; add \(specifier)",
      at: 0..<unit.target.value.utf8.count,
      severity: isSingle || unit.isSource || isGuess && !isInForms ? .warning : nil)
  }
}
