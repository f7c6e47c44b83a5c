import Foundation
import Vocabulary

/// Words that say that the reader is one of several, who are named by adjectives or by a noun for persons: sei una delle
/// migliori, vous êtes l’une des gagnantes.
extension Phrase {
  /// Where the words for one stand.
  var readersAmongOthers: [Int] {
    guard language.hasRomanceSyntax, language.agreesInGender else { return [] }
    return words.indices.filter { isReaderAmongOthers($0) }
  }

  func isReaderAmongOthers(_ word: Int) -> Bool { others(behindOne: word) != nil }

  /// The words for those that somebody is one of, and the noun among them.
  private func others(behindOne one: Int) -> (words: Range<Int>, noun: Int?)? {
    guard language.hasRomanceSyntax, one > 0, one + 3 < count, isUsualOf(one + 1),
      self[one].roles.contains(.indefinite) || self[one].isNumeral,
      isFollowedDirectly(one), isFollowedDirectly(one + 1), words[one].half == .whole,
      shownFeatures(one).settledGender == .masculine, isWhatReaderIs(one: one)
    else { return nil }
    let start = one + 2
    guard self[start].isSpecifier, isOfSeveral(modifier: start) else { return nil }
    var end = start + 1
    // Nobody says more of them.
    while end < min(count, one + 8), isFollowedDirectly(end - 1),
      isOfSeveral(modifier: end) || self[end].isAdverb
    {
      end += 1
    }
    guard end < count, isFollowedDirectly(end - 1), !self[end].endsPhrase, !self[end].isCoordination
    else {
      guard self[end - 1].isAdjective else { return nil }
      return (start..<end, nil)
    }
    guard let noun = first(self[end].nouns), noun.lexeme.isOfPerson, number(of: noun) == .plural,
      !isArgument(end)
    else { return nil }
    return (start..<endOfAdjectives(behind: end, of: one), end)
  }

  /// The first word behind a noun and the adjectives that follow it: uno dei giocatori più forti.
  private func endOfAdjectives(behind noun: Int, of one: Int) -> Int {
    var end = noun + 1
    while end < min(count, one + 10), isFollowedDirectly(end - 1),
      self[end].isAdverb || self[end].isAdjective && isOfSeveral(modifier: end)
    {
      end += 1
    }
    return end
  }

  /// Whether a verb that says what the reader is stands before a word for one, or before the article of that: l’un.
  private func isWhatReaderIs(one: Int) -> Bool {
    let hasArticle = self[one - 1].roles.contains(.definite) && isFollowedDirectly(one - 1)
    let verb = beforeAdverbs(from: hasArticle ? one - 2 : one - 1)
    return verb >= 0 && isFollowedDirectly(verb) && isOfReader(verb: verb)
  }

  /// Whether a word is a determiner or an adjective in the plural, and no value of an argument.
  private func isOfSeveral(modifier word: Int) -> Bool {
    guard !isArgument(word), !self[word].endsPhrase,
      let modifier = first(self[word].specifiers) ?? first(self[word].adjectives)
    else { return false }
    return number(of: modifier) == .plural
  }

  /// Makes a woman one of women; of men there are no other forms, and for nobody else there are any.
  ///
  /// - Returns: Whether there are any such words.
  mutating func inflectAmongOthers(_ gender: GrammaticalGender) -> Bool {
    let found = readersAmongOthers
    for one in found {
      switch gender {
      case .feminine: makeOneOfWomen(one)
      case .neuter: note(.missingForm, about: one, .missing(.gender(.neuter)))
      default: break
      }
    }
    return !found.isEmpty
  }

  private mutating func makeOneOfWomen(_ one: Int) {
    guard let others = others(behindOne: one), let own = first(self[one].specifiers) else { return }
    for word in others.words where word != others.noun && !self[word].isAdverb {
      let modifier = first(self[word].specifiers) ?? first(self[word].adjectives)
      if let modifier { setForm(of: word, modifier, to: .plural.union(.feminine)) }
    }
    if let noun = others.noun { inflect(nounOfOthers: noun) }
    setForm(of: one, own, to: .singular.union(.feminine))
  }

  private mutating func inflect(nounOfOthers word: Int) {
    guard let analysis = first(self[word].nouns), analysis.lexeme.gender?.settled == .masculine
    else { return }
    let head = NounPhrase.Head(word: word, analysis: analysis)
    guard let other = noun(for: .feminine, insteadOf: head) else { return }
    replace(word, with: language.form(other, .plural))
  }
}
