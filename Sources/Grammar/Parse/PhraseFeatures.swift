import Foundation
import Vocabulary

/// What a phrase shows of its number, its gender and the rest.
extension Phrase {
  /// Number and gender as the text shows them.
  func features(of phrase: NounPhrase, known: Features) -> Features {
    if language.order.isHeadLast { return featuresOfLastHead(phrase) }
    var features = Features()
    features.partOfSpeech = partOfSpeech(of: phrase)
    if let head = phrase.head {
      features.number =
        number(of: head.analysis) ?? (language.hasCases ? numberTogether(phrase) : nil)
        ?? modifierNumber(phrase)
      features.gender = gender(of: phrase, asked: nil)
    } else {
      features.number =
        modifierNumber(phrase) ?? (language.hasCases ? numberTogether(phrase) : nil)
        ?? verbNumber(phrase)
      features.gender = modifierGender(phrase)
      // A noun that only the adjectives have is masculine by itself: el azul.
      if known.partOfSpeech == .noun, features.gender == nil, language.agreesInGender {
        features.gender = .masculine
      }
      addPronoun(to: &features)
    }
    if let article = ownArticle(phrase) {
      features.definiteness = self[article].roles.contains(.definite) ? .definite : .indefinite
    }
    return features
  }

  private func addPronoun(to features: inout Features) {
    guard count == 1, let pronoun = language.pronouns.features(of: lower(0)) else { return }
    features.number = features.number ?? pronoun.settledNumber
    features.gender = features.gender ?? pronoun.settledGender
    features.person = features.person ?? pronoun.settledPerson
  }

  /// The article that starts the phrase.
  func ownArticle(_ phrase: NounPhrase) -> Int? {
    guard let first = phrase.words.first, phrase.words.count > 1, self[first].isArticle else {
      return nil
    }
    return first
  }

  private func partOfSpeech(of phrase: NounPhrase) -> PartOfSpeech? {
    if phrase.head != nil { return .noun }
    let words = phrase.words.lazy.map { self[$0] }
    if words.contains(where: \.isAdjective) { return .adjective }
    if words.contains(where: \.isVerb) { return .verb }
    if words.contains(where: { $0.isPronoun && !$0.isSpecifier }) { return .pronoun }
    if words.contains(where: \.isSpecifier) { return .determiner }
    if words.contains(where: \.isPronoun) { return .pronoun }
    return words.compactMap(\.otherPart).first?.partOfSpeech
  }

  /// The number that a noun's form shows.
  func number(of analysis: Analysis) -> GrammaticalNumber? {
    if analysis.lexeme.traits.contains(.pluralOnly) { return .plural }
    let schema = language.schema(of: analysis.lexeme)
    // A form that may be a nominative is one: ręce is a plural long before a locative.
    let usual = analysis.cells.intersection(schema.usual)
    return schema.features(of: usual.isEmpty ? analysis.cells : usual).settledNumber
  }

  private func verbNumber(_ phrase: NounPhrase) -> GrammaticalNumber? {
    guard let word = phrase.words.first(where: { self[$0].isVerb }), self[word].hasVerbNumber
    else { return nil }
    return self[word].marks.contains(.pluralVerb) ? .plural : .singular
  }

  /// Adjectives and determiners that agree with the head.
  func agreeing(_ phrase: NounPhrase) -> WordSet {
    if let known = phrase.agreeing { return known }
    if language.order.isHeadLast { return agreeingBeforeHead(phrase) }
    var found = WordSet(from: phrase.words.lowerBound)
    for word in phrase.outlying where !agreesWithOther(word, than: phrase) { found.insert(word) }
    let end = min(
      startOfObject(phrase) ?? phrase.words.upperBound,
      startOfPredicate(phrase) ?? phrase.words.upperBound)
    let keepsPredicate = language.order.keepsPredicate
    let verb = keepsPredicate ? phrase.words.first(where: { self[$0].isVerb }) : nil
    for word in phrase.words where word < end && !phrase.isHead(word) && !isBystander(word) {
      if keepsPredicate, isPredicate(word, phrase, firstVerb: verb) { continue }
      if saysMoreOfAdjective(word) || isIntensifier(word) { continue }
      if isPronounForOne(word, behind: phrase.head) || isSomeoneElse(word, in: phrase) { continue }
      if agreesWithOther(word, than: phrase) || isApart(word, from: phrase.head) { continue }
      if isObject(clitic: word, behind: phrase) || isBareObject(word, behind: phrase)
        || isPluralBesideNoun(word, in: phrase) || saysHow(behindPreposition: word, phrase)
        || isObject(determiner: word, behindVerbOf: phrase)
      {
        continue
      }
      let reading = self[word]
      if reading.isAdjective || reading.isSpecifier || phrase.head == nil && reading.isPronoun {
        found.insert(word)
      }
    }
    return found
  }

