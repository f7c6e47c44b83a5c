import Foundation
import Vocabulary

/// Words that say how often something is, with a number of their own that counts nothing else: 2 comprimidos cada 6
/// horas, 2 rappels toutes les 2 heures, 2 compresse tre volte al giorno.
extension Phrase {
  /// Whether such words start at a word, and so end the phrase before them.
  ///
  /// - Parameter start: The first word of that phrase.
  func opensInterval(_ word: Int, from start: Int) -> Bool {
    guard language.hasRomanceSyntax,
      numberOfInterval(openedBy: word) != nil
        || opensTimes(word) && (isBehindNumber(start) || isCountedApart && start == 0)
    else { return false }
    // Last, for each word of a phrase is asked, and this takes as long as the phrase is.
    return (start..<word).contains {
      self[$0].isNominal && !self[$0].isSpecifier && !self[$0].isBystander
    }
  }

  /// Whether what is counted stands in such words: cada 3 días, tous les 3 jours.
  func isInterval(_ phrase: NounPhrase) -> Bool {
    isInInterval(counted: phrase.words.lowerBound) && !isShareOfSeveral(phrase)
  }

  /// `9 de cada 10 usuarios`, but 1 de cada 10: whether a number of several and a preposition stand right before a word for
  /// each, so that it is of those that something is said.
  func isShareOfSeveral(_ phrase: NounPhrase) -> Bool {
    let each = phrase.words.lowerBound - 1
    guard each > 0, self[each].roles.contains(.each), isFollowedDirectly(each - 1),
      isPreposition(each - 1), let part = numberToken(rightBefore: each - 1),
      // `en 9 de cada 10 casos`
      each < 2 || !isPreposition(each - 2) || isCut(after: each - 2)
    else { return false }
    return !text.slice(Int(part.start)..<Int(part.end)).equals("1")
  }

  /// Whether the number before a word stands in such words.
  func isInInterval(counted behind: Int) -> Bool {
    guard language.hasRomanceSyntax, behind > 0, isBehindNumber(behind) else { return false }
    return numberOfInterval(openedBy: behind - 1) == behind || isAllOfTimes(counted: behind)
  }

  /// Whether a word for all and an article stand before the number before a word: tous les 3 jours.
  func isAllOfTimes(counted behind: Int) -> Bool {
    behind > 1 && numberOfInterval(openedBy: behind - 2) == behind
  }

  /// The word for a number, or the one behind a number in digits, that stands behind a word for each, or for all with the
  /// article of times: cada 3 días, tous les deux jours, but tous les 3 fichiers.
  private func numberOfInterval(openedBy word: Int) -> Int? {
    guard self[word].roles.contains(.each), word + 1 < count else { return nil }
    let hasArticle = isFollowedDirectly(word) && self[word + 1].roles.contains(.definite)
    // `tous 3`: only what is in the singular stands right before a number.
    guard hasArticle || self[word].roles.contains(.limits) else { return nil }
    let number = hasArticle ? word + 2 : word + 1
    guard number < count, !isCut(after: number - 1) else { return nil }
    let isWord = isFollowedDirectly(number - 1) && self[number].isNumeral
    guard isWord || isBehindNumber(number) else { return nil }
    if !hasArticle { return number }
    let noun = isWord && isFollowedDirectly(number) ? number + 1 : number
    return hasNoun(noun, .time) ? number : nil
  }

  /// `2 compresse tre volte al giorno`: whether a number of times starts at a word.
  private func opensTimes(_ word: Int) -> Bool {
    if isBehindNumber(word) { return hasNoun(word, .times) }
    return self[word].isNumeral && isFollowedDirectly(word) && hasNoun(word + 1, .times)
  }
}
