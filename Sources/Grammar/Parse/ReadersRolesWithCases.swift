import Foundation
import Vocabulary

/// What the reader is or becomes, and as what, of languages with cases whose nouns have capitals, where it is a phrase
/// with a case of its own: du bist als Administrator angemeldet, melde dich als Fahrer an.
extension Phrase {
  /// Where the words start behind als that say what the reader is, and nobody else: not in du hast Anna als
  /// Administrator hinzugefügt.
  var startOfReadersRole: Int? {
    guard language.agreesInGender, language.order.capitalizesNouns else { return nil }
    for word in words.indices.dropLast() {
      if isNaming(article: word) { return word }
      guard self[word].roles.isSuperset(of: [.result, .preposition]) else { continue }
      if let noun = noun(ofRoleAt: word + 1), isReaders(roleBehind: word, noun) { return word + 1 }
    }
    return words.indices.first { isReaderSince(year: $0) } ?? startOfLaterRole
  }

  /// `Die Karte ist da, du bist jetzt ihr Besitzer`, `Ab heute bist du Kunde`: where words start that say in a later clause,
  /// or behind words with a preposition, what the reader is.
  private var startOfLaterRole: Int? {
    for word in words.indices.dropFirst() where mayNameReader(word) {
      let start = startOfClause(with: word)
      guard let noun = first(self[word].nouns),
        start > 0 || (start..<word).contains(where: { self[$0].roles.contains(.preposition) })
      else { continue }
      let head = NounPhrase.Head(word: word, analysis: noun)
      if isSaidOfReader(head) { return wordsOfRole(word).lowerBound }
    }
    return nil
  }

  /// `Du bist seit 2020 Abonnent`: whether a year and a preposition stand between a noun and a verb that says what the
  /// reader is.
  private func isReaderSince(year noun: Int) -> Bool {
    guard noun > 1, let year = numberToken(rightBefore: noun), year.end - year.start == 4,
      isPreposition(noun - 1), mayNameReader(noun)
    else { return false }
    return verbOfReader(before: noun - 1) != nil
  }

  /// Whether a phrase says what the reader is since a year that counts nothing, of which alone the preposition before
  /// it asks a case: du bist seit 2020 Kunde.
  func isBehindYear(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    return language.order.capitalizesNouns && !startsOfCounted.contains(start)
      && isReaderSince(year: start)
  }

  /// `Du wurdest zum Administrator ernannt`, `du wirst zum Besitzer`: whether an article that is one word with its
  /// preposition stands between what speaks of the reader and what they became.
  private func isNaming(article word: Int) -> Bool {
    guard word > 1, words[word].half == .second, let noun = noun(ofRoleAt: word + 1),
      isFollowedDirectly(word - 2)
    else { return false }
    let verb = verbOfReader(before: word - 1)
    if noun + 1 == count || isCut(after: noun) {
      return verb.map { self[$0].roles.contains(.becomes) } ?? false
    }
    let last = endOfGenitive(behind: noun)
    guard isFollowedDirectly(last), self[last + 1].roles.contains(.result) else { return false }
    return isReaderActedUpon(word - 2) || verb != nil
  }

  /// The noun that a genitive right behind another noun ends in, or that: zum Moderator dieser Gruppe.
  private func endOfGenitive(behind noun: Int) -> Int {
    guard isFollowedDirectly(noun), self[noun + 1].isDeterminer,
      let determiner = first(self[noun + 1].determiners), language.mayBe(determiner, .genitive),
      let last = (noun + 2..<min(count, noun + 5)).first(where: { self[$0].isOnlyNoun }),
      (noun + 1..<last).allSatisfy({ isFollowedDirectly($0) })
    else { return noun }
    return last
  }

  /// The last word of a genitive right behind a noun, and of what stands behind prepositions there, or that noun: als Kunde
  /// mit Karte, als Gast der Bar ab 18 Jahren.
  private func endOfComplements(behind noun: Int) -> Int {
    var last = endOfGenitive(behind: noun)
    // Nobody says more there.
    while last - noun < 8, isFollowedDirectly(last), self[last + 1].roles.contains(.preposition),
      let end = endOfGoverned(behind: last + 1)
    {
      last = end
    }
    return last
  }

  /// The noun, the pronoun or the value that a preposition stands before, with nothing but determiners and adjectives
  /// between.
  private func endOfGoverned(behind preposition: Int) -> Int? {
    var word = preposition + 1
    // Nobody says more between.
    while word < min(count, preposition + 5), isFollowedDirectly(word - 1) || isBehindNumber(word) {
      let isName = !self[word].isKnown && token(word).shape != .small
      if self[word].isOnlyNoun || isName || isArgument(word) || isPersonalPronoun(word) {
        return word
      }
      guard self[word].isSpecifier || self[word].isArticle || self[word].isAdjective else {
        return nil
      }
      word += 1
    }
    return nil
  }

  /// The noun for one person that stands at a word or behind adjectives there, and a determiner before these: als
  /// unser Kunde.
  func noun(ofRoleAt start: Int) -> Int? {
    var noun = start
    while noun < count, isFollowedDirectly(noun - 1) {
      if mayNameReader(noun) || isRoleInOtherCase(noun, from: start) { return noun }
      let isDeterminer = noun == start && self[noun].isDeterminer
      guard isDeterminer || self[noun].isAdjective && !self[noun].isSpecifier, !isArgument(noun)
      else { return nil }
      noun += 1
    }
    return nil
  }

  /// Whether a word is a noun for a person of either gender in the singular, and no argument's value.
  func mayNameReader(_ word: Int) -> Bool {
    guard !isArgument(word), let noun = first(self[word].nouns), number(of: noun) != .plural
    else { return false }
    return noun.lexeme.isOfPerson
  }

