import Diagnostics
import Extraction
import LocaleData
import Localization
import Locking

/// Looks for plural forms that agreement can replace, key by key.
struct SuggestSearch {
  /// What is known of one key.
  enum Result: Sendable {
    case suggestion(SuggestOutcome.Suggestion)
    case passedOver(SuggestOutcome.PassedOver)
  }

  private let folder: PreviewCatalogs.Folder
  private let trial: AgreementTrial

  init(_ folder: PreviewCatalogs.Folder, _ trial: AgreementTrial) {
    (self.folder, self.trial) = (folder, trial)
  }

  /// What there is to say of the keys that vary by number in the source language, in the order of
  /// their files.
  var results: [Result] {
    folder.store.tables.flatMap { table in
      parallelMap(folder.store.keys(table: table)) { _, key in result(for: key, table) }
        .compactMap(\.self)
    }
  }

  private func result(for key: String, _ table: String) -> Result? {
    let store = folder.store
    let language = store.sourceLanguage(of: table)
    guard let tag = LanguageTag(language),
      let found = store.lookUp(key, table: table, locale: tag), !found.isFixed,
      let file = store.text(of: key, table: table, localization: found.localization)?.file
    else { return nil }
    let pass = { Result.passedOver(.init(key: key, table: table, file: file, reason: $0)) }
    let read = CountedText.reading(
      of: key, table: table, localization: found.localization, in: store)
    switch read {
    case .fixed: return nil
    case .refused(let reason): return pass(reason)
    case .counted(let counted):
      switch trial.verdict(on: counted, key: key, source: nil) {
      case .none(let reason): return pass(reason)
      case .text(let text, let notes):
        let own = SuggestOutcome.Language(
          locale: counted.locale, file: counted.file, forms: counted.shown, text: text,
          notes: notes)
        return .suggestion(suggestion(key, table, counted, own, found.localization))
      }
    }
  }

  private func suggestion(
    _ key: String, _ table: String, _ counted: CountedText, _ source: SuggestOutcome.Language,
    _ own: String
  ) -> SuggestOutcome.Suggestion {
    let text = source.text ?? ""
    let others = folder.store.localizations.filter {
      $0 != own && $0 != "Base" && !LanguageTag.isPseudoLocale($0)
    }
    let languages = others.sorted().compactMap { localization in
      language(
        localization, of: key, table,
        source: .init(language: counted.locale, text: text, forms: source.forms))
    }
    var suggestion = SuggestOutcome.Suggestion(
      key: key, table: table, file: counted.file, languages: [source] + languages,
      numbers: counted.forms.map(\.number))
    suggestion.newKey = SuggestedKey(key, counted, text)?.spelling
    return suggestion
  }

  /// nil for a language that has one text for all numbers, or none.
  private func language(
    _ localization: String, of key: String, _ table: String,
    source: AgreementTrial.Source
  ) -> SuggestOutcome.Language? {
    let read = CountedText.reading(
      of: key, table: table, localization: localization, in: folder.store)
    switch read {
    case .fixed: return nil
    case .refused(let reason):
      let file = folder.store.text(of: key, table: table, localization: localization)?.file
      return .init(locale: localization, file: file ?? "", forms: [], text: nil, reason: reason)
    case .counted(let counted):
      var language = SuggestOutcome.Language(
        locale: localization, file: counted.file, forms: counted.shown)
      switch trial.verdict(on: counted, key: key, source: source) {
      case .text(let text, let notes): (language.text, language.notes) = (text, notes)
      case .none(let reason): language.reason = reason
      }
      return language
    }
  }
}
