import Foundation
import Vocabulary

/// Forms of adjectives, and nouns, that are adverbs because of where they stand: prima di uscire, visibile solo a
/// te, è possibile aggiungere file, sei proprio sicuro, sei andato via.
extension Phrase {
  /// Reads such words as adverbs and nothing else.
  mutating func settleAdverbsByPlace() {
    settleQuantitiesOfOne()
    settleDegreesBeforeVerbs()
    guard language.hasRomanceSyntax, count > 1 else { return }
    for word in words.indices where isExclaimed(word) || isExclaimedAlone(word) {
      settle(word, as: .adverb)
    }
    for word in words.indices where words[word].half == .whole && !isBehindDeterminer(word) {
      if isNounBesideVerb(word) || isAdverbInShortForm(word) || isThanksAlone(word)
        || saysEven(word)
      {
        settle(word, as: .adverb)
      }
      guard self[word].isAdjective else { continue }
      if isSaidOfInfinitive(word) || isSaidOfClause(word) {
        if mayBeInfinitive(behind: word), !self[word + 1].isKnown { settle(word + 1, as: .verb) }
        settle(word, as: .adverb)
      } else if isStressingAdverb(word)
        || self[word].otherPart == .adverb
          && (isAdverbInForm(word) || isLimitingAdverb(word) || isBeforePlace(word)
            || isBeforeObjectOfPerfect(word))
      {
        settle(word, as: .adverb)
      }
    }
  }

  /// `Nie pokazuj więcej tego pliku`: what may count several things counts nothing before a determiner of one thing.
  private mutating func settleQuantitiesOfOne() {
    guard language.countsByCase, count > 1 else { return }
    for word in words.indices.dropLast()
    where self[word].isNumeral && self[word].isAdverb && isFollowedDirectly(word) {
      let determiner = first(self[word + 1].determiners)
      if determiner.flatMap({ number(of: $0) }) == .singular { settle(word, as: .adverb) }
    }
  }

  /// Whether a noun that is an adverb beside a verb stands behind one, and before no name: sei andato via, but
  /// apri via Roma.
  private func isNounBesideVerb(_ word: Int) -> Bool {
    guard self[word].roles.contains(.adverbial), self[word].isNoun, !self[word].isAdjective,
      word > 0, isFollowedDirectly(word - 1),
      !isFollowedDirectly(word) || token(word + 1).shape == .small
    else { return false }
    let before = self[word - 1]
    return before.isVerb || before.isCopula || before.isAdjective && !before.isNoun
  }

  /// Whether an adjective that stresses what stands behind it stands behind a verb, and before a number, a place or
  /// another adjective: estás justo a 3 metros, sei proprio sicuro.
  private func isStressingAdverb(_ word: Int) -> Bool {
    guard self[word].roles.isSuperset(of: [.adverbial, .limits]),
      first(self[word].adjectives)?.cells.contains(0) == true
    else { return false }
    // `Proprio adesso`
    if word == 0 { return isBeforeAdverbAlone(0) }
    guard isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    let isBehindVerb = before.isVerb || before.isCopula || before.isAuxiliary
    guard isBehindVerb || before.isAdjective && !before.isNoun && !before.isSpecifier else {
      return false
    }
    if isBehindNumber(word + 1), !isCut(after: word) { return true }
    guard isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    if next.roles.contains(.preposition) { return !isOf(word + 1) }
    return isBehindVerb && (next.isAdverb || next.isAdjective)
  }

  /// Whether a verb says of an infinitive behind it what it is, so that it has no other subject: file che non è
  /// stato possibile caricare.
  func isImpersonal(verb: Int) -> Bool {
    var word = verb + 1
    // Nobody puts more between.
    while word < min(count, verb + 5), isFollowedDirectly(word - 1) {
      let reading = self[word]
      let asWritten = self[word, lower: true]
      if reading.given == .adverb,
        asWritten.roles.contains(.impersonal)
          || asWritten.isAdjective && mayBeInfinitive(behind: word)
      {
        return true
      }
      guard
        reading.isAdverb || reading.isAuxiliary || reading.isCopula || reading.isAdjective
          || reading.roles.contains(.being)
      else { return false }
      word += 1
    }
    return false
  }

