import Foundation
import Vocabulary

/// The nouns that numbers inside of the text count: `lista de 2 elementos`, `up to 3 new messages`, `1
/// hour 30 minutes`.
extension Phrase {
  /// Words that a number counts.
  struct Counted {
    /// The first of them.
    var start: Int
    var number: GrammaticalNumber?
  }

  /// The words that each number counts, by place.
  ///
  /// A number counts what follows it. Determiners and adjectives right before it belong to the same noun
  /// (`los últimos 3 días`). A number that the text starts with counts all that can agree (`2
  /// seleccionados`); one that names what stands before it (`capítulo 2`, `8-hour flight`, `20 % de
  /// descuento`) counts nothing.
  func counted(by request: Request) -> [Counted] {
    let first = Counted(start: 0, number: request.features.number)
    let counts = request.counts
    guard !counts.isEmpty else { return [first] }
    if isOneOfSeveral(counts) { return [] }
    if let alone = countedAlone(counts) { return alone }
    var found: [Counted] = []
    var least = 0
    for (position, count) in counts.enumerated() {
      let next = position + 1 < counts.count ? counts[position + 1].offset : Int.max
      guard !isPartOfName(numberAt: count.offset), let behind = word(behindNumberAt: count.offset)
      else { continue }
      if namesWhole(behind, ofPart: count.number) {
        found.append(Counted(start: behind + 1, number: .plural))
        least = behind + 2
        continue
      }
      guard
        !isPartitive(behind),
        found.isEmpty
          ? !isBehindName(behind, isAlone: counts.count == 1) : !describesPart(behind),
        standsBeforeCounted(behind, before: next, isAlone: counts.count == 1)
          || count.number == .plural && standsBeforeJoinedCount(behind)
      else { continue }
      found.append(counted(behind, from: least, by: count))
      least = behind + 1
    }
    return found.isEmpty ? [counted(withoutWordBehind: counts[0].offset, first)] : found
  }

  /// What a number counts behind which stands nothing that it counts: all that may agree, or nothing.
  private func counted(withoutWordBehind number: Int, _ all: Counted) -> Counted {
    guard countsAll(number) else { return Counted(start: 0, number: nil) }
    guard !words.isEmpty else { return all }
    if joinsMore(0) { return Counted(start: 0, number: .pluralMany) }
    return startsOpenRange(0) ? Counted(start: 0, number: .plural) : all
  }

  private func counted(_ behind: Int, from least: Int, by count: Request.Count) -> Counted {
    Counted(
      start: start(ofCounted: behind, from: least),
      number: number(ofCounted: behind, asked: count.number))
  }

  /// Whether a number that counts no noun stands before all that may agree with it.
  func countsAll(_ number: Int) -> Bool {
    guard !isPartOfName(numberAt: number) else { return false }
    let word = firstWord(from: number + 1)
    guard word < count else { return words.isEmpty }
    // `2 en línea`, `3 per day`
    return word == 0 && (!isPreposition(0) || isDegree(0)) && !isPartitive(0)
  }

  /// Whether a word joins those to a number of which it says how many: 5 of your photos.
  private func namesWhole(_ word: Int, ofPart part: GrammaticalNumber) -> Bool {
    guard isOf(word), isFollowedDirectly(word), isFollowedDirectly(word + 1),
      !self[word + 1].isNumeral, let determiner = first(self[word + 1].determiners)
    else { return false }
    if language.order.isHeadLast { return !isBehindNumbered(word) }
    // `das suas fotos`
    var noun = word + 2
    while noun < word + 4, self[noun].isSpecifier, isFollowedDirectly(noun) { noun += 1 }
    // `1 de las fotos está lista`: what is said of one part isn't said of the noun.
    return part != .singular && number(of: determiner) == .plural
      && self[word + 1].roles.isDisjoint(with: .indefinite) && self[noun].isNominal
  }

