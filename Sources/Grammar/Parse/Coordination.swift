import Foundation
import Vocabulary

/// Nouns that are joined to a phrase, or stand in a list with it: `foto y vídeo`, `foto, vídeo y archivo`.
extension Phrase {
  /// The word at which a noun starts that is joined to this one by and, or, nor.
  func plainCoordination(_ phrase: NounPhrase) -> Int? {
    let end = phrase.words.upperBound
    guard end + 1 < count, self[end].isCoordination || joinsInQuestion(end),
      phrase.head != nil || standsForMan(adjective: end - 1),
      isFollowedDirectly(end - 1), isFollowedDirectly(end),
      !startsJoinedVerb(end + 1, phrase), !isBehindLastVerb(of: phrase),
      !isOtherVerbOfHeadFirst(joined: end + 1, behind: phrase.words.lowerBound)
    else { return nil }
    let start = end + 1 + (repeatsPreposition(of: phrase, at: end + 1) ? 1 : 0)
    var word = start
    while word < count, isFollowedDirectly(word - 1) || words[word].half == .second {
      let reading = self[word]
      // `2 litros y medio de agua`
      if word > start, reading.endsPhrase { return nil }
      if reading.isNoun, !reading.isSpecifier { return start }
      // `Kunde oder Angestellter`
      if standsForMan(adjective: word) { return start }
      guard reading.isAdjective || reading.isSpecifier else { return nil }
      word += 1
    }
    return nil
  }

  /// `Wenn 2 Nutzer da sind und Musik hören`: whether a verb stands behind the noun of a phrase, in languages where it may be
  /// the last word of a clause, so that what an and joins belongs to another verb.
  private func isBehindLastVerb(of phrase: NounPhrase) -> Bool {
    guard language.order.isVerbSecond, let end = phrase.head?.words.upperBound else { return false }
    return (end..<max(end, phrase.words.upperBound)).contains {
      isFinite($0) && self[$0].hasVerbNumber
    }
  }

  /// Whether a verb starts at a word whose subject stands before the phrase, with what belongs before it:
  /// la carpeta tiene 5 fotos y no puede ser borrada.
  private func startsJoinedVerb(_ start: Int, _ phrase: NounPhrase) -> Bool {
    var verb = start
    while verb + 1 < count, isFollowedDirectly(verb), !self[verb].isAuxiliary,
      isClitic(verb) || self[verb].isAdverb
    {
      verb += 1
    }
    return self[verb].isAuxiliary && isJoinedToVerb(verb, before: phrase)
  }

  /// The word at which the next noun of a list starts: foto, vídeo y archivo.
  func nextOfList(_ phrase: NounPhrase) -> Int? {
    let end = phrase.words.upperBound
    guard phrase.head != nil, end + 2 < count, isComma(behind: end - 1),
      !startsOtherCount(end)
    else { return nil }
    for word in end..<min(end + 16, count - 2) {
      guard self[word].isNoun || self[word].isAdjective, !self[word].isSpecifier,
        !isBystander(word)
      else { return nil }
      if self[word + 1].isCoordination { return self[word + 2].isNoun ? end : nil }
      guard isFollowedDirectly(word) || isComma(behind: word) else {
        return nil
      }
    }
    return nil
  }

  /// `do aluno e do professor`: the preposition before the phrase stands before the other noun, too.
  private func repeatsPreposition(of phrase: NounPhrase, at word: Int) -> Bool {
    let before = phrase.words.lowerBound - 1
    return before >= 0 && word + 1 < count && self[word].roles.contains(.preposition)
      && lower(before).elementsEqual(lower(word))
  }

  /// The word at which a noun starts that is joined to this one by and or or.
  func lastCoordination(_ phrase: NounPhrase) -> Int? {
    let end = phrase.words.upperBound
    guard let head = phrase.head, head.words.upperBound == end, end + 1 < count,
      self[end].isCoordination, isFollowedDirectly(end - 1), isFollowedDirectly(end),
      !isOtherVerbOfHeadLast(joined: end + 1, behind: phrase.words.lowerBound)
    else { return nil }
    var word = end + 1
    while word < count {
      // A name that no lexicon has, beside another one: John and Mary.
      let isName = !self[word].isKnown && token(word).shape != .small
      if self[word].isNoun || isName { return end + 1 }
      guard self[word].isAdjective || !self[word].determiners.isEmpty, isFollowedDirectly(word)
      else { return nil }
      word += 1
    }
    return nil
  }
}
