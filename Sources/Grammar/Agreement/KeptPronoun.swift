import Foundation
import Vocabulary

/// Pronouns of another sentence, which stay as they are whatever a number counts.
extension Phrase {
  /// Notes the first pronoun in the plural that may stand for the one thing that is counted: 1
  /// photo? They will be gone.
  ///
  /// Not behind another noun in the plural, which it may stand for. One in the singular often
  /// stands for nothing: it can’t be undone.
  mutating func noteKeptPronoun(_ counted: [Counted], _ request: Request) {
    guard request.counts.count == 1, counted.count == 1, counted[0].number == .singular,
      let last = parsed.first?.last
    else { return }
    var isBehindSentence = false
    for word in words.indices where word > last {
      isBehindSentence = isBehindSentence || endsSentence(behind: word - 1)
      if isPluralNoun(word) { return }
      if isBehindSentence, isPronounOfSeveral(word), !isChanged(word) {
        return note(.keptPronoun, about: word)
      }
    }
  }

  private func isPluralNoun(_ word: Int) -> Bool {
    first(self[word].nouns).flatMap { number(of: $0) } == .plural
  }

  /// Whether a word is a pronoun for others in the plural, and nothing else.
  private func isPronounOfSeveral(_ word: Int) -> Bool {
    if isPluralClitic(word) { return true }
    let reading = self[word]
    guard isPersonalPronoun(word), !reading.isNoun, !reading.isAdjective, !reading.isSpecifier,
      !reading.isArticle
    else { return false }
    // German `Ihnen` is the reader, and `ihnen` is not.
    let own = language.pronouns.row(of: original(word)) ?? row(of: word)
    return own.map { $0.features.contains(.thirdPerson) && $0.features.contains(.plural) } ?? false
  }

  /// `vous ne pourrez pas les récupérer`: not Italian `le`, which may be the polite one.
  private func isPluralClitic(_ word: Int) -> Bool {
    guard isArticleBeforeVerb(word), let determiner = first(self[word].determiners),
      let own = row(of: word), own.features.contains(.plural)
    else { return false }
    let shown = language.schema(of: determiner.lexeme).features(of: determiner.cells)
    return shown.settledNumber == .plural
  }
}
