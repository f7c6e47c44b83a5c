import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// A text that says nothing where the source says something.
enum EmptyTranslation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "empty-translation", family: .catalog, severity: .error,
    folding: RuleDocumentation.Folding(mostSingle: 3, mostLanguages: 3) { count, language in
      "\(count) texts of \(language) are empty; translate them or remove the entries"
    },
    summary: "The text is empty, the source isn't.",
    rationale: """
      A reader sees nothing: a button without a title, a message without words. Translate the text, \
      or remove the entry, so that the source language is shown.

      A text of nothing but marks such as "-" or "???", where the source has words, is a warning; so is \
      what programs write where they have nothing, such as "undefined" or "#REF!", and \
      an empty text where the source is a mark alone, or isn't known: there may be nothing to say. In a \
      String Catalog an empty text counts as untranslated: where the source language has one in state \
      "translated", people read the key, which is a warning where that looks like a name (`NO_SEP`).

      The rule is silent where the source is empty too, or a text of white space, and where the source \
      isn't known and no language has anything else, for what developers keep ("do not localize"), \
      and for the titles that AppKit's objects have when they are made. Those of labels and buttons \
      are notes.
      """,
    good: [
      RuleExample("Delete all", "de", "Alles löschen"), RuleExample("Zero", "de", "null"),
      RuleExample(
        "Warning Label", "it", "",
        comment:
          #"Class = "NSTextFieldCell"; title = "Warning Label"; ObjectID = "a-1"; Note = "Do not localize";"#
      ),
    ],
    bad: [
      RuleExample(
        "Delete all", "de", "↓",
        finds: "the text is empty, the source isn't; translate it or remove the entry"),
      RuleExample(
        "Delete all", "de", "↓-",
        finds: "the text has no letter, the source has words; translate it", severity: .warning),
      RuleExample(
        "Delete all", "de", "↓undefined",
        finds: "'undefined' is what programs write where they have no text; translate the source",
        severity: .warning),
      RuleExample(
        "-", "de", "↓",
        finds: "the text is empty, the source isn't; translate it or remove the entry",
        severity: .warning),
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "de", ["one": "%lld Foto", "other": "↓ "],
        finds: "the text is empty, the source isn't; translate it or remove the entry"),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    if entry.isSource { return shownKey(entry) ?? emptySource(entry) }
    guard entry.key.shouldTranslate,
      let first = entry.source.texts.first(where: { !isBlank($0.value) })
    else { return [] }
    return entry.localization.texts.compactMap { text in
      let source = entry.source.text(at: text.path) ?? first
      guard
        var finding = marksOnly(text, source, entry) ?? nothing(text, source, entry)
          ?? blank(text, source, entry), !entry.key.isKept(source)
      else { return nil }
      if entry.key.isReplaced(source) { finding.severity = .note }
      return EntryFinding(finding, path: text.path)
    }
  }

  private static func marksOnly(
    _ text: LintText, _ source: LintText, _ entry: LintEntry
  ) -> Finding? {
    guard isMarksOnly(text), !isUnknown(source, entry), hasWords(source) else { return nil }
    return Finding(
      "the text has no letter, the source has words; translate it",
      at: text.wholeRange, severity: .warning)
  }

  /// What programs make of a value, a cell or an object that isn't there.
  private static let wordsForNothing = Set(
    LanguageFact.unfinished.list(of: "nothing").map { $0.replacing("_", with: " ") })

  /// A program's word for nothing in the place of a text; zero is "null" to some, and says so.
  private static func nothing(
    _ text: LintText, _ source: LintText, _ entry: LintEntry
  ) -> Finding? {
    guard text.value.utf8.count < 16, wordsForNothing.contains(text.value),
      !isUnknown(source, entry), !source.profile.scripts.isEmpty,
      text.value != "null" || hasWords(source),
      !source.value.lowercased().utf8.containsSequence(text.value.lowercased().utf8)
    else { return nil }
    return Finding(
      "'\(text.value)' is what programs write where they have no text; translate the source",
      at: text.wholeRange, severity: .warning)
  }

  private static func blank(
    _ text: LintText, _ source: LintText, _ entry: LintEntry
  ) -> Finding? {
    // A part may be empty where the number alone says it all.
    guard isBlank(text.value), text.state != .new, !isBlank(source.value),
      !entry.key.isEmptyInSource,
      !text.isPart || text.category == "other" || text.category == nil || entry.lacks(text)
    else { return nil }
    // " at " may be nothing but a space in another language.
    if !text.isEmpty, source.value.utf8.first == 0x20 { return nil }
    let isUnknown = isUnknown(source, entry)
    guard !isUnknown || othersSaySomething(entry, text.path) else { return nil }
    let isMark = source.profile.scripts.isEmpty && source.value.utf8.count < 3
    return Finding(
      "the text is empty, the source isn't; translate it or remove the entry",
      at: text.wholeRange, severity: isUnknown || isMark ? .warning : nil)
  }

  /// Whether nobody knows what the source says.
  private static func isUnknown(_ source: LintText, _ entry: LintEntry) -> Bool {
    entry.key.keyIsSource && source.value.namesText
  }

  /// Whether another language has more than white space in a place.
  private static func othersSaySomething(_ entry: LintEntry, _ path: TextPath) -> Bool {
    entry.key.translations.contains { other in
      other.text(at: path).map { !isBlank($0.value) } ?? false
    }
  }

  /// The finding about an empty text of a String Catalog's source language, for which an app shows the key;
  /// a key that is a text may be what people are to read.
  private static func shownKey(_ entry: LintEntry) -> [EntryFinding]? {
    guard entry.key.isEmptyInSource, !entry.key.keysAreNames, !isBlank(entry.key.key) else {
      return nil
    }
    let key = entry.key.key
    return [
      EntryFinding(
        Finding(
          "an empty text counts as untranslated in a String Catalog, so people read "
            + "'\(key.shortened())'; write a text, or ask for none where this would be shown",
          severity: key.namesText ? .warning : .note))
    ]
  }

  /// An empty text of the source language, under a key that says more.
  private static func emptySource(_ entry: LintEntry) -> [EntryFinding] {
    guard !entry.key.keyIsSource, entry.key.key.utf8.contains(0x20), !isBlank(entry.key.key)
    else { return [] }
    return entry.localization.texts.compactMap { text in
      guard isBlank(text.value), !text.isPart, text.state != .new else { return nil }
      return EntryFinding(
        Finding(
          "the text is empty, the key isn't; write what the app shows",
          at: text.wholeRange, severity: .warning), path: text.path)
    }
  }

  /// Whether a text is punctuation alone.
  private static func isMarksOnly(_ text: LintText) -> Bool {
    text.profile.scripts.isEmpty && !text.isPart && !text.isEmpty
      && text.value.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIDigit && $0 != 0x25 }
      && !isBlank(text.value)
  }

  /// Whether a source is more than an abbreviation or a short word that a mark can stand for.
  private static func hasWords(_ text: LintText) -> Bool {
    text.value.utf8.count(where: \.isASCIILetter) > 4
      && text.value.unicodeScalars.contains { $0.isSmallLetter }
  }

  private static func isBlank(_ text: String) -> Bool { text.isBlank }
}
