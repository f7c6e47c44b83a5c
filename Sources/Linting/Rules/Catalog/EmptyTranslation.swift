import Catalogs
import Diagnostics
import Messages

/// A text that says nothing where the source says something.
enum EmptyTranslation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "empty-translation", family: .catalog, severity: .error,
    summary: "The text is empty, the source isn't.",
    rationale: """
      A reader sees nothing: a button without a title, a message without words. Translate the text, \
      or remove the entry, so that the source language is shown.

      The rule is silent where the source is empty too, or a text of white space.
      """,
    good: [RuleExample("Delete all", "de", "Alles löschen")],
    bad: [
      RuleExample("Delete all", "de", "↓"),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "de", ["one": "%lld Foto", "other": "↓ "]),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard !entry.isSource, entry.key.shouldTranslate,
      let first = entry.source.texts.first(where: { !isBlank($0.value) })
    else { return [] }
    return entry.localization.texts.compactMap { text in
      guard isBlank(text.value), text.state != .new else { return nil }
      // A part may be empty where the number alone says it all.
      guard !text.isPart || text.category == "other" || text.category == nil else { return nil }
      // " at " may be nothing but a space in another language.
      if !text.isEmpty, first.value.utf8.first == 0x20 { return nil }
      if let same = entry.source.text(at: text.path), isBlank(same.value) { return nil }
      return EntryFinding(
        Finding(
          "the text is empty, the source isn't; translate it or remove the entry",
          at: 0..<text.value.utf8.count), path: text.path)
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    guard first <= 0x20 || first == 0xC2 || first == 0xE2 else { return false }
    return text.unicodeScalars.allSatisfy { $0.isSpace || $0.isInvisible }
  }
}
