import Foundation
import Vocabulary

/// Words for how much before an adjective, which agree with nothing: estás un poco cansada, tu es un peu fatiguée, a casa
/// está muito mais cara; and those that determine nothing, for another determiner follows: nicht mehr der Eigentümer.
extension Phrase {
  /// Reads such words as adverbs and nothing else.
  mutating func settleDegreesBeforeAdjectives() {
    guard count > 1 else { return }
    if language.order.isHeadLast, language.hasCases { return settleDegreesBeforeDeterminers() }
    guard language.hasRomanceSyntax else { return }
    for word in words.indices.dropLast() {
      if isBit(startingAt: word) {
        settle(word, as: .adverb)
        settle(word + 1, as: .adverb)
      } else if isDegree(beforeAdverb: word) {
        settle(word, as: .adverb)
      } else if isUtmost(startingAt: word) {
        for part in word..<word + 4 where part != word + 1 { settle(part, as: .adverb) }
      } else {
        settleMeasure(startingAt: word)
      }
    }
  }

  /// `Nicht mehr der Eigentümer`, `nie mehr unser Kunde`, but mehr Kunden, solch ein Kunde.
  private mutating func settleDegreesBeforeDeterminers() {
    for word in words.indices.dropFirst().dropLast()
    where first(self[word].determiners)?.lexeme.inflection == .invariable
      && self[word + 1].isDeterminer && self[word - 1].isAdverb
      && isFollowedDirectly(word - 1) && isFollowedDirectly(word) && !isArgument(word)
    {
      settle(word, as: .adverb)
    }
  }

  /// `O mais rápido possível`, `lo más rápido posible`: whether an article starts words that say of a verb that something is
  /// done as much so as can be.
  private func isUtmost(startingAt word: Int) -> Bool {
    guard word + 3 < count, self[word].isArticle || self[word, lower: true].roles.contains(.neuter),
      (word..<word + 4).allSatisfy({ words[$0].half == .whole && !isArgument($0) }),
      (word..<word + 3).allSatisfy({ isFollowedDirectly($0) })
    else { return false }
    return self[word + 1].isAdverb && self[word + 1].roles.contains(.limits)
      && self[word + 2].roles.contains(.adverbial) && saysWhatIsPossible(word + 3)
  }

  /// `Un poco cansado`, but unas pocas nuevas: whether an article and a word for how much stand before an adjective.
  ///
  /// What is no determiner has no noun behind it either: un peu de patience.
  private func isBit(startingAt word: Int) -> Bool {
    let degree = word + 1
    guard self[word].roles.contains(.indefinite), isFormOfOne(determiner: word),
      isFollowedDirectly(word), words[degree].half == .whole, !isArgument(degree),
      self[degree].roles.isDisjoint(with: .someone)
    else { return false }
    // `un peu`: only determiners are marked as quantifiers.
    if self[degree].determiners.isEmpty {
      return self[degree].roles.contains(.degree) && self[degree].isAdverb
        && !self[degree].isAdjective
    }
    return self[degree].marks.contains(.quantifier) && isFormOfOne(determiner: degree)
      && standsBeforeAdjective(degree)
  }

  /// `Muito mais caro`, `mucho más activo`, but muchos más amigos.
  private func isDegree(beforeAdverb word: Int) -> Bool {
    guard self[word].roles.contains(.degree), self[word].roles.isDisjoint(with: .someone),
      isFormOfOne(determiner: word), isFollowedDirectly(word), self[word + 1].isAdverb
    else { return false }
    return standsBeforeAdjective(word)
  }

  private func isFormOfOne(determiner word: Int) -> Bool {
    words[word].half == .whole && !isArgument(word)
      && first(self[word].determiners)?.cells.contains(0) == true
  }

  /// Whether an adjective that describes no noun behind it follows, with nothing but adverbs between.
  private func standsBeforeAdjective(_ word: Int) -> Bool {
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 4), isFollowedDirectly(next - 1) {
      let reading = self[next]
      if reading.isAdjective, !reading.isAdverb, !reading.isSpecifier {
        return !isArgument(next) && reading.likeliest != .noun && !startsNoun(next)
      }
      guard reading.isAdverb else { return false }
      next += 1
    }
    return false
  }
}
