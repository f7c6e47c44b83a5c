import Foundation
import Vocabulary

/// Persons who get something, of languages whose subject may stand behind the verb: what shows them is the object behind
/// them (sende 2 Freunden eine Einladung, but sende 2 Freunde), which has no determiner where it is a set phrase with the
/// verb (sag 2 Freunden Bescheid).
extension Phrase {
  /// The case of persons whom a number counts, between a verb of giving and what is given.
  func casesOfRecipient(_ phrase: NounPhrase) -> [FeatureSet] {
    guard language.order.isVerbSecond, let head = phrase.head, namesPerson(head),
      startsOfCounted.contains(phrase.words.lowerBound)
    else { return [] }
    let object = head.words.upperBound
    if startsObject(object) {
      return isBehindVerbOfGiving(phrase) || isBeforeInfinitiveOfGiving(phrase) ? [.dative] : []
    }
    return isBehindVerb(phrase, ofGiving: object) ? [.dative] : []
  }

  /// `Sag 2 Freunden Bescheid`: whether an imperative stands before a phrase that is a set phrase with the noun right
  /// behind that.
  private func isBehindVerb(_ phrase: NounPhrase, ofGiving noun: Int) -> Bool {
    let verb = beforeAdverbs(from: phrase.words.lowerBound - 1)
    guard verb >= 0, noun < count, isFollowedDirectly(noun - 1), self[noun].isNoun,
      verb == 0 || isCut(after: verb - 1), !isCut(after: verb),
      language.hooks.isImperative(form: lower(verb), in: language) != nil
    else { return false }
    let object = [UInt8(ascii: " ")] + Array(original(noun))
    return formsOfGiving(verb).contains { language.roles(of: $0 + object).contains(.gives) }
  }

  /// Whether a determiner starts what may be an object, and is no time: eine Einladung, but eine Stunde.
  private func startsObject(_ word: Int) -> Bool {
    guard word > 0, word + 1 < count, isFollowedDirectly(word - 1), self[word].isDeterminer,
      mayStart(word, in: .accusative)
    else { return false }
    let noun = (word + 1..<min(count, word + 4)).first { token($0).shape != .small }
    return noun.map { self[$0].isNoun && !hasNoun($0, [.time, .times]) } ?? false
  }

  /// `Sende 2 Freunden`, `Sie senden 2 Freunden`, but heute senden 2 Freunde.
  private func isBehindVerbOfGiving(_ phrase: NounPhrase) -> Bool {
    let verb = beforeAdverbs(from: phrase.words.lowerBound - 1)
    guard verb >= 0, !isCut(after: verb), isOfGiving(verb) else { return false }
    return language.hooks.isImperative(verb, in: self) || isBehindSubject(verb: verb)
  }

  /// `2 Freunden eine Nachricht schicken`: whether a phrase starts a clause that ends in such an infinitive.
  private func isBeforeInfinitiveOfGiving(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard start == 0 || isCut(after: start - 1), let last = wordsOfClause(behind: start).last
    else { return false }
    return isOfGiving(last) && isFormOfSeveral(last)
      && !(start..<last).contains { isFinite($0) }
  }

  /// Whether a word is the infinitive of such a verb, a third person or an imperative: senden, sendet, sende, gib.
  private func isOfGiving(_ word: Int) -> Bool {
    formsOfGiving(word).contains { language.roles(of: $0).contains(.gives) }
  }

  /// The forms in which the function words may have a verb: as it stands, and its infinitive.
  private func formsOfGiving(_ word: Int) -> [[UInt8]] {
    let form = Array(lower(word))
    var forms = [form, form + language.order.infinitiveEnding]
    if let verb = verb(of: word)?.lexeme { forms.append(language.form(verb, .plural)) }
    return forms
  }
}
