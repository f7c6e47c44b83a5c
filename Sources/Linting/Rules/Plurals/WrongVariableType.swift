import Catalogs
import Diagnostics
import Messages

/// A variable's definition contradicts what it stands for.
enum WrongVariableType: EntryRule {
  static let documentation = RuleDocumentation(
    id: "wrong-variable-type", family: .plurals, severity: .error,
    summary: "A variable's value type is no specifier, or isn't that of its argument.",
    rationale: """
      `NSStringFormatValueTypeKey` and `formatSpecifier` say how Foundation reads the number that \
      chooses the form: a specifier without its percent sign, such as `lld`. With another one it \
      reads garbage and shows the wrong form. `NSStringFormatSpecTypeKey` must be \
      `NSStringPluralRuleType`.

      Another length of the same kind is wrong on 32-bit platforms only: a note. A percent sign in \
      front is a warning, given where the source has it and not once more for each language.
      """,
    good: [
      RuleExample(
        source: .substituted(
          "%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]))
    ],
    bad: [
      RuleExample(
        .substituted("%#@files@", [.init("files", ["one": "%arg file", "other": "%arg files"])]),
        "de",
        .substituted(
          "%#@files@",
          [.init("files", valueType: "f", ["one": "%arg Datei", "other": "%arg Dateien"])]),
        finds:
          "the value type 'f' of the variable 'files' is for a decimal number, but the source's is for a whole number of 64 bits; write 'lld'"
      )
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let localization = entry.localization
    guard !localization.variables.isEmpty else { return [] }
    return localization.variables.flatMap { variable -> [EntryFinding] in
      let forms = localization.forms(of: variable)
      let general = forms.last { $0.category == "other" } ?? forms.last
      var findings: [Finding] = []
      if let kind = specType(variable, localization) { findings.append(kind) }
      if let type = valueType(variable, general, entry) { findings.append(type) }
      return findings.map { EntryFinding($0, path: general?.path) }
        + (general.map { ownSpecifiers(variable, forms, $0, entry) } ?? [])
    }
  }

  private static func specType(
    _ variable: CatalogVariable, _ localization: LintLocalization
  ) -> Finding? {
    guard localization.format == .stringsdict, variable.specType != StringsdictName.pluralRule
    else {
      return nil
    }
    let found = variable.specType.map { "is '\($0)'" } ?? "is missing"
    return Finding(
      "NSStringFormatSpecTypeKey of the variable '\(variable.name)' \(found); write "
        + "'\(StringsdictName.pluralRule)'")
  }

  private static func valueType(
    _ variable: CatalogVariable, _ general: LintText?, _ entry: LintEntry
  ) -> Finding? {
    guard let text = variable.valueType else { return nil }
    guard let value = ValueSpecifier(formatValueType: text) else {
      // A translation has what the source's file had.
      let sources = entry.isSource ? [] : entry.source.variables
      if sources.contains(where: { $0.name == variable.name && $0.valueType == text }) {
        return nil
      }
      if text.hasPrefix("%"), ValueSpecifier(formatValueType: String(text.dropFirst())) != nil {
        return Finding(
          "the value type '\(text)' of the variable '\(variable.name)' has a percent sign; write "
            + "'\(text.dropFirst())'",
          severity: .warning)
      }
      return Finding(
        "the value type '\(text)' of the variable '\(variable.name)' is no specifier; write one "
          + "without its percent sign, such as 'lld'")
    }
    guard let general, let number = entry.localization.argument(of: variable),
      let expected = reference(general, entry)?[number], let first = expected.types.first,
      let fit = expected.types.map({ $0.fitting(value.type) }).min(), fit != .same
    else { return nil }
    return Finding(
      "the value type '\(text)' of the variable '\(variable.name)' is for \(value.type.name), but "
        + "the source's is for \(first.name); write '\(expected.spelling.dropFirst())'",
      severity: fit == .different ? nil : .note)
  }

  private static func reference(_ text: LintText, _ entry: LintEntry) -> ArgumentReference? {
    guard let unit = entry.unit(of: text) else { return nil }
    return unit.isSource && !unit.key.key.utf8.contains(UInt8(ascii: "%"))
      ? nil : unit.argumentReference
  }

  /// Specifiers of the variable's own number in its forms, where no source says its type.
  private static func ownSpecifiers(
    _ variable: CatalogVariable, _ forms: [LintText], _ general: LintText, _ entry: LintEntry
  ) -> [EntryFinding] {
    guard let text = variable.valueType, let value = ValueSpecifier(formatValueType: text),
      let number = entry.localization.argument(of: variable),
      entry.isSource || reference(general, entry)?[number] == nil
    else { return [] }
    for form in forms {
      for shown in entry.localization.shownArguments(of: form) where shown.number == number {
        guard let fit = shown.value.map({ value.type.fitting($0.type) }), fit != .same else {
          continue
        }
        let count = fit == .different ? counted(forms, beside: number, value, entry) : nil
        let message = misfit(of: shown, in: form, variable, value, count: count)
        let severity: Severity? = fit == .different ? nil : .note
        // The other forms are written alike.
        return [
          EntryFinding(Finding(message, at: shown.range, severity: severity), path: form.path)
        ]
      }
    }
    return []
  }

  /// That a form shows a variable's number as another type.
  ///
  /// - Parameter count: The argument that may be what is counted.
  private static func misfit(
    of shown: ShownArgument, in form: LintText, _ variable: CatalogVariable,
    _ value: ValueSpecifier, count: Int?
  ) -> String {
    let specifier = form.value[utf8: shown.range]
    let type = shown.value?.type.name ?? ""
    if let count {
      return
        "the variable '\(variable.name)' is chosen by argument \(shown.number), which '\(specifier)' "
        + "shows as \(type); if the count is argument \(count), write "
        + "'%\(count)$#@\(variable.name)@'"
    }
    return
      "'\(specifier)' is for \(type), but the value type '\(variable.valueType ?? "")' of the variable "
      + "'\(variable.name)' is for \(value.type.name); write the same"
  }

  /// The one argument beside the variable's own that its forms show as a number of its type.
  private static func counted(
    _ forms: [LintText], beside own: Int, _ value: ValueSpecifier, _ entry: LintEntry
  ) -> Int? {
    let numbers = forms.flatMap { form in
      entry.localization.shownArguments(of: form).filter { shown in
        shown.number != own && (shown.value.map { $0.type == value.type } ?? false)
      }.map(\.number)
    }
    return Set(numbers).count == 1 ? numbers.first : nil
  }
}
