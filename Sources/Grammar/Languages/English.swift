import Foundation
import Vocabulary

/// English: what its folder can't say.
struct English: LanguageHooks {
  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32 {
    let reading = phrase.store.readings[Int(small)]
    // `A` is a letter where nothing follows it.
    let isArticle =
      reading.isArticle && word + 1 < phrase.count && !isLetterOfName(word, in: phrase)
    if reading.isAuxiliary || isArticle { return small }
    if phrase.store.readings[Int(exact)].isExact { return exact }
    // `US dollar`: a word in capitals among small ones is no pronoun and no preposition.
    let isAbbreviation = phrase.original(word).count > 1 && phrase.isCapitalizedAlone(word)
    let isSmall = reading.isPersonalPronoun || reading.endsPhrase
    return isAbbreviation && isSmall ? exact : small
  }

  /// `Hall A 8 seats`: whether a capital A stands right between a noun and a number, and so names one of several; but Set A
  /// 8 Minute Timer, where all words have capitals and the one before it may be a verb.
  private func isLetterOfName(_ word: Int, in phrase: Phrase) -> Bool {
    guard word > 0, word + 1 < phrase.count, phrase.original(word).equals("A"),
      phrase.isFollowedDirectly(word - 1), phrase.number(rightBehind: word) != nil
    else { return false }
    let before = phrase[word - 1]
    return before.isNoun && !before.isSpecifier
      && (!before.isVerb || phrase.token(word + 1).shape == .small)
  }

  // MARK: Phrases

  func presents(_ word: Int, in phrase: Phrase) -> Bool { phrase.presents(word) }

  func nounPhrase(in phrase: Phrase, from start: Int) -> Range<Int> {
    phrase.englishNounPhrase(from: start)
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    text.englishVerbForm(word, phrase, request, isPlural: target.isPlural)
  }

  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool {
    let hasJoined = text.inflectJoinedPronouns(request)
    return inflectWholePronouns(&text, phrase, request) || hasJoined
  }

  private func inflectWholePronouns(
    _ text: inout Phrase, _ phrase: NounPhrase, _ request: Request
  ) -> Bool {
    if phrase.head != nil {
      return request.asksPerson && text.inflectPersonalPronouns(request)
    }
    // `3 shared with me`: what is counted is none of those for whom a pronoun stands.
    if request.isCounted, !request.asksPerson {
      return text.words.indices.contains { text[$0].isPersonalPronoun }
    }
    let isPersonal = phrase.words.contains { text[$0].isPersonalPronoun }
    if !isPersonal, phrase.words.contains(where: { !text[$0].determiners.isEmpty }) { return true }
    return text.inflectPersonalPronouns(request) || text.inflectOtherPronoun(request)
  }

  func needsNothing(_ phrase: NounPhrase, in text: Phrase) -> Bool {
    // Adjectives have one form, which fits everything, and so do numbers behind numbers: 2 dozen.
    text.words.indices.contains { text[$0].isVerb }
      || phrase.words.contains { text[$0].isAdjective || text[$0].isNumeral }
      || text.words.indices.contains { text[$0].isPronoun }
  }

  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    if let one = agreement.phrase.words.first, agreement.givesWayToPlural(one, text) {
      text.remove(one)
    }
    agreement.setPossessive(&text)
    inflectReflexive(&text, agreement)
    agreement.inflectReference(&text)
    agreement.inflectNounNamedAgain(&text)
    agreement.inflectOwner(&text)
  }

  /// `2 sessions end themselves`: a pronoun for what several things do to themselves, right behind their verb.
  private func inflectReflexive(_ text: inout Phrase, _ agreement: Agreement) {
    guard agreement.isFirst, agreement.target.asksNumber, agreement.target.isPlural,
      let start = agreement.phrase.head?.words.upperBound, start > 0,
      let verb = (start..<text.count).first(where: {
        !text[$0].isAdverb && !text[$0].isAuxiliary && text[$0].roles.isDisjoint(with: .modal)
      }),
      text[verb].isVerb || text[verb].isParticiple, verb + 1 < text.count,
      (start - 1...verb).allSatisfy({ text.isFollowedDirectly($0) }),
      let cell = text.pronounCells.firstIndex(of: .reflexive),
      text.lower(verb + 1).elementsEqual(reflexive(.singular.union(.neuter), cell, text)),
      !text.isApart(verb: verb, from: agreement.phrase)
    else { return }
    text.replace(verb + 1, with: reflexive(.plural, cell, text))
  }

  private func reflexive(_ features: FeatureSet, _ cell: Int, _ text: Phrase) -> [UInt8] {
    text.language.pronouns.row(for: features.union(.thirdPerson))?.form(cell) ?? []
  }
}