  /// Whether an adjective behind the head is said of the reader, of what the phrase is joined to as well, or of the
  /// noun before its preposition.
  private func agreesWithOther(_ word: Int, than phrase: NounPhrase) -> Bool {
    isReadersPredicate(word, behind: phrase.head) || isOfAllJoined(predicate: word, phrase)
      || isOfAllCounted(predicate: word, phrase)
      || isOfNounBefore(word, phrase) || isOfNoun(word, beforeComplement: phrase)
      || comparesByTimes(word, phrase) || isOfPart(adjective: word, behindWhole: phrase)
      || isSaidOfWhoSpends(word, behind: phrase.head) || isReaderAmongOthers(word)
      || isCounted(behindPreposition: word, after: phrase.head)
  }

  /// `attendono risposta`, `dura 30 secondi`: whether what may be a noun stands right behind a full verb, and isn't
  /// said of the verb's subject, which it doesn't fit as an adjective, or has a number of its own; or describes such a
  /// noun: contienen contenido sensible.
  private func isBareObject(_ word: Int, behind phrase: NounPhrase) -> Bool {
    guard !language.hasCases, let head = phrase.head, word > head.words.upperBound,
      self[word].isAdjective, !self[word].isSpecifier
    else { return false }
    if isBareObject(word, behind: head) { return true }
    return word - 1 > head.words.upperBound && isFollowedDirectly(word - 1)
      && isBareObject(word - 1, behind: head) && fits(adjective: word, word - 1)
  }

  /// Whether a noun that may be an adjective is such an object itself.
  private func isBareObject(_ word: Int, behind head: NounPhrase.Head) -> Bool {
    guard self[word].isNoun, self[word].isAdjective, !self[word].isSpecifier,
      isFollowedDirectly(word - 1) || isBehindNumber(word), isBystander(word - 1)
    else { return false }
    let verb = self[word - 1]
    guard verb.isVerb, !verb.isCopula else { return false }
    // `tiene contenido explícito`
    if verb.roles.contains(.takesObject), self[word].likeliest == .noun { return true }
    guard !verb.isAuxiliary else { return false }
    // The value of an argument may have another gender than the text around it.
    if isArgument(head.word) { return isDescribedObject(word, ofFullVerb: word - 1) }
    return isBehindNumber(word) || !fits(adjective: word, head.word)
  }

  /// Whether an adjective behind the verb is said of the phrase and of what it is joined to, as its plural shows: tu
  /// tarjeta y 1 cuenta fueron bloqueadas.
  private func isOfAllJoined(predicate word: Int, _ phrase: NounPhrase) -> Bool {
    guard !language.hasCases, !startsOfCounted.isEmpty, let head = phrase.head,
      word > head.words.upperBound, isJoined(phrase),
      (head.words.upperBound..<word).contains(where: { self[$0].isVerb && isBystander($0) }),
      let adjective = first(self[word].adjectives)
    else { return false }
    return number(of: adjective) == .plural
  }

  /// The word behind the head's verb at which another noun phrase starts, whose words agree with
  /// nothing before it: dispositivo usa mucha batería.
  private func startOfObject(_ phrase: NounPhrase) -> Int? {
    guard let head = phrase.head else { return nil }
    let behind = phrase.words.filter { $0 >= head.words.upperBound }
    guard let first = behind.first(where: { self[$0].isVerb && self[$0].isBystander }),
      let verb = takesObject(first) ? first : fullVerb(behindAuxiliary: first),
      var start = behind.first(where: {
        $0 > verb
          && (startsDeterminedNoun($0)
            || self[$0].isOnlyNoun && !isBystander($0)
              && (!self[verb].isAuxiliary || isBareObject($0, behindHave: verb)))
      }), !(verb + 1..<start).contains(where: { self[$0].isCopula || self[$0].isAuxiliary })
    else { return nil }
    while start - 1 > verb, isFollowedDirectly(start - 1), !isBystander(start - 1),
      self[start - 1].isAdjective || self[start - 1].isSpecifier, !self[start - 1].isParticiple
    {
      start -= 1
    }
    return start
  }

