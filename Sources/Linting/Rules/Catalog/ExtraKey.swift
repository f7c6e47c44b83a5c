import Diagnostics

/// A translation has a key that the source language doesn't have.
enum ExtraKey: EntryRule {
  static let documentation = RuleDocumentation(
    id: "extra-key", family: .catalog, severity: .warning,
    summary: "A translation has a key that the source language's file doesn't have.",
    rationale: """
      The key was renamed, removed or misspelt: the app asks for another one, and nobody ever sees \
      this text. Or the source language lacks it, and its readers see the bare key.

      It is a warning where the language lacks a key of nearly the same name, which was surely \
      meant, and with `--sources` where the code asks for the key, or where all sources are known \
      and nothing asks for it: once for all languages, and `--fix --remove-unused` removes it from \
      all. Otherwise it is a note: a text that nobody sees does no harm.

      The rule is silent where the source language has no file of the table or one with few of its \
      keys, because the keys are its texts, where a storyboard or a property list has the source \
      text, and in String Catalogs, whose keys are the same in all languages.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.key.isUnknownToSource, !entry.key.sourceIsElsewhere, !entry.isSource,
      !entry.localization.texts.isEmpty
    else {
      return []
    }
    let key = entry.key
    let name = entry.source.language
    let lack = "the source language (\(name)) has no such key"
    if let meant = key.meantKeys[entry.localization.language] {
      return [finding("\(lack); `\(meant)` is missing here and was probably meant")]
    }
    switch key.use {
    case .used: return [finding("\(lack), but the code asks for it; add it to \(name)")]
    case .unused:
      // One language with it is enough to say so.
      let first = key.translations.first { !$0.texts.isEmpty }
      let isFirst = first?.language == entry.localization.language
      return [
        finding("\(lack), and nothing asks for it; remove it", isFirst ? nil : .note)
      ]
    case .unknown, .spelled, .unnamed:
      return [finding("\(lack); correct it, or remove it if no code asks for it", .note)]
    }
  }

  private static func finding(_ message: String, _ severity: Severity? = nil) -> EntryFinding {
    EntryFinding(Finding(message, severity: severity))
  }
}
