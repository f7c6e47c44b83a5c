import Foundation
import Vocabulary

/// What stands behind a comma and is said of what a number counts before it, and what is said of that behind a second
/// comma: 2 foto, scattate ieri, sono state eliminate.
extension Phrase {
  /// The adjectives that clauses and descriptions of their own say of a phrase.
  func predicatesApart(_ phrase: NounPhrase) -> [Int] {
    descriptionsBetweenCommas(phrase) + predicatesBehindConjunction(phrase)
  }

  /// The adjective right behind a comma that fits a phrase as it is written, unless it is one of a list in that, with those
  /// that a verb right behind the next comma says.
  private func descriptionsBetweenCommas(_ phrase: NounPhrase) -> [Int] {
    let first = phrase.words.upperBound
    guard language.hasRomanceSyntax, let head = phrase.head, head.word < first, first < count,
      startsOfCounted.contains(phrase.words.lowerBound), nextOfList(phrase) == nil
    else { return [] }
    let isBehindComma = isComma(behind: first - 1)
    let said = isBehindComma ? behindAdverbsOfDescription(from: first) : first
    if isBehindComma, !isImperative(listed: said), isDescription(said, of: head),
      !self[said].isNoun || isRatherSaid(said, phrase, head)
    {
      let behind = predicates(behindCommaFrom: said, phrase, head)
      // `3 elementi, aggiornato adesso`: alone the first form may be said of something else.
      let mayBeOfOther = all(self[said].adjectives).contains { $0.cells.contains(0) }
      let isOfOther =
        behind.isEmpty && mayBeOfOther && !hasFullVerb(behindCommaFrom: said, phrase, head)
        && (said == first || !isComma(behind: said))
      return isOfOther ? [] : [said] + behind
    }
    // `nota, creata oggi, è stata`: what may be an adjective is in a list with the one behind the comma.
    let last = isBehindComma ? first - 1 : first
    let isListed = (head.word..<last).contains { isComma(behind: $0) }
    return isListed ? predicates(behindCommaFrom: last, phrase, head) : []
  }

  /// `2 file, appena caricati, sono pronti`: the word behind the adverbs right behind a comma.
  private func behindAdverbsOfDescription(from first: Int) -> Int {
    var word = first
    // Nobody says more there.
    while word + 1 < count, word - first < 4, isFollowedDirectly(word), self[word].isAdverb,
      !self[word].isAdjective
    {
      word += 1
    }
    return word
  }

  /// What a verb right behind the next comma says.
  private func predicates(
    behindCommaFrom first: Int, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> [Int] {
    // Nobody says more between.
    let last = (first..<min(count, first + 8)).first { isCut(after: $0) }
    guard let last, isComma(behind: last), last + 1 < count else { return [] }
    let verb = behindClitics(from: last + 1, atMost: 3)
    guard self[verb].isAuxiliary, fitsNumber(verb: verb, of: head.word),
      !isApart(verb: verb, from: phrase)
    else { return [] }
    return predicates(behindVerb: verb).filter { fits(adjective: $0, head) }
  }

  /// `2 offres, valables jusqu’à demain, vous attendent`: whether a pronoun and a verb of the phrase, which then is no
  /// imperative, stand right behind the next comma.
  private func hasFullVerb(
    behindCommaFrom first: Int, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> Bool {
    let last = (first..<min(count, first + 8)).first { isCut(after: $0) }
    guard let last, isComma(behind: last), last + 1 < count else { return false }
    var verb = behindClitics(from: last + 1, atMost: 3)
    // `vous attend`: that may be a subject, too.
    if isFollowedDirectly(verb), isPersonalPronoun(verb) { verb += 1 }
    return verb > last + 1 && self[verb].isBystander && self[verb].hasVerbNumber
      && mayBeOfThird(verb: verb) && fitsNumber(verb: verb, of: head.word)
      && !isApart(verb: verb, from: phrase)
  }

  /// Whether a word is an adjective with nothing behind it but a preposition, an adverb or a mark.
  ///
  /// What a reader may be asked, as pronto, is none.
  private func isDescription(_ word: Int, of head: NounPhrase.Head) -> Bool {
    let reading = self[word]
    guard reading.isAdjective, !reading.isSpecifier, !isBystander(word),
      !reading.endsPhrase, !isArgument(word), !isArgument(head.word), !isBehindNumber(word),
      fits(adjective: word, head), !isOfPersonsOrAsked(adjective: word),
      !saysWhatIsPossible(word)
    else { return false }
    return isCut(after: word) || self[word + 1].isAdverb
      || self[word + 1].roles.contains(.preposition)
  }

  /// `prise hier`: whether what may be a noun, too, is rather said of what stands before it, for an adverb follows, or a verb
  /// behind the next comma says more of that.
  private func isRatherSaid(
    _ word: Int, _ phrase: NounPhrase, _ head: NounPhrase.Head
  ) -> Bool {
    isFollowedDirectly(word) && self[word + 1].isAdverb
      || !predicates(behindCommaFrom: word, phrase, head).isEmpty
  }

  /// Whether an adjective has the gender and the number of a head.
  func fits(adjective word: Int, _ head: NounPhrase.Head) -> Bool {
    all(self[word].adjectives).contains {
      fits($0, gender: gender(of: head.analysis), noun: head.analysis)
    }
  }
}
