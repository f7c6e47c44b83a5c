import Linting
import LocaleData

/// The languages that texts are looked at in.
struct AskedLanguages {
  /// As they were asked for; empty for all.
  private let asked: [String]
  /// What the project says it is translated to.
  private let configured: [String]

  init(_ options: LintOptions, _ project: ProjectConfiguration) {
    asked = options.locales
    configured = project.configuration.locales
  }

  /// The languages of a table that were asked for, and of those that the project says it is
  /// translated to.
  func languages(of table: any LintTable) -> [String] {
    let own = table.languages.contains(table.sourceLanguage) ? [] : [table.sourceLanguage]
    let known = Set((table.languages + own).map { LanguageTag($0)?.description ?? $0 })
    let others = configured.filter { locale in
      !known.contains(LanguageTag(locale)?.description ?? locale)
    }
    return (table.languages + own + others).sorted().filter(contains)
  }

  /// Whether a language was asked for, however it is spelled.
  func contains(_ language: String) -> Bool {
    guard !asked.isEmpty else { return true }
    return asked.contains { LanguageTag.areSame($0, language) }
  }
}
