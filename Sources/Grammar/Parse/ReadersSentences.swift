import Foundation
import Vocabulary

/// Sentences of one word that are said of the reader, whatever stands in the next one: ¡Bienvenido! Tienes 3 mensajes,
/// Prêt ? Il reste 3 minutes; and those of what only persons are, with how long it is so: Inscrit depuis 3 jours.
extension Phrase {
  /// The words that are such sentences, or clauses before a colon or a comma.
  var sentencesOfReader: [Int] {
    guard language.hasRomanceSyntax, count > 1 else { return [] }
    return words.indices.dropLast().filter { isSentenceOfReader($0) || isOfPersonForTime($0) }
  }

  private func isOfPersonForTime(_ word: Int) -> Bool {
    guard words[word].half == .whole, startOfSentence(with: word) == word, !isArgument(word),
      isOfPersons(adjective: word), first(self[word].adjectives)?.cells.contains(0) == true,
      isFollowedDirectly(word), self[word + 1].roles.contains(.preposition)
    else { return false }
    return isBehindNumber(word + 2) && hasNoun(word + 2, .time)
  }

  private func isSentenceOfReader(_ word: Int) -> Bool {
    guard words[word].half == .whole, isCut(after: word), startOfSentence(with: word) == word,
      !isArgument(word), let adjective = first(self[word].adjectives), adjective.cells.contains(0)
    else { return false }
    if salutes(word) { return true }
    return language.roles(of: adjective.lexeme).contains(.asked)
      && separator(after: word).contains(UInt8(ascii: "?"))
  }
}
