import Catalogs
import Diagnostics
import Extraction
import Foundation
import Grammar
import LocaleData
import Localization
import Vocabulary

/// Looks for texts that code chooses between by an enum, which differ in an adjective, so that one
/// text can take the adjective as its argument.
struct VariantSearch {
  private let folders: [PreviewCatalogs.Folder]
  private let trial: AgreementTrial

  init(_ folders: [PreviewCatalogs.Folder], _ trial: AgreementTrial) {
    (self.folders, self.trial) = (folders, trial)
  }

  /// What is suggested, with the place, and what is not, in the order of the places; nothing is said
  /// of texts that differ in more than a word.
  func results(
    for choices: [VariantChoice]
  ) -> [(choice: VariantChoice, result: Swift.Result<SuggestOutcome.Suggestion, Refusal>)] {
    var seen: Set<VariantChoice.Keys> = []
    return choices.filter { seen.insert($0.keys).inserted }.compactMap { choice in
      result(for: choice).map { (choice, $0) }
    }
  }

  struct Refusal: Error { var reason: SuggestOutcome.Reason }

  private func result(
    for choice: VariantChoice
  ) -> Swift.Result<SuggestOutcome.Suggestion, Refusal>? {
    let keys = choice.keys
    guard !choice.isByGender else {
      return .failure(
        Refusal(
          reason: .init(
            .byGender,
            "code chooses by gender; agreement asks the reader's, or a word's, and code doesn't "
              + "tell whose this is")))
    }
    guard let store = store(with: keys) else { return nil }
    let source = store.sourceLanguage(of: keys.table)
    guard let tag = LanguageTag(source), let grammar = trial.engine(tag)?.grammar,
      let texts = texts(keys, in: source, store, isSource: true),
      let marking = VariantMarking(texts.texts), describes(marking, grammar)
    else { return nil }
    let own = language(source, tag, keys, texts, source: nil)
    guard let text = own.text else {
      return .failure(Refusal(reason: own.reason ?? .init(.otherWords, "no word stands beside it")))
    }
    let others = languages(keys, store, source: .init(language: source, text: text))
    if let reason = Self.obstacle([own] + others) { return .failure(Refusal(reason: reason)) }
    var suggestion = SuggestOutcome.Suggestion(
      key: keys.keys[0], table: keys.table, file: texts.file, languages: [own] + others,
      numbers: [], newKey: text)
    (suggestion.isChoice, suggestion.otherKeys) = (true, Array(keys.keys.dropFirst()))
    return .success(suggestion)
  }

  /// Why one text is no gain; nil where it is.
  private static func obstacle(
    _ languages: [SuggestOutcome.Language]
  ) -> SuggestOutcome.Reason? {
    let same = languages.filter { $0.text != nil }
    guard same.count * 2 >= languages.count else {
      return .init(
        .otherForms,
        "of \(languages.count) languages \(same.count) would say the same with one text")
    }
    let agrees = same.contains { language in
      zip(language.forms, language.words).contains { form, word in
        !form.text.split(separator: " ").contains(Substring(word.text))
      }
    }
    return agrees
      ? nil : .init(.noAgreement, "no language here has another form of the word in the text")
  }

  /// The first catalogs that have all keys.
  private func store(with keys: VariantChoice.Keys) -> TableStore? {
    folders.lazy.map(\.store).first { store in
      LanguageTag(store.sourceLanguage(of: keys.table)).map { tag in
        keys.keys.allSatisfy { store.contains($0, table: keys.table, locale: tag) }
      } ?? false
    }
  }

  /// Whether what differs are adjectives beside a noun; else agreement has nothing to do.
  private func describes(_ marking: VariantMarking, _ grammar: Inflector) -> Bool {
    let part = { (word: String) in grammar.describe(word).features.partOfSpeech }
    return marking.words.allSatisfy { part($0) == .adjective }
      && marking.neighbors.contains { part($0) == .noun }
  }

  // MARK: Languages

  /// The texts of a language; nil where it lacks one of them.
  private func texts(
    _ keys: VariantChoice.Keys, in localization: String, _ store: TableStore, isSource: Bool
  ) -> (texts: [String], file: String)? {
    guard let tag = LanguageTag(localization) else { return nil }
    var texts: [String] = []
    var file = ""
    for key in keys.keys {
      let own = store.text(of: key, table: keys.table, localization: localization)
      guard own?.text.isTranslated ?? isSource else { return nil }
      file = own?.file ?? file
      texts.append(store.lookUp(key, table: keys.table, locale: tag)?.format ?? key)
    }
    return (texts, file)
  }

  private func languages(
    _ keys: VariantChoice.Keys, _ store: TableStore, source: AgreementTrial.Source
  ) -> [SuggestOutcome.Language] {
    let others = store.localizations.filter {
      $0 != source.language && $0 != "Base" && !LanguageTag.isPseudoLocale($0)
    }
    return others.sorted().compactMap { localization in
      guard let tag = LanguageTag(localization),
        let texts = texts(keys, in: localization, store, isSource: false)
      else { return nil }
      return language(localization, tag, keys, texts, source: source)
    }
  }

  private func language(
    _ localization: String, _ tag: LanguageTag, _ keys: VariantChoice.Keys,
    _ found: (texts: [String], file: String), source: AgreementTrial.Source?
  ) -> SuggestOutcome.Language {
    let forms = Self.forms(keys.cases, found.texts)
    var language = SuggestOutcome.Language(locale: localization, file: found.file, forms: forms)
    guard let (renderer, grammar) = trial.engine(tag) else {
      language.reason = .init(.noGrammar, "there is no grammar of \(localization) here")
      return language
    }
    guard let marking = VariantMarking(found.texts) else {
      language.reason = .init(.otherWords, "its texts differ in more than a word")
      return language
    }
    for words in Self.baseForms(of: marking.words, grammar) {
      for text in marking.candidates {
        var notes: [String] = []
        let reason =
          trial.reason(against: text, Self.cases(forms, words), renderer, &notes)
          ?? trial.finding(in: text, localization, keys.keys[0], source)
        guard reason != nil else {
          language.take(text, Self.forms(keys.cases, words), notes)
          return language
        }
        language.reason = language.reason ?? reason
      }
    }
    return language
  }

  private static func forms(
    _ cases: [String], _ texts: [String]
  ) -> [SuggestOutcome.Language.Form] {
    zip(cases, texts).map { .init(category: $0, text: $1) }
  }

  private static func cases(
    _ forms: [SuggestOutcome.Language.Form], _ words: [String]
  ) -> [AgreementTrial.Case] {
    zip(forms, words).map { form, word in
      .init(name: form.category, format: form.text, arguments: [], newArguments: [.text(word)])
    }
  }

  /// What the words may be as arguments: as a dictionary has them, then as they stand.
  private static func baseForms(of words: [String], _ grammar: Inflector) -> [[String]] {
    let lemmas = words.map { word -> String in
      var request = Request()
      (request.features.number, request.known.partOfSpeech) = (.singular, .adjective)
      request.features.gender = .masculine
      let known = grammar.lemmas(of: word)
      let inflected = grammar.inflect(word, request).text
      return known.contains(inflected.lowercased()) ? inflected : known.min() ?? word
    }
    return lemmas == words ? [words] : [lemmas, words]
  }
}

extension SuggestOutcome.Language {
  fileprivate mutating func take(_ text: String, _ words: [Form], _ notes: [String]) {
    (self.text, self.words, self.notes, reason) = (text, words, notes, nil)
  }
}
