import Diagnostics
import Messages
import PlainBytes
import Reading

/// A specifier wants another kind of argument than the app passes.
enum WrongArgumentType: UnitRule {
  static let documentation = RuleDocumentation(
    id: "wrong-argument-type", family: .placeholders, severity: .error,
    summary: "A specifier is for another kind of argument than the source's.",
    rationale: """
      A number that is read as text crashes the app, and text that is read as a number shows a \
      meaningless one. Write the specifier as the source has it. When the order of words changes, \
      number the specifiers: `%2$@ … %1$lld`.

      Another length of the same kind (`%d` for `%lld`) is wrong on 32-bit platforms only, and a \
      changed sign shows for very large or negative numbers only: these are notes. Where no \
      source text is known, texts are compared with those of other languages, and the rule warns.
      """,
    good: [
      RuleExample("%@: %lld files", "de", "%2$lld Dateien: %1$@"),
      RuleExample("%d files", "de", "%i Dateien"),
      RuleExample("It holds %s@ cards", "de", "Es enthält %@ Karten"),
      RuleExample("From 50%1$ and up to 150%2$ of it", "de", "Von 50 %1$ und bis zu 150 %2$"),
    ],
    bad: [
      RuleExample(
        "%lld files", "de", "↓%@↑ Dateien",
        finds:
          "'%@' is for text or another object, but the source passes a whole number of 64 bits ('%lld'); write '%lld'",
        fixed: "%lld Dateien"),
      RuleExample(
        "%lld files", "de", "↓%d↑ Dateien",
        finds:
          "'%d' has another length than '%lld' of the source, which is wrong on 32-bit platforms; write '%lld'",
        severity: .note, fixed: "%lld Dateien"),
      RuleExample(
        "%@ has %lld files", "ja", "↓%lld↑個のファイルが%@にあります",
        finds: "'%lld' stands in the place of '%@'; number the specifiers: write '%2$lld'",
        fixed: "%2$lld個のファイルが%1$@にあります"),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "%lld Datei", "other": "↓%@↑ Dateien"],
        finds:
          "'%@' is for text or another object, but the source passes a whole number of 64 bits ('%lld'); write '%lld'",
        fixed: ["one": "%lld Datei", "other": "%lld Dateien"]),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.scan.specifiers.isEmpty, !unit.hasSameArguments,
      unit.mixedNumbering == nil
    else { return [] }
    var findings = conflicts(unit)
    guard let reference = unit.argumentReference else { return findings }
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    // A name says which argument is meant, so no number may say otherwise.
    let isNamed = shown.contains { $0.value?.name != nil }
    let reordered = (isNamed ? nil : reordering(shown, reference)).map { numbers in
      zip(shown, numbers).map { one, number in
        let specifier = unit.target.value[utf8: one.range]
        return TextEdit(one.range, "%\(number)$" + specifier.dropFirst())
      }
    }
    let misfits = reference.misfits(shown, in: unit.target).filter { !areWords($0, unit) }
    findings += misfits.map { misfit in
      guard let reordered else {
        var finding = finding(misfit.shown, misfit.expected, misfit.fit, unit)
        if reference.isGuess, unit.siblings.isEmpty { finding.severity = .warning }
        return finding
      }
      return swapped(misfit.shown, misfit.expected, reordered, misfit.index, unit)
    }
    return findings.filter { $0.severity == nil }.asOneCause
      + findings.filter { $0.severity != nil }.asOneCause
  }

  /// Whether a percent sign and a word behind it stand in both texts, each in its own language:
  /// "50%1$ and" in a text that nobody formats.
  private static func areWords(_ misfit: ArgumentReference.Misfit, _ unit: LintUnit) -> Bool {
    let next = unit.target.value.utf8.dropFirst(misfit.shown.range.upperBound).first
    return (next?.isASCIILetter ?? false)
      && [misfit.shown.value, misfit.expected.value].allSatisfy {
        $0?.flags.contains(.spaceForPlus) ?? false
      }
  }

  /// One argument shown as two kinds in the same text.
  private static func conflicts(_ unit: LintUnit) -> [Finding] {
    guard !unit.target.scan.problems.isEmpty else { return [] }
    let known = unit.isSource ? [] : Set(unit.source.scan.problems.map(\.kind))
    let malformed = unit.target.malformedRanges
    return unit.target.scan.problems.compactMap { problem in
      guard !known.contains(problem.kind), !malformed.contains(problem.range) else {
        return nil
      }
      switch problem.kind {
      case .differentLengths: return Finding(problem.message, at: problem.range, severity: .note)
      case .conflictingTypes where isConflict(problem, unit):
        return Finding(
          problem.message, at: problem.range, severity: unit.isSource ? .warning : nil)
      default: return nil
      }
    }
  }

  /// Whether a conflict stands where the text is counted as its format does: a form of a variable
  /// begins with the variable's own argument.
  private static func isConflict(_ problem: SpecifierProblem, _ unit: LintUnit) -> Bool {
    guard unit.target.isPart else { return true }
    let shown = unit.entry.localization.shownArguments(of: unit.target)
    guard let one = shown.first(where: { $0.range == problem.range }), let type = one.type else {
      return true
    }
    return shown.contains { other in
      other.number == one.number && (other.type.map { type.fitting($0) == .different } ?? false)
    }
  }

  /// A specifier of several that fit in another order; one number alone would mix with the others.
  private static func swapped(
    _ shown: ShownArgument, _ expected: ArgumentReference.Argument, _ numbered: [TextEdit],
    _ index: Int, _ unit: LintUnit
  ) -> Finding {
    let written = String(decoding: numbered[index].replacement, as: UTF8.self)
    return Finding(
      "'\(unit.target.value[utf8: shown.range])' stands in the place of '\(expected.spelling)'; "
        + "number the specifiers: write '\(written)'", at: shown.range,
      fix: TextFix("Number the specifiers", isSafe: true, numbered))
  }

  private static func finding(
    _ shown: ShownArgument, _ expected: ArgumentReference.Argument, _ match: Fit, _ unit: LintUnit
  ) -> Finding {
    let specifier = String(unit.target.value[utf8: shown.range])
    let written = expected.spelling(at: shown.value?.position)
    let origin = expected.types.isEmpty ? "" : unit.originOfTypes
    let reason =
      match == .length
      ? "has another length than '\(expected.spelling)' of \(origin), which is wrong on 32-bit "
        + "platforms"
      : "is for \(shown.type?.name ?? "another kind"), but \(origin) passes "
        + "\(expected.types.first?.name ?? "something else") ('\(expected.spelling)')"
    let isSafe = match == .length && expected.value?.conversion == shown.value?.conversion
    return Finding(
      "'\(specifier)' \(reason); write '\(written)'", at: shown.range,
      fix: TextFix(
        "Write '\(written)'", isSafe: isSafe, [TextEdit(shown.range, written)]),
      severity: match == .different ? nil : .note)
  }

  /// The numbers that make unnumbered specifiers fit, where only one order of them does.
  private static func reordering(
    _ shown: [ShownArgument], _ reference: ArgumentReference
  ) -> [Int]? {
    let all = reference.arguments
    guard shown.count > 1, shown.count == all.count,
      shown.allSatisfy({ $0.value != nil && $0.value?.position == nil }),
      shown.contains(where: { one in
        !(reference[one.number]?.types.contains { $0 == one.type } ?? true)
      })
    else { return nil }
    var numbers: [Int] = []
    for one in shown {
      let fitting = all.filter { $0.types.contains { $0 == one.type } }
      guard fitting.count == 1 else { return nil }
      numbers.append(fitting[0].number)
    }
    return Set(numbers).count == numbers.count ? numbers : nil
  }
}

extension ArgumentReference.Argument {
  /// The specifier as it is to be written in a text, with a number where the text has one.
  func spelling(at position: Int?) -> String {
    var bare = spelling.dropFirst()
    if let own = value?.position, bare.hasPrefix("\(own)$") {
      bare = bare.dropFirst("\(own)$".count)
    }
    guard let position else { return "%" + bare }
    return "%\(position)$" + bare
  }
}
