import Foundation
import Vocabulary

/// What verbs say that the reader is in a text that speaks of other things, too: estás listo para borrar 3
/// fotos, el archivo está guardado y estás listo.
extension Phrase {
  /// The words that say so; in languages whose predicates agree with nothing those that stand for the reader.
  var readersPredicates: [Int] {
    let (predicates, states) = predicatesAndStatesOfReader
    return predicates + states
  }

  /// The same, those apart that say what somebody makes or sees the reader to be, or who of all they are.
  private var predicatesAndStatesOfReader: (predicates: [Int], states: [Int]) {
    guard predicatesShowGender else { return (ranksOfReader, []) }
    var found: [Int] = []
    for word in words.indices.dropFirst() where mayBePredicate(word) {
      // `sei stato invitato`, `estás conectado y listo`
      let before = wordBeforePredicate(word)
      let goesOn =
        found.last == before && isFollowedDirectly(before)
        || found.last.map { isJoined(word, behindComplementOf: $0) } == true
      if goesOn || isBehindVerbOfReader(word) || isJoinedToPlaceOfReader(word) {
        found.append(word)
      }
    }
    let results = words.indices.dropFirst().filter {
      mayBePredicate($0) && isResultOfReader($0)
    }
    return (
      found + participlesDoneToReader + sentencesOfReader,
      statesOfReader + superlativesOfReader + results
    )
  }

  /// `Jesteś zalogowany w kawiarni i gotowy`: whether what joins a word to another one stands behind words with a preposition
  /// there, which it doesn't fit, where numbers ask for cases.
  private func isJoined(_ word: Int, behindComplementOf predicate: Int) -> Bool {
    let noun = word - 2
    guard language.countsByCase, predicate + 1 < noun, word - predicate < 8,
      joinsAdjective(word - 1), self[predicate + 1].roles.contains(.preposition),
      (predicate..<word).allSatisfy({ isFollowedDirectly($0) }),
      !(predicate + 1..<word).contains(where: { self[$0].isVerb || self[$0].opensClause })
    else { return false }
    return !fits(adjective: word, noun)
  }

  private var predicatesShowGender: Bool {
    language.agreesInGender && language.order.predicatesAgree
  }

  /// Whether a verb behind the head, or before a time that it ends, says of the reader, and not of the head, what a
  /// word means.
  func isReadersPredicate(_ word: Int, behind head: NounPhrase.Head?) -> Bool {
    guard predicatesShowGender, let head else { return false }
    if word < head.word {
      return isBeforeTimes(predicate: word, head) || isBeforeMeans(predicate: word)
        || isBeforeRole(predicate: word, head) || isBeforeInfinitive(predicate: word)
    }
    guard word >= head.words.upperBound else { return false }
    if isRoleOfReader(word) || isOfReaderOnce(word) || isSuperlativeOfReader(word) { return true }
    // `has estado 3 días conectado`, `ora sei connesso e attivo`
    let isApart =
      word > head.words.upperBound || startOfCircumstance(endingAt: head.word, before: word) != nil
    return isApart && isPredicateOrGoesOn(word)
  }

  /// `ti sei connessa due volte`, `você está inativa há 3 dias`, `jesteś aktywna 5 dni`: whether a word stands before words
  /// that say how often or how long it was so.
  private func isBeforeTimes(predicate word: Int, _ head: NounPhrase.Head) -> Bool {
    let isRomance = language.hasRomanceSyntax
    let spans: Roles = language.countsByCase ? [.time, .times, .duration] : .times
    guard hasNoun(head.word, isRomance ? [.time, .times] : spans) else { return false }
    let isCounted =
      (isRomance || language.countsByCase) && isBehindNumber(head.word)
      || (word + 1..<head.word).contains {
        self[$0].isSpecifier || isRomance && self[$0].roles.contains(.ago)
      }
    return isCounted && isPredicateOrGoesOn(word)
  }

  /// Whether a word says what the reader is, behind others at most that do: sei stato attivo, conectado y listo.
  func isPredicateOrGoesOn(_ word: Int) -> Bool {
    var last = word
    // Nobody says more of the reader.
    while last > 0, word - last < 8, mayBePredicate(last) {
      if isBehindVerbOfReader(last) { return true }
      let before = wordBeforePredicate(last)
      guard isFollowedDirectly(before) else { return false }
      last = before
    }
    return false
  }

