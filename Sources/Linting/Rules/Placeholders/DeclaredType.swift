import Diagnostics
import Messages
import Reading

/// A specifier contradicts the Swift type of the argument that the app passes.
enum DeclaredType: UnitRule {
  static let documentation = RuleDocumentation(
    id: "declared-type", family: .placeholders, severity: .error,
    summary: "A specifier of the source contradicts the type that the app's Swift code passes.",
    rationale: """
      With `--sources` the types of arguments are known. A text that shows an `Int` through `%@` \
      crashes or shows nonsense, whatever its translations do. Write the specifier that Swift \
      derives from the type.

      The rule looks at texts of the source language; translations are compared with those. Where \
      the type is only likely, it warns.
      """,
    good: [
      RuleExample(
        source: "%lld files",
        declaration: KeyDeclaration(
          readings: [.plain],
          arguments: [.init(specifier: "%lld", type: "Int", isCertain: true)]))
    ],
    bad: [
      RuleExample(
        source: "↓%@↑ files",
        declaration: KeyDeclaration(
          readings: [.plain],
          arguments: [.init(specifier: "%lld", type: "Int", isCertain: true)]),
        finds:
          "'%@' is for text or another object, but the code passes an argument of type Int; write '%lld'",
        fixed: "%lld files")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isSource, let declared = unit.key.declaration?.arguments, !declared.isEmpty,
      !unit.target.scan.specifiers.isEmpty
    else { return [] }
    return unit.entry.localization.shownArguments(of: unit.target).compactMap { shown in
      guard let value = shown.value, declared.indices.contains(shown.number - 1) else { return nil }
      let argument = declared[shown.number - 1]
      let wanted = ValueSpecifier(formatValueType: String(argument.specifier.dropFirst()))
      // What is only guessed, Xcode may know better, which wrote the specifier.
      guard let wanted, !argument.isGuess else { return nil }
      let fit = wanted.type.fitting(value.type)
      guard fit != .same else { return nil }
      return finding(shown, argument, fit, unit)
    }
  }

  private static func finding(
    _ shown: ShownArgument, _ argument: KeyDeclaration.Argument, _ fit: Fit, _ unit: LintUnit
  ) -> Finding {
    let specifier = unit.target.value[utf8: shown.range]
    let type = argument.type.map { "an argument of type \($0)" } ?? "another kind of argument"
    let number = shown.value?.position.map { "\($0)$" } ?? ""
    let written = "%" + number + argument.specifier.dropFirst()
    return Finding(
      "'\(specifier)' is for \(shown.type?.name ?? "something else"), but the code passes \(type); "
        + "write '\(written)'",
      at: shown.range,
      fix: TextFix(
        "Write the specifier of the type", isSafe: false, [TextEdit(shown.range, written)]),
      severity: fit == .different && argument.isCertain ? nil : .warning)
  }
}
