import Foundation
import Vocabulary

/// Adjectives that the text has behind the value of an argument of several words: what is one value is one thing, so
/// they describe its head, whichever noun they stand beside: 3 tarjetas de embarque listas.
extension Phrase {
  /// The first word behind the value that the head is in, where the phrase’s complements end it; nil for a name, which
  /// is a thing of any gender.
  func endOfValue(of phrase: NounPhrase) -> Int? {
    let start = phrase.words.upperBound
    guard language.hasRomanceSyntax, let head = phrase.head, start > 0,
      let value = argument(around: head.word), !isInName(head.word)
    else { return nil }
    let end = (start..<count).first { Int(token($0).start) >= value.upperBound } ?? count
    // `foto y vídeo de Ana`: what is joined is more than one thing.
    guard start < end, self[start].roles.contains(.preposition),
      (start..<end).allSatisfy({ !self[$0].isCoordination && !isCut(after: $0 - 1) })
    else { return nil }
    return end
  }

  /// Adds those that stand at a word right behind a value.
  func addAdjectives(behindValueFrom word: inout Int, to found: inout [Int]) {
    while let adjective = adjective(from: word, mayBeJoined: found.last == word - 1),
      !startsNoun(adjective),
      self[adjective].roles.isDisjoint(with: [.preposition, .limits, .adverb]),
      !mayBeAdverb(beforePlace: adjective)
    {
      found.append(adjective)
      word = adjective + 1
    }
  }

  /// `Guardar como %@ nuevo`, `mover a %@ nuevo`, but mensaje de %@ enviado: whether an adjective stands right behind a
  /// value, and before that a word for what something is made, or a preposition behind verbs alone, so that it is said of
  /// nothing else.
  func isDescribed(insertedBehindPreposition noun: Int) -> Bool {
    guard language.hasRomanceSyntax, noun > 1, let value = argument(around: noun), !isInName(noun)
    else { return false }
    let end = (noun..<count).first { Int(token($0).start) >= value.upperBound } ?? count
    guard end < count, isFollowedDirectly(end - 1), self[end].isAdjective,
      !self[end].isSpecifier, !isArgument(end), !isBystander(end), !startsNoun(end)
    else { return false }
    if self[noun - 1].roles.contains(.result) { return true }
    return self[noun - 1].roles.contains(.preposition)
      && (0..<noun - 1).allSatisfy { self[$0].isVerb && self[$0].isBystander }
  }
}
