import Catalogs
import Diagnostics

/// A translation that an earlier revision had is gone.
enum LostTranslation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "lost-translation", family: .catalog, severity: .warning,
    summary: "A translation that an earlier revision had is gone.",
    rationale: """
      A merge, an import or a script can lose what somebody translated, and nobody sees it: the app \
      falls back to the source. Bring the text back, or have it translated again.

      The rule knows earlier texts only with `lint --since REVISION`, and looks at tables that changed \
      since then: the key is still there, the language had a text for it, and now it has none, an empty \
      one, or one that counts as new. It is a note where the source text has changed as well, for then \
      the old translation may have been wrong. Keys that are no longer to be translated, and \
      copies of the source, are no loss. A file that is gone as a whole is not told: that is seen in \
      every diff.
      """,
    good: [RuleExample("Save", "de", "Sichern")], bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard let earlier = context.settings.earlier, !entry.isSource, entry.key.shouldTranslate,
      !entry.localization.isTranslated, let file = entry.localization.file ?? entry.source.file
    else { return [] }
    func then(_ language: String) -> LintLocalization? {
      earlier.localization(
        forKey: entry.key.key, table: entry.key.table, language: language, near: file)
    }
    guard let old = then(entry.localization.language), old.isTranslated,
      let text = old.texts.first(where: { !$0.isEmpty && $0.state != .new })
    else { return [] }
    // A file that didn't change is as it was.
    let source = (then(entry.source.language) ?? entry.source).texts.map(\.value)
    guard old.texts.map(\.value) != source else { return [] }
    let isSameSource = source == entry.source.texts.map(\.value)
    return [
      EntryFinding(
        Finding(
          "\(earlier.revision) has '\(text.value.shortened(to: 60))' here, which is lost; bring it "
            + "back or translate the text again", severity: isSameSource ? nil : .note))
    ]
  }
}
