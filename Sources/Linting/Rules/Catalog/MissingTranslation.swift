import Catalogs
import Diagnostics
import LocaleData
import Messages
import Reading

/// A language has nothing for a key.
enum MissingTranslation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-translation", family: .catalog, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 1) { count, language in
      "\(count) keys have no text in \(language); translate them"
    },
    summary: "A language that the table has otherwise has no text for a key.",
    rationale: """
      A reader sees the source language in the middle of their own. Translate the text, or mark the \
      key as one that is not translated.

      The rule is silent for keys that are not to be translated or no longer used, for regional \
      variants of the source language, for folders that are called after no language, and for texts \
      that are the same in all languages: arguments, marks, numbers, acronyms and addresses. So it is \
      for what developers keep, by a remark in the text or its comment ("do not localize"), and for the \
      titles that AppKit's objects have when they are made ("Table View Cell"); those of labels, buttons \
      and items of bars and menus are notes. Several \
      keys that a language lacks are one finding with their number; ask for the rule by name, or `l10n \
      status`, to see which. In a language that has less than half of the table a missing text is only \
      a note.
      """,
    good: [
      RuleExample("Delete all", "de", "Alles löschen"),
      RuleExample("%@ / %@", "de", .none),
      RuleExample("Color", "en-GB", .none),
      RuleExample("Delete all", "de", .none, comment: "Do not localize"),
      RuleExample("Delete all #bc-ignore!", "de", .none),
      RuleExample(
        "Table View Cell", "de", .none,
        comment: #"Class = "NSTextFieldCell"; title = "Table View Cell"; ObjectID = "a-1";"#),
    ],
    bad: [
      RuleExample("Delete all", "de", .none, finds: "there is no text in de; translate it"),
      RuleExample(
        "Title", "de", .none,
        comment: #"Class = "UINavigationItem"; title = "Title"; ObjectID = "a-1";"#,
        finds: "there is no text in de; translate it", severity: .note),
      RuleExample(
        "Title", "de", .none,
        comment: #"Class = "UILabel"; text = "Title"; ObjectID = "a-1";"#,
        finds: "there is no text in de; translate it"),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard !entry.isSource, entry.key.shouldTranslate, !entry.key.isStale,
      !entry.localization.isTranslated, !hasEmptyText(entry), !isVariant(entry),
      // A format may be nothing but a variable, whose forms have the words.
      entry.source.texts.contains(where: { !$0.isEmpty && hasWords($0) && !entry.key.isKept($0) }),
      !entry.key.isUnknownToSource, !entry.key.isProductName,
      // Nobody is to translate what no system shows; `unknown-locale` finds that.
      LanguageTag.mayNameLanguage(entry.localization.language)
    else { return [] }
    let isNew = entry.localization.texts.contains { $0.state == .new }
    let name = entry.localization.language
    let isMinor =
      entry.key.sparseLanguages.contains(name)
      || entry.source.texts.allSatisfy(entry.key.isReplaced)
    return [
      EntryFinding(
        Finding(
          isNew
            ? "the text is still new in \(name); translate it"
            : "there is no text in \(name); translate it",
          severity: isMinor ? .note : nil))
    ]
  }

  /// An empty text is what `empty-translation` finds.
  private static func hasEmptyText(_ entry: LintEntry) -> Bool {
    entry.localization.texts.contains { $0.isEmpty && $0.state != .new }
  }

  /// A language that falls back to the source language shows its text rightly.
  private static func isVariant(_ entry: LintEntry) -> Bool {
    guard let tag = entry.localization.tag, let source = entry.source.tag else { return false }
    return tag.language == source.language && tag.script == source.script
  }

  private static func hasWords(_ text: LintText) -> Bool {
    guard !text.profile.scripts.isEmpty else { return false }
    let prose = text.prose
    return prose.words.contains { word in
      let scalars = prose.scalars[word]
      guard scalars.contains(where: \.isLetter) else { return false }
      let isName = scalars.allSatisfy { $0.isCapital || $0.decimalDigit != nil }
      let hasInnerCapital = scalars.dropFirst().contains(where: \.isCapital)
      return scalars.count > 1 && !isName && !hasInnerCapital
    }
  }
}
