import Catalogs
import Diagnostics
import LocaleData

/// A String Catalog with plural forms has nothing in a language of the project.
enum AbsentLanguage: TableRule {
  static let documentation = RuleDocumentation(
    id: "absent-language", family: .catalog, severity: .warning,
    summary: "A String Catalog with plural forms has no text at all in a language of the project.",
    rationale: """
      For a language that a catalog doesn't have yet, Xcode exports each plural form as a unit without \
      a target, and with the categories of the source language. Translators then fill in too few \
      forms, or too many. Add the language to the catalog first, or export with `l10n export`, which \
      writes the forms that the language has.

      The languages of the project are those of its other catalogs and of its configuration. Found \
      once for a catalog, with all that it lacks; silent where no key has plural forms.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    let known = Set((table.languages + [table.sourceLanguage]).map(tag))
    var seen: Set<String> = []
    let missing = context.languages.filter { language in
      !known.contains(tag(language)) && seen.insert(tag(language)).inserted
    }
    guard let first = missing.first, let index = firstPlural(of: table) else { return [] }
    return [
      TableFinding(
        index: index, language: missing.count == 1 ? first : table.sourceLanguage,
        EntryFinding(Finding(message(missing))))
    ]
  }

  private static func message(_ missing: [String]) -> String {
    let (languages, them) = missing.count == 1 ? ("a language", "it") : ("languages", "them")
    return
      "the catalog has plural forms and no text in \(missing.listed(atMost: 10)), \(languages) "
      + "of the project; add \(them) to the catalog before Xcode exports it, or export with l10n "
      + "export: translators get only the source's plural forms otherwise"
  }

  private static func tag(_ language: String) -> String {
    LanguageTag(language)?.description ?? language
  }

  private static func firstPlural(of table: any LintTable) -> Int? {
    guard table.count > 0 else { return nil }
    let first = table.key(at: 0, languages: [])
    // A file for translators has one language, whatever languages its neighbours have.
    guard first.source.format == .stringCatalog, !first.commentIsSubmitted else { return nil }
    return (0..<table.count).first { index in
      let key = table.key(at: index, languages: [])
      return key.shouldTranslate && !key.isStale && !key.isMergeConflict
        && key.source.texts.contains { $0.category != nil }
    }
  }
}
