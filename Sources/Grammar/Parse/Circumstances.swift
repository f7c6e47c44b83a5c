import Foundation
import Vocabulary

/// What says when or where the reader is what a verb says: każdego dnia jesteś gotowy, estás todas las semanas
/// activo.
extension Phrase {
  /// Where a clause about the reader starts behind what says when or where: każdego dnia jesteś gotowy, za
  /// każdym razem byłeś pierwszy.
  func startBehindCircumstance(_ first: Int) -> Int {
    guard language.hasCases, !language.order.isHeadLast else { return first }
    var verb = first
    // Nobody says more before it.
    while verb + 1 < count, verb - first < 4, isFollowedDirectly(verb), !isBehindNumber(verb),
      !isArgument(verb), self[verb].isNominal || self[verb].isSpecifier || self[verb].isAdverb
    {
      verb += 1
    }
    guard verb > first, isOfReader(verb: verb), isFirstOrSecondPerson(verb: verb),
      isCircumstance(first..<verb)
    else { return first }
    return verb
  }

  /// Where words start that end at another one and say when something is, and of which an adjective behind them
  /// isn't said: estás todas las semanas activo, byłeś każdego dnia aktywny, byłeś w tym tygodniu aktywny; or where a
  /// preposition stands before a pronoun: byłeś dla nas miły.
  ///
  /// - Returns: Nil where the words say nothing of the kind.
  func startOfCircumstance(endingAt last: Int, before adjective: Int) -> Int? {
    if let preposition = prepositionBefore(pronoun: last) { return preposition }
    guard language.order.predicatesAgree, self[last].isNoun, !isArgument(last),
      language.hasCases
        || hasNoun(last, .time)
          // `Llevas 3 días conectada`
          && (isOfPersonsOrAsked(adjective: adjective) || !fits(adjective: adjective, last))
    else { return nil }
    var start = last
    // Nobody says more of a time.
    while start > 0, last - start < 4, isFollowedDirectly(start - 1),
      !isOfReader(verb: start - 1), !spends(start - 1),
      self[start - 1].isSpecifier || self[start - 1].isArticle || self[start - 1].isAdjective
    {
      start -= 1
    }
    guard language.hasCases else {
      guard isBehindNumber(start) else { return start < last ? start : nil }
      // `você está há 3 dias conectada`
      let isAgo = start > 0 && !isCut(after: start - 1) && self[start - 1].roles.contains(.ago)
      return isAgo ? start - 1 : start
    }
    guard isCircumstance(start..<(last + 1)) else { return nil }
    let isGoverned =
      start > 0 && isFollowedDirectly(start - 1) && self[start - 1].roles.contains(.preposition)
    return isGoverned ? start - 1 : start < last ? start : nil
  }

  /// Whether words stand behind a preposition, or end in a noun in the genitive or in one that says how often.
  private func isCircumstance(_ range: Range<Int>) -> Bool {
    let (start, last) = (range.lowerBound, range.upperBound - 1)
    if start > 0, isFollowedDirectly(start - 1), self[start - 1].roles.contains(.preposition) {
      return true
    }
    if self[last].isAdverb { return self[last].roles.contains(.times) }
    guard let noun = first(self[last].nouns) else { return false }
    return language.features(of: noun).contains(.genitive)
  }

  /// Whether a word says behind a time when something is: 5 Minuten später; but 5 Geräte sind später verbunden.
  func saysWhen(behindTime word: Int) -> Bool {
    word > 0 && word < count && self[word].roles.contains(.past) && !self[word - 1].isAuxiliary
      && !isBehindPredicate(word)
  }

  /// `factures sont payées avant lundi`, `élèves arrivent avant midi`: whether a verb, with what that says of its subject, stands
  /// right before a word.
  private func isBehindPredicate(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    var last = word - 1
    // Nobody says more between.
    while last > 0, word - last < 8, isFollowedDirectly(last - 1),
      self[last].isAdjective || self[last].isAdverb
    {
      last -= 1
    }
    return isFinite(last)
  }

  /// `Hace 5 días estuvo en línea`, `há mais de 2 meses entrou`: whether a phrase is a time that a verb before it says how
  /// long ago it was, and no subject; but há 3 dias disponíveis que podem ser reservados.
  func saysHowLongAgo(_ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head, isOfTime(phrase),
      phrase.words.lowerBound > 0
    else { return false }
    var verb = phrase.words.lowerBound - 1
    // Nobody puts more before a number.
    while verb > 0, phrase.words.lowerBound - verb < 4, isFollowedDirectly(verb - 1),
      self[verb].isAdverb || isUsualOf(verb) || self[verb].roles.contains(.limits)
    {
      verb -= 1
    }
    var end = head.words.upperBound
    while isFollowedDirectly(end - 1), self[end].isAdjective { end += 1 }
    let isDescribedSubject =
      end > head.words.upperBound && isFollowedDirectly(end - 1)
      && self[end].roles.contains(.relative)
    return self[verb].roles.contains(.ago) && !isDescribedSubject
      && !(verb..<phrase.words.lowerBound).contains { isCut(after: $0) }
  }
}
