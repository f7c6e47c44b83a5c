import Foundation
import Vocabulary

/// English clauses: which words are the verb, and where phrases end.
struct Clauses {
  let text: Phrase

  private var count: Int { text.count }

  private func isEqual(_ word: Int, _ literal: StaticString) -> Bool {
    text.lower(word).equals(literal)
  }

  func nounPhrase(from first: Int) -> Range<Int> {
    var start = first
    while start + 1 < count,
      text[start].endsPhrase || text[start].isAuxiliary || isImperative(start) || presents(start)
    {
      start += 1
    }
    if start < count, text[start].isPersonalPronoun, !standsBeforeNoun(start) {
      return start..<(start + 1)
    }
    var end = start
    while end < count, !text.isQuoted(end) {
      if end > start {
        if isCut(before: end, start) || ends(at: end, start) { break }
      } else if text[end].isAuxiliary {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Whether a mark ends the phrase before a word: not one in brackets that hold adjectives alone,
  /// `(new) file`, and not the period of an abbreviation.
  private func isCut(before word: Int, _ start: Int) -> Bool {
    guard text.isCut(after: word - 1) else { return false }
    let mark = text.separator(after: word - 1).first
    if mark == UInt8(ascii: "."), text[word - 1].marks.contains(.abbreviation) { return false }
    return !((mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]")) && (start..<word).allSatisfy { text[$0].describes })
  }

  private func ends(at word: Int, _ start: Int) -> Bool {
    let reading = text[word]
    if reading.isAuxiliary || reading.isPersonalPronoun && !standsBeforeNoun(word) { return true }
    // `app using your location`: the rest is what it uses.
    if reading.roles.contains(.takesObject), word + 1 < count, text[word - 1].isNoun { return true }
    if reading.endsPhrase { return !joins(word, from: start) }
    if isModal(word) || isMainVerb(word, from: start) { return true }
    // `this`, `my` and the like begin another phrase.
    return !reading.determiners.isEmpty && text[word - 1].determiners.isEmpty
  }

  /// Whether a pronoun stands before what belongs to someone, as my and their do, or before what it
  /// counts, as one does.
  private func standsBeforeNoun(_ word: Int) -> Bool {
    guard word + 1 < count, text.isFollowedDirectly(word) else { return false }
    let next = text[word + 1]
    // `one file`, and `one of your files`.
    if text[word].isNumeral {
      return !next.isAuxiliary && !next.marks.contains(.singularVerb) || next.isNoun
    }
    guard let row = text.row(of: word) else { return false }
    return text.cells(of: word, row).contains { text.pronounCells[$0].contains(.dependent) }
      && !next.isAuxiliary
  }

  /// `black and white photo`: an `and` between words that describe one noun; `photo and video call`:
  /// one between nouns that do.
  private func joins(_ word: Int, from start: Int) -> Bool {
    guard text[word].isCoordination, word > 0, word + 2 < count, text[word + 2].isNoun,
      text.isFollowedDirectly(word + 1)
    else { return false }
    if text[word - 1].describes, text[word + 1].describes { return true }
    return word == start + 1 && text[start].isNounAlone && text[word + 1].isNounAlone
      && text.compound(at: word + 1, length: 2) == nil
  }

  // MARK: Verbs

  /// Whether will, can, may, might or must is a verb here: the soda can, but the photo can be seen.
  private func isModal(_ word: Int) -> Bool {
    guard text[word].roles.contains(.modal), word + 1 < count, text[word - 1].isNoun else {
      return false
    }
    let next = text[word + 1]
    return next.endsPhrase || next.isAuxiliary || next.isVerb || next.isAdverb
  }

  /// Whether a word can be the singular of a noun.
  private func isSingular(_ word: Int) -> Bool {
    text.all(text[word].nouns).contains { $0.cells.contains(0) }
  }

  /// Whether a word that may be a noun is the verb of the sentence: this device supports Bluetooth.
  ///
  /// Only where its form agrees with the noun before it and a determiner starts the phrase. One that
  /// shows the same number as the verb rules out that the word is the last noun of a compound (`the
  /// music plays`, but `all music plays`); one that shows none needs an object or an adverb behind it.
  private func isMainVerb(_ word: Int, from start: Int) -> Bool {
    if isVerbAlone(word, from: start) || hasObject(word, from: start) { return true }
    guard word > start + 1, text[word].hasVerbNumber, let noun = text.first(text[word - 1].nouns)
    else { return false }
    let roles = text[start].roles
    let isDefinite =
      roles.contains(.definite)
      || text[start].isPronoun && roles.isDisjoint(with: .showsPlural)
    let goesOn =
      word + 1 < count && text.isFollowedDirectly(word) && !text[word + 1].isAuxiliary
      && (!text[word + 1].endsPhrase || word + 2 == count)
    if text[word].marks.contains(.singularVerb) {
      return noun.cells.contains(0)
        && (roles.contains(.showsSingular) || isDefinite && goesOn)
    }
    return noun.cells == Cells(bits: 2) && (roles.contains(.showsPlural) || isDefinite && goesOn)
  }

  /// A form in -s that is no noun ends every phrase: your order arrives.
  private func isVerbAlone(_ word: Int, from start: Int) -> Bool {
    word > start && text[word].hasVerbNumber && text[word].marks.contains(.singularVerb)
      && !text[word].isNoun && isSingular(word - 1)
  }

  /// `person likes this`: a form in -s before a determiner or a pronoun has it for its object.
  private func hasObject(_ word: Int, from start: Int) -> Bool {
    guard word > start, word + 1 < count, text.isFollowedDirectly(word), text[word].hasVerbNumber,
      text[word].marks.contains(.singularVerb), isSingular(word - 1)
    else { return false }
    let next = text[word + 1]
    return next.isPersonalPronoun || !next.determiners.isEmpty && !next.isNumeral
  }

  /// `Delete this file`: a verb without an ending before a determiner speaks to the reader.
  private func isImperative(_ word: Int) -> Bool {
    if text[word].roles.contains(.asks) { return true }
    guard text[word].hasVerbNumber, text[word].marks.contains(.pluralVerb), word + 2 < count,
      !text[word].isAuxiliary, text.isFollowedDirectly(word), text[word].determiners.isEmpty,
      text[word + 2].isNoun || text[word + 2].isAdjective || !text[word + 2].isKnown
    else { return false }
    let next = text[word + 1]
    return (!next.determiners.isEmpty || next.isArticle) && !next.isNumeral
      && (word == 0 || text[word - 1].isAuxiliary || isImperative(word - 1))
  }

  /// `there is a message`, `this is a photo`: what is presented follows.
  func presents(_ word: Int) -> Bool {
    word == 0 && count > 2 && text[1].isAuxiliary && text[2].isArticle
      && !text[0].roles.isDisjoint(with: [.presents, .demonstrative])
  }

  /// The verb that agrees with the head: that of the sentence, or of `who likes this`.
  private func verbOfHead(_ phrase: NounPhrase) -> Int? {
    let next = phrase.words.upperBound
    guard phrase.head != nil, next < count, next > phrase.words.lowerBound else { return nil }
    if isMainVerb(next, from: phrase.words.lowerBound) { return next }
    guard text[next].roles.contains(.relative), next + 1 < count,
      text.isFollowedDirectly(next - 1), text.isFollowedDirectly(next), text[next + 1].isVerb
    else { return nil }
    return next + 1
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, isPlural: Bool
  ) -> [UInt8]? {
    let reading = text[word]
    guard let verb = text.verb(of: word), !isInfinitive(word),
      !(word == 0 && isImperativeAuxiliary)
    else { return nil }
    let (singular, plural) = (
      text.language.form(verb.lexeme, .singular), text.language.form(verb.lexeme, .plural)
    )
    if followsPronoun(word, phrase) {
      let subject = text.language.writing.casing.lowercased(text.newBytes(word - 1).text).text
      return ["he", "she", "it"].contains(subject) ? singular : plural
    }
    guard
      request.known.partOfSpeech == .verb || reading.isAuxiliary || word == verbOfHead(phrase)
        || phrase.head == nil && !reading.isNoun
    else { return nil }
    let isAm = isEqual(word, "am") && request.features.person == .third && !isPlural
    return isPlural ? plural : isAm ? Array("is".utf8) : singular
  }

  /// `don’t delete this`: what is not to be done.
  private var isImperativeAuxiliary: Bool {
    count > 1 && text.lower(0).hasPrefix("don") && text[1].hasVerbNumber
      && text[1].marks.contains(.pluralVerb)
  }

  /// Whether a verb that is no form of be stands right after a pronoun that is its subject.
  private func followsPronoun(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard word == 1, phrase.head == nil, text[word].hasVerbNumber, !text[word].isAuxiliary,
      text[0].isPersonalPronoun, let row = text.row(of: 0)
    else { return false }
    return text.cells(of: 0, row).contains(0)
  }

  /// Whether `to`, will or another word stands before it that takes a verb without an ending.
  private func isInfinitive(_ word: Int) -> Bool {
    guard word > 0 else { return false }
    if isEqual(word - 1, "to") || text[word - 1].roles.contains(.modal) { return true }
    // can’t and do have no other form: `they can’t do this`.
    return text[word - 1].isAuxiliary && text[word - 1].isVerb && !text[word - 1].hasVerbNumber
  }

  // MARK: Nouns joined by and

  /// The word at which a noun starts that is joined to this one by and or or.
  func coordination(_ phrase: NounPhrase) -> Int? {
    let end = phrase.words.upperBound
    guard let head = phrase.head, head.words.upperBound == end, end + 1 < count,
      text[end].isCoordination, text.isFollowedDirectly(end - 1), text.isFollowedDirectly(end)
    else { return nil }
    var word = end + 1
    while word < count {
      // A name that no lexicon has, beside another one: John and Mary.
      let isName = !text[word].isKnown && text.token(word).shape != .small
      if text[word].isNoun || isName { return end + 1 }
      guard text[word].isAdjective || !text[word].determiners.isEmpty, text.isFollowedDirectly(word)
      else { return nil }
      word += 1
    }
    return nil
  }
}
