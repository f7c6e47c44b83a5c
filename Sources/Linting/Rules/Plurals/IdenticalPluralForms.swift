import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// All plural forms of a translation say the same.
enum IdenticalPluralForms: EntryRule {
  static let documentation = RuleDocumentation(
    id: "identical-plural-forms", family: .plurals, severity: .note,
    summary: "Plural forms are the same in a language that tells their numbers apart.",
    rationale: """
      Often a form was copied and not changed. Some words have one form only ("7 min", German \
      "2 Follower"), so this is a note.

      The rule is silent where the source's forms are the same, too, where words don't change after \
      numbers (as in Turkish or Hungarian), for a single noun that is known to be the same for one \
      ("%lld Benutzer"), for a number that ends the text behind a colon ("Чашек: %lld"), for \
      abbreviations and symbols of units, and for single forms.

      In languages that count two to four things with other forms than five (Czech, Russian, Slovak, \
      Ukrainian), it also finds a form `few` that is that for five, where the text starts with its \
      number: translators who know one plural write it in both. That is a warning.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "hu",
        ["one": "%lld fájl", "other": "%lld fájl"]),
      RuleExample(
        ["one": "1s ago", "other": "%llds ago"], "sl",
        ["one": "pred %lld s", "two": "pred %lld s", "few": "pred %lld s", "other": "pred %lld s"]),
      RuleExample(
        ["one": "%lld hour", "other": "%lld hours"], "cs",
        ["one": "%lld hod.", "few": "%lld hod.", "many": "%lld hod.", "other": "%lld hod."]),
      RuleExample(
        ["one": "%lld hour", "other": "%lld hours"], "nb", ["one": "%lld t", "other": "%lld t"]),
      RuleExample(
        ["one": "%lld hour", "other": "%lld hours"], "de",
        ["one": "%lld Std", "other": "%lld Std"]),
      RuleExample(
        ["one": "%lld device", "other": "%lld devices"], "cs",
        ["one": "%lld zařízení", "few": "%lld zařízení", "other": "%lld zařízení"]),
      RuleExample(
        ["one": "%lld hour", "other": "%lld hours"], "nl",
        ["one": "%lld uur", "other": "%lld uur"]),
      RuleExample(
        ["one": "%lld user", "other": "%lld users"], "de",
        ["one": "%lld Benutzer", "other": "%lld Benutzer"]),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "ru",
        [
          "one": "Чашек на столе: %lld", "few": "Чашек на столе: %lld",
          "many": "Чашек на столе: %lld", "other": "Чашек на столе: %lld",
        ]),
      RuleExample(
        ["one": "%lld cup left", "other": "%lld cups left"], "ga",
        [
          "one": "%lld cupán fágtha", "two": "%lld cupán fágtha", "few": "%lld cupán fágtha",
          "many": "%lld cupán fágtha", "other": "%lld cupán fágtha",
        ]),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "ru",
        ["one": "%lld чашка", "few": "%lld чашки", "many": "%lld чашек", "other": "%lld чашки"]),
      RuleExample(
        ["one": "%lld new", "other": "%lld new ones"], "ru",
        ["one": "%lld новый", "few": "%lld новых", "many": "%lld новых", "other": "%lld новых"]),
      RuleExample(
        ["one": "%lld of the file", "other": "%lld of the files"], "ru",
        [
          "one": "%lld из файла", "few": "%lld из файлов", "many": "%lld из файлов",
          "other": "%lld из файла",
        ]),
      RuleExample(
        ["one": "in %lld file", "other": "in %lld files"], "cs",
        ["one": "v %lld souboru", "few": "v %lld souborech", "other": "v %lld souborech"]),
    ],
    bad: [
      RuleExample(
        ["one": "Cups: %lld cup", "other": "Cups: %lld cups"], "ru",
        [
          "one": "Стол: %lld чашек", "few": "Стол: %lld чашек", "many": "Стол: %lld чашек",
          "other": "Стол: %lld чашек",
        ],
        finds:
          "all 4 plural forms are the same, and those of the source are not; write each as ru counts"
      ),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "cs",
        ["one": "%lld šálek", "few": "%lld šálek", "other": "%lld šálek"],
        finds:
          "all 3 plural forms are the same, and those of the source are not; write each as cs counts"
      ),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "%lld Dateien", "other": "%lld Dateien"],
        finds:
          "both plural forms are the same, and those of the source are not; write each as de counts"
      ),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "ru",
        ["one": "%lld чашка", "few": "%lld чашек", "many": "%lld чашек", "other": "%lld чашки"],
        finds: "2 and 5 have the same form here, which ru tells apart; write each as ru counts",
        severity: .warning),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "cs",
        ["one": "%lld soubor", "few": "%lld souborů", "other": "%lld souborů"],
        finds: "2 and 5 have the same form here, which cs tells apart; write each as cs counts",
        severity: .warning),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard !entry.isSource else { return [] }
    let groups = entry.localization.pluralForms
    guard !groups.isEmpty, let tag = entry.localization.tag, !CountCategories.keepsSingular(tag)
    else { return [] }
    let categories = CountCategories.categories(of: tag)
    guard categories.needed.count > 1 else { return [] }
    lazy var hasSeveral = entry.source.pluralForms.contains { source in
      Set(source.forms.map(\.wordsAroundNumber)).count > 1
    }
    return groups.filter(\.isTranslated).compactMap { group in
      if let few = CopiedFew.form(of: group, tag) { return copied(few, entry) }
      guard let general = group.general, group.areAlike, hasSeveral,
        categories.needed.count(where: { group.has($0) }) > 1,
        general.hasWords, !general.isAbbreviated(in: tag.language),
        !SameForOne.holds(general, tag, context.engines)
      else { return nil }
      let all = group.forms.count == 2 ? "both" : "all \(group.forms.count)"
      return EntryFinding(
        Finding(
          "\(all) plural forms are the same, and those of the source are not; "
            + "write each as \(entry.localization.language) counts"),
        path: general.path)
    }
  }

  private static func copied(_ few: LintText, _ entry: LintEntry) -> EntryFinding {
    let language = entry.localization.language
    var finding = Finding(
      "2 and 5 have the same form here, which \(language) tells apart; "
        + "write each as \(language) counts")
    finding.severity = .warning
    return EntryFinding(finding, path: few.path)
  }
}

extension LintText {
  /// The text without its number: "1s ago" says the same as "%lds ago".
  fileprivate var wordsAroundNumber: [UInt8] {
    var specifiers = scan.specifiers.map(\.range)[...]
    return value.utf8.enumerated().filter { offset, byte in
      if let first = specifiers.first, first.upperBound <= offset { specifiers.removeFirst() }
      return !byte.isASCIIDigit && specifiers.first?.contains(offset) != true
    }.map(\.element)
  }

  /// Whether the only word beside the number is short for another, or the symbol of a unit, which has
  /// no plural: `%lld Std.`, `%lld h`.
  fileprivate func isAbbreviated(in language: String) -> Bool {
    guard let word = prose.words.first, prose.words.count == 1 else { return false }
    let text = prose.text(word)
    let isUnit = ["counted", language + ".counted"].contains {
      TranslatableWords.units[$0]?.contains(text) ?? false
    }
    let hasStop = word.upperBound < prose.scalars.count && prose.scalars[word.upperBound] == "."
    return isUnit || word.count < 3 || hasStop && word.count <= 5
  }

  /// Whether there are letters beside the specifiers.
  fileprivate var hasWords: Bool {
    value.utf8.enumerated().contains { offset, byte in
      byte.mayBeLetter && !scan.specifiers.contains { $0.range.contains(offset) }
    }
  }
}
