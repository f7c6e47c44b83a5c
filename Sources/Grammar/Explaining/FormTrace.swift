import Foundation
import Vocabulary

/// What was asked of each word of a noun phrase, and by what.
struct FormTrace {
  let phrase: Phrase
  let request: Request
  let agreement: Agreement

  /// A word that agrees, or the words of a head.
  struct Form {
    var words: [Int]
    var isHead: Bool
    /// What the word was read as; nil where no reading agrees.
    var lexeme: Lexeme?
    /// What was asked, of what words of its kind tell apart.
    var asked = FeatureSet()
  }

  private var language: Language { phrase.language }

  /// The head and what agrees with it, in the order of the text.
  var forms: [Form] {
    let head = agreement.phrase.head
    let numbers = Array(phrase.agreeing(agreement.phrase)) + [head?.word].compactMap(\.self)
    return numbers.sorted().map { word in
      if let head, head.word == word { return form(of: head) }
      guard let lexeme = phrase.agreeingAnalysis(word)?.lexeme else {
        return Form(words: [word], isHead: false)
      }
      let asked = agreement.features(of: lexeme.part, at: word, phrase)
      return Form(
        words: [word], isHead: false, lexeme: lexeme, asked: shown(asked, by: lexeme))
    }
  }

  private func form(of head: NounPhrase.Head) -> Form {
    let lexeme = head.analysis.lexeme
    let asked = agreement.target.features(for: lexeme.part, in: language)
      .dropping(.gender).dropping(.animacy)
    return Form(
      words: Array(head.words), isHead: true, lexeme: lexeme, asked: shown(asked, by: lexeme))
  }

  /// Without the features that words of the kind don't show.
  private func shown(_ asked: FeatureSet, by lexeme: Lexeme) -> FeatureSet {
    let schema = language.schema(of: lexeme)
    return GrammaticalFeature.allCases.filter { !schema.shows($0) }
      .reduce(asked) { $0.dropping($1) }
  }

  /// The cell of the form that what is asked leads to.
  func cell(of form: Form) -> FeatureSet {
    guard let lexeme = form.lexeme else { return FeatureSet() }
    let schema = language.schema(of: lexeme)
    return schema.cells[schema.cell(for: form.asked)]
  }

  // MARK: Causes

  /// What asked a word for its value of a feature; nil where nobody tells.
  func cause(of feature: GrammaticalFeature, asked: FeatureSet) -> FormReason.Cause? {
    guard !asked[feature].isEmpty else { return nil }
    switch feature {
    case .number: return causeOfNumber
    case .gender: return causeOfGender
    case .animacy: return head.map { .head($0) } ?? .text
    case .grammaticalCase: return causeOfCase(asked)
    default: return nil
    }
  }

  /// The words of the head as they read now.
  private var head: String? {
    agreement.phrase.head.map { head in
      head.words.map { phrase.newBytes($0).text }.joined(separator: " ")
    }
  }

  private var causeOfNumber: FormReason.Cause {
    if agreement.target.counted != nil { return .count }
    return request.features.number == nil ? .text : .request
  }

  private var causeOfGender: FormReason.Cause {
    guard let gender = agreement.target.gender else { return .usual }
    if request.features.gender == gender { return .request }
    return head.map { .head($0) } ?? .text
  }

  private func causeOfCase(_ asked: FeatureSet) -> FormReason.Cause {
    let target = agreement.target
    let own = target.askedCase.isEmpty ? target.shownCase : target.askedCase
    if own.isEmpty || asked[.grammaticalCase] != own { return .count }
    if request.features.grammaticalCase != nil { return .request }
    guard let governing = agreement.phrase.governing else { return .text }
    return .governing(phrase[governing].word.text)
  }
}

extension FormTrace {
  /// The reasons for all forms, in the order of the words.
  var reasons: [FormReason] {
    forms.map { form in
      let cell = cell(of: form)
      var features = GrammaticalFeature.allCases.compactMap { feature in
        cause(of: feature, asked: form.asked).flatMap { cause in
          // What the form doesn't tell apart was asked in vain.
          let shown = cell[feature].isEmpty ? FeatureSet() : form.asked[feature]
          return feature.reading(of: shown).map { FormReason.AskedFeature(value: $0, cause: cause) }
        }
      }
      if isVariant(form) { features.append(.init(value: nil, cause: .neighbors)) }
      return FormReason(form.words, of: phrase, features)
    }
  }

  /// Whether a form stands in for the full one because of what is beside it: an, l’.
  private func isVariant(_ form: Form) -> Bool {
    guard let lexeme = form.lexeme, form.words.count == 1, let word = form.words.first else {
      return false
    }
    let new = language.writing.casing.lowercased(phrase.newBytes(word).text)
    return language.sandhi.variant(of: language.form(lexeme, form.asked), reading: new) != nil
  }

  /// Why a word changed that belongs to no noun phrase: a verb follows its subject, a pronoun whom it is
  /// said of, anything else the words beside it.
  func reason(forOther word: Int) -> FormReason {
    let reading = phrase[word]
    let cause: FormReason.Cause =
      if reading.isVerb {
        head.map { .head($0) } ?? causeOfNumber
      } else {
        reading.isPersonalPronoun ? .request : .neighbors
      }
    let number = reading.isVerb ? agreement.target.features : FeatureSet()
    let value = GrammaticalFeature.number.reading(of: number)
    return FormReason([word], of: phrase, [FormReason.AskedFeature(value: value, cause: cause)])
  }
}

extension FormReason {
  fileprivate init(_ words: [Int], of phrase: Phrase, _ features: [AskedFeature]) {
    let old = words.map { word in
      let isWhole = phrase.words[word].half == .whole
      return isWhole
        ? phrase.bytes(of: Int(phrase.words[word].token)).text : phrase[word].word.text
    }
    let new = words.map { phrase.newBytes($0).text }.filter { !$0.isEmpty }
    self.init(
      source: old.joined(separator: " "),
      word: new.joined(separator: " "),
      offset: words.first.map { phrase.token($0).range.lowerBound } ?? 0, features: features)
  }
}
