import Foundation
import Vocabulary

/// Past forms that are adjectives as well: przyszła, stała, uległa.
extension Phrase {
  /// `Serwer stał się niedostępny`, `firma przyszła pomóc`: whether such a form stands before what only verbs have behind
  /// them.
  func isPastBeforePartOfVerb(_ word: Int) -> Bool {
    guard showsOneGender(verb: word) else { return false }
    return isFollowedDirectly(word) && isInfinitive(word + 1) && !self[word + 1].isNominal
      || isBeforePronounOfVerb(word)
  }

  /// Reads such forms as verbs right behind a value that starts a sentence without another verb: %@ przyszła; but %@ stała
  /// opłata.
  ///
  /// It asks for the values of arguments.
  mutating func settlePastsOfArguments() {
    guard language.order.agrees(.verb, in: .gender), !arguments.isEmpty else { return }
    for word in words.indices.dropFirst() where isPastOfArgument(word) {
      settle(word, as: .verb)
    }
  }

  private func isPastOfArgument(_ word: Int) -> Bool {
    guard self[word].isVerb, self[word].isAdjective, !self[word].isNoun, self[word].given == nil,
      maySettleAsVerb(word), !isArgument(word), isFollowedDirectly(word - 1),
      let value = argument(around: word - 1), showsOneGender(verb: word)
    else { return false }
    let start = startOfClause(with: word)
    guard value.contains(Int(token(start).start)), !mayDescribeNounBehind(word) else {
      return false
    }
    // Nobody says more in one clause.
    let end = (word..<min(count, word + 16)).first { isCut(after: $0) }.map { $0 + 1 } ?? count
    return !(start..<end).contains {
      $0 != word && !isArgument($0)
        && (self[$0].isAuxiliary || self[$0].hasVerbNumber && self[$0].isBystander)
    }
  }

  private func showsOneGender(verb word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    let shown = language.features(of: verb)
    return shown.settledNumber == .singular && shown.settledGender != nil
  }

  /// Whether an adjective has a form of the noun right behind it.
  private func mayDescribeNounBehind(_ word: Int) -> Bool {
    guard isFollowedDirectly(word) else { return false }
    let nouns = all(self[word + 1].nouns)
    return all(self[word].adjectives).contains { one in nouns.contains { fits(one, $0) } }
  }
}
