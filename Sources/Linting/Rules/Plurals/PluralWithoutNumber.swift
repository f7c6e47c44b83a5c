import Catalogs
import Diagnostics
import LocaleData
import Messages

/// A plural variation whose forms never show the number.
enum PluralWithoutNumber: EntryRule {
  static let documentation = RuleDocumentation(
    id: "plural-without-number", family: .plurals, severity: .error,
    summary: "No form of a plural variation shows the number that its source shows.",
    rationale: """
      The forms differ, but a reader can't tell how many there are. Show the number in the forms \
      that are for several. Where the source's own form for one says nothing of a number ("Delete this \
      photo?"), the others may do without it, too, and the rule warns. Where neither the key nor a form \
      has a number, in the source language or in the translation of a text that takes no argument at \
      all, nothing can choose between the forms; there the rule warns.

      It is silent where the source varies without a number, for there it is to be mended.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "Eine Datei", "other": "%lld Dateien"])
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "Datei", "other": "Dateien"],
        finds:
          "no form shows the number (%lld) that the source shows; write '%lld' in the forms for several numbers"
      ),
      RuleExample(
        ["one": "Delete this file?", "other": "Delete %lld files?"], "vi",
        ["other": "Xóa các tệp này?"],
        finds:
          "no form shows the number (%lld) that the source shows; write '%lld' in the forms for several numbers",
        severity: .warning),
      RuleExample(
        source: ["one": "File", "other": "Files"],
        finds:
          "neither the key nor a form has a number, so that nothing chooses between the forms; show the number or remove the variation",
        severity: .warning),
      RuleExample(
        "Already connected", "pl", ["one": "połączony", "other": "połączenia"],
        finds:
          "the source takes no argument, so that nothing chooses between the forms; write one text",
        severity: .warning),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    entry.localization.pluralForms.compactMap { group in
      guard group.isTranslated, let general = group.general, !general.isEmpty else { return nil }
      return entry.isSource ? inSource(group, general, entry) : inTranslation(group, general, entry)
    }
  }

  private static func inSource(
    _ group: PluralForms, _ general: LintText, _ entry: LintEntry
  ) -> EntryFinding? {
    guard isUncounted(group, entry) else { return nil }
    return EntryFinding(
      Finding(
        "neither the key nor a form has a number, so that nothing chooses between the forms; show "
          + "the number or remove the variation",
        severity: .warning), path: general.path)
  }

  /// Whether nothing says that there is a number at all.
  private static func isUncounted(_ group: PluralForms, _ entry: LintEntry) -> Bool {
    group.variable == nil && entry.localization.variables.isEmpty
      && entry.key.declaration?.arguments.isEmpty ?? true
      && group.forms.allSatisfy { $0.scan.specifiers.isEmpty && $0.scan.problems.isEmpty }
      && !entry.key.key.utf8.contains(UInt8(ascii: "%"))
  }

  private static func inTranslation(
    _ group: PluralForms, _ general: LintText, _ entry: LintEntry
  ) -> EntryFinding? {
    guard let argument = unshown(group, general, entry) else {
      return ofPlainText(group, general, entry)
    }
    // A specifier that lost its sign has a finding of its own.
    guard entry.unit(of: general).map({ SpecifierRemnant.ranges(in: $0).isEmpty }) ?? true else {
      return nil
    }
    let isOwn = group.variable == nil || entry.localization.format == .stringsdict
    return EntryFinding(
      Finding(
        "no form shows the number (\(argument.spelling)) that the source shows; write "
          + "'\(isOwn ? argument.spelling : "%arg")' in the forms for several numbers",
        severity: isLeftOutInSource(argument.number, entry) ? .warning : nil),
      path: general.path)
  }

  /// Whether a form of the source says nothing of the number that others of the same variation show.
  private static func isLeftOutInSource(_ count: Int, _ entry: LintEntry) -> Bool {
    let source = entry.source
    let language = source.tag?.language ?? source.language
    func shows(_ form: LintText) -> Bool {
      source.shownArguments(of: form).contains { $0.number == count }
    }
    return source.pluralForms.contains { group in
      group.forms.contains(where: shows)
        && group.forms.contains { !$0.isEmpty && !shows($0) && !$0.mayNameOne(language) }
    }
  }

  /// The forms of a text that takes no argument, as far as that is known.
  private static func ofPlainText(
    _ group: PluralForms, _ general: LintText, _ entry: LintEntry
  ) -> EntryFinding? {
    let source = entry.source
    let isName = entry.key.keyIsSource && SourceIdentifier.isIdentifier(entry.key.key)
    guard isUncounted(group, entry), !isName, !source.texts.isEmpty, source.pluralForms.isEmpty,
      source.variables.isEmpty,
      source.texts.allSatisfy({ $0.scan.specifiers.isEmpty && $0.scan.problems.isEmpty })
    else { return nil }
    return EntryFinding(
      Finding(
        "the source takes no argument, so that nothing chooses between the forms; write one text",
        severity: .warning), path: general.path)
  }

  /// The arguments that no form of their variable shows, so that the text around it doesn't, either.
  ///
  /// - Parameter names: Those of the variables that are asked about.
  static func unshownCounts(in entry: LintEntry, of names: Set<String>) -> Set<Int> {
    guard !entry.isSource, entry.localization.texts.count <= ScanLimit.forms else { return [] }
    let counts = entry.localization.pluralForms.compactMap { group -> Int? in
      guard group.variable.map({ names.contains($0.name) }) ?? false, group.isTranslated,
        let general = group.general,
        !general.isEmpty
      else { return nil }
      return unshown(group, general, entry)?.number
    }
    return Set(counts)
  }

  /// The number that the source shows and no form does.
  private static func unshown(
    _ group: PluralForms, _ general: LintText, _ entry: LintEntry
  ) -> ArgumentReference.Argument? {
    guard let unit = entry.unit(of: general),
      let reference = unit.argumentReference, let count = unit.countArgument(reference),
      let argument = reference[count], argument.isShownSomewhere, unit.malformedSpecifiers.isEmpty,
      !group.forms.contains(where: { form in
        entry.localization.shownArguments(of: form).contains { $0.number == count }
      }),
      !isShownBeside(group, count, entry)
    else { return nil }
    return argument
  }

  /// Whether the text around a variable shows its number.
  private static func isShownBeside(
    _ group: PluralForms, _ count: Int, _ entry: LintEntry
  ) -> Bool {
    group.variable != nil && entry.localization.numbers(ofPartsOnly: false).contains(count)
  }
}
