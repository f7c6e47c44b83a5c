import Foundation
import Vocabulary

/// Articles that are asked for.
extension Agreement {
  mutating func setArticle(_ definiteness: Definiteness, _ text: inout Phrase) {
    guard !text.language.order.definite.isEmpty, takesArticle(text),
      let place = text.placeOfArticle(phrase)
    else { return }
    let first = phrase.words.first
    let hasArticle = text.hasArticle(phrase)
    // `mi foto` and `cada foto` take no article; `a minha foto` does.
    if let first, !hasArticle, phrase.words.count > 1, phrase.head?.word != first,
      text.isDeterminer(first),
      definiteness == .indefinite || !text[first].marks.contains(.articled)
    {
      return
    }
    let form = text.articleForm(
      definiteness, target.features, before: place, phrase, isInflected: true)
    if form.isEmpty {
      noteNoArticle(&text)
      if hasArticle, let first { text.remove(first) }
    } else if hasArticle, let first {
      text.replace(first, with: form)
    } else {
      insert(form, at: place, &text)
    }
  }

  private func takesArticle(_ text: Phrase) -> Bool {
    if phrase.head != nil || text.language.order.isHeadLast && text.leadingNumber != nil {
      return true
    }
    return text.language.agreesInGender && !text.agreeing(phrase).isEmpty
  }

  private mutating func noteNoArticle(_ text: inout Phrase) {
    guard !target.isPlural else { return }
    isKnown = false
    text.note(.missingForm, about: phrase.head?.word, .missing(.indefiniteArticle))
  }

  private func insert(_ form: [UInt8], at place: ArticlePlace, _ text: inout Phrase) {
    switch place {
    case .token(let token): text.insert(form, beforeToken: token)
    case .word(let word):
      if text.melt(form, behind: word - 1) { return }
      text.insert(
        form, before: word, isName: text.language.hooks.isName(word, in: text),
        isJoined: text.isJoined(form))
    }
  }
}

extension Phrase {
  /// Whether a phrase starts with an article, or with what gives way to one.
  func hasArticle(_ phrase: NounPhrase) -> Bool {
    guard let first = phrase.words.first, phrase.words.count > 1,
      phrase.head.map({ first < $0.word }) ?? true
    else { return false }
    return self[first].isArticle || self[first].marks.contains(.demonstrative)
  }

  /// Whether a word determines what follows, so that no article may.
  fileprivate func isDeterminer(_ word: Int) -> Bool {
    let reading = self[word]
    return language.order.isHeadLast
      ? !reading.determiners.isEmpty && !reading.isNumeral : reading.isDeterminer
  }

  /// Where an article of a phrase would stand, behind the one that it has.
  func placeOfArticle(_ phrase: NounPhrase) -> ArticlePlace? {
    guard let first = phrase.words.first else {
      return leadingNumber.map { .token($0.start) }
    }
    let hasArticle = hasArticle(phrase)
    if language.order.isHeadLast {
      let before = hasArticle ? Int(words[first].token) + 1 : 0
      if let number = number(from: before),
        hasArticle || first == 0 || isHyphenated(number.number)
      {
        return .token(number.start)
      }
    }
    if !language.order.isHeadLast, let number = number(rightBefore: first) {
      return .token(number)
    }
    let next = hasArticle ? first + 1 : first
    return .word(phrase.head.map { min(next, $0.word) } ?? next)
  }

  /// The token of a number with nothing but space between it and a word.
  private func number(rightBefore word: Int) -> Int? {
    let before = tokens.tokens[..<Int(words[word].token)]
    return before.lastIndex { $0.kind != .space }.flatMap { before[$0].kind == .number ? $0 : nil }
  }

  /// The article for a phrase; empty where it takes none.
  ///
  /// - Parameter isInflected: Whether the words behind it stand as they are to become.
  func articleForm(
    _ definiteness: Definiteness, _ target: FeatureSet, before place: ArticlePlace,
    _ phrase: NounPhrase, isInflected: Bool
  ) -> [UInt8] {
    let lemma = definiteness == .definite ? language.order.definite : language.order.indefinite
    let isPlural = !target.contains(.singular) && !target[.number].isEmpty
    if definiteness == .indefinite, language.order.keepsMass {
      if isPlural { return [] }
      if isInflected, phrase.head?.analysis.lexeme.traits.contains(.mass) ?? false { return [] }
    }
    guard let lexeme = language.lexeme(lemma, .determiner) else { return lemma }
    return articleVariant(of: language.form(lexeme, target), target, before: place, phrase)
  }

  /// The form that stands in for an article before what follows; that of des before an adjective is de,
  /// which is d' before a vowel.
  private func articleVariant(
    of form: [UInt8], _ target: FeatureSet, before place: ArticlePlace, _ phrase: NounPhrase
  ) -> [UInt8] {
    for number in language.sandhi.variants(of: form) {
      let variant = language.sandhi.variants[number]
      guard variant.features.unifies(with: target), fits(variant, before: place, phrase) else {
        continue
      }
      return variant.part == nil
        ? variant.short : articleVariant(of: variant.short, target, before: place, phrase)
    }
    return form
  }

  /// Whether what an article is put before asks for a form of it.
  private func fits(
    _ variant: SandhiRules.Variant, before place: ArticlePlace, _ phrase: NounPhrase
  ) -> Bool {
    if let part = variant.part {
      guard case .word(let word) = place, isPart(word, part, phrase) else { return false }
    }
    guard let sound = variant.sound else { return variant.part != nil }
    return sounds(sound, at: soundPlace(place), phrase)
  }

  /// A sign before a number isn't spoken first: a €5 note, an $8 bill.
  private func soundPlace(_ place: ArticlePlace) -> ArticlePlace {
    guard case .token(let token) = place, let number = number(from: token) else { return place }
    return .token(number.number)
  }
}