  /// Whether a determiner starts a phrase behind a verb: muchas cuentas, toda la memoria, uno o más dispositivos, but
  /// not tous été supprimés.
  private func startsDeterminedNoun(_ word: Int) -> Bool {
    guard self[word].isSpecifier else { return false }
    guard word + 1 < count, isFollowedDirectly(word) else { return !self[word].isAdjective }
    let next = self[word + 1]
    if next.isAuxiliary || next.isCopula { return false }
    if self[word].isNumeral, next.isCoordination { return true }
    return next.isNoun || next.isSpecifier || !self[word].isAdjective && next.isNominal
  }

  private func takesObject(_ verb: Int) -> Bool {
    let reading = self[verb]
    return !reading.isAuxiliary && !reading.isCopula
      || !reading.roles.isDisjoint(with: [.perfect, .takesObject])
  }

  /// The first verb behind a head that isn't its subject: tu carrito con 5 artículos está listo, la carpeta
  /// tiene 5 fotos y está lista.
  private func startOfPredicate(_ phrase: NounPhrase) -> Int? {
    guard let head = phrase.head else { return nil }
    if let start = startOfPredicate(behindComplement: phrase) { return start }
    // `1 z 5 plików został pobrany`
    if let verb = verb(behindWhole: phrase), phrase.words.contains(verb) { return verb }
    let isNoSubject = isAdverbial(phrase) || isObjectOfSubject(phrase)
    return phrase.words.first {
      $0 >= head.words.upperBound && self[$0].isVerb && self[$0].isBystander
        && (isNoSubject || isJoinedToVerb($0, before: phrase))
    }
  }

  /// Whether a verb stands between the head and a word, or nothing agrees that stands there.
  private func isPredicate(_ word: Int, _ phrase: NounPhrase, firstVerb: Int?) -> Bool {
    guard let head = phrase.head else {
      // `ist eingeladen`
      return isPredicateForm(word) && (firstVerb ?? word) < word
    }
    guard word > head.word else { return false }
    return !language.order.hasAdjectivesBehind
      || (head.word..<word).contains { self[$0].isVerb && !self[$0].isNoun }
  }

  /// Whether a word is an adjective in the form that agrees with nothing, and changes at all.
  func isPredicateForm(_ word: Int) -> Bool { isPredicateForm(self[word]) }

  func isPredicateForm(_ reading: Reading) -> Bool {
    first(reading.adjectives).map { isPredicateForm($0) } ?? false
  }

  func isPredicateForm(_ adjective: Analysis) -> Bool {
    let schema = language.schema(of: adjective.lexeme)
    return adjective.cells.isSubset(of: schema.cells(for: .independent))
      && adjective.cells != schema.all
  }

  /// Of languages whose last noun is the head the determiners before it, and what presents it.
  private func agreeingBeforeHead(_ phrase: NounPhrase) -> WordSet {
    let presenting = pronoun(presenting: phrase)
    var found = WordSet(from: presenting ?? phrase.words.lowerBound)
    if let presenting { found.insert(presenting) }
    let isPersonal = phrase.head == nil && phrase.words.contains { self[$0].isPersonalPronoun }
    for word in phrase.words where !isPersonal && word < phrase.head?.word ?? .max {
      if !self[word].determiners.isEmpty { found.insert(word) }
    }
    return found
  }

  /// `These are photos`: what presents a phrase, or all of a text that no number counts anything in.
  private func pronoun(presenting phrase: NounPhrase) -> Int? {
    if !counts.isEmpty, let pronoun = demonstrative(presenting: phrase) { return pronoun }
    guard language.hooks.presents(0, in: self) else { return nil }
    return counts.isEmpty || self[0].roles.isDisjoint(with: .demonstrative) ? 0 : nil
  }

  /// The analysis by which a word agrees.
  func agreeingAnalysis(_ word: Int) -> Analysis? {
    let reading = self[word]
    return first(reading.specifiers) ?? first(reading.adjectives) ?? first(reading.pronouns)
  }

