import Foundation
import Vocabulary

/// Verbs behind an and that say nothing of the phrase before it: añade 5 fotos y cuenta tu historia, scegli 3 foto e
/// crea un album, invite 3 friends and get a bonus.
extension Phrase {
  /// Whether what may be a noun or an adjective is the other of two verbs that have one subject, or speak to the
  /// reader, and no noun that is joined to the phrase, where adjectives may stand behind the head.
  ///
  /// - Parameters:
  ///   - word: The word behind the and.
  ///   - start: The first word of the phrase.
  func isOtherVerbOfHeadFirst(joined word: Int, behind start: Int) -> Bool {
    guard word < count, language.hasRomanceSyntax else { return false }
    let reading = self[word]
    guard reading.isVerb, !reading.isAuxiliary, !reading.isSpecifier, !reading.endsPhrase,
      words[word].half == .whole, token(word).shape == .small, !isArgument(word)
    else { return false }
    return (hasObjectOrAdverb(behind: word) || standsBeforeBareObject(word))
      && hasVerb(like: word, before: start)
  }

  /// `Invite 3 friends and get a bonus`, `starts in 1 day and lasts 2 nights`: the same where the head stands last, and
  /// the number that both verbs show tells them from nouns.
  ///
  /// - Parameters:
  ///   - word: The word behind the and.
  ///   - start: The first word of the phrase.
  func isOtherVerbOfHeadLast(joined word: Int, behind start: Int) -> Bool {
    let number = self[word].marks.intersection([.pluralVerb, .singularVerb])
    func isAlike(_ word: Int) -> Bool {
      self[word].hasVerbNumber && self[word].marks.isSuperset(of: number)
        && !self[word].isAuxiliary
    }
    guard !number.isEmpty, isAlike(word), (0..<start).contains(where: isAlike)
    else { return false }
    if self[word].likeliest == .verb { return true }
    guard word + 1 < count else { return false }
    let next = self[word + 1]
    return isBehindNumber(word + 1) && !isCut(after: word)
      || isFollowedDirectly(word)
        && (next.isArticle || next.isPersonalPronoun || !next.determiners.isEmpty
          || isPlainAdverb(word + 1))
  }

  /// Whether a verb without a known one before the phrase is joined to that: then an imperative that no lexicon has
  /// stands there, for an and joins no verb to a noun alone.
  ///
  /// - Parameters:
  ///   - verb: The verb behind the and.
  ///   - phrase: The phrase before that.
  func isJoinedToImperative(_ verb: Int, behind phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, mayBeBehindImperative(phrase.words.lowerBound) else {
      return false
    }
    return !(head.words.upperBound..<max(head.words.upperBound, verb)).contains {
      isVerbOfThird($0)
    }
  }

  /// Whether words stand behind one that a verb has there and a noun hasn't: an object with its determiner, a number,
  /// an adverb that belongs to no adjective, or one of two words (prueba de nuevo).
  private func hasObjectOrAdverb(behind word: Int) -> Bool {
    let next = word + 1
    if opensObject(next) || isBehindNumber(next) && !isCut(after: word) { return true }
    // `compra 3 noches y paga 2`
    if next == count, number(rightBehind: word) != nil { return true }
    guard isFollowedDirectly(word) else { return false }
    let reading = self[next]
    let isLast = !isFollowedDirectly(next)
    if reading.marks.contains(.quantifier) { return isLast }
    if reading.isAdverb || reading.roles.contains(.limits) {
      return isLast || !self[next + 1].isAdjective
    }
    return isOf(next) && !isLast && self[next + 1].isAdjective && !self[next + 1].isSpecifier
      && !isFollowedDirectly(next + 1)
  }

  /// `libera spazio`: whether a noun that a word doesn't fit as an adjective follows.
  private func standsBeforeBareObject(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isNoun && isFollowedDirectly(word)
      && self[word + 1].isOnlyNoun && !fits(adjective: word, word + 1)
  }

  /// Whether a verb of the same number stands before a phrase in its sentence, or what may be an imperative.
  private func hasVerb(like word: Int, before start: Int) -> Bool {
    let number = self[word].marks.intersection([.singularVerb, .pluralVerb])
    let isAlike = (startOfSentence(with: start)..<start).contains {
      isVerbOfThird($0) && !self[$0].marks.isDisjoint(with: number)
    }
    return isAlike || number.contains(.singularVerb) && mayBeBehindImperative(start)
  }

  /// Whether something stands before a phrase in its sentence, and no verb among it.
  private func mayBeBehindImperative(_ start: Int) -> Bool {
    let before = startOfSentence(with: start)..<start
    return !before.isEmpty && !isPreposition(before.lowerBound)
      && !before.contains { self[$0].isVerb || self[$0].isAuxiliary || self[$0].isCopula }
  }
}
