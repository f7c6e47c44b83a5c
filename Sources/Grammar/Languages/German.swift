import Foundation
import Vocabulary

/// German: what its folder can't say.
struct German: LanguageHooks {
  /// `Neue Dateien` starts with an adjective, `Angestellte und Gäste` with a noun, and Wiener is neither.
  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32 {
    let (lower, own) = (phrase.store.readings[Int(small)], phrase.store.readings[Int(exact)])
    // A word with a capital that only its ending makes an adjective is rather a noun: Prumschaft.
    let isSureOfSmall = lower.isAdjective && phrase.language.index.mayHave(lower.hash)
    let isNounOfAdjective = isSureOfSmall || endsInAdjective(lower, in: phrase)
    if !own.isKnown, word > 0 || phrase.count == 1, lower.isAdjective, !isNounOfAdjective {
      return exact
    }
    guard own.isKnown, own.isNoun || own.isAdjective || own.isPersonalPronoun else { return small }
    // Vorsitzende ends in Ende only by chance, and Reisender in Sender, but Hochdeutsch is undeclined.
    let isGuess = phrase.first(own.nouns)?.lexeme.isGuessed ?? false
    let isCompound =
      own.isNoun && !phrase.language.index.mayHave(own.hash) && !phrase.isPredicateForm(lower)
    if isGuess && isNounOfAdjective || isCompound && isSureOfSmall { return small }
    // Derzeit ends in Zeit only by chance, too.
    if word == 0, lower.roles.contains(.adverb),
      !phrase.language.index.mayHave(own.hash) || saysWhen(lower, in: phrase)
    {
      return small
    }
    if own.isPersonalPronoun, !own.isNoun { return word == 0 ? small : exact }
    // `Diesen 2 Kontakten`: a number may stand between.
    guard word == 0, phrase.isFollowedDirectly(0) || phrase.isBehindNumber(1) else { return exact }
    if lower.isSpecifier || lower.endsPhrase || lower.isAuxiliary { return small }
    return lower.isAdjective && describes(lower, wordBehind: 0, in: phrase) ? small : exact
  }

  /// `Morgen beginnen 2 Kurse`: whether the first word says when, for the verb stands right behind it.
  private func saysWhen(_ adverb: Reading, in phrase: Phrase) -> Bool {
    adverb.roles.contains(.time) && phrase.isFollowedDirectly(0) && phrase[1].isVerb
      && phrase[1].isBystander && phrase[1].hasVerbNumber
  }

  /// Whether a word is a declined adjective whose last part the lexicon has, as those for persons often are:
  /// Datenschutzbeauftragter, Alleinreisende.
  private func endsInAdjective(_ reading: Reading, in phrase: Phrase) -> Bool {
    guard let adjective = phrase.first(reading.adjectives) else { return false }
    return !adjective.lexeme.isGuessed && !phrase.isPredicateForm(reading)
  }

  /// Whether a word may be an adjective of the one behind it: schale is none of Obst.
  private func describes(_ adjective: Reading, wordBehind word: Int, in phrase: Phrase) -> Bool {
    let next = phrase[word + 1]
    if next.isAdjective {
      // `Runde gespielt`: a declined adjective describes nothing that is undeclined.
      let endsText = word + 2 == phrase.count && phrase.isPredicateForm(next)
      return !endsText || phrase.isPredicateForm(adjective)
    }
    guard let noun = phrase.first(next.nouns), noun.lexeme.gender?.settled != nil else {
      return phrase.token(word + 1).shape != .small
    }
    return phrase.all(adjective.adjectives).contains {
      phrase.fits($0, noun, as: .strong.union(.dependent))
    }
  }

  /// A noun, and an adjective that stands for one, keeps its capital: die Teilnehmenden.
  func isName(_ word: Int, in phrase: Phrase) -> Bool {
    // Whatever no lexicon has in small letters is a noun as well.
    if phrase[word].isExact || !phrase[word, lower: true].isKnown { return true }
    guard phrase[word].isAdjective else { return false }
    return !phrase.isFollowedDirectly(word) || !phrase[word + 1].isNominal
  }

