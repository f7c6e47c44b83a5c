import Foundation
import Vocabulary

/// Adjectives behind a noun that a number counts, or that is the value of an argument, which are said of the noun before
/// its preposition: reserva de 5 noches confirmada, acceso a la cámara denegado, rozmowa z Ewą zakończona.
extension Phrase {
  /// Whether an adjective behind the head is said of the noun before the head's preposition, whose form it has.
  ///
  /// Nothing is asked of that noun, so its adjective stays as it is written.
  func isOfNounBefore(_ word: Int, _ phrase: NounPhrase) -> Bool {
    if language.countsByCase { return isOfNounBeforeByCase(word, phrase) }
    let start = phrase.words.lowerBound
    guard start > 0, let head = phrase.head, word >= head.words.upperBound,
      language.hasRomanceSyntax, self[word].isAdjective, !self[word].isSpecifier,
      !isArgument(word)
    else { return false }
    let isCounted = startsOfCounted.contains(start)
    if isArgument(head.word) {
      return !isCounted && (maySayOfWhole(word) || showsOtherGender(word, thanDeterminerAt: start))
        && nounsBefore(start).contains {
          isSurelyNoun($0, before: start) && fits(adjective: word, $0)
        }
    }
    return isCounted && isOfNounBefore(word, counted: head.analysis, from: start)
  }

  /// `Rozmowa z Ewą zakończona`: the same of the value of an argument in languages with several cases: the adjective has none
  /// that the preposition asks for, or the nominative of the noun right before that.
  private func isOfNounBeforeByCase(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word >= head.words.upperBound,
      self[word].isAdjective, !self[word].isSpecifier, !isArgument(word)
    else { return false }
    guard isArgument(head.word) else {
      return isBehindItsNumber(phrase) && startsOtherSubject(word, behind: phrase)
    }
    if describesNext(word, notValueOf: head) { return true }
    guard let (noun, cases) = nounBefore(value: phrase) else { return false }
    let adjectives = all(self[word].adjectives)
    if !adjectives.contains(where: { one in cases.contains { language.mayBe(one, $0) } }) {
      return true
    }
    return noun >= 0 && isFollowedDirectly(noun) && self[noun].isOnlyNoun && !isArgument(noun)
      && fits(adjective: word, noun) && adjectives.contains { language.mayBeNominative($0) }
  }

  /// `Pokaż Annie nowe zdjęcie`: whether an adjective doesn't fit the value as it is written, but the noun right behind it, in
  /// one case.
  private func describesNext(_ word: Int, notValueOf head: NounPhrase.Head) -> Bool {
    let noun = word + 1
    return isFollowedDirectly(word) && noun < count && self[noun].isOnlyNoun && !isArgument(noun)
      && fits(adjective: word, noun) && mayShareCase(adjective: word, noun)
      && !fits(adjective: word, head.word)
  }

  /// Whether a phrase starts right behind the number that counts it.
  private func isBehindItsNumber(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    // `Za 2 dni`: a preposition at the very start is where what is counted starts.
    return startsOfCounted.contains(start)
      || start == 1 && isPreposition(0) && startsOfCounted.contains(0) && isBehindNumber(start)
  }

  /// `Za 2 dni nowy odcinek`, but 2 bilety ważne rok: whether an adjective behind what is counted fits the noun behind it in
  /// the nominative, and so starts another phrase.
  private func startsOtherSubject(_ word: Int, behind phrase: NounPhrase) -> Bool {
    var noun = word + 1
    // Nobody says more between.
    while noun < min(count, word + 4), isFollowedDirectly(noun - 1), self[noun].isAdjective,
      !self[noun].isOnlyNoun
    {
      noun += 1
    }
    guard noun < count, isFollowedDirectly(noun - 1), self[noun].isOnlyNoun, !isArgument(noun),
      !hasNoun(noun, [.time, .duration]), let head = first(self[noun].nouns),
      !isComplement(head, of: word, behind: phrase)
    else { return false }
    return all(self[word].adjectives).contains { fits($0, head, in: .nominative) }
  }

  /// `5 butelek pełnych wody`: whether a noun that may be a genitive stands behind an adjective that fits what is counted as
  /// it is written, and may be what that asks for; behind a time it is rather something else (za 5 dni nowe zadania).
  private func isComplement(
    _ noun: Analysis, of adjective: Int, behind phrase: NounPhrase
  ) -> Bool {
    guard let head = phrase.head, !isOfSpan(phrase) else { return false }
    return language.mayBe(noun, .genitive) && fits(adjective, head.analysis)
  }

