import Foundation
import Vocabulary

/// What is said of an infinitive or a clause behind it, which have no gender and no number: è vietato fumare, è vero
/// che funziona, mi è stato detto di aspettare.
extension Phrase {
  /// Whether an adjective or participle is said of such an infinitive or clause, and of nobody: a verb of one, or
  /// nothing, stands before it, and no subject before that.
  func isSaidOfClause(_ word: Int) -> Bool {
    // `Quando 3 pedido chegar`: what a number counts is a noun.
    guard isFirstForm(word), !isBehindNumber(word) else { return false }
    var last = word
    // Nobody says more between: è stato severamente vietato fumare.
    while last < count, last - word < 4 {
      if hasClause(behind: last) { return hasVerbWithoutSubject(before: word) }
      // `Nouveau flurber`: what no lexicon has may be a noun.
      if isInfinitive(behind: last) {
        return self[last + 1].isKnown ? mayStartClause(word) : hasVerbWithoutSubject(before: word)
      }
      guard isFollowedDirectly(last) else { return false }
      last += 1
      while last < count, self[last].isAdverb, !self[last].isAdjective, isFollowedDirectly(last) {
        last += 1
      }
      guard isFirstForm(last) else { return false }
    }
    return false
  }

  /// Whether a word is an adjective in the form that it has where it agrees with nothing.
  private func isFirstForm(_ word: Int) -> Bool {
    !self[word].isSpecifier && first(self[word].adjectives)?.cells.contains(0) == true
  }

  /// Whether a clause stands behind an adjective, or nothing behind one that says of infinitives what they are: è stato
  /// difficile, but è stato necessario un codice.
  ///
  /// What only persons are may have a clause behind it, too: è sicuro che nessuno lo veda?
  private func hasClause(behind word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives) else { return false }
    let roles = language.roles(of: adjective.lexeme)
    if roles.contains(.impersonal), isCut(after: word) { return true }
    guard isFollowedDirectly(word), roles.isDisjoint(with: .actor) else { return false }
    if self[word + 1].roles.isSuperset(of: [.relative, .conjunction]) { return true }
    return roles.contains(.reports) && isOf(word + 1) && isInfinitive(behind: word + 1)
  }

  /// Whether an infinitive stands behind a word, with nothing but a no between.
  private func isInfinitive(behind word: Int) -> Bool {
    let before = isFollowedDirectly(word) && isClitic(word + 1) ? word + 1 : word
    return isFollowedDirectly(before) && token(before + 1).shape == .small
      && !self[before + 1].isNoun && mayBeInfinitive(behind: before)
  }

  /// `È severamente vietato fumare`, `Vietato fumare`: whether no subject stands before an adjective in its clause.
  private func mayStartClause(_ word: Int) -> Bool {
    startsClause(behind: beforeAdverbs(from: word - 1)) || hasVerbWithoutSubject(before: word)
  }

  /// Whether a form of to be in the third person singular stands before an adjective, with only adverbs and participles
  /// between, and before that nothing in its clause but adverbs and pronouns that are no subject.
  func hasVerbWithoutSubject(before word: Int) -> Bool {
    var verb = beforeAdverbs(from: word - 1)
    // Nobody says more between.
    while verb > 0, word - verb < 6, isFollowedDirectly(verb), isFirstForm(verb),
      !self[verb].isAuxiliary
    {
      verb = beforeAdverbs(from: verb - 1)
    }
    guard verb >= 0, isFollowedDirectly(verb), self[verb].isAuxiliary, !self[verb].isCopula,
      self[verb].marks.contains(.singularVerb),
      self[verb].roles.isDisjoint(with: [.perfect, .speaker, .modal])
    else { return false }
    return startsClause(behind: beforeClitics(from: verb - 1))
  }

  /// Whether a clause starts behind a word, which is -1 at the start of the text.
  private func startsClause(behind word: Int) -> Bool {
    word < 0 || isCut(after: word) || self[word].isCoordination
      || self[word].endsPhrase && !self[word].roles.contains(.preposition)
  }
}
