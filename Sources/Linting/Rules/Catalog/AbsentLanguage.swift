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
      once for a catalog and a language; silent where no key has plural forms.
      """,
    good: [], bad: [])

  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding] {
    let known = Set((table.languages + [table.sourceLanguage]).map(tag))
    let missing = context.languages.filter { !known.contains(tag($0)) }
    guard !missing.isEmpty, let index = firstPlural(of: table) else { return [] }
    return missing.map { language in
      TableFinding(
        index: index, language: language,
        EntryFinding(
          Finding(
            "the catalog has no text in '\(language)', so Xcode exports plural forms without targets "
              + "and with the source's categories; add the language, or export with l10n export")))
    }
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
      return key.shouldTranslate && !key.isStale && key.source.texts.contains { $0.category != nil }
    }
  }
}
