import Foundation
import Vocabulary

/// Presents that are spelled as participles: %@ dit avoir fini, 2 amis vous disent merci, %@ écrit…; but %@ écrit par Anna.
extension Phrase {
  /// Reads such forms as verbs behind a value that starts a clause, or behind a noun, where what stands around them does so
  /// beside verbs alone.
  ///
  /// It asks for the values of arguments.
  mutating func settlePresentsOfArguments() {
    guard language.hasRomanceSyntax else { return }
    for word in words.indices.dropFirst() where isPresentOfArgument(word) {
      settle(word, as: .verb)
    }
  }

  private func isPresentOfArgument(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.isAdjective, reading.marks.contains(.singularVerb),
      !reading.isAuxiliary, !reading.isCopula, reading.given == nil, maySettleAsVerb(word),
      words[word].half == .whole, !isArgument(word)
    else { return false }
    let subject = wordBeforePronouns(word)
    guard subject >= 0, isFollowedDirectly(subject) else { return false }
    guard let value = argument(around: subject) else {
      return self[subject].isNoun && fitsNumber(verb: word, of: subject)
        && (isOfSecondPerson(pronoun: word - 1) || saysSomething(word))
    }
    guard value.contains(Int(token(startOfClause(with: word)).start)) else { return false }
    // `%@ vous dit merci`: what is no subject stands before verbs alone.
    return subject + 1 < word || saysSomething(word) || goesOnForLong(word)
  }

  /// The word before the pronouns and the negation right before another one.
  private func wordBeforePronouns(_ word: Int) -> Int {
    var before = word - 1
    // Nobody puts more there.
    while before >= 0, word - before < 4, isFollowedDirectly(before),
      isClitic(before)
        || isPersonalPronoun(before) && !self[before].isSpecifier && !self[before].isArticle
    {
      before -= 1
    }
    return before
  }

  /// `%@ dit que`, `%@ dit avoir fini`: whether a verb of saying has what is said behind it.
  private func saysSomething(_ word: Int) -> Bool {
    guard self[word].roles.contains(.reports), isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    return !next.roles.isDisjoint(with: [.perfect, .being]) || isInfinitive(word + 1)
      || next.roles.isSuperset(of: [.conjunction, .relative])
      || next.isOnlyNoun && !isPreposition(word + 1)
  }

  /// `%@ écrit…`: whether an ellipsis behind a word that ends the text shows that somebody is just doing it.
  private func goesOnForLong(_ word: Int) -> Bool {
    guard word + 1 == count else { return false }
    let marks = mark(behind: word).text
    return marks.hasPrefix("…") || marks.hasPrefix("...")
  }
}
