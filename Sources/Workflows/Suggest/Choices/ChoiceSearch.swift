import Diagnostics
import Extraction
import LocaleData
import Localization
import Locking

/// Looks for texts that code chooses between by a number, and that one with agreement can replace.
struct ChoiceSearch {
  /// What is known of some keys, and the places that choose between them.
  enum Result: Sendable {
    case suggestion(SuggestOutcome.Suggestion, [CodeChoice])
    case passedOver(SuggestOutcome.PassedOver)
  }

  private let folders: [PreviewCatalogs.Folder]
  private let trial: AgreementTrial

  init(_ folders: [PreviewCatalogs.Folder], _ trial: AgreementTrial) {
    (self.folders, self.trial) = (folders, trial)
  }

  /// What there is to say of each pair of keys, in the order of the places.
  func results(for choices: [CodeChoice]) -> [Result] {
    var order: [CodeChoice.Keys] = []
    var places: [CodeChoice.Keys: [CodeChoice]] = [:]
    var results: [Result] = []
    for choice in choices {
      switch choice.finding {
      case .refused(let reason): results.append(.passedOver(.init(choice, reason)))
      case .keys(let keys):
        if places[keys] == nil { order.append(keys) }
        places[keys, default: []].append(choice)
      }
    }
    let found = parallelMap(order.map { ($0, places[$0] ?? []) }) { _, pair in
      result(for: pair.0, at: pair.1)
    }
    return results + Self.merged(found.compactMap(\.self))
  }

  /// Suggestions of the same texts are one, wherever code asks in another way for which numbers.
  private static func merged(_ results: [Result]) -> [Result] {
    var merged: [Result] = []
    for result in results {
      guard case .suggestion(let new, let choices) = result else {
        merged.append(result)
        continue
      }
      let index = merged.firstIndex { known in
        if case .suggestion(let old, _) = known { old.says(new) } else { false }
      }
      guard let index, case .suggestion(var old, let known) = merged[index] else {
        merged.append(result)
        continue
      }
      old.addNotes(of: new)
      merged[index] = .suggestion(old, known + choices)
    }
    return merged
  }

  private func result(for keys: CodeChoice.Keys, at places: [CodeChoice]) -> Result? {
    guard let first = places.first else { return nil }
    let pass = { Result.passedOver(.init(first, $0)) }
    guard let store = store(with: keys) else {
      return pass(.init(.unfinished, "no catalog has the texts"))
    }
    let language = store.sourceLanguage(of: keys.table)
    let texts = ChoiceTexts(keys: keys, store: store)
    switch texts.reading(in: language, isSource: true) {
    case .missing: return nil
    case .fixed: return pass(.init(.otherWords, "the texts say the same"))
    case .refused(let reason, _): return pass(reason)
    case .counted(let counted, let notes):
      switch trial.verdict(on: counted, key: keys.other, source: nil) {
      case .none(let reason): return pass(reason)
      case .text(let text, let more):
        let own = SuggestOutcome.Language(
          locale: counted.locale, file: counted.file, forms: counted.shown, text: text,
          notes: notes + more)
        return suggestion(texts, counted, own).map { .suggestion($0, places) }
          ?? pass(.init(.otherArguments, "the new key would be filled with other arguments"))
      }
    }
  }

  /// The catalogs that have the texts; of several the first, which code can't tell from others.
  private func store(with keys: CodeChoice.Keys) -> TableStore? {
    let stores = folders.map(\.store)
    let counts = stores.map { store in
      LanguageTag(store.sourceLanguage(of: keys.table)).map { tag in
        Set([keys.one, keys.other]).count { store.contains($0, table: keys.table, locale: tag) }
      } ?? 0
    }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return nil
    }
    return stores[index]
  }

  // MARK: Languages

  /// Nil where the key has to change and can't.
  private func suggestion(
    _ texts: ChoiceTexts, _ counted: CountedText, _ source: SuggestOutcome.Language
  ) -> SuggestOutcome.Suggestion? {
    let (keys, text) = (texts.keys, source.text ?? "")
    let others = texts.store.localizations.filter {
      $0 != counted.locale && $0 != "Base" && !LanguageTag.isPseudoLocale($0)
    }
    let languages = others.sorted().compactMap {
      language($0, texts, source: .init(language: counted.locale, text: text, forms: source.forms))
    }
    var suggestion = SuggestOutcome.Suggestion(
      key: keys.other, table: keys.table, file: counted.file, languages: [source] + languages,
      numbers: counted.forms.map(\.number))
    suggestion.isChoice = true
    suggestion.otherKeys = keys.one == keys.other ? [] : [keys.one]
    let key = ChoiceTexts.joined(keys.other, keys.words) { $0.other }
    suggestion.newKey = SuggestedKey(key, counted, text)?.spelling
    // Code that puts text into the key would make another key of the number.
    guard !keys.takesText || suggestion.newKey == nil else { return nil }
    // Without a word's interpolation the literal is no longer the same key.
    return keys.words.isEmpty || suggestion.newKey != nil ? suggestion : nil
  }

  private func language(
    _ localization: String, _ texts: ChoiceTexts, source: AgreementTrial.Source
  ) -> SuggestOutcome.Language? {
    var language = SuggestOutcome.Language(locale: localization, file: "", forms: [])
    switch texts.reading(in: localization, isSource: false) {
    case .missing: return nil
    case .fixed(let text, let file): (language.text, language.file) = (text, file)
    case .refused(let reason, let file): (language.reason, language.file) = (reason, file)
    case .counted(let counted, let notes):
      (language.file, language.forms) = (counted.file, counted.shown)
      switch trial.verdict(on: counted, key: texts.keys.other, source: source) {
      case .text(let text, let more): (language.text, language.notes) = (text, notes + more)
      case .none(let reason): language.reason = reason
      }
    }
    return language
  }
}

extension SuggestOutcome.Suggestion {
  /// Whether another one has the same keys and texts.
  fileprivate func says(_ other: Self) -> Bool {
    table == other.table && key == other.key && otherKeys == other.otherKeys
      && languages.map(\.text) == other.languages.map(\.text)
  }

  fileprivate mutating func addNotes(of other: Self) {
    numbers = numbers.filter(other.numbers.contains)
    for (index, language) in other.languages.enumerated() {
      languages[index].notes += language.notes.filter { !languages[index].notes.contains($0) }
    }
  }
}

extension SuggestOutcome.PassedOver {
  init(_ choice: CodeChoice, _ reason: SuggestOutcome.Reason) {
    self.init(
      key: choice.other, otherKeys: choice.one == choice.other ? [] : [choice.one],
      table: choice.table, file: choice.reference.file, reason: reason)
  }
}
