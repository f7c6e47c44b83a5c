import Diagnostics
import Messages

/// Whether a translation can be shown with the arguments that its source gets, as the rules of
/// placeholders judge it, for what takes a translation or refuses it.
package struct SpecifierSafety {
  /// What would crash or show something wrong, in a translator's words; nil when nothing would.
  package private(set) var problem: String?
  /// What works on today's platforms only; nil when there is nothing of the kind.
  package private(set) var caution: String?

  /// - Parameter isPluralForm: A form for few numbers may leave the number out ("one file").
  package init(_ unit: LintUnit, isPluralForm: Bool) {
    guard !unit.target.isUnread, !unit.source.isUnread else {
      problem = "it or its source is too long to be checked; shorten it"
      return
    }
    let known = unit.entry.source.shownArguments(of: unit.source)
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    if let reference = unit.argumentReference {
      let misfits = reference.misfits(shown, in: unit.target)
      problem =
        Self.extraArgument(shown, reference, unit)
        ?? misfits.first { $0.fit == .different }.map { Self.misfit($0) + Self.repair(of: unit) }
        ?? Self.substitutionArgument(shown, reference, unit, isPluralForm: isPluralForm)
        ?? (isPluralForm ? nil : Self.lostArgument(shown, reference, unit))
      caution = misfits.first.map { misfit in
        misfit.fit == .length
          ? "it shows argument \(misfit.shown.number) with another length than the source; write it "
            + "alike" : Self.misfit(misfit)
      }
    }
    caution = caution ?? unit.phraseLines.flatMap { unit.lackOfPhrases(in: $0) }
    problem = problem ?? Self.variable(known, shown, unit) ?? Self.error(in: unit)
    if problem != nil { caution = nil }
  }

  private static func extraArgument(
    _ shown: [ShownArgument], _ reference: ArgumentReference, _ unit: LintUnit
  ) -> String? {
    if let lines = unit.phraseLines {
      return unit.misfits(in: lines).first.map {
        "'\(String(unit.target.value[utf8: $0.range]).shortened())' in it \($0.message)"
      }
    }
    let mistyped = MistypedArguments(of: unit.source, reference)
    return shown.first { reference[$0.number] == nil && !mistyped.mayBe($0) }.map {
      "it uses argument \($0.number), which the source doesn't have; remove it"
    }
  }

  /// What to do about a misfit, as the rule that finds it says.
  private static func repair(of unit: LintUnit) -> String {
    let findings = WrongArgumentType.findings(in: unit, LintContext())
    guard let fix = findings.first(where: { $0.severity == nil })?.fix else { return "" }
    return "; " + fix.title.prefix(1).lowercased() + fix.title.dropFirst()
  }

  private static func misfit(_ misfit: ArgumentReference.Misfit) -> String {
    "it shows argument \(misfit.shown.number) as \(misfit.shown.type?.name ?? "another kind"), but it "
      + "is \(misfit.expected.types.first?.name ?? "something else")"
  }

  /// `%arg` is what a String Catalog itself has in the forms of a substitution; what is given to
  /// translators has the argument written out, and no other text may have it at all.
  private static func substitutionArgument(
    _ shown: [ShownArgument], _ reference: ArgumentReference, _ unit: LintUnit, isPluralForm: Bool
  ) -> String? {
    let ranges = Set(shown.map(\.range))
    let scan = unit.target.scan
    let standsForNothing = scan.specifiers.contains {
      $0.isSubstitutionArgument && !ranges.contains($0.range)
    }
    guard standsForNothing, let meant = reference.firstNumber(notIn: shown) else { return nil }
    let isRefused = scan.problems.contains { $0.kind == .substitutionArgumentNotAllowed }
    guard isRefused || !isPluralForm && meant.isShown else { return nil }
    return isRefused
      ? misplaced("%arg", meant)
      : "'%arg' is only what a catalog itself writes for the number of a substitution; write "
        + "'\(meant.spelling)', as the source does"
  }

  /// What is said of the number of a substitution in a text that is no form of one.
  ///
  /// - Parameter meant: What the source has in its place.
  static func misplaced(_ spelling: String, _ meant: ArgumentReference.Argument) -> String {
    "'\(spelling)' has no meaning here: it is for the forms of a substitution; write "
      + "'\(meant.spelling)', as the source does"
  }

  private static func lostArgument(
    _ shown: [ShownArgument], _ reference: ArgumentReference, _ unit: LintUnit
  ) -> String? {
    if let lines = unit.phraseLines {
      return lines.contains(where: \.specifiers.isEmpty)
        ? "a line of it doesn't show the argument, which each line of the source shows; add it"
        : nil
    }
    let numbers = unit.exampleNumbers.map { ", and the form is read for \($0)" } ?? ""
    let missing = reference.missing(from: Set(shown.map(\.number)))
    return missing.first { !$0.isEnding }.map {
      // What was to show it, but for a slip of the keyboard, tells more.
      mistyped(in: unit) ?? displacing($0, shown, unit)
        ?? "it doesn't show argument \($0.number), which the source shows\(numbers); add it"
    }
  }

  /// What is said of an argument that the source shows elsewhere, such as in the forms of another
  /// substitution, and that stands in the place of its own.
  private static func displacing(
    _ lost: ArgumentReference.Argument, _ shown: [ShownArgument], _ unit: LintUnit
  ) -> String? {
    let own = Set(unit.entry.source.shownArguments(of: unit.source).map(\.number))
    guard own.contains(lost.number) else { return nil }
    return shown.first { !own.contains($0.number) && $0.variable == nil }.map { other in
      let spelling = String(unit.target.value[utf8: other.range])
      return "'\(spelling)' in it is argument \(other.number), and the source shows argument "
        + "\(lost.number) here; write '\(lost.spelling)'"
    }
  }

  private static func mistyped(in unit: LintUnit) -> String? {
    MalformedSpecifier.findings(in: unit, LintContext())
      .first { $0.severity ?? .error == .error }?.message
  }

  private static func variable(
    _ known: [ShownArgument], _ shown: [ShownArgument], _ unit: LintUnit
  ) -> String? {
    let (names, used) = (Set(known.compactMap(\.variable)), Set(shown.compactMap(\.variable)))
    if let extra = used.subtracting(names).min() {
      return "it uses %#@\(extra)@, which the source doesn't have; remove it"
    }
    guard let lost = names.subtracting(used).min() else { return nil }
    // The number alone is half of what was meant.
    let meant = known.first { $0.variable == lost }
    if let meant, let plain = shown.first(where: { $0.isNumber(of: meant) }) {
      let spelling = String(unit.source.value[utf8: meant.range])
      return "it has '\(String(unit.target.value[utf8: plain.range]))' in the place of "
        + "'\(spelling)', which stands for whole forms; write '\(spelling)'"
    }
    return "it lacks %#@\(lost)@, which the source has; add it"
  }

  private static let rules: [any UnitRule.Type] = [
    MalformedSpecifier.self, ArgumentName.self, ArgumentNumbering.self, WrongArgumentType.self,
  ]

  private static func error(in unit: LintUnit) -> String? {
    for rule in rules {
      let findings = rule.findings(in: unit, LintContext())
      let error = findings.first { ($0.severity ?? rule.documentation.severity) == .error }
      if let error { return error.message }
    }
    return nil
  }
}

extension ShownArgument {
  /// Whether it shows the number that a variable's forms are chosen by.
  fileprivate func isNumber(of variable: ShownArgument) -> Bool {
    self.variable == nil && number == variable.number
  }
}
