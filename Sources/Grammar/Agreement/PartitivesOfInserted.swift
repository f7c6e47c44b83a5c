import Foundation
import Vocabulary

/// What says which of several things is meant that an argument names, and what is said of that: chacune de vos photos est
/// enregistrée, una delle tue carte è scaduta.
extension Agreement {
  /// Gives such a word, and what a verb behind the value says of it, the gender of the value.
  func inflectPartitiveOfInserted(_ text: inout Phrase) {
    guard let head = phrase.head, let gender = target.gender, !head.analysis.lexeme.isGuessed,
      text.number(of: head.analysis) != .singular, !text.isInName(head.word),
      let one = text.wordForOne(of: phrase, head), let analysis = text.analysisOfOne(one)
    else { return }
    let isPlural = text.number(of: analysis) == .plural
    let features = (isPlural ? FeatureSet.plural : .singular).union(FeatureSet(gender))
    text.replace(one, with: text.language.form(analysis.lexeme, features))
    for word in text.saidOfOne(behind: head, isPlural: isPlural) {
      let said = text.first(text[word].adjectives) ?? text.first(text[word].determiners)
      guard let said else { continue }
      text.replace(word, with: text.language.form(said.lexeme, features))
    }
  }
}

extension Phrase {
  /// The pronoun or determiner that says which of what an argument names is meant, before an of and the determiner of that.
  fileprivate func wordForOne(of phrase: NounPhrase, _ head: NounPhrase.Head) -> Int? {
    guard isArgument(head.word) else { return nil }
    var first = phrase.words.lowerBound
    if first > 0, words[first - 1].half == .second { first -= 1 }
    let (of, one) = (first - 1, first - 2)
    guard one >= 0, first < head.word, isUsualOf(of), isFollowedDirectly(one),
      isFollowedDirectly(of), words[one].half == .whole, !isArgument(one), self[first].isSpecifier
    else { return nil }
    let reading = self[one]
    return (reading.isSpecifier || reading.isPronoun) && !reading.isPersonalPronoun
      && !reading.isAdverb && !reading.roles.contains(.definite) ? one : nil
  }

  /// How such a word is read, if it has another form for another gender: rather as a pronoun, for no noun follows (uno).
  fileprivate func analysisOfOne(_ word: Int) -> Analysis? {
    let reading = self[word]
    let found = [reading.pronouns, reading.determiners, reading.numerals].flatMap(all)
    return found.first { analysis in
      let number: FeatureSet = self.number(of: analysis) == .plural ? .plural : .singular
      let (one, other) = (
        language.form(analysis.lexeme, number.union(.masculine)),
        language.form(analysis.lexeme, number.union(.feminine))
      )
      return one != other && (lower(word).elementsEqual(one) || lower(word).elementsEqual(other))
    }
  }

  /// What a form of to be behind the value of an argument says: adjectives, or one with its article (est la bonne).
  fileprivate func saidOfOne(behind head: NounPhrase.Head, isPlural: Bool) -> [Int] {
    guard let argument = argument(around: head.word) else { return [] }
    let end = firstWord(from: argument.upperBound)
    guard end < count, isFollowedDirectly(end - 1) else { return [] }
    let verb = behindClitics(from: end, atMost: 4)
    guard self[verb].isAuxiliary, self[verb].hasVerbNumber,
      self[verb].marks.contains(isPlural ? .pluralVerb : .singularVerb)
    else { return [] }
    let said = Array(predicates(behindVerb: verb))
    guard said.isEmpty, isFollowedDirectly(verb), isFollowedDirectly(verb + 1),
      self[verb + 1].roles.contains(.definite), words[verb + 1].half == .whole,
      lower(verb + 1).last != UInt8(ascii: "'"), self[verb + 2].isAdjective,
      isCut(after: verb + 2)
    else { return said }
    return [verb + 1, verb + 2]
  }
}