  /// What an agreeing word's form shows.
  func shownFeatures(_ word: Int) -> FeatureSet {
    guard let analysis = agreeingAnalysis(word), !analysis.cells.isEmpty else {
      return FeatureSet()
    }
    return language.features(of: analysis)
  }

  func modifierNumber(_ phrase: NounPhrase) -> GrammaticalNumber? {
    for word in agreeing(phrase) {
      if let determiner = first(self[word].specifiers)?.lexeme,
        determiner.traits.contains(.pluralOnly)
          || determiner.part == .numeral && !determiner.features.contains(.singular)
      {
        return .plural
      }
      if let number = shownFeatures(word).settledNumber { return number }
    }
    return unknownAdjective(phrase).settledNumber
  }

  /// What the shape of a word shows that stands alone, and that no lexicon has.
  private func unknownAdjective(_ phrase: NounPhrase) -> FeatureSet {
    guard phrase.head == nil, phrase.words.count == 1, let word = phrase.words.first,
      isUnknown(word), self[word].given == .adjective || looksLikeAdjective(word),
      let guess = guessedAdjective(lower(word))
    else { return FeatureSet() }
    return language.features(of: guess)
  }

  /// The gender that determiners and adjectives show.
  func modifierGender(_ phrase: NounPhrase, except noun: Int = -1) -> GrammaticalGender? {
    for word in agreeing(phrase) where word != noun {
      if language.project?.isNeutral(lower(word)) == true { return .neuter }
      if let gender = shownFeatures(word).settledGender { return gender }
    }
    return unknownAdjective(phrase).settledGender
  }

  /// The gender of the head, or the one asked for where it can take it.
  ///
  /// - Parameter isPlural: Whether the head is to be a plural; nil for the number that it has.
  func gender(
    of phrase: NounPhrase, asked: GrammaticalGender?, isPlural: Bool? = nil
  ) -> GrammaticalGender? {
    guard let head = phrase.head else { return asked ?? modifierGender(phrase) }
    guard let own = head.analysis.lexeme.gender else {
      return asked ?? guessedGender(of: head.analysis.lexeme)?.settled
    }
    if let shown = genderShown(behindGuessed: head, phrase) { return shown }
    if let settled = own.settled { return settled }
    if own == .masculineThenFeminine {
      return own.settled(isPlural: isPlural ?? (number(of: head.analysis) == .plural))
    }
    return asked ?? modifierGender(phrase) ?? own.preferred
  }

  /// The gender that an adjective right behind a noun shows which no lexicon has, so that nothing else tells it: 2 issues
  /// abiertas.
  ///
  /// What is around the value of an argument was written for any, and tells nothing; nor does the form that dictionaries
  /// have, which is written for any noun as well: mirtanda rojo.
  private func genderShown(
    behindGuessed head: NounPhrase.Head, _ phrase: NounPhrase
  ) -> GrammaticalGender? {
    let word = head.words.upperBound
    guard language.hasRomanceSyntax, head.analysis.lexeme.isGuessed, !isArgument(head.word),
      phrase.words.contains(word), isFollowedDirectly(word - 1), !isArgument(word),
      !self[word].isSpecifier, !isBystander(word), let adjective = first(self[word].adjectives),
      !adjective.cells.contains(0)
    else { return nil }
    let (own, noun) = (number(of: adjective), number(of: head.analysis))
    guard own == nil || noun == nil || own == noun else { return nil }
    return language.features(of: adjective).settledGender
  }

  /// Whether the head is a noun of two genders, as `capital`, and nothing shows which.
  func isGenderAmbiguous(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head else { return false }
    // A plural of another noun is no second gender of this one: res, and the notes re and re.
    let genders = all(self[head.word].nouns).filter { $0.cells == head.analysis.cells }
      .compactMap { $0.lexeme.gender?.settled }
    return Set(genders).count > 1 && modifierGender(phrase, except: head.word) == nil
  }

  /// Whether every word that agrees comes from a lexicon.
  func isKnown(_ phrase: NounPhrase) -> Bool {
    if let head = phrase.head { return !head.analysis.lexeme.isGuessed }
    return phrase.words.contains {
      self[$0].isKnown && first(self[$0].adjectives)?.lexeme.isGuessed != true
    }
  }
}
