import Foundation
import Vocabulary

/// What is said of the reader: what a verb says that they are (has sido invitado), whom a letter greets (querido
/// amigo), who does something alone (tú mismo).
extension Phrase {
  /// Whether a phrase has no noun that its words agree with, so that they are about the reader.
  mutating func addressesReader(known: Features) -> Bool {
    guard language.agreesInGender, !offersBothGenders else { return false }
    return speaksOfReader(known: known) || startOfReadersName != nil
  }

  /// The same of a text but for a salutation at its end, and what stands behind als.
  mutating func speaksOfReader(known: Features) -> Bool {
    settleImperativesOfReader()
    if hasReadersVerb || !readersPredicates.isEmpty || !rolesOfReader.isEmpty
      || !readersAmongOthers.isEmpty || words.indices.contains(where: { isReadersLaterRole($0) })
    {
      return true
    }
    return isAboutReader(parse(known, from: 0, asksGender: true))
      || words.indices.contains { isIntensifier($0) }
  }

  /// Whether the head, or the adjectives of a phrase without one, are said of the reader.
  func isAboutReader(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head else {
      // `%@ est connectée`, for Rosa and Chloé are adjectives, too; but %@ alone may be Bienvenue.
      let saysMore = words.indices.contains { !isInName($0) }
      if saysMore, let first = phrase.words.first, isInName(first) { return false }
      if isLabel(beforeDate: phrase) || namesOthers(phrase) || isNotOfReader(phrase)
        || isOtherSubject(phrase) || isOfNoReader(phrase) || isOfFeminineThing(phrase)
      {
        return false
      }
      if agreeing(phrase).contains(where: { saysHow(adjective: $0) }) { return false }
      return agreeing(phrase).contains {
        self[$0].isAdjective && !speaksOfOthers($0) && !isSaidOfThings($0)
          && !isSaidOfSomeone($0) && !isSaidOfApp($0) && !takesNothingFromReader($0)
          && !isOfOthersByCase($0) && !isSaidOfDeed($0) && !isSaidOfThirdPerson($0)
          && !isStateOfObject($0) && !isSaidOfUnnamed($0) && !isStateOfOther($0)
          && !isSaidOfPlaceholder($0)
      } || hasUnknownPredicate(phrase)
    }
    return isSaidOfReader(head) && !isSaidOfSomeone(head.word) && !isDoneToUnnamed(head.word)
      && !takesNothingFromReader(head.word) || salutes(head, phrase)
  }

  /// `Añadido el 5 de mayo`, `Créé le 5 mai`: whether nothing names the reader before a date, so that what was made or
  /// added then is mostly a thing.
  private func isLabel(beforeDate phrase: NounPhrase) -> Bool {
    let (start, end) = (phrase.words.lowerBound, phrase.words.upperBound)
    // `Né le 5 mai`
    if (start..<end).contains(where: { isOfPersons(adjective: $0) }) { return false }
    // Nobody says more before.
    return start < end && end < count && startsDate(end, from: start)
      && !(max(0, end - 8)..<end).contains {
        isPersonalPronoun($0) || isReader($0) || isOfReader(verb: $0)
      }
  }

  /// `Am besten`: whether an adjective in small letters stands behind an article that is one word with its
  /// preposition, so that both say how something is.
  private func saysHow(adjective word: Int) -> Bool {
    language.hasCases && word > 0 && words[word - 1].half == .second && token(word).shape == .small
      && self[word].isAdjective
  }

  /// Whether the form of a word that agrees is that of several things, and of no one person: ostatnio dodane,
  /// but jesteście gotowe.
  func isSaidOfThings(_ word: Int) -> Bool {
    guard language.hasCases, verbOfReader(before: word) == nil,
      let analysis = agreeingAnalysis(word)
    else { return false }
    let schema = language.schema(of: analysis.lexeme)
    let cells = analysis.cells.filter { $0 < schema.cells.count }.map { schema.cells[$0] }
    let isOfPerson = cells.contains {
      $0.contains(.singular) && ($0.contains(.masculine) || $0.contains(.feminine))
    }
    let things = FeatureSet.plural.union(.inanimate).union(usualCase)
    return !isOfPerson && cells.contains { $0.contains(things) }
  }

