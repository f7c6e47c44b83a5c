import Foundation
import Vocabulary

/// French: what its folder can't say.
struct French: LanguageHooks {
  var relativesShowSubject: Bool { true }

  /// Que, and not dont or où.
  func isObject(relative word: Int, in phrase: Phrase) -> Bool {
    let roles = phrase[word].roles
    return roles.contains(.relative) && !roles.contains(.subject)
      && phrase.lower(word).hasPrefix("qu")
  }

  /// Before a vowel and a mute h: tout heureuse, tout entières.
  func keepsWordForAll(before adjective: Int, in phrase: Phrase) -> Bool {
    phrase.language.sounds("vowel", phrase.original(adjective), phrase.lower(adjective))
  }

  /// What a verb presents stands behind it: c’est une photo, il y a un fichier.
  func nounPhrase(in phrase: Phrase, from start: Int) -> Range<Int> {
    phrase.plainNounPhrase(from: startBehindSubject(in: phrase, from: start))
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    guard !hasOwnSubject(word, phrase, in: text),
      let form = text.plainVerbForm(word, phrase, request, target)
    else { return nil }
    return withPronoun(of: target.gender, form)
  }

  /// What a number counts, or the value of an argument, may be what a pronoun of the next clause stands for: 2 photos
  /// seront supprimées si elles sont floues.
  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    agreement.inflectPartitiveOfInserted(&text)
    agreement.inflectPredicateOfJoinedValue(&text)
    agreement.inflectObjectReferences(&text, isJoined: false)
    let isOfInserted = agreement.phrase.head.map { text.isArgument($0.word) } ?? false
    guard agreement.isFirst && agreement.target.asksNumber || isOfInserted,
      let reference = text.frenchReference(to: agreement.phrase)
    else { return }
    agreement.inflect(reference, &text)
  }

  /// `Cette photo est-elle utile ?`: a form whose pronoun behind a hyphen has the gender of the subject.
  private func withPronoun(of gender: GrammaticalGender?, _ form: [UInt8]) -> [UInt8] {
    guard gender == .feminine || gender == .masculine else { return form }
    let (own, other) = gender == .feminine ? ("-il", "-elle") : ("-elle", "-il")
    let pronouns = [(own, other), (own + "s", other + "s")]
    for (old, new) in pronouns where form.suffix(old.utf8.count).elementsEqual(old.utf8) {
      return Array(form.dropLast(old.utf8.count)) + new.utf8
    }
    return form
  }

  /// Behind a pronoun and its verb, where a determiner follows: il reste un fichier, il n’y a pas de photo.
  private func startBehindSubject(in phrase: Phrase, from start: Int) -> Int {
    if let noun = startBehindQuantity(in: phrase, from: start) { return noun }
    guard start < phrase.count, isSubject(start, in: phrase) else { return start }
    var word = start + 1
    while word < phrase.count, isBetween(word, in: phrase) { word += 1 }
    guard word < phrase.count, isVerb(word, of: start, in: phrase) else { return start }
    word += 1
    let behindVerb = word
    while word < phrase.count, phrase[word].isAdverb { word += 1 }
    guard word < phrase.count else { return start }
    if word > behindVerb, isComplement(word, in: phrase) { return word + 1 }
    return phrase[word].isDeterminer || phrase[word].isNumeral ? word : start
  }

  /// `ce` stands before forms of être alone; elsewhere it is a determiner.
  private func isVerb(_ word: Int, of subject: Int, in phrase: Phrase) -> Bool {
    phrase[word].isVerb && phrase.isFollowedDirectly(word)
      && (phrase[word].isAuxiliary || phrase[subject].isPersonalPronoun)
  }

  /// `beaucoup de messages`: an adverb whose complement is the noun.
  private func startBehindQuantity(in phrase: Phrase, from start: Int) -> Int? {
    var word = start
    while word + 2 <= phrase.count, phrase[word].isAdverb, !phrase[word].isNominal { word += 1 }
    guard word > start, word + 1 < phrase.count, phrase.isFollowedDirectly(word),
      isComplement(word, in: phrase)
    else { return nil }
    return word + 1
  }

  /// Whether a word joins a complement, and a noun follows.
  private func isComplement(_ word: Int, in phrase: Phrase) -> Bool {
    word + 1 < phrase.count && phrase[word + 1].isNominal
      && phrase.language.order.complements.contains { $0.elementsEqual(phrase.lower(word)) }
  }

  /// `ce`, or a personal pronoun that is a subject.
  private func isSubject(_ word: Int, in phrase: Phrase) -> Bool {
    let reading = phrase[word]
    return phrase.isSubjectPronoun(word) || reading.roles.contains(.presents) && !reading.isVerb
  }

  /// What may stand between a subject and its verb: ne, y, se.
  private func isBetween(_ word: Int, in phrase: Phrase) -> Bool {
    let reading = phrase[word]
    return reading.isAdverb || reading.isCopula && !reading.isVerb
  }

  /// Whether a verb has a pronoun for its subject that doesn't agree with the head.
  private func hasOwnSubject(_ word: Int, _ phrase: NounPhrase, in text: Phrase) -> Bool {
    guard phrase.head != nil else { return false }
    var subject = word - 1
    while subject >= 0 {
      if text.isSubjectPronoun(subject), text.isFollowedDirectly(subject) {
        // `2 amis vous suivent`, `il vous reste`: vous and nous are objects before a third person.
        if subject == 0 || text[word].roles.contains(.speaker) { return true }
        if !mayBeObject(subject, in: text) { return true }
      } else if !isBetween(subject, in: text) {
        return false
      }
      subject -= 1
    }
    return false
  }

  private func mayBeObject(_ pronoun: Int, in text: Phrase) -> Bool {
    text.row(of: pronoun).map { text.cells(of: pronoun, $0).count > 1 } ?? false
  }
}