  /// Whether an adjective behind the number of a whole describes the part of it that is counted before: 1 tarea de 5
  /// completada.
  func describesPart(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, hasAmountAlone(behind: word - 1),
      self[word - 2].isNoun, !self[word].isSpecifier,
      self[word].isAdjective, !startsNoun(word),
      // `2 comprimidos con 3 comidas`
      isArgument(word - 2) || !self[word].isNoun || fits(adjective: word, word - 2),
      // `1 punto de 10 posibles`
      !saysWhatIsPossible(word)
    else { return false }
    return !isFollowedDirectly(word) || self[word + 1].endsPhrase || self[word + 1].isAdverb
  }

  /// Whether a determiner behind a number names the whole of which some are meant, or points at what isn't counted: 5 deiner
  /// Dateien, 3 esta semana.
  func isPartitive(_ word: Int) -> Bool {
    if language.hasRomanceSyntax {
      return self[word].isDeterminer && self[word].marks.contains(.demonstrative)
        && self[word].roles.isDisjoint(with: .preposition)
    }
    guard language.order.hasGenitive, self[word].isDeterminer, word + 1 < count,
      isFollowedDirectly(word), let determiner = first(self[word].determiners),
      language.mayBeOfMany(determiner)
    else { return false }
    // `3 der am besten bewerteten Hotels`
    let noun = (word + 1..<count).prefix(6).first { self[$0].isOnlyNoun }
    return noun.flatMap { first(self[$0].nouns) }.map { number(of: $0) != .singular } ?? false
  }

  private func start(ofCounted behind: Int, from least: Int) -> Int {
    if isInInterval(counted: behind) { return behind }
    var start = behind
    while start > least, !isBehindPart(start), !isCut(after: start - 1), isBeforeCount(start - 1),
      !endsSetAdverb(start - 1), !isRelative(beforeCounted: start - 1),
      !isRelative(beforeDeterminer: start - 1), !isDemonstrative(beforeCounted: start - 1),
      !isVerb(ofRelativeBeforeCounted: start - 1)
    {
      start -= 1
    }
    if isSaidOfNounBefore(start, behind) || isSaidOfNothingNamed(start, behind)
      || !adjectivesOfUnnamed(beforeCounted: behind).isEmpty
      || areOfOtherGender(start..<behind, beforeCounted: behind) || isBehindMeasure(counted: behind)
    {
      start = behind
    }
    // What a preposition at the very start governs is the first phrase anyway.
    return start == 1 && isPreposition(0) ? 0 : start
  }

  /// `am letzten der 7 Tage`: whether a determiner in the genitive stands right behind an adjective without a noun, so
  /// that it says of what that is a part.
  func isBehindPart(_ word: Int) -> Bool {
    guard language.order.hasDeclension, word > 0, isFollowedDirectly(word - 1),
      self[word].isDeterminer, let determiner = first(self[word].determiners),
      self[word - 1].isAdjective, self[word - 1].determiners.isEmpty, !isPredicateForm(word - 1)
    else { return false }
    return language.features(of: determiner).contains(.genitive)
  }

  /// Whether the adjectives before a number describe what stands before them: wiadomość wysłana 5 minut
  /// temu, la page a été vue 5 fois.
  private func isSaidOfNounBefore(_ start: Int, _ behind: Int) -> Bool {
    guard start > 0, start < behind, isFollowedDirectly(start - 1),
      (start..<behind).allSatisfy({ !self[$0].isSpecifier })
    else { return false }
    let before = self[start - 1]
    // `È rimasto 1 posto`: what a verb at the start says is said of what follows.
    return before.isOnlyNoun && language.government.cases(of: lower(start - 1)).isEmpty
      || (before.isAuxiliary || before.isCopula)
        // What lasts may stand in the sentence before: Tu código es válido. Es válido 5 minutos.
        && ((isOfTime(behind) ? 0 : startOfSentence(with: start - 1))..<start - 1).contains {
          self[$0].isNoun && !isBystander($0) && (isOfTime(behind) || !saysWhere($0))
            || isSubjectPronoun($0)
        }
      || areStatesOfSubject(start..<behind, beforeCounted: behind)
  }