  private func isReaders(roleBehind word: Int, _ noun: Int) -> Bool {
    if isRoleOfInfinitive(behind: word, noun) { return true }
    guard word > 0, !isCut(after: word - 1) else {
      // `Als Nutzer hast du`, `als Besitzer dieser Gruppe hast du`, `als Kunde mit Karte hast du`
      let last = endOfComplements(behind: noun)
      return isFollowedDirectly(last) && isFollowedDirectly(last + 1)
        && isOneReader(last + 2, of: last + 1)
    }
    var before = word - 1
    // Nobody says more between.
    while before > 0, word - before < 8, isFollowedDirectly(before), self[before].isAdverb,
      !self[before].isCopula
    {
      before -= 1
    }
    guard isFollowedDirectly(before) else { return false }
    // `Melde dich als Fahrer an`
    if isReaderActedUpon(before) { return true }
    guard before > 0, isFollowedDirectly(before - 1) else { return false }
    // `Wenn du als Fahrer unterwegs bist`
    if self[before - 1].roles.contains(.conjunction),
      self[before - 1].roles.isDisjoint(with: .relative), isReader(before), !isOfSeveral(before)
    {
      return true
    }
    // `Bist du als Fahrer unterwegs?`, but Personen, die du als Freund markierst
    if isOneReader(before, of: before - 1) { return mayBeVerb(ofReader: before - 1) }
    return isOneReader(before - 1, of: before) && mayBeVerb(ofReader: before)
  }

  /// Whether a word is a pronoun for one reader that a verb acts upon: dich.
  private func isReaderActedUpon(_ word: Int) -> Bool {
    guard isObjectPronoun(word), let row = row(of: word) else { return false }
    return row.features.contains(.secondPerson) && !row.features.contains(.plural)
  }

  /// Whether a word is a pronoun for one reader, and the subject of a verb.
  func isOneReader(_ word: Int, of verb: Int) -> Bool {
    guard words.indices.contains(word), isReader(word, of: verb) else { return false }
    return !isOfSeveral(word)
  }

  /// Whether a word is the pronoun for several who are spoken to.
  private func isOfSeveral(_ word: Int) -> Bool {
    row(of: word)?.features.contains(FeatureSet.secondPerson.union(.plural)) == true
  }

  /// Whether a word beside a subject may be its verb, which no lexicon need have: sparst.
  private func mayBeVerb(ofReader word: Int) -> Bool {
    let reading = self[word]
    return !reading.isSpecifier && !reading.isPronoun && !reading.endsPhrase
      && !reading.isCoordination
      && reading.roles.isDisjoint(with: [.relative, .conjunction, .preposition])
  }

  /// Whether a noun stands before an infinitive of to be, become or stay at the end of a clause whose subject is the
  /// reader: möchtest du Moderator werden, du musst Besitzer der Gruppe sein.
  func isWhatReaderBecomes(_ head: NounPhrase.Head) -> Bool {
    let behind = wordsOfClause(behind: head.words.upperBound - 1)
    guard language.order.capitalizesNouns, let verb = behind.last, isInfinitiveOfBecoming(verb),
      verb + 1 == count || isCut(after: verb),
      !behind.contains(where: { joinsClauses($0) })
    else { return false }
    let before = wordBeforeDescribing(head)
    guard before > 0, isFollowedDirectly(before), isFollowedDirectly(before - 1),
      isNominative(head, behind: before)
    else { return false }
    return isOneReader(before, of: before - 1) || isOneReader(before - 1, of: before)
  }

  /// Whether a word may be an infinitive of being or becoming: sein, werden.
  func isInfinitiveOfBecoming(_ word: Int) -> Bool {
    // `sein`, which may be a possessive
    if self[word].given == .adverb, self[word, lower: true].isVerb { return true }
    return self[word].roles.isSuperset(of: [.auxiliary, .presents])
      && self[word].marks.contains(.pluralVerb)
  }

  /// The word before a noun and what describes it.
  private func wordBeforeDescribing(_ head: NounPhrase.Head) -> Int {
    var before = head.word - 1
    while before > 0, isFollowedDirectly(before), !self[before].isCopula,
      self[before].isAdverb || self[before].isAdjective || self[before].isDeterminer
    {
      before -= 1
    }
    return before
  }

  /// `Wenn du Student bist`, `Sind Sie Kunde?`: whether a noun stands right behind the reader, and a verb that says what
  /// they are behind it, or before a polite pronoun.
  func isWhatReaderIs(_ head: NounPhrase.Head) -> Bool {
    guard language.order.keepsPredicate else { return false }
    let (before, behind) = (wordBeforeDescribing(head), head.words.upperBound)
    guard before >= 0, isFollowedDirectly(before) else { return false }
    let endsClause = behind == count || isCut(after: behind - 1)
    if before > 0, isFollowedDirectly(before - 1), endsClause || isPreposition(behind),
      saysWhatOneIs(before - 1), isPoliteReader(before)
    {
      return isOneReader(before, of: before - 1)
    }
    guard !endsClause, isFollowedDirectly(behind - 1), saysWhatOneIs(behind) else { return false }
    return (behind + 1 == count || isCut(after: behind)) && isOneReader(before, of: behind)
  }

  /// Whether a word is a verb of being or becoming: bist, sind, wirst, but not hast, kannst.
  func saysWhatOneIs(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.roles.isSuperset(of: [.auxiliary, .presents])
      || reading.isCopula && !reading.roles.contains(.takesObject) || isImperativeOfBeing(word)
  }
}
