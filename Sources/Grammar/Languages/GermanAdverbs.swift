import Foundation

/// Adverbs that look like adjectives before an adjective with an ending: ein neu erstellter Ordner, eine schneller
/// wachsende Pflanze.
extension Phrase {
  /// Whether a word agrees with nothing, for it says more of the adjective right behind it.
  func saysMoreOfAdjective(_ word: Int) -> Bool {
    // All words are asked, and what a word without a lexicon may be takes long to tell.
    guard language.order.hasPredicateForm, isFollowedDirectly(word), let adverb = asAdjective(word),
      isPredicateForm(adverb) || endingOfLemma(ofComparative: word) != nil,
      let next = asAdjective(word + 1), !isPredicateForm(next)
    else { return false }
    return isUndeclined(word, adverb, before: next) || isComparative(word, before: next)
  }

  /// `Du bist offiziell Trainer`, `Bist du zufällig Fotograf?`: whether an adjective without an ending stands behind a verb
  /// that says what somebody is, and before a noun without a determiner, so that it says how that is true.
  func saysHowOneIs(_ word: Int, before noun: Int) -> Bool {
    // Nobody says more between.
    guard language.order.hasPredicateForm, word < noun, noun - word < 8,
      mayBeAdverb(beforeRole: word),
      (word..<noun).allSatisfy({ isFollowedDirectly($0) }),
      (word + 1..<noun).allSatisfy({ self[$0].isAdverb || mayBeAdverb(beforeRole: $0) })
    else { return false }
    var before = word - 1
    while before > 0, word - before < 8, isFollowedDirectly(before), !isFinite(before),
      self[before].isAdverb || isSubjectPronoun(before) || mayBeAdverb(beforeRole: before)
    {
      before -= 1
    }
    return before >= 0 && isFollowedDirectly(before) && saysWhatOneIs(before)
  }

  private func mayBeAdverb(beforeRole word: Int) -> Bool {
    guard token(word).shape == .small, !isArgument(word), !isBehindNumber(word) else {
      return false
    }
    return asAdjective(word).map { isPredicateForm($0) } ?? false
  }

  /// `ein gut bewerteter Film`: an adjective without an ending, whether a lexicon has the next one or its ending alone
  /// shows it.
  private func isUndeclined(_ word: Int, _ adverb: Analysis, before next: Analysis) -> Bool {
    guard isPredicateForm(adverb) else { return false }
    // Two values may have to agree that came as they stand in a list.
    return !next.lexeme.isGuessed || isWithNext(word)
  }

  /// `schneller wachsende Pflanze`, `weiter entfernter Ort`: a comparative, which looks like another form of the
  /// adjective that it belongs to, in no case of the next one, or before a participle where it is rather an adverb.
  private func isComparative(_ word: Int, before next: Analysis) -> Bool {
    let adjectives = all(self[word].adjectives)
    guard !adjectives.isEmpty, !self[word].isSpecifier, isWithNext(word), isComparative(word) else {
      return false
    }
    guard adjectives.contains(where: { !$0.cells.intersection(next.cells).isEmpty }) else {
      return true
    }
    return self[word, lower: true].roles.contains(.adverbial)
      && language.withForm(next.lexeme, 0) { isParticiple($0) }
  }

  /// Whether a word and the next one came together.
  private func isWithNext(_ word: Int) -> Bool {
    argument(around: word) == argument(around: word + 1)
  }

  /// Whether a word is a comparative without an ending: the lexicon has it with one, schnellere.
  func isComparative(_ word: Int) -> Bool {
    guard let ending = endingOfLemma(ofComparative: word) else { return false }
    return language.lexeme(Array(lower(word)) + Array(ending.utf8), .adjective) != nil
  }

  /// The ending that a word's lemma has besides if it is a comparative; nil for one of another shape.
  private func endingOfLemma(ofComparative word: Int) -> String? {
    language.guesses.rule(.comparative, for: lower(word))?.answer
  }

  /// Whether an adjective without an ending has the shape of a participle: wachsend, importiert, entfernt, gelesen.
  func isParticiple(_ form: Bytes) -> Bool {
    guard let rule = language.guesses.rule(.participleShape, for: form) else { return false }
    return rule.answer != "prefixed" || PrefixedVerbs(language: language).hasPrefix(form)
  }

  /// What a word is as an adjective, in small letters by its ending if no lexicon has it.
  func asAdjective(_ word: Int) -> Analysis? {
    if let known = first(self[word].adjectives) { return known }
    guard isUnknown(word), token(word).shape == .small else { return nil }
    return guessedAdjective(lower(word))
  }
}