  /// The verb before a word, with nothing but adverbs, an infinitive of to be and what says when between, that
  /// says what the reader is.
  func verbOfReader(before word: Int) -> Int? {
    var verb = word - 1
    var isBehindInfinitive = false
    // Nobody says more between.
    while verb >= 0, word - verb < 8,
      isFollowedDirectly(verb)
        || verb + 1 < word && isBehindNumber(verb + 1) && !isCut(after: verb)
    {
      if isOfReader(verb: verb) || isBehindInfinitive && mayWantToBe(verb)
        || isLinking(verb, beforePronounOf: word)
      {
        return verb
      }
      if let state = verbOfState(endingAt: verb) { return state }
      if let start = startOfCircumstance(endingAt: verb, before: word) {
        verb = start - 1
        if isSpentByReader(verb) { return verb }
      } else if self[verb].isAdverb || saysHowMuch(verb) || isFormlessAuxiliary(verb)
        || isGerundOfBeing(verb)
      {
        isBehindInfinitive = isBehindInfinitive || !self[verb].isAdverb && isFormlessAuxiliary(verb)
        verb -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// `chcesz być powiadamiany`: whether a verb before an infinitive of to be is the reader's, whatever it says.
  func mayWantToBe(_ verb: Int) -> Bool {
    self[verb].isVerb && self[verb].isBystander && isFirstOrSecondPerson(verb: verb)
      && !isOfApp(verb: verb)
  }

  /// Whether there is one reader or are several, which a verb shows where the words said of them may be either:
  /// jesteście gotowe.
  func numberOfReader(in phrase: NounPhrase) -> GrammaticalNumber? {
    guard language.hasCases, phrase.head == nil, modifierNumber(phrase) == nil,
      let word = agreeing(phrase).first, let reader = verbOfReader(before: word),
      isFirstOrSecondPerson(verb: reader), let verb = verb(of: reader)
    else { return nil }
    return language.features(of: verb).settledNumber
  }

  /// Whether a pronoun for nobody, somebody or everything is what an adjective is said of: nadie está
  /// conectado, todo está listo, but nadie te ve conectado.
  private func isSaidOfSomeone(_ adjective: Int) -> Bool {
    if isSaidOfSomeone(behindVerbOf: adjective) || isSaidOfWhoever(adjective) { return true }
    var word = adjective - 1
    // Nobody says more between.
    while word >= 0, adjective - word < 8, isFollowedDirectly(word) {
      if isSomeone(word) { return !saysHow(someone: word) }
      guard maySpeakOfSomeone(word) || startsPredicate(determiner: word) else { return false }
      word -= 1
    }
    return false
  }

  /// Whether a word that no lexicon has ends as adjectives do, behind a verb that says what the reader is: has
  /// sido desbaneado.
  private func hasUnknownPredicate(_ phrase: NounPhrase) -> Bool {
    let word = phrase.words.first { isUnknown($0) && looksLikeAdjective($0) }
    guard let word else { return false }
    return (max(phrase.words.lowerBound, word - 8)..<word).contains { isOfReader(verb: $0) }
  }

  /// `has sido invitado`, `eres administrador`: whether a noun or a participle is what a verb says that
  /// the reader is.
  func isSaidOfReader(_ head: NounPhrase.Head) -> Bool {
    guard isPerson(head) || self[head.word].isAdjective || mayBeOfEitherGender(head) else {
      return false
    }
    var word = head.word - 1
    var isPart = false
    let first = max(0, head.word - Self.reach)
    while word >= first, isFollowedDirectly(word), !isOfReader(verb: word),
      self[word].isAdverb || self[word].isDeterminer || self[word].isAdjective || isReader(word)
        || !language.hasCases && joinsAdjective(word) || isInCircumstanceWithoutNoun(word)
        || isGerundOfBeing(word)
    {
      isPart = isPart || isBeforeGenitive(word)
      word -= 1
    }
    if isWhatReaderIsToBe(head, behind: word) { return number(of: head.analysis) != .plural }
    let isSaid =
      word >= 0 && isFollowedDirectly(word) && isOfReader(verb: word)
      && mayName(head, subjectOf: word)
      // `Est-ce un ami ?`, but est-ce toi le nouveau ?
      && (self[word].roles.isDisjoint(with: .someone) || isReader(word + 1))
    if isSaid, isPart { return true }
    if isSaid, (word + 1..<head.word).contains(where: { isSaidOfNoun(participle: $0, word) }) {
      return false
    }
    return
      (isSaid || isWhatReaderBecomes(head) || isWhatReaderIs(head) || isAsked(head)
      || isToldOfReader(participle: head.word)) && number(of: head.analysis) != .plural
  }

  /// `Tu t’es trouvé un partenaire`, `deve essere scelto un utente`: whether a noun behind a participle is what something was
  /// done to, or what is to be so.
  private func isSaidOfNoun(participle word: Int, _ verb: Int) -> Bool {
    isDoneToObject(participle: word, verb)
      || self[word].isAdjective && hasSubject(behindParticiple: word)
  }

  /// `Pas encore inscrit ?`, `Ficou preso?`: whether nothing but adverbs stand before a noun for a person in a question, or a
  /// form of to be before one that is an adjective, too.
  private func isAsked(_ head: NounPhrase.Head) -> Bool {
    guard !language.hasCases, head.word > 0, mayNameReader(head.word),
      !isCut(after: head.word - 1), mark(behind: head.word).contains(UInt8(ascii: "?"))
    else { return false }
    let before = beforeAdverbs(from: head.word - 1)
    if self[head.word].isAdjective, !isForThings(adjective: head.word), before >= 0,
      isFollowedDirectly(before), startOfSentence(with: before) == before, mayAsk(verb: before)
    {
      return true
    }
    return before + 1 < head.word && (before < 0 || endsSentence(behind: before))
  }

  /// Whether a word is a form of to be or to become that may have one polite reader for its subject.
  private func mayAsk(verb word: Int) -> Bool {
    let reading = self[word]
    return reading.isAuxiliary && reading.hasVerbNumber && reading.marks.contains(.singularVerb)
      && reading.roles.isDisjoint(with: [.modal, .perfect, .takesObject, .presents])
  }

  /// Whether a head is a noun that no lexicon has, which the words around may take for a woman’s as well as for
  /// a man’s: un redditor, une redditor.
  func mayBeOfEitherGender(_ head: NounPhrase.Head) -> Bool {
    language.hasRomanceSyntax && !isArgument(head.word) && head.analysis.lexeme.isGuessed
  }

  /// Whether a head is a noun for a person of either gender.
  func isPerson(_ head: NounPhrase.Head) -> Bool { head.analysis.lexeme.isOfPerson }

  /// Whether a word is a form of to be that has the reader for its subject.
  func isOfReader(verb word: Int) -> Bool {
    let reading = self[word]
    if reading.isPronoun || isOfApp(verb: word) || isOfSpeakerToReader(verb: word) { return false }
    // What the reader has or wants is someone else: tienes un amigo.
    if !reading.roles.isDisjoint(with: [.perfect, .takesObject]) { return false }
    if reading.roles.contains(.being) {
      return hasModalOfReader(before: word) || isAimOfReader(being: word)
        || !hasOtherSubject(before: word) && !isAimOfOther(being: word)
    }
    if isOwnCopula(word) || asksReader(toBe: word) || presentsReader(word) { return true }
    guard reading.isAuxiliary else { return false }
    if reading.roles.contains(.speaker) || isFirstOrSecondPerson(verb: word) { return true }
    let before = (0..<word).last {
      !self[$0].isAdverb && self[$0].roles.isDisjoint(with: .reflexive)
    }
    guard let before else { return false }
    if self[before].roles.isSuperset(of: [.perfect, .speaker]) { return !isOfApp(verb: before) }
    // `vous devriez avoir été prévenu`
    if language.hasRomanceSyntax, self[before].roles.contains(.perfect), !self[before].isAuxiliary {
      return hasModalOfReader(before: before)
    }
    // `eres tú quien está invitado`
    let isRelative = self[before].isPronoun && !self[before].isPersonalPronoun
    return isReader(before, of: word) && !isNoSubject(pronoun: before)
      || isRelative && before > 0 && isReader(before - 1) || isJoinedToVerbOfReader(before)
      || joinsThoughtOfReader(before) || picksReader(relative: before)
  }

  /// Whether a verb asks the reader to be or to become something.
  private func asksReader(toBe verb: Int) -> Bool {
    isImperativeOfBecoming(verb) || isImperativeOfBeing(verb)
  }

  /// Whether someone else may be the subject of an infinitive: Anna quiere ser directora.
  private func hasOtherSubject(before verb: Int) -> Bool {
    // Subjects stand close before.
    (max(0, verb - 8)..<verb).contains {
      // `Questo dovrebbe essere pronto`
      isSomeone($0) && startOfSentence(with: $0) == $0
        || !isBystander($0) && !self[$0].endsPhrase && !self[$0].isAuxiliary && !isReader($0)
    }
  }

  /// Whether a verb can be said to the reader or by them alone: jesteś, jestem.
  func isFirstOrSecondPerson(verb word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    let shown = language.features(of: verb)
    return shown[.person] == .secondPerson || isOfSpeaker(shown)
      || isOfReaderByConjunction(verb: word)
  }

  /// Whether the form of a verb is one person's who speaks, which in an app is the reader; who says we is the
  /// app: wysłaliśmy ci kod.
  func isOfSpeaker(_ shown: FeatureSet) -> Bool {
    shown[.person] == .firstPerson && shown.settledNumber == .singular
  }

  /// `querido amigo`: a person of either gender behind a word that begins a letter.
  private func salutes(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> Bool {
    isPerson(head) && phrase.words.contains { salutes($0) } && !greetsOthers(head, phrase)
  }
}

/// Words that say that the reader and nobody else is meant.
extension Phrase {
  /// `tú mismo`, `di te stesso`: whether a word stands behind a pronoun for the reader and takes their gender, or stresses
  /// whom a verb speaks to: sam wybierz.
  func isIntensifier(_ word: Int) -> Bool {
    if stressesReader(word) { return true }
    guard word > 0, isFollowedDirectly(word - 1), isPersonalPronoun(word - 1),
      // `haz lo mismo`
      self[word - 1, lower: true].roles.isDisjoint(with: .neuter),
      let person = row(of: word - 1)?.features[.person],
      person.isEmpty || !person.contains(.thirdPerson)
    else { return false }
    return mayStress(word)
  }

  /// Whether a word is an intensifier in the singular.
  func mayStress(_ word: Int) -> Bool {
    guard let analysis = intensifier(word), number(of: analysis) != .plural else { return false }
    return language.roles(of: analysis.lexeme).contains(.intensifier)
  }

  private func intensifier(_ word: Int) -> Analysis? {
    first(self[word].adjectives) ?? first(self[word].determiners)
  }

  /// Gives such words a gender.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectIntensifiers(_ gender: GrammaticalGender) -> Bool {
    var hasAny = false
    for word in words.indices where isIntensifier(word) {
      guard let analysis = intensifier(word) else { continue }
      hasAny = true
      setGender(of: word, analysis, to: gender)
    }
    return hasAny
  }

  /// Gives a word a gender, and leaves what else it shows.
  mutating func setGender(of word: Int, _ analysis: Analysis, to gender: GrammaticalGender) {
    let shown = language.features(of: analysis)
    setForm(of: word, analysis, to: shown.dropping(.gender).union(FeatureSet(gender)))
  }

  /// Writes the form of a word that shows something, unless it may be that form as it stands.
  mutating func setForm(of word: Int, _ analysis: Analysis, to features: FeatureSet) {
    let cell = language.schema(of: analysis.lexeme).cell(for: features)
    if !analysis.cells.contains(cell) {
      replace(word, with: language.form(analysis.lexeme, cell))
    }
  }
}

/// Where what is said of the reader starts, behind words that have no gender.
extension Phrase {
  /// Behind a relative pronoun that stands for the reader (c’est vous qui êtes invité), or at the infinitive
  /// that a verb has behind a preposition (vas a ser avisado).
  func startBehindReader(_ first: Int) -> Int {
    var word = first
    while word + 1 < min(first + 6, count),
      isBystander(word) || self[word].isAuxiliary || self[word].endsPhrase || isReader(word)
    {
      word += 1
      guard self[word - 1].endsPhrase else { continue }
      let isClause =
        self[word - 1].roles.contains(.relative) && word - 2 >= first && isReader(word - 2)
      if isClause || self[word].roles.contains(.being) { return word }
    }
    return first
  }

  /// Where a clause about the reader starts behind one about nobody or somebody: nadie está listo, pero tú
  /// estás listo.
  func startBehindSomeone(_ first: Int) -> Int {
    // `3 personnes sont connectées`: what is counted is a noun.
    guard first < count, self[first].roles.contains(.someone), !isBehindNumber(first),
      !isCountedApart
    else { return first }
    var word = first + 1
    // Nobody says more of them.
    while word < min(count, first + 8), !startsClause(word), maySpeakOfSomeone(word) { word += 1 }
    guard word < count, startsClause(word) else { return first }
    while word + 1 < count, joinsClauses(word) || self[word].isAdverb { word += 1 }
    return isReader(word) || isOfReader(verb: word) ? word : first
  }

  func startsClause(_ word: Int) -> Bool { isCut(after: word - 1) || joinsClauses(word) }
}