  /// Whether the adjectives before a number say what happened how often or how long ago, and to what the
  /// text doesn't say: visto 3 veces, aggiornato 2 ore fa.
  private func isSaidOfNothingNamed(_ start: Int, _ behind: Int) -> Bool {
    guard !language.order.isHeadLast, start < behind,
      (0..<start).allSatisfy({
        self[$0].isAdverb || self[$0].isAuxiliary || self[$0].isCopula || isPassive($0)
      }),
      (start..<behind).allSatisfy({ !self[$0].isSpecifier })
    else { return false }
    if behind + 1 < count, isFollowedDirectly(behind), self[behind + 1].roles.contains(.past) {
      return true
    }
    // `últimas 3 veces`
    if (start..<behind).allSatisfy({ fits(adjective: $0, behind) }) { return false }
    return hasNoun(behind, .times)
  }

  /// `Choisis 3 photos`, `Noté 5 étoiles`: whether what starts a sentence right before a number shows another gender than
  /// what is counted, so that it rather asks for that, or says how much it comes to, than describes it.
  private func areOfOtherGender(_ adjectives: Range<Int>, beforeCounted behind: Int) -> Bool {
    guard language.hasRomanceSyntax, let first = adjectives.first,
      startOfSentence(with: first) == first,
      let noun = (behind..<min(count, behind + 3)).first(where: { self[$0].isNoun })
    else { return false }
    let genders = all(self[noun].nouns).map { gender(of: $0) }
    return adjectives.allSatisfy { word in
      guard !self[word].isSpecifier, let shown = shownFeatures(word).settledGender else {
        return false
      }
      return genders.allSatisfy { $0 != nil && $0 != shown }
    }
  }

  private func isOfTime(_ word: Int) -> Bool { hasNoun(word, .time) }

  /// Whether what is counted are times, and no subject: ha sido visto 3 veces.
  func isOfTimes(_ phrase: NounPhrase) -> Bool { roles(ofHead: phrase).contains(.times) }

  /// Whether a phrase counts minutes, days and the like, which more often say how long something lasts
  /// than what something happens to.
  func isOfTime(_ phrase: NounPhrase) -> Bool { roles(ofHead: phrase).contains(.time) }

  /// The same of any span of time, whether its noun says when something is or how long: 2 soboty, 2 minuty.
  func isOfSpan(_ phrase: NounPhrase) -> Bool {
    !roles(ofHead: phrase).isDisjoint(with: [.time, .duration])
  }

  /// Whether what is counted says how long or how often something is.
  func saysHowLongOrOften(_ phrase: NounPhrase) -> Bool {
    !roles(ofHead: phrase).isDisjoint(with: [.time, .times])
  }

  private func roles(ofHead phrase: NounPhrase) -> Roles {
    phrase.head.map { language.roles(of: $0.analysis.lexeme) } ?? []
  }

  /// Whether a word may be a noun whose lemma has one of some roles.
  func hasNoun(_ word: Int, _ roles: Roles) -> Bool {
    all(self[word].nouns).contains { !language.roles(of: $0.lexeme).isDisjoint(with: roles) }
  }

  func isPreposition(_ word: Int) -> Bool {
    self[word].endsPhrase || self[word].roles.contains(.preposition)
  }

  /// `2 neue und 1 altes Foto`: whether an adjective behind a number is joined to another number, behind which the
  /// noun of both stands.
  private func standsBeforeJoinedCount(_ word: Int) -> Bool {
    language.order.hasDeclension && self[word].isAdjective && !self[word].isSpecifier
      && !isPredicateForm(word) && isFollowedDirectly(word) && self[word + 1].isCoordination
      && isBehindNumber(word + 2)
      && standsBeforeCounted(word + 2, before: Int.max, isAlone: false)
  }