  /// `estás cerca y conectado`: whether an and joins a word to an adverb that a verb says of the reader.
  private func isJoinedToPlaceOfReader(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, joinsAdjective(word - 1),
      isFollowedDirectly(word - 2)
    else { return false }
    return self[word - 2].isAdverb && !self[word - 2].isAdjective && isBehindVerbOfReader(word - 1)
  }

  /// The word before one, or before what joins that to it or says how much: stato molto attivo.
  private func wordBeforePredicate(_ word: Int) -> Int {
    joinsAdjective(word - 1) || saysHowMuch(word - 1) ? word - 2 : word - 1
  }

  /// Whether a quantifier stands right before an adjective as adverbs do: muito ativo.
  func saysHowMuch(_ word: Int) -> Bool {
    self[word].marks.contains(.quantifier) && isFollowedDirectly(word)
      && self[word + 1].isAdjective && !self[word + 1].isSpecifier && isBystander(word)
  }

  /// `sarai avvisata via email`: whether a word stands before a noun that is an adverb there, and says how.
  private func isBeforeMeans(predicate word: Int) -> Bool {
    isFollowedDirectly(word) && self[word + 1].given == .adverb
      && self[word + 1, lower: true].roles.contains(.adverbial) && mayBePredicate(word)
      && isBehindVerbOfReader(word)
  }

  /// `sei stata nominata membro`: whether words stand before a noun that say how the reader became that, and take nothing
  /// from it.
  private func isBeforeRole(predicate word: Int, _ head: NounPhrase.Head) -> Bool {
    (word..<head.word).contains { saysWhatOneBecomes($0) } && isPredicateOrGoesOn(word)
  }

  /// `vous êtes censée signer un contrat`: whether a word stands right before an infinitive, whose object the noun is.
  private func isBeforeInfinitive(predicate word: Int) -> Bool {
    guard language.hasRomanceSyntax, isFollowedDirectly(word) else { return false }
    let next = self[word + 1]
    let isHave = next.roles.contains(.perfect) && !next.isAuxiliary
    return (isInfinitive(word + 1) || isHave) && !next.isNoun && !next.isAdjective
      && mayBePredicate(word)
      && isBehindVerbOfReader(word)
  }

  private func saysWhatOneBecomes(_ word: Int) -> Bool { hasAdjective(word, .becomes) }

  private func mayBePredicate(_ word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isSpecifier, !reading.isAdverb, !isBystander(word),
      !startsNoun(word) || saysWhatOneBecomes(word),
      reading.roles.isDisjoint(with: [.limits, .adverb, .adverbial, .preposition]),
      let adjective = first(reading.adjectives)
    else { return false }
    return number(of: adjective) != .plural && language.mayBeNominative(adjective)
  }

  /// Whether a verb before a word says that the reader is what it means.
  func isBehindVerbOfReader(_ word: Int) -> Bool {
    if isSaidOfPersonAsked(word) || isWhatReaderIsAskedToBe(word) { return true }
    guard let verb = verbOfReader(before: word), !isClitic(verb),
      self[verb].roles.isDisjoint(with: [.someone, .modal]),
      !isDoneToObject(participle: word, verb)
    else { return false }
    if self[verb].roles.contains(.being) {
      return hasModalOfReader(before: verb) || isAimOfReader(being: verb)
    }
    // `ha sido borrado`: who has been is told by the verb before.
    let earlier = (max(0, verb - 4)..<verb).last { !self[$0].isAdverb }
    guard let earlier, !self[earlier].roles.isDisjoint(with: [.auxiliary, .perfect]) else {
      return true
    }
    return self[earlier].roles.contains(.speaker)
  }

