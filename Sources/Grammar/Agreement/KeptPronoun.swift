import Foundation
import Vocabulary

/// Pronouns of another sentence, which stay as they are whatever a number counts.
extension Phrase {
  /// Notes the first pronoun in the plural that may stand for the one thing that is counted: 1
  /// photo? They will be gone.
  ///
  /// Not behind another noun in the plural, which it may stand for, nor where it may be said of one person
  /// whom the text names: they will be told. One in the singular often stands for nothing: it can’t be
  /// undone.
  mutating func noteKeptPronoun(_ counted: [Counted], _ request: Request) {
    guard request.counts.count == 1, counted.count == 1, counted[0].number == .singular,
      let last = parsed.first?.last
    else { return }
    var isBehindSentence = false
    var isBehindPerson = (0...last).contains { hasNoun($0, .actor) }
    for word in words.indices where word > last {
      let startsSentence = endsSentence(behind: word - 1)
      isBehindSentence = isBehindSentence || startsSentence
      if isBehindSentence, !isChanged(word), let pronoun = pronounOfSeveral(word) {
        if isBehindPerson, mayBeOfOne(pronoun) { return }
        return note(.keptPronoun, about: word)
      }
      if isPluralNoun(word) { return }
      if !startsSentence, mayNamePerson(word) { isBehindPerson = true }
    }
  }

  /// Whether a word is a name that may be a person's: with Anna, but to the Trash.
  private func mayNamePerson(_ word: Int) -> Bool {
    isName(word) && !self[word - 1].isSpecifier && !self[word - 1].isArticle
  }

  private func isPluralNoun(_ word: Int) -> Bool {
    first(self[word].nouns).flatMap { number(of: $0) } == .plural
  }

  /// A word that is a pronoun for others in the plural and nothing else, or the one that a verb is joined to:
  /// they’ll be gone, téléchargez-les.
  private func pronounOfSeveral(_ word: Int) -> Bytes? {
    if isPluralClitic(word) || isPronounOfSeveral(word) { return lower(word) }
    let letters = lower(word)
    if let (pronoun, _) = joinedPronoun(word), standsForThem(language.pronouns.row(of: pronoun)) {
      return pronoun
    }
    guard let hyphen = letters.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let pronoun = letters.slice((hyphen + 1)..<letters.count)
    return standsForThem(language.pronouns.row(of: pronoun)) ? pronoun : nil
  }

  private func isPronounOfSeveral(_ word: Int) -> Bool {
    let reading = self[word]
    guard isPersonalPronoun(word), !reading.isNoun, !reading.isAdjective, !reading.isSpecifier,
      !reading.isArticle
    else { return false }
    // German `Ihnen` is the reader, and `ihnen` is not.
    return standsForThem(language.pronouns.row(of: original(word)) ?? row(of: word))
  }

  private func standsForThem(_ row: PersonalPronouns.Row?) -> Bool {
    guard let features = row?.features else { return false }
    return features.contains(.thirdPerson) && features.contains(.plural)
  }

  /// Whether a pronoun in the plural may also stand for one person: they.
  private func mayBeOfOne(_ pronoun: Bytes) -> Bool {
    language.pronouns.rows.contains {
      $0.isPersonal && $0.features.contains(.thirdPerson) && $0.features.contains(.singular)
        && !$0.cells(of: pronoun).isEmpty
    }
  }

  /// `vous ne pourrez pas les récupérer`: not Italian `le`, which may be the polite one.
  private func isPluralClitic(_ word: Int) -> Bool {
    guard isArticleBeforeVerb(word), let determiner = first(self[word].determiners),
      let own = row(of: word), own.features.contains(.plural)
    else { return false }
    let shown = language.features(of: determiner)
    return shown.settledNumber == .plural
  }
}