  /// Whether a noun comes, with nothing but adjectives before it.
  ///
  /// - Parameters:
  ///   - end: Where the next number stands, as a UTF-8 offset.
  ///   - isAlone: Whether no other number counts.
  private func standsBeforeCounted(_ start: Int, before end: Int, isAlone: Bool) -> Bool {
    var word = start
    // Behind a noun a number alone may be its name: what follows has to be sure.
    let isLabel =
      isAlone && start > 0 && mayHaveNumber(start - 1) && !isCut(after: start - 1)
      && !(start == 1 && standsBeforeObject(0))
    // `Aggiungi 3 torte`: what no lexicon has is rather a verb at the start of a text.
    let mayBeImperative = isLabel && start == 1 && !self[0].isKnown && token(0).shape == .title
    while word < count, Int(token(word).start) < end {
      let reading = self[word]
      if reading.endsPhrase || reading.isCoordination { return false }
      if isLabel && !mayBeImperative ? isHardlyAdjective(word) : reading.isNoun { return true }
      if !reading.isKnown, !isSmallUnknown(word) { return true }
      // `Anna and 3 others`
      if !isLabel, isOther(word), mayStandAlone(word) { return true }
      // `2 Erwachsene, 1 Kind`, `mit 2 Angehörigen teilen`
      if !isLabel, isNounOfAdjective(word),
        !isFollowedDirectly(word) || isBehindNumber(word + 1) || self[word + 1].isCoordination
          || start > 0 && isFinite(word + 1)
      {
        return true
      }
      if !isLabel, sharesNoun(word) || word > start && isVerbAsCounted(word) { return true }
      guard describesCounted(word, isLabel: isLabel), isFollowedDirectly(word) else {
        return false
      }
      word += 1
    }
    return false
  }

  /// Whether a word may stand between a number and the noun that it counts.
  private func describesCounted(_ word: Int, isLabel: Bool) -> Bool {
    let reading = self[word]
    return reading.isAdjective || reading.isSpecifier || reading.isAdverb || !reading.isKnown
      || !isLabel && isParticipleBeforeCounted(word)
  }

  /// `2 usunięte, 5 dodanych plików`: whether an adjective is said of a noun that stands behind another number and its
  /// adjective, so that each number counts its own.
  private func sharesNoun(_ word: Int) -> Bool {
    guard language.countsByCase, self[word].isAdjective, word + 2 < count,
      isComma(behind: word), isBehindNumber(word + 1)
    else { return false }
    return self[word + 1].isAdjective && isFollowedDirectly(word + 1) && self[word + 2].isNoun
  }

  /// Whether a number behind a word may be its name or its version: nivel 2, iOS 18.
  private func mayHaveNumber(_ word: Int) -> Bool {
    if isPreposition(word) || self[word].isAdverb || isVerbOfPronoun(word) { return false }
    if self[word].isOnlyNoun { return true }
    // What no lexicon has and is written with a capital is the name of a product.
    return !self[word].isKnown && token(word).shape != .small && !language.order.isHeadLast
      && !language.order.capitalizesNouns
  }

  /// Whether an adjective stands for people or things, as its capital shows where nouns have one: 2
  /// Erwachsene, der Reisende.
  func isNounOfAdjective(_ word: Int) -> Bool {
    guard language.order.capitalizesNouns, token(word).shape == .title, self[word].isAdjective,
      !self[word].isNoun, !isPredicateForm(word)
    else { return false }
    if isBehindNumber(word) { return true }
    return word > 0 && isFollowedDirectly(word - 1)
      && (self[word - 1].isSpecifier || self[word - 1].isAdjective)
  }

  /// Whether what may be a noun is the verb of a pronoun before it: il reste 2 secondes, il te manque 2
  /// vidéos.
  private func isVerbOfPronoun(_ word: Int) -> Bool {
    !language.order.isHeadLast && self[word].isVerb && isBehindSubjectPronoun(verb: word)
  }

