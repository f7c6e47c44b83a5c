import Foundation
import Vocabulary

/// The first noun phrase of a text: what its head is.
struct EnglishParse {
  struct Head {
    var word: Int
    var analysis: Analysis
    /// How many words the noun has, as in `attorney general`.
    var length = 1
    /// Whether its forms have capitals of their own.
    var isExact = false
    /// Whether it is an abbreviation in capitals that no lexicon has.
    var isAbbreviation = false
    /// The mark of the possessive that the text has behind it, such as `’s`.
    var possessive: String?
  }

  let readings: [CachedValue<EnglishReading>]
  private(set) var nounPhrase: Range<Int> = 0..<0
  private(set) var head: Head?
  let phrase: Phrase
  let grammar: EnglishGrammar

  /// - Parameter start: The word to start at.
  init(_ phrase: Phrase, by grammar: EnglishGrammar, known: Features, from start: Int = 0) {
    self.phrase = phrase
    self.grammar = grammar
    readings = phrase.words.indices.map { grammar.reading(of: $0, in: phrase) }
    nounPhrase = findNounPhrase(from: start)
    if known.partOfSpeech != .adjective, known.partOfSpeech != .verb {
      head = findHead(asNoun: known.partOfSpeech == .noun)
    }
  }

  private func findNounPhrase(from first: Int) -> Range<Int> {
    var start = first
    while start + 1 < readings.count,
      readings[start].endsPhrase || readings[start].isAuxiliary || isImperative(start)
        || presents(start)
    {
      start += 1
    }
    if start < readings.count, readings[start].isPersonalPronoun, !standsBeforeNoun(start) {
      return start..<(start + 1)
    }
    var end = start
    while end < readings.count, !phrase.isQuoted(end) {
      if end > start {
        if isCut(before: end, start) || ends(at: end, start) { break }
      } else if readings[end].isAuxiliary {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Whether a mark ends the phrase before a word: not one in brackets that hold adjectives alone,
  /// `(new) file`, and not the period of an abbreviation.
  private func isCut(before word: Int, _ start: Int) -> Bool {
    guard phrase.isCut(after: word - 1) else { return false }
    let separator = phrase.separator(after: word - 1)
    if separator.first == UInt8(ascii: "."), readings[word - 1].isAbbreviation { return false }
    return
      !(separator.first == UInt8(ascii: ")")
      && (start..<word).allSatisfy { readings[$0].isAdjective || readings[$0].isParticiple })
  }

  private func ends(at word: Int, _ start: Int) -> Bool {
    let reading = readings[word]
    if reading.isAuxiliary || reading.isPersonalPronoun && !standsBeforeNoun(word) { return true }
    // `app using your location`: the rest is what it uses.
    if reading.roles.contains(.takesObject), word + 1 < readings.count,
      !readings[word - 1].nouns.isEmpty
    {
      return true
    }
    if reading.endsPhrase { return !joins(word, from: start) }
    if isModal(word) || isMainVerb(word, from: start) { return true }
    // `this`, `my` and the like begin another phrase.
    return !reading.determiners.isEmpty && readings[word - 1].determiners.isEmpty
  }

  /// Whether a pronoun stands before what belongs to someone, as my and their do, or before what it
  /// counts, as one does.
  private func standsBeforeNoun(_ word: Int) -> Bool {
    guard word + 1 < readings.count, phrase.isFollowedDirectly(word) else { return false }
    let next = readings[word + 1]
    // `one file`, and `one of your files`.
    if readings[word].isNumeral {
      return !next.isAuxiliary && next.verb?.singular != phrase.lower(word + 1)
        || !next.nouns.isEmpty
    }
    return readings[word].pronouns.contains { $0.slots.contains(2) } && !next.isAuxiliary
  }

  /// `black and white photo`: an `and` between words that describe one noun; `photo and video call`:
  /// one between nouns that do.
  private func joins(_ word: Int, from start: Int) -> Bool {
    guard readings[word].roles.contains(.coordination), word > 0, word + 2 < readings.count,
      !readings[word + 2].nouns.isEmpty, phrase.isFollowedDirectly(word + 1)
    else { return false }
    if readings[word - 1].describes, readings[word + 1].describes { return true }
    return word == start + 1 && !readings[start].nouns.isEmpty && readings[start].isNounAlone
      && readings[word + 1].isNounAlone && !isCompound(word + 1)
  }

  private func isCompound(_ word: Int) -> Bool {
    readings[word].nouns.contains { compound(at: word, $0, length: 2) != nil }
  }

  // MARK: Verbs

  /// Whether will, can, may, might or must is a verb here: the soda can, but the photo can be seen.
  private func isModal(_ word: Int) -> Bool {
    guard readings[word].roles.contains(.modal), word + 1 < readings.count,
      !readings[word - 1].nouns.isEmpty
    else { return false }
    let next = readings[word + 1]
    return next.endsPhrase || next.isAuxiliary || next.verb != nil || next.isAdverb
  }

  /// Whether a word that may be a noun is the verb of the sentence: this device supports Bluetooth.
  ///
  /// Only where its form agrees with the noun before it and a determiner starts the phrase.
  func isMainVerb(_ word: Int, from start: Int) -> Bool {
    if isVerbAlone(word, from: start) || hasObject(word, from: start) { return true }
    guard word > start + 1, let verb = readings[word].verb, verb.singular != verb.plural,
      let noun = readings[word - 1].nouns.first
    else { return false }
    // `this device supports`: only a determiner that shows the same number as the verb rules out that
    // the word is the last noun of a compound (`the music plays`, but `all music plays`). One that shows
    // none needs an object or an adverb behind the word.
    let determiner = readings[start].roles
    let isDefinite =
      determiner.contains(.definite)
      || !readings[start].pronouns.isEmpty && determiner.isDisjoint(with: .showsPlural)
    let goesOn =
      word + 1 < readings.count && phrase.isFollowedDirectly(word)
      && !readings[word + 1].isAuxiliary
      && (!readings[word + 1].endsPhrase || word + 2 == readings.count)
    if phrase.lower(word) == verb.singular {
      return noun.isSingular
        && (determiner.contains(.showsSingular) || isDefinite && goesOn)
    }
    return noun.slots == [1]
      && (determiner.contains(.showsPlural) || isDefinite && goesOn)
  }

  /// A form in -s that is no noun ends every phrase: your order arrives.
  private func isVerbAlone(_ word: Int, from start: Int) -> Bool {
    guard word > start, let verb = readings[word].verb, verb.singular != verb.plural,
      phrase.lower(word) == verb.singular, readings[word].nouns.isEmpty
    else { return false }
    return readings[word - 1].nouns.contains { $0.isSingular }
  }

  /// `person likes this`: a form in -s before a determiner or a pronoun has it for its object.
  private func hasObject(_ word: Int, from start: Int) -> Bool {
    guard word > start, word + 1 < readings.count, phrase.isFollowedDirectly(word),
      let verb = readings[word].verb, verb.singular != verb.plural,
      phrase.lower(word) == verb.singular,
      readings[word - 1].nouns.contains(where: \.isSingular)
    else { return false }
    let next = readings[word + 1]
    return next.isPersonalPronoun || !next.determiners.isEmpty && !next.isNumeral
  }

  /// `Delete this file`: a verb without an ending before a determiner speaks to the reader.
  private func isImperative(_ word: Int) -> Bool {
    if phrase.lower(word).elementsEqual("please".utf8) { return true }
    guard let verb = readings[word].verb, word + 2 < readings.count, !readings[word].isAuxiliary,
      phrase.isFollowedDirectly(word), readings[word].determiners.isEmpty,
      !readings[word + 2].nouns.isEmpty || readings[word + 2].isAdjective
        || !readings[word + 2].isKnown
    else { return false }
    let next = readings[word + 1]
    return phrase.lower(word) == verb.plural && verb.plural != verb.singular
      && (!next.determiners.isEmpty || next.isArticle) && !next.isNumeral
      && (word == 0 || readings[word - 1].isAuxiliary || isImperative(word - 1))
  }

  /// `there is a message`, `this is a photo`: what is presented follows.
  func presents(_ word: Int) -> Bool {
    guard word == 0, word + 2 < readings.count, readings[word + 1].isAuxiliary else { return false }
    let isNext = readings[word + 2].isArticle
    return isNext && !readings[word].roles.isDisjoint(with: [.presents, .demonstrative])
  }

  /// The verb that agrees with the head: that of the sentence, or of `who likes this`.
  var verbOfHead: Int? {
    let next = nounPhrase.upperBound
    guard head != nil, next < readings.count, next > nounPhrase.lowerBound else { return nil }
    if isMainVerb(next, from: nounPhrase.lowerBound) { return next }
    guard readings[next].roles.contains(.relative), next + 1 < readings.count,
      phrase.isFollowedDirectly(next - 1), phrase.isFollowedDirectly(next),
      readings[next + 1].verb != nil
    else { return nil }
    return next + 1
  }

  // MARK: Nouns joined by and

  /// The word at which a noun starts that is joined to this one by and or or.
  var coordinated: Int? {
    let end = nounPhrase.upperBound
    guard let head, head.word + head.length == end, end + 1 < readings.count,
      readings[end].roles.contains(.coordination), phrase.isFollowedDirectly(end - 1),
      phrase.isFollowedDirectly(end)
    else { return nil }
    var word = end + 1
    while word < readings.count {
      if !readings[word].nouns.isEmpty || isName(word) { return end + 1 }
      guard readings[word].isAdjective || !readings[word].determiners.isEmpty,
        phrase.isFollowedDirectly(word)
      else { return nil }
      word += 1
    }
    return nil
  }

  /// Whether a word is a name that no lexicon has, beside another one: John and Mary.
  private func isName(_ word: Int) -> Bool {
    !readings[word].isKnown && phrase.text(word).first?.isUppercase == true
  }
}
