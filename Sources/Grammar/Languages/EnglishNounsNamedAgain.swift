import Foundation
import Vocabulary

/// A counted noun that this or that names once more in a later sentence: you blocked 5 users. These users can’t write to you.
extension Agreement {
  /// Gives the noun, what points at it and a form of to be, to have or to do right behind the number of the first mention.
  func inflectNounNamedAgain(_ text: inout Phrase) {
    guard isFirst, target.asksNumber, text.startsOfCounted.count < 2, let head = phrase.head,
      let noun = text.nounNamedAgain(as: head),
      let determiner = text.first(text[noun - 1].determiners),
      let analysis = text.first(text[noun].nouns)
    else { return }
    let number: FeatureSet = target.isPlural ? .plural : .singular
    text.replace(noun - 1, with: text.language.form(determiner.lexeme, number))
    text.replace(noun, with: text.language.form(analysis.lexeme, number))
    let word = noun + 1
    guard word < text.count, text.isFollowedDirectly(noun), text[word].isAuxiliary,
      text[word].hasVerbNumber, let verb = text.verb(of: word)
    else { return }
    text.replace(word, with: text.language.form(verb.lexeme, number))
  }
}

extension Phrase {
  /// The first such noun, in the number that the counted one is written in; nil where there is none, or it has a number of
  /// its own, or says when something is (this week).
  fileprivate func nounNamedAgain(as head: NounPhrase.Head) -> Int? {
    let end = head.words.upperBound
    guard language.order.isHeadLast, end + 1 < count, !isArgument(head.word),
      !hasNoun(head.word, .time)
    else { return nil }
    // Nobody reads on for longer.
    return (end + 1..<min(count, end + 32)).first { word in
      guard pointsAt(word - 1), isFollowedDirectly(word - 1), !isBehindNumber(word),
        !isArgument(word), let noun = first(self[word].nouns),
        // `We think that users know`
        let determiner = first(self[word - 1].determiners),
        number(of: determiner) == number(of: noun)
      else { return false }
      return noun.lexeme.lemma.elementsEqual(head.analysis.lexeme.lemma)
        && number(of: noun) == number(of: head.analysis)
        && (end - 1..<word - 1).contains { endsSentence(behind: $0) }
    }
  }

  /// Whether a word is a determiner that points at something: this, those.
  private func pointsAt(_ word: Int) -> Bool {
    self[word].roles.contains(.demonstrative) && !self[word].determiners.isEmpty
      && !isArgument(word)
  }
}