  /// Whether a word is hardly ever an adjective: this takes 5 minutes.
  private func isHardlyAdjective(_ word: Int) -> Bool {
    // `Archivo 5 no encontrado`, `La página 5 no es válida`
    if !language.order.isHeadLast, self[word].isAdverb, isFollowedDirectly(word),
      self[word + 1].isAdjective || self[word + 1].isVerb || self[word + 1].isAuxiliary
    {
      return false
    }
    // `Rabat 5 złotych`
    let isAmount = language.countsByCase && hasNoun(word, .amount)
    return self[word].isOnlyNoun || isAmount || isPersonByCase(word)
      || language.order.isHeadLast && self[word].isNoun && self[word].likeliest == .noun
  }

  /// `Udostępniono album 3 znajomym`: whether what may be a noun for a person is in a case in which nothing is said of a
  /// subject.
  private func isPersonByCase(_ word: Int) -> Bool {
    guard language.countsByCase,
      all(self[word].nouns).contains(where: { $0.lexeme.features.contains(.human) })
    else { return false }
    return [self[word].nouns, self[word].adjectives].flatMap(all).allSatisfy {
      !language.mayBeNominative($0)
    }
  }

  /// Whether nothing that a word describes stands behind it, but a preposition or, of what is joined, a verb: et 2 autres
  /// ont commenté.
  private func mayStandAlone(_ word: Int) -> Bool {
    if word + 1 == count || isPreposition(word + 1) { return true }
    if isAmongCounts(adjective: word) { return true }
    return language.hasRomanceSyntax && word > 0 && self[word - 1].isCoordination
      && isBehindNumber(word) && isFollowedDirectly(word) && isFinite(word + 1)
  }

  /// Whether a word that describes things stands for them: Anna y 3 más nuevos, et 2 autres.
  private func isOther(_ word: Int) -> Bool {
    self[word].isSpecifier || self[word].isPronoun || self[word].isAdjective
  }

  /// Whether a word before a number, or before the value of an argument, describes what it counts.
  func isBeforeCount(_ word: Int) -> Bool {
    let reading = self[word]
    guard !isPreposition(word), !reading.isOnlyNoun,
      !reading.isVerb || isAdjectiveBehindDeterminer(word) || isPossessiveBeforeCount(word),
      !reading.roles.contains(.limits), !standsBehindVerb(word), !isPronounOfVerb(word),
      !presentsCounted(pronoun: word), !isImperative(participle: word)
    else { return false }
    // `durchschnittlich 5 Schritte`: without an ending it is an adverb.
    if language.order.hasPredicateForm, isPredicateForm(word), isBehindNumber(word + 1) {
      return false
    }
    // `co najmniej 1 plik`: without a number it may count itself.
    if language.countsByCase, reading.isNumeral, reading.isAdverb, isBehindNumber(word + 1) {
      return false
    }
    // `only 3 days`: what is rather an adverb is one there.
    if language.order.isHeadLast,
      limitsDeterminer(word) || reading.likeliest == .adverb && isBehindNumber(word + 1)
        || isAdjective(beforeDeterminer: word)
    {
      return false
    }
    return reading.isDeterminer || reading.isSpecifier || reading.isAdjective
  }

  /// `Sua %lld foto`, but una 2 fotos: whether what may be a verb, too, is a determiner and no article.
  private func isPossessiveBeforeCount(_ word: Int) -> Bool {
    language.hasRomanceSyntax && self[word].isDeterminer && !self[word].isArticle
  }

  /// Whether a word is a participle behind to have (a envoyé 2 messages), or a pronoun behind a verb
  /// (wysłała ci 5 wiadomości).
  private func standsBehindVerb(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    if self[word - 1].roles.contains(.perfect) {
      // `hai un %@`
      return !language.hasRomanceSyntax || !self[word].isDeterminer
    }
    if isJoinedParticiple(word) { return true }
    return isPersonalPronoun(word) && !self[word].isArticle && self[word - 1].isVerb
      && self[word - 1].isBystander && !isOwner(word)
  }
}