  private func isBehindDeterminer(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1)
      && (self[word - 1].isDeterminer || self[word - 1].isArticle)
  }

  /// `impossibile connettersi`: an infinitive has no gender and no number.
  private func isSaidOfInfinitive(_ word: Int) -> Bool {
    self[word].roles.contains(.impersonal) && mayBeInfinitive(behind: word)
  }

  func mayBeInfinitive(behind word: Int) -> Bool {
    guard isFollowedDirectly(word), words[word + 1].half == .whole else { return false }
    let next = self[word + 1]
    if next.roles.contains(.being) { return true }
    guard next.isKnown else {
      return language.guesses.rule(.infinitive, for: lower(word + 1)) != nil
    }
    return next.isVerb && next.isBystander && !next.hasVerbNumber && !next.isAuxiliary
      && !next.isCopula
  }

  /// Whether what may be a form of an adjective other than the first stands as adverbs do: un’ora prima, prima
  /// di uscire, seleziona prima un file; but Sei prima in classifica.
  private func isAdverbInForm(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives), !adjective.cells.contains(0),
      number(of: adjective) == .singular
    else { return false }
    let isLast = !isFollowedDirectly(word)
    if !isLast, word == 0 || !self[word - 1].isCopula {
      let isBeforeClause = self[word + 1].roles.contains(.conjunction)
      if isOf(word + 1) || isBeforeClause || mayBeInfinitive(behind: word) { return true }
    }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    // `5 minuti prima`, `5 giorni prima il posto è libero`
    if isLast || opensObject(word + 1), hasNoun(word - 1, [.time, .times]), !before.isSpecifier {
      return true
    }
    if isLast, isOfNothingBefore(word) { return true }
    if isDoneFirst(word) { return true }
    return isFullVerb(word - 1) && (opensObject(word + 1) || isBehindNumber(word + 1))
  }

  /// `Accedi prima con la password`, `devi accedere prima`, but vuoi essere prima: whether a form stands right behind an
  /// infinitive, or an imperative without a number, that says nothing of its subject.
  private func isDoneFirst(_ word: Int) -> Bool {
    let verb = self[word - 1]
    return isInfinitive(word - 1) && !verb.isAdjective && !verb.isNoun && !verb.isCopula
      && verb.roles.isDisjoint(with: .saysOfSubject)
  }

  /// Whether an adjective behind a participle or a verb is said neither of what that is said of nor of its subject:
  /// sono arrivati prima, il volo parte prima, but la squadra è arrivata prima.
  private func isOfNothingBefore(_ word: Int) -> Bool {
    let before = self[word - 1]
    if before.isAdjective, !before.isSpecifier { return !mayAgree(word - 1, word) }
    return isFullVerb(word - 1) && isFollowedDirectly(word - 2) && self[word - 2].isNoun
      && !fits(adjective: word, word - 2)
  }

  /// Whether the first form of an adjective stands before a place, and behind a noun that it doesn't fit: spiagge
  /// attrezzate vicino a te.
  private func isBeforePlace(_ word: Int) -> Bool {
    guard opensPlace(behindFirstForm: word) else { return false }
    var noun = word - 1
    // Nobody puts more adjectives there.
    while noun > 0, word - noun < 4, isFollowedDirectly(noun), self[noun].isAdjective,
      !self[noun].isNoun
    {
      noun -= 1
    }
    return noun >= 0 && isFollowedDirectly(noun) && self[noun].isNoun
      && !self[noun].isSpecifier && !fits(adjective: word, noun)
  }

  /// `Tieni la carta d’imbarco vicino a un tag`: whether what may be an adverb stands as these do before a place, so that
  /// it needn't be said of a noun of another form.
  func mayBeAdverb(beforePlace word: Int) -> Bool {
    self[word].otherPart == .adverb && opensPlace(behindFirstForm: word)
  }

  private func opensPlace(behindFirstForm word: Int) -> Bool {
    first(self[word].adjectives)?.cells.contains(0) == true && isFollowedDirectly(word)
      && self[word + 1].roles.contains(.preposition) && !isOf(word + 1)
  }

  /// Whether what may say that someone is alone rather limits what follows: la app solo usa datos, le notifiche
  /// arrivano solo di giorno.
  private func isLimitingAdverb(_ word: Int) -> Bool {
    guard self[word].roles.contains(.limits), isFollowedDirectly(word),
      first(self[word].adjectives)?.cells.contains(0) == true
    else { return false }
    let next = self[word + 1]
    if next.isBystander, next.isVerb || next.isCopula { return true }
    // `Solo disponible para socios`
    if word == 0, next.isAdjective, !next.isNoun, !next.isSpecifier { return true }
    if limitsClause(word) || word == 0 && isBeforeAdverbAlone(0) { return true }
    guard next.roles.contains(.preposition) else { return false }
    // `sei solo a 5 minuti da casa`
    if word == 0 || hasNumberAlone(behind: word + 1) && self[word + 2].isNoun { return true }
    guard isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    // `un niño solo en casa`
    if before.isNoun { return !isOf(word + 1) && !fits(adjective: word, word - 1) }
    return before.isAdjective || isFullVerb(word - 1)
  }

  /// `Solo se vuoi`, `disponibile solo se sei abbonato`: whether a word stands before a conjunction, and starts a clause or stands
  /// behind an adjective.
  private func limitsClause(_ word: Int) -> Bool {
    guard self[word + 1].roles.contains(.conjunction), !self[word + 1].isCoordination else {
      return false
    }
    if word == 0 || isCut(after: word - 1) { return true }
    return isFollowedDirectly(word - 1) && self[word - 1].isAdjective && !self[word - 1].isVerb
      && !self[word - 1].isSpecifier
  }

  /// `Solo oggi`, but solo oggi?: whether nothing but an adverb stands behind a word in its clause, which is no question.
  private func isBeforeAdverbAlone(_ word: Int) -> Bool {
    isFollowedDirectly(word) && self[word + 1].isAdverb && !self[word + 1].isAdjective
      && isCut(after: word + 1) && !endsInQuestion(from: word)
  }

  /// Whether a word is a verb that says what somebody does, and can't be an adjective.
  private func isFullVerb(_ word: Int) -> Bool {
    self[word].isVerb && !self[word].isAuxiliary && !self[word].isCopula
      && !self[word].isAdjective && !self[word].endsPhrase
  }
}
