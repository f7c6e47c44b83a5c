import Foundation
import Vocabulary

/// Possessives for what a number counts, of languages that have another for several owners: 3 appareils ont perdu leur
/// connexion, 3 cartelle e il loro contenuto.
extension Agreement {
  /// Makes the possessive of one owner that of several; that one stays, for elsewhere it may be somebody else's.
  func inflectPossessiveOfOwners(_ text: inout Phrase) {
    var several = Features()
    several.number = .plural
    guard isFirst, request.isCounted, target.asksNumber, target.isPlural,
      let lemma = text.language.pronouns.possessive(of: several),
      let word = text.possessive(ofCounted: phrase), let own = text.possessiveOfThird(word),
      !own.lexeme.lemma.elementsEqual(lemma), let cell = own.cells.first,
      let other = text.language.lexeme(lemma, own.lexeme.part)
    else { return }
    text.replace(word, with: text.language.form(other, cell))
  }
}

extension Phrase {
  /// The possessive before what an and joins to a phrase, or before the object of the verb right behind things that the text
  /// starts with, where nothing else is named whose something may be.
  ///
  /// What persons do may be done to what is somebody else's: 3 persone seguono la sua pagina.
  fileprivate func possessive(ofCounted phrase: NounPhrase) -> Int? {
    guard language.hasRomanceSyntax, let head = phrase.head, !head.isSymbol,
      !isArgument(head.word), startsOfCounted.count < 2, !saysHowLongOrOften(phrase)
    else { return nil }
    let (start, end) = (phrase.words.lowerBound, head.words.upperBound)
    let word = (end..<max(end, min(count, end + 6))).first { possessiveOfThird($0) != nil }
    guard let word, word > end, isFollowedDirectly(word), self[word + 1].isNominal,
      !isArgument(word + 1), (end - 1..<word).allSatisfy({ isFollowedDirectly($0) }),
      !(0..<start).contains(where: { mayOwn($0) })
    else { return nil }
    let first = isArticle(beforePossessive: word) ? word - 1 : word
    if first - 1 == end, self[end].isCoordination { return word }
    return start == 0 && !namesPerson(head) && leadsToObject(end..<first) ? word : nil
  }

  /// A possessive of a third person, which languages that have articles before it read as an adjective.
  fileprivate func possessiveOfThird(_ word: Int) -> Analysis? {
    let reading = self[word]
    let own = all(reading.determiners).first { language.pronouns.isPossessive($0.lexeme.lemma) }
    if let own { return own }
    guard isArticle(beforePossessive: word) else { return nil }
    return all(reading.adjectives).first { language.pronouns.isPossessive($0.lexeme.lemma) }
  }

  private func isArticle(beforePossessive word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && words[word - 1].half == .whole
      && self[word - 1].roles.contains(.definite)
  }

  /// Whether words are a verb with its auxiliary, its participle and adverbs, and adjectives of the noun before it.
  private func leadsToObject(_ words: Range<Int>) -> Bool {
    words.contains { self[$0].hasVerbNumber && (self[$0].isAuxiliary || self[$0].isBystander) }
      && words.allSatisfy {
        self[$0].isAuxiliary || isBystander($0) || self[$0].isAdjective && !self[$0].isNoun
      }
  }

  /// Whether something may be somebody's whom a word names: a noun, a name, the value of an argument, a pronoun.
  private func mayOwn(_ word: Int) -> Bool {
    let reading = self[word]
    if isArgument(word) || !reading.isKnown { return true }
    return reading.isNoun && !isBystander(word)
      || isPersonalPronoun(word) && isOfThirdPerson(pronoun: word)
  }
}