  /// Where the noun may stand that a value belongs to, and the cases that its preposition asks for, or the genitive behind
  /// what it has: pobieranie mapy wstrzymane.
  private func nounBefore(value phrase: NounPhrase) -> (noun: Int, cases: [FeatureSet])? {
    let start = phrase.words.lowerBound
    if mayPossess(insertedAt: start) { return (start - 1, [.genitive]) }
    guard let governing = governingWord(of: phrase), self[governing].roles.contains(.preposition)
    else { return nil }
    return (governing - 1, language.government.cases(of: lower(governing)))
  }

  /// The same of what a number counts: the adjective doesn't fit that as it is written, or a noun that has one form for
  /// any number doesn't show it (sconto di 5 euro applicato).
  private func isOfNounBefore(_ word: Int, counted: Analysis, from start: Int) -> Bool {
    if !fits(word, counted) {
      return nounsBefore(start).contains { isUnknown($0) || fits(adjective: word, $0) }
    }
    return number(of: counted) == nil && maySayOfWhole(word)
      && nounsBefore(start).contains {
        self[$0].isNoun && !self[$0].isAdverb && fits(adjective: word, $0)
      }
  }

  /// The adjectives behind a preposition, a number and what that counts which are said of a head before them: 2 grupos de
  /// 3 personas creados.
  func adjectivesBehindCounted(at preposition: Int, _ phrase: NounPhrase) -> [Int] {
    guard language.hasRomanceSyntax, let head = phrase.head, !isArgument(head.word),
      hasNumberAlone(behind: preposition)
    else { return [] }
    let noun = nounBehindAdjectives(preposition + 1)
    guard let counted = first(self[noun].nouns), !isArgument(noun) else { return [] }
    var found: [Int] = []
    var word = noun + 1
    while let next = adjective(from: word, mayBeJoined: found.last == word - 1) {
      if !isArgument(next), !fits(next, counted), fits(next, head.analysis) { found.append(next) }
      word = next + 1
    }
    return found
  }

  /// Whether an adjective fits a noun as both are written.
  private func fits(_ word: Int, _ noun: Analysis) -> Bool {
    all(self[word].adjectives).contains { fits($0, gender: gender(of: noun), noun: noun) }
  }

  /// Whether an adjective needn't describe the noun beside it, as those do that say of what kind, how large or which
  /// something is: foto digital, archivo grande, carpeta seleccionada.
  private func maySayOfWhole(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives), !isRelational(adjective),
      !self[word].marks.contains(.size)
    else { return false }
    return language.guesses.rule(.selecting, for: adjective.lexeme.lemma) == nil
  }

  /// `Lista del %@ vacía`: whether an adjective shows another gender than what the text has before a value, so that it
  /// wasn't written for any value.
  private func showsOtherGender(_ word: Int, thanDeterminerAt start: Int) -> Bool {
    guard self[start].isSpecifier, !isArgument(start),
      let written = shownFeatures(start).settledGender,
      let shown = shownFeatures(word).settledGender
    else { return false }
    return shown != written
  }

  /// The nouns before the preposition that stands before a word, with nothing between but what belongs to them: mensaje
  /// de voz de 5 segundos.
  private func nounsBefore(_ start: Int) -> [Int] {
    var word = start - 1
    // `de más de 5 personas`, `de solo 5 personas`
    while word > 0, !isCut(after: word), self[word].roles.isDisjoint(with: .preposition),
      self[word].isAdverb || self[word].roles.contains(.limits)
    {
      word -= 1
    }
    guard word > 0, !isCut(after: word), self[word].roles.contains(.preposition) else { return [] }
    var found: [Int] = []
    word -= 1
    // Nobody says more between.
    while word >= 0, start - word < 8, isFollowedDirectly(word) || words[word].half == .first {
      let reading = self[word]
      if isArgument(word) || reading.isCoordination { break }
      let isPreposition = reading.roles.contains(.preposition)
      if !isPreposition, !reading.isSpecifier, reading.isNoun || isUnknown(word) {
        found.append(word)
      } else if !isPreposition, !reading.isSpecifier, !reading.isAdjective, !reading.isAdverb {
        break
      }
      word -= 1
    }
    return found
  }

  /// Whether what may be a noun is one, and neither a participle (enviado desde) nor a verb (guarda en; but copia de).
  private func isSurelyNoun(_ word: Int, before start: Int) -> Bool {
    let reading = self[word]
    guard reading.isOnlyNoun || reading.isNoun && reading.likeliest == .noun, !reading.isAdverb
    else { return false }
    return !reading.isVerb || word + 1 < start && isOf(word + 1)
  }
}