  /// An infinitive looks like a verb of the plural: `Dateien löschen` asks for something.
  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    // `Sie haben 2 neue Nachrichten`: the verb agrees with the pronoun.
    if phrase.head != nil,
      [word - 1, word + 1].contains(where: {
        text.isSubjectPronoun($0) && !text.isWhom(ofQuestion: $0)
      }),
      !isBehindExpletive(word, phrase, text)
    {
      return nil
    }
    if staysBehindEs(word, phrase, request, text) || text.isBeforeReaders(verbOfQuestion: word) {
      return nil
    }
    if text[word].marks.contains(.pluralVerb), isInfinitive(word, in: text) { return nil }
    if text.endsPerfect(word, behind: phrase) || text.isOfWhatIsSaid(verb: word, behind: phrase) {
      return nil
    }
    if isOfOther(verbOfRelative: word, than: phrase, text) { return nil }
    // `Diese Datei löschen?`
    let isBare = phrase.words.first.map { text[$0].determiners.isEmpty } ?? true
    if text.endsInInfinitive && word + 1 == text.count
      || text.isInfinitive(word, ofSentenceOf: phrase),
      isBare || request.isCounted || !text.arguments.isEmpty
    {
      return nil
    }
    return text.plainVerbForm(word, phrase, request, target)
  }

  /// `Datei, die jemand geteilt hat`: whether a verb agrees with the own subject of a relative clause, or that is about
  /// another noun.
  private func isOfOther(
    verbOfRelative word: Int, than phrase: NounPhrase, _ text: Phrase
  ) -> Bool {
    guard let clause = text.germanRelativeClause(behind: phrase), clause.verb == word else {
      return text.endsRelative(verb: word, ofOtherThan: phrase)
    }
    return clause.subject != .pronoun
  }

  /// `Es gibt`: es stays before a full verb, and so does that, unless its subject may follow it (es fehlen).
  private func staysBehindEs(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ text: Phrase
  ) -> Bool {
    phrase.head == nil && !request.isOfReferent && text.isBehindPlaceholder(word)
      && !text[word].isAuxiliary && !text[word].roles.contains(.presents)
      && !startsWithoutObject(verb: word, in: text)
  }

  /// `Mit ihm`, `Sie hat`: words that refer to a person and have no noun.
  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool {
    if text.inflectPronounAlone(request) { return true }
    guard phrase.head == nil, request.isOfReferent || startsWithThing(text, request)
    else { return false }
    return text.inflectPersonalPronouns(request)
  }

  /// `Er kann nicht geöffnet werden`: whether a text starts with a pronoun for one thing and its verb, and something is
  /// asked of both that isn't the reader's; es before other verbs than auxiliary ones may stand for nothing (es gibt).
  private func startsWithThing(_ text: Phrase, _ request: Request) -> Bool {
    guard !request.isSaidOfPerson, !request.isCounted,
      request.features.gender != nil || request.features.number != nil, text.count > 1,
      text.isSubjectPronoun(0), text.isFollowedDirectly(0), text[1].hasVerbNumber,
      let row = text.row(of: 0), row.features.contains(.thirdPerson.union(.singular))
    else { return false }
    return text[1].isAuxiliary || !row.features.contains(.neuter)
  }

  /// Whether what looks like a verb in the plural is an infinitive, for another verb is the sentence's:
  /// `möchten Sie diese Datei löschen`, `konnten nicht geöffnet werden`, `die geladen werden konnten`.
  private func isInfinitive(_ word: Int, in text: Phrase) -> Bool {
    let isLast = word + 1 == text.count
    guard text[word].isAuxiliary else {
      if endsClause(behindModal: word, in: text) { return true }
      return isLast && (0..<word).contains { text[$0].isVerb && text[$0].isBystander }
    }
    let isBeforeLast = word + 2 == text.count && text.isFollowedDirectly(word)
    // `wurden verschoben` has a participle that looks like the past.
    if isBeforeLast, text[word + 1].marks.contains(.pluralVerb), !text.isPredicateForm(word + 1) {
      return true
    }
    // `Heute ist Ruhetag, morgen sind 3 Termine`
    let endsPart = isLast || text.isCut(after: word) || word > 0 && text.isPredicateForm(word - 1)
    return endsPart && (isLast || !text.isFollowedDirectly(word))
      && (0..<word).contains { text[$0].isAuxiliary }
  }

  /// `Das Café konnte 3 Tische nicht finden. Ruf an.`: whether a word ends a clause in which the verb before it is a modal one.
  private func endsClause(behindModal word: Int, in text: Phrase) -> Bool {
    guard text.isCut(after: word) else { return false }
    let before = (text.startOfClause(with: word)..<word).last {
      text[$0].isAuxiliary || text[$0].isVerb && text[$0].isBystander
    }
    guard let modal = before, text[modal].isAuxiliary, text[modal].hasVerbNumber else {
      return false
    }
    return text[modal].roles.isDisjoint(with: [.presents, .takesObject, .perfect])
  }

  /// `Es fehlen noch 3 Dateien`: es stands in the subject's place, which is behind the verb.
  private func isBehindExpletive(_ word: Int, _ phrase: NounPhrase, _ text: Phrase) -> Bool {
    let start = text.startOfNoun(phrase)
    guard word < start, isBehindFirstEs(word, in: text) else { return false }
    guard text[word].roles.contains(.presents) || presents(word, in: text),
      (word + 1..<start).allSatisfy({
        text[$0].isAdverb || text[$0].roles.contains(.limits) || text.isWhom($0)
      })
    else { return false }
    // `Es läuft 2 Minuten`: that is how long; but what follows is a time itself: es folgen 2 Tage.
    if !text[word].roles.contains(.presents), startsWithoutObject(verb: word, in: text),
      text.isOfTime(phrase)
    {
      return false
    }
    // `Es wird noch 2 Minuten dauern`, but `Es sind noch 2 Tage bis zum Start`
    guard text.isOfTime(phrase), word + 1 < start || !text[word].roles.contains(.presents),
      let last = phrase.head?.words.upperBound, last < text.count, !text.isCut(after: last - 1)
    else { return true }
    return text.isPreposition(last)
  }

  /// Whether es starts the sentence of a verb right before it.
  private func isBehindFirstEs(_ word: Int, in text: Phrase) -> Bool {
    text.isBehindPlaceholder(word) && text.startOfSentence(with: word - 1) == word - 1
  }

  /// `Heute finden 3 Termine statt`, `Es konnten 3 Dateien nicht geladen werden`: what nobody in particular can or has
  /// to do.
  func presents(_ word: Int, in phrase: Phrase) -> Bool {
    if phrase.isBeforeCountedSubject(verb: word) { return true }
    if phrase.isBeforeCountedSubject(behindPronounOf: word) { return true }
    if phrase.isBeforeCountedSubject(ofQuestion: word) { return true }
    guard isBehindFirstEs(word, in: phrase) else { return false }
    // `Es liegen 2 Nachrichten vor`: es is no subject of a verb in the plural.
    if startsWithoutObject(verb: word, in: phrase) || phrase.isFormOfSeveral(word) { return true }
    guard phrase[word].isAuxiliary else { return false }
    // `Es kann 2 Minuten dauern, bis sie geladen werden`: another clause's says nothing.
    let end = (word + 1..<phrase.count).prefix(Phrase.reach).first { phrase.isCut(after: $0) }
    return end.map { phrase.isInfinitiveOfPassive($0) } ?? false
  }

  /// `Es kommen 3 Gäste`, `Es stehen 3 Termine an`: whether a verb, or one with the word that its clause ends in, has no
  /// object, so that what it counts behind es is its subject.
  private func startsWithoutObject(verb word: Int, in phrase: Phrase) -> Bool {
    guard !phrase[word].isAuxiliary, let verb = phrase.verb(of: word)?.lexeme else { return false }
    let language = phrase.language
    let last = phrase.wordsOfClause(behind: word).last.map { Array(phrase.lower($0)) }
    let whole = language.form(verb, .plural) + [UInt8(ascii: " ")] + (last ?? [])
    return [language.form(verb, .singular), whole].contains {
      language.roles(of: $0).contains(.acts)
    }
  }

  /// `Lösche 1 neuen Ordner`: a word at the start of a clause that is an infinitive but for its last letters.
  func isImperative(_ word: Int, in phrase: Phrase) -> Bool {
    (word == 0 || phrase.isCut(after: word - 1))
      && isImperative(form: phrase.lower(word), in: phrase.language) == .sure
  }

  var hasImperativesByForm: Bool { true }

  func isImperative(form: Bytes, in language: Language) -> ImperativeForm? {
    let imperatives = GermanImperatives(language: language)
    if imperatives.hasEnding(form) || imperatives.hasOwnVowel(form) { return .sure }
    return imperatives.lacksEnding(form) ? .possible : nil
  }

  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    inflectPart(&text, agreement)
    let isArgument = agreement.phrase.head.map { text.isArgument($0.word) } ?? false
    if agreement.request.isSaidOfOther, agreement.target.asksGender,
      let gender = agreement.target.gender
    {
      text.inflectRelative(behindReader: agreement.phrase, gender)
    }
    guard agreement.target.asksNumber || isArgument else { return }
    agreement.inflectPossessiveOfCounted(&text)
    if agreement.isFirst,
      let reference = text.germanReference(to: agreement.phrase)
        ?? text.germanReference(inMainClauseBehind: agreement.phrase)
    {
      agreement.inflect(reference, &text)
    }
    if agreement.isFirst, let pronoun = text.germanObjectReference(to: agreement.phrase) {
      agreement.inflect(objectReference: pronoun, &text)
    }
    guard let clause = text.germanRelativeClause(behind: agreement.phrase) else { return }
    agreement.inflect(clause, &text)
  }

  /// `Du bist einer der besten Spieler`: who is one of them takes the gender that the reader has.
  private func inflectPart(_ text: inout Phrase, _ agreement: Agreement) {
    let one = agreement.phrase.words.lowerBound - 1
    guard one > 0, agreement.request.isSaidOfOther, agreement.target.asksGender,
      let gender = agreement.target.gender, gender != .neuter, text.isBeforeGenitive(one),
      text.verbOfReader(before: one) != nil, let pronoun = text.first(text[one].determiners)
    else { return }
    // A pronoun of a man ends as the determiner does in the genitive of feminine nouns: einer.
    let ofOne = FeatureSet.singular.union(.feminine)
    let features = ofOne.union(gender == .feminine ? .nominative : .genitive)
    text.replace(one, with: text.language.form(pronoun.lexeme, features))
  }
}
