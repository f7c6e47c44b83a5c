import Foundation
import Vocabulary

/// What is joined to words that a number counts, and isn't counted: 2 errores corregidos y rendimiento mejorado.
extension Phrase {
  /// Whether what starts at a word is written in another number than the counted words that it is joined to, so that it
  /// isn't counted.
  ///
  /// - Parameter counted: The number that the counted words show; nil where they show none.
  func isUncounted(_ joined: Int, joinedTo counted: GrammaticalNumber?) -> Bool {
    guard let counted, let own = writtenNumber(from: joined) else { return false }
    return own != counted
  }

  /// `Masz 5 punktów i klucz`: whether the value of an argument is joined to counted words that are the text's own, so that
  /// it is as many as it says.
  func isUncountedValue(_ joined: Int, joinedTo counted: Int) -> Bool {
    language.countsByCase && isArgument(joined)
      && !(counted..<joined).contains { isArgument($0) }
  }

  /// `Pokój na 2 noce i śniadanie`: whether a noun that is no time is joined to a time that a number counts, and so is not
  /// counted itself; but za 2 minuty i sekundy.
  func isNoTime(_ joined: Int, joinedToTime counted: Int) -> Bool {
    guard language.countsByCase, joined > counted,
      let time = (counted..<joined).first(where: { self[$0].isNoun }),
      hasNoun(time, [.time, .duration]),
      let noun = (joined..<min(count, joined + 4)).first(where: { self[$0].isNoun })
    else { return false }
    return !hasNoun(noun, [.time, .duration])
  }

  /// `Minęły 2 godziny i sesja wygasła`: whether a noun is the subject of a verb behind it, where the counted ones that it seems
  /// to be joined to have a verb before them.
  func isSubject(joined: Int, behind counted: Int) -> Bool {
    if language.order.isHeadLast, !language.hasCases {
      return isSubject(joined: joined, behindObjectAt: counted)
    }
    guard language.countsByCase, joined > counted,
      (startOfSentence(with: counted)..<counted).contains(where: { isFinite($0) }),
      let verb = (joined..<min(count, joined + 8)).first(where: {
        isFinite($0) || isCut(after: $0)
      }),
      isFinite(verb), self[verb].hasVerbNumber
    else { return false }
    return (joined..<verb).contains { isOwnSubject($0, of: verb, from: joined) }
  }

  /// `1 archivo y carpeta fueron eliminados`: whether such words stand between the counted ones and a verb, which then
  /// speaks of both.
  func isJoinedToUncounted(_ phrase: NounPhrase, before verb: Int) -> Bool {
    // Hostile texts have thousands of verbs, each of which asks.
    guard language.hasRomanceSyntax, verb - phrase.words.upperBound < Self.reach,
      let joined = coordinated(phrase), joined < verb
    else { return false }
    return isUncounted(joined, joinedTo: writtenNumber(from: phrase.words.lowerBound))
  }

  /// `1 foto y vídeo fueron eliminados`: whether a verb in the plural stands behind counted nouns that an and joins, so
  /// that it speaks of all of them, however many there are of each.
  func isOfAllJoined(_ phrase: NounPhrase, before verb: Int) -> Bool {
    // What the verb says may be among the words of the phrase.
    let end = phrase.head?.words.upperBound ?? phrase.words.upperBound
    guard language.hasRomanceSyntax, verb >= end, verb - end < Self.reach,
      self[verb].hasVerbNumber, self[verb].marks.contains(.pluralVerb),
      let noun = lastNoun(joinedTo: phrase)
    else { return false }
    return noun < verb
  }

  /// The same of an adjective in the plural behind such a verb.
  func isOfAllCounted(predicate word: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, !startsOfCounted.isEmpty, let head = phrase.head,
      word > head.words.upperBound, let adjective = first(self[word].adjectives),
      number(of: adjective) == .plural
    else { return false }
    let between = head.words.upperBound..<word
    if between.contains(where: { isCut(after: $0 - 1) }) { return false }
    return between.contains { isOfAllJoined(phrase, before: $0) }
  }

  /// The noun that is joined to a phrase, or its own if it is the one that is joined.
  private func lastNoun(joinedTo phrase: NounPhrase) -> Int? {
    if let joined = coordinated(phrase) {
      let words = language.hooks.nounPhrase(in: self, from: joined)
      return firstHead(words, Features())?.word
    }
    let start = phrase.words.lowerBound
    guard start > 1, self[start - 1].isCoordination, isFollowedDirectly(start - 1) else {
      return nil
    }
    return phrase.head?.word
  }

  /// `2 canciones nuevas y mejor sonido`: whether what may be an adjective behind an and is a noun, or belongs to one, of
  /// another number than the adjective or the noun before shows, and so isn't said of the same.
  func joinsOtherNoun(at coordination: Int) -> Bool {
    let next = coordination + 1
    guard language.hasRomanceSyntax, isFollowedDirectly(coordination), !isArgument(next),
      !self[next].isSpecifier, self[next].isNoun || startsNoun(next),
      let adjective = first(self[next].adjectives), let own = number(of: adjective)
    else { return false }
    var word = coordination - 1
    // `2 ports USB et sortie audio`: what has but one form shows nothing. Nobody puts more of those there.
    while word >= 0, coordination - word < 4, isFollowedDirectly(word), !isArgument(word),
      !self[word].isSpecifier,
      let before = first(self[word].adjectives) ?? first(self[word].nouns)
    {
      if let shown = number(of: before) { return shown != own }
      word -= 1
    }
    return false
  }

  /// The number that a noun phrase of a Romance language shows as it is written; nil where its noun is the value of an
  /// argument, which shows nothing of what the text counts.
  func writtenNumber(from start: Int) -> GrammaticalNumber? {
    guard language.hasRomanceSyntax else { return nil }
    var phrase = NounPhrase(words: language.hooks.nounPhrase(in: self, from: start))
    phrase.head = firstHead(phrase.words, Features())
    guard let head = phrase.head else { return modifierNumber(phrase) }
    if isArgument(head.word) { return nil }
    return number(of: head.analysis) ?? modifierNumber(phrase)
  }
}