  /// `¿está seguro de que desea borrar 3 fotos?`, `Se borrará todo. ¿Está seguro?`: whether a word is one for what only persons
  /// are, behind a verb whose subject the text doesn't have.
  private func isSaidOfPersonAsked(_ word: Int) -> Bool {
    guard language.order.hasAdjectivesBehind, isOfPersons(adjective: word) else { return false }
    let verb = beforeAdverbs(from: word - 1)
    guard verb >= 0, isFollowedDirectly(verb), self[verb].isAuxiliary,
      self[verb].marks.contains(.singularVerb),
      isFollowedDirectly(word) && isOf(word + 1) || asksPerson(verb: verb, adjective: word)
    else { return false }
    let subject = beforeAdverbs(from: verb - 1)
    return subject < 0 || isCut(after: subject)
  }

  /// `¿Está seguro?`, `¿está seguro que desea borrarlo?`, but está certo?, est-ce sûr ?: whether a word that is hardly
  /// said of things ends a question, or has a clause right behind it.
  private func asksPerson(verb: Int, adjective word: Int) -> Bool {
    guard language.hasRomanceSyntax, !isForThings(adjective: word), endsInQuestion(from: word),
      self[verb].roles.isDisjoint(with: [.lasting, .someone, .presents]),
      !lower(verb).contains(UInt8(ascii: "-"))
    else { return false }
    if mark(behind: word).contains(UInt8(ascii: "?")) { return true }
    return isFollowedDirectly(word)
      && self[word + 1].roles.isSuperset(of: [.conjunction, .relative])
  }

  /// `Kierowca czeka. Bądź gotowy.`: whether a verb that asks the reader to be what a word means starts a clause that isn't
  /// the first, or a text that counts something else (bądź aktywny 30 minut).
  private func isWhatReaderIsAskedToBe(_ word: Int) -> Bool {
    guard language.countsByCase, !isArgument(word) else { return false }
    let verb = beforeAdverbs(from: word - 1)
    guard verb >= 0, isFollowedDirectly(verb), self[verb].roles.contains(.linking) else {
      return false
    }
    if verb > 0 { return isCut(after: verb - 1) }
    // What numbers count isn't told yet where it is asked whether a text speaks to the reader.
    return words.indices.contains { isBehindNumber($0) }
  }

  /// The last word up to one that is no adverb, or the furthest within reach; -1 if there is none.
  func beforeAdverbs(from last: Int) -> Int {
    var word = last
    while word >= 0, last - word < Self.reach, isFollowedDirectly(word), self[word].isAdverb {
      word -= 1
    }
    return word
  }

  /// Gives such words a gender.
  ///
  /// - Parameter phrase: Its own words take theirs from elsewhere.
  /// - Returns: Whether there are any, those of the phrase among them.
  mutating func inflectReadersPredicates(
    _ gender: GrammaticalGender, beside phrase: NounPhrase
  ) -> Bool {
    let found = wordsOfReader.predicates ?? predicatesAndStatesOfReader
    wordsOfReader.predicates = found
    let (own, all) = (agreeing(phrase), found.predicates + found.states)
    // `te mantendremos informada`: of a verb that no lexicon has an adjective may seem to be one.
    for word in all
    where !phrase.isHead(word) && (!own.contains(word) || found.states.contains(word)) {
      guard let adjective = first(self[word].adjectives) else { continue }
      if gender == .neuter {
        inflectNeutral(word, adjective.lexeme)
        continue
      }
      setGender(ofPredicate: word, adjective, to: gender)
      setArticle(ofSuperlative: word, to: gender)
    }
    return !all.isEmpty
  }

  /// Gives a word that says what the reader is a gender: there is one reader, who is the subject.
  mutating func setGender(
    ofPredicate word: Int, _ analysis: Analysis, to gender: GrammaticalGender
  ) {
    let shown = language.features(of: analysis)
    let other = shown.dropping(.gender).dropping(.animacy).dropping(.grammaticalCase)
      .dropping(.number).union(.singular).union(usualCase)
    setForm(of: word, analysis, to: other.union(FeatureSet(gender)))
  }

  private mutating func inflectNeutral(_ word: Int, _ lexeme: Lexeme) {
    if let form = language.project?.neutralForm(of: lexeme, isPlural: false) {
      replace(word, with: form)
    } else {
      note(.missingForm, about: word, .missing(.gender(.neuter)))
    }
  }
}
