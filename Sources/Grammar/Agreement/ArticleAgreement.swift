import Foundation
import Vocabulary

/// Articles that are asked for.
extension Agreement {
  mutating func setArticle(_ definiteness: Definiteness, _ text: inout Phrase) {
    guard let first = phrase.words.first, phrase.head != nil || !text.agreeing(phrase).isEmpty,
      phrase.head != nil || text.language.agreesInGender, !text.language.order.definite.isEmpty
    else { return }
    let hasArticle =
      text.hasArticle(phrase)
    // `mi foto` and `cada foto` take no article.
    if !hasArticle, phrase.words.count > 1, phrase.head?.word != first, text.isDeterminer(first) {
      return
    }
    guard let place = text.placeOfArticle(phrase) else { return }
    let form = text.articleForm(
      definiteness, target.features, before: place, phrase, isInflected: true)
    if form.isEmpty {
      if !target.isPlural {
        isKnown = false
        text.note(.missingForm, about: phrase.head?.word, .missing(.indefiniteArticle))
      }
      if hasArticle { text.remove(first) }
      return
    }
    if hasArticle, case .word = place { return text.replace(first, with: form) }
    if hasArticle { text.remove(first) }
    switch place {
    case .token(let token): text.insert(form, beforeToken: token)
    case .word(let word):
      let isJoined = text.isJoined(form)
      text.insert(
        form, before: word, isName: text.language.hooks.isName(word, in: text), isJoined: isJoined)
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
    if language.order.isHeadLast, let number = leadingNumber {
      return .token(number.start)
    }
    guard let first = phrase.words.first else { return nil }
    let next = hasArticle(phrase) ? first + 1 : first
    return .word(phrase.head.map { min(next, $0.word) } ?? next)
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
    guard let lexeme = articleLexeme(lemma) else { return lemma }
    let form = language.form(lexeme, target)
    for number in language.sandhi.variants(of: form) {
      let variant = language.sandhi.variants[number]
      guard let sound = variant.sound, variant.features.unifies(with: target) else { continue }
      if sounds(sound, at: soundPlace(place), phrase) { return variant.short }
    }
    return form
  }

  /// A sign before a number isn't spoken first: a €5 note, an $8 bill.
  private func soundPlace(_ place: ArticlePlace) -> ArticlePlace {
    guard case .token = place, let number = leadingNumber else { return place }
    return .token(number.number)
  }

  private func articleLexeme(_ lemma: [UInt8]) -> Lexeme? {
    lemma.withUnsafeBufferPointer { lemma in
      WordSearch(language: language).lexemes(of: lemma).first { $0.part == .determiner }
    }
  }

  func isJoined(_ form: [UInt8]) -> Bool {
    language.sandhi.variants.contains { $0.isJoined && $0.short == form }
  }
}
