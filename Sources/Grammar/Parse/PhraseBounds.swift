import Foundation
import Vocabulary

/// Where a noun phrase starts and ends, as far as languages are alike.
extension Phrase {
  /// From the first word that is no preposition to the next one that is, or to a mark that cuts.
  func plainNounPhrase(from first: Int) -> Range<Int> {
    let start = startOfNounPhrase(from: first)
    // `lo mejor` has no gender and no number.
    if start + 1 < count, self[start].roles.contains(.neuter) { return start..<start }
    var end = start
    // Each word asks for the first noun, which is far behind the start of a hostile text.
    var noun: Int?
    while end < count {
      if end > start, endsPlainPhrase(at: end, from: start, behind: noun) { break }
      if noun == nil, self[end].isOnlyNoun, !isBystander(end) { noun = end }
      end += 1
    }
    return start..<end
  }

  /// Whether a phrase that starts at a word ends before another one.
  ///
  /// - Parameter noun: The first noun of the phrase before that, if there is one.
  private func endsPlainPhrase(at end: Int, from start: Int, behind noun: Int?) -> Bool {
    if startsOfCounted.contains(end) { return true }
    if isElidedConjunction(end) { return true }
    // `5 kg frisches Mehl`: what a unit measures stands behind it, and no adjectives of it.
    if self[end - 1].marks.contains(.unit), !language.order.hasAdjectivesBehind { return true }
    if self[end].endsPhrase && !isDegree(end) && !endsName(end)
      || self[end].roles.contains(.opensPhrase)
    {
      return true
    }
    // `2 Verwandte haben das Foto gesehen`
    if self[end].isVerb, self[end].isBystander, isNounOfAdjective(end - 1) { return true }
    if opensAnother(end, from: start) || opensInterval(end, from: start) { return true }
    if language.order.hasGenitive, let noun, isGenitive(end, behind: noun) { return true }
    if isCut(after: end - 1), !isListed(end), !isParenthesis(end) { return true }
    guard self[end].isCoordination else { return false }
    return !joinsAdjectives(at: end) && !joinsNumerals(at: end)
      || isOtherVerbOfHeadFirst(joined: end + 1, behind: start)
      || end + 1 < count
        && hasDeterminedSubject(behindJoined: behindClitics(from: end + 1, atMost: 4))
  }

  /// Whether a word is the last one of a number of several words, and no article: `vinte e um`.
  func endsNumeral(_ word: Int) -> Bool {
    word > 1 && self[word].isNumeral && self[word - 1].isCoordination
      && self[word - 2].isNumeral && isFollowedDirectly(word - 1)
  }

  /// Whether a number word goes on behind an and: `vinte e um arquivos`.
  private func joinsNumerals(at word: Int) -> Bool {
    word > 0 && word + 1 < count && self[word - 1].isNumeral && self[word + 1].isNumeral
      && isFollowedDirectly(word - 1) && isFollowedDirectly(word)
  }

  /// `ein zu kurzes Passwort`: a preposition that is an adverb between a determiner and an adjective.
  func isDegree(_ word: Int) -> Bool {
    guard word > 0, self[word].isAdverb || self[word].roles.contains(.adverb), word + 1 < count,
      self[word + 1].isAdjective,
      isFollowedDirectly(word)
    else { return false }
    // `plik jest za duży`
    return self[word - 1].isDeterminer
      || self[word - 1].isAuxiliary
        && !(word + 2 < count && isFollowedDirectly(word + 1) && self[word + 2].isNominal)
  }

  /// `nazwa nowego pliku`: whether a word behind a noun is another noun's, which stands in the genitive.
  private func isGenitive(_ word: Int, behind noun: Int) -> Bool {
    guard let head = first(self[noun].nouns) else { return false }
    if self[word].isOnlyNoun { return noun + 1 < word || !startsCompound(noun) }
    // `Pobieranie nowej mapy`
    if noun + 1 == word, mayPossess(insertedAt: word) { return true }
    if noun + 1 == word, isNounNotAdjective(word, behind: noun) { return true }
    guard let other = first(self[word].adjectives) ?? first(self[word].determiners) else {
      return false
    }
    let (nouns, cells) = (language.schema(of: head.lexeme), language.schema(of: other.lexeme))
    guard cells.features(of: other.cells).contains(.genitive) else { return false }
    var own = head.lexeme.features[.animacy]
    if let gender = head.lexeme.gender?.settled { own = own.union(FeatureSet(gender)) }
    // Nazwy nowej aplikacji: what stands before a noun of its own and fits no nominative.
    let usual = head.cells.intersection(nouns.usual)
    let isBeforeNoun = standsBeforeNoun(word)
    return (isBeforeNoun && !usual.isEmpty ? usual : head.cells).allSatisfy { cell in
      other.cells.intersection(cells.cells(for: nouns.cells[cell].union(own))).isEmpty
    }
  }

  /// `Para spodni`: whether a word right behind a noun is another one's in the genitive, for as an adjective it doesn't fit
  /// that.
  private func isNounNotAdjective(_ word: Int, behind noun: Int) -> Bool {
    guard language.countsByCase, self[word].isAdjective, !self[word].isSpecifier,
      isFollowedDirectly(noun), !isArgument(noun), !fits(adjective: word, noun)
    else { return false }
    return all(self[word].nouns).contains {
      !$0.lexeme.traits.contains(.rare) && language.mayBe($0, .genitive)
    }
  }

  /// `2 Vision Pros`: whether what may be a preposition has a capital that it need not have, and ends a noun of the
  /// lexicon.
  private func endsName(_ word: Int) -> Bool {
    word > 0 && language.order.capitalizesNouns && token(word).shape == .title
      && startsCompound(word - 1)
  }

  /// Whether the lexicon has a noun of several words that starts with this one and the next.
  private func startsCompound(_ word: Int) -> Bool {
    mayStartCompound(word) && compound(at: word, length: 2) != nil
  }

  /// Whether a noun stands behind a word, with nothing but adjectives between.
  private func standsBeforeNoun(_ word: Int) -> Bool {
    var next = word + 1
    while next < count, isFollowedDirectly(next - 1) {
      if self[next].isOnlyNoun { return true }
      guard self[next].isAdjective else { return false }
      next += 1
    }
    return false
  }

  private func startOfNounPhrase(from first: Int) -> Int {
    var start = first
    while start + 1 < count, self[start].endsPhrase || isArticleOfInfinitive(start) { start += 1 }
    start = startBehindCircumstance(startBehindSomeone(startBehindGreeting(start)))
    start = startBehindApp(start)
    start = startBehindVerb(startBehindReader(start))
    start = startBehindPart(start)
    // `eres el primero`
    if start + 1 < count, self[start].roles.contains(.speaker), self[start + 1].isDeterminer {
      start += 1
    }
    return start
  }

  /// Where those stand that a pronoun is one of, which may be what a verb says that the reader is: einer der besten
  /// Songs, du bist einer der besten Spieler.
  private func startBehindPart(_ first: Int) -> Int {
    guard language.order.hasGenitive else { return first }
    var word = first
    // Nobody says more before.
    while word + 1 < min(count, first + 8), isFollowedDirectly(word),
      isReader(word) || isOfReader(verb: word) || self[word].isAdverb
    {
      word += 1
    }
    if word > first, verbOfReader(before: word) == nil { return first }
    return isBeforeGenitive(word) ? word + 1 : first
  }

  /// Whether a pronoun stands before those that it is one of, or that it says how many are meant of: einer der
  /// besten Songs, eine deiner Dateien, keine der Dateien, in jedem der Ordner.
  func isBeforeGenitive(_ word: Int) -> Bool {
    guard language.order.hasGenitive, word + 2 < count, isFollowedDirectly(word) else {
      return false
    }
    let isOne = self[word].roles.contains(.indefinite)
    // Without articles a determiner agrees with what follows.
    let isOtherDeterminer =
      !language.order.indefinite.isEmpty && !self[word].determiners.isEmpty
      && !self[word].roles.contains(.definite)
    guard isOne || isOtherDeterminer else { return false }
    if isOne, self[word + 1].roles.contains(.definite) { return true }
    // A possessive that is no subject's: deiner, but not ein paar; of articles der and des, but not die.
    guard let other = first(self[word + 1].determiners) else { return false }
    let shown = language.features(of: other)
    return shown.contains(.genitive)
      && (self[word + 1].roles.contains(.definite) || !shown.contains(.nominative))
  }

  /// Where the phrase starts behind what greets the reader: `¡Enhorabuena, eres el ganador!`, `Herzlichen Glückwunsch, du
  /// bist der Gewinner!`.
  private func startBehindGreeting(_ first: Int) -> Int {
    var start = first
    while start + 1 < count {
      let isDescribed = self[start].isAdjective && isFollowedDirectly(start)
      let greeting = isDescribed ? start + 1 : start
      guard greeting + 1 < count, self[greeting].roles.contains(.greets), isCut(after: greeting)
      else { break }
      start = greeting + 1
    }
    return start
  }

  /// `al abrir el documento`: the article in al is that of no noun.
  private func isArticleOfInfinitive(_ word: Int) -> Bool {
    words[word].half == .second && self[word + 1].isVerb && !self[word + 1].hasVerbNumber
      && !self[word + 1].isNoun
  }

  /// Where the object or the subject behind a verb starts: `descarga el archivo`, `falta un
  /// archivo`.
  private func startBehindVerb(_ first: Int) -> Int {
    var verb = first
    while verb + 1 < count, self[verb].isAdverb { verb += 1 }
    guard verb + 2 < count, self[verb].isVerb, !self[verb].isAuxiliary, !self[verb].isSpecifier,
      self[verb + 1].isDeterminer || startsBareObject(verb + 1), isFollowedDirectly(verb),
      isFollowedDirectly(verb + 1), self[verb + 2].isNominal
    else { return first }
    return verb + 1
  }

  /// Whether an adjective starts the object of an imperative: entdecke neue Apps.
  private func startsBareObject(_ word: Int) -> Bool {
    isImperativeByForm(word - 1) && self[word].isAdjective && !isPredicateForm(word)
  }

  /// Whether a determiner starts another phrase: `reunión esta semana`, `événement toute la journée`.
  private func opensAnother(_ word: Int, from start: Int) -> Bool {
    if startsDate(word, from: start) || startsPossessed(byRelative: word)
      || opensClauseOfOther(behindPredicate: word)
    {
      return true
    }
    if opensOtherCount(word, from: start) { return true }
    let isBeforeArticle =
      !self[word].determiners.isEmpty && isFollowedDirectly(word)
      && self[word + 1].roles.contains(.definite)
    let determiner = isBeforeArticle ? word + 1 : word
    guard self[determiner].isDeterminer, determiner + 1 < count, isFollowedDirectly(determiner),
      self[determiner + 1].isNominal, !self[word].isCoordination,
      !startsPredicate(behindPossessive: determiner)
    else { return false }
    return (start..<word).contains {
      self[$0].isNoun && !self[$0].isSpecifier && !self[$0].isBystander
        || isUnknownSubject($0, before: word)
    } || isBehindReadersPredicate(word)
  }

  /// `El Zumbo usa la cámara`: whether a determiner stands right before a word that no lexicon has, and a verb between that
  /// and the end of a range.
  func isUnknownSubject(_ word: Int, before end: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isUnknown(word), isFollowedDirectly(word - 1),
      self[word - 1].isDeterminer
    else { return false }
    // Nobody says more between, and hostile texts have thousands of such words.
    return (word + 1..<max(word + 1, min(end, word + 8))).contains {
      self[$0].isVerb && self[$0].isBystander
    }
  }

  /// `2 amigos tuyos no han llegado`, `2 amigos tuyos te han invitado`: whether what belongs to a verb stands behind a determiner
  /// that follows its noun, though it may be a noun elsewhere.
  private func startsPredicate(behindPossessive word: Int) -> Bool {
    guard language.hasRomanceSyntax, !self[word].isArticle else { return false }
    return self[word + 1].roles.contains(.preverb) || isObjectPronoun(word + 1)
  }

  /// `1 visite ces 3 derniers jours`, `1 pago los 3 últimos días`: whether a determiner behind a noun stands right before a
  /// number, in figures or as a word, and before what that counts.
  private func opensOtherCount(_ word: Int, from start: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].isDeterminer, words[word].half == .whole,
      word + 1 < count
    else { return false }
    if isFollowedDirectly(word) {
      guard self[word + 1].isNumeral, !self[word + 1].isArticle, isFollowedDirectly(word + 1),
        self[word + 2].isNominal
      else { return false }
    } else if !isBehindNumber(word + 1) || isCut(after: word) || !self[word + 1].isNominal {
      return false
    }
    return (start..<word).contains {
      self[$0].isNoun && !self[$0].isSpecifier && !self[$0].isBystander
    }
  }

  /// `vous êtes connecté le lundi`: whether an article stands right behind what a verb says that the reader is.
  private func isBehindReadersPredicate(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, self[word].isArticle, isFollowedDirectly(word - 1),
      self[word - 1].isAdjective, !self[word - 1].isSpecifier,
      let verb = verbOfReader(before: word - 1)
    else { return false }
    return !isClitic(verb) && !mayHaveSubjectBehind(verb)
      && !isDoneToObject(participle: word - 1, verb)
  }

  /// `puede ser usado un cupón`: whether nothing shows that the subject of an infinitive of to be is the reader: no
  /// verb, and no preposition that stands before what they want (para ser avisado el lunes).
  private func mayHaveSubjectBehind(_ being: Int) -> Bool {
    guard self[being].roles.contains(.being), !hasModalOfReader(before: being) else { return false }
    guard being > 0, self[being - 1].roles.contains(.preposition) else { return true }
    return being > 1 && !isCut(after: being - 2) && self[being - 2].isAuxiliary
  }

  /// Whether the article of a date or a time stands behind what it doesn't belong to: foto subida el 5 de mayo,
  /// inscrit le 5 mai; but les 5 fichiers.
  func startsDate(_ word: Int, from start: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.definite),
      number(from: Int(words[word].token) + 1) != nil
    else { return false }
    let isBehindOther = (start..<word).contains {
      (self[$0].isNoun || self[$0].isAdjective) && !self[$0].isSpecifier && !self[$0].isBystander
    }
    guard isBehindOther, isBehindNumber(word + 1) else { return isBehindOther }
    return isPreposition(word + 1) || self[word + 1].isCoordination || isDate(word + 1)
  }

  /// Whether adjectives stand on both sides, as in `blanco y negro`, with adverbs behind the first one at most:
  /// `prises hier et partagées`.
  private func joinsAdjectives(at word: Int) -> Bool {
    guard word > 0, !startsOtherCount(word + 1), !isVerbBehindNumber(word + 1),
      !joinsOtherNoun(at: word),
      let next = ((word + 1)..<max(word + 1, count)).first(where: { !self[$0].isBystander })
    else { return false }
    if self[word - 1].isAdjective { return self[next].isAdjective }
    return language.order.hasAdjectivesBehind && isBehindDescribed(adverb: word - 1)
      && self[word + 1].isAdjective && !startsNoun(word + 1)
  }

  /// Whether a word is an adverb, behind an adjective and other adverbs.
  private func isBehindDescribed(adverb word: Int) -> Bool {
    var before = word
    while before > 0, self[before].isAdverb, !self[before].isAdjective,
      isFollowedDirectly(before - 1)
    {
      before -= 1
    }
    return before < word && self[before].isAdjective
  }

  /// Whether a comma stands between two adjectives, as in `rojo, blanco y verde`; behind `avisado, activa
  /// las alertas` it stands before a verb.
  private func isListed(_ word: Int) -> Bool {
    guard self[word - 1].isAdjective, isComma(behind: word - 1)
    else { return false }
    if self[word].isCoordination, joinsAdjectives(at: word) { return true }
    return self[word].isAdjective && !opensObject(word + 1) && mayAgree(word - 1, word)
      && !startsOtherCount(word) && !isImperative(listed: word)
  }

  /// `2 tarjetas amarillas y 1 roja`: whether a number stands right before a word that is none of those that ask for
  /// something, so that the word is said of what that counts.
  func startsOtherCount(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, !counts.isEmpty, word < count,
      let number = numberToken(rightBefore: word)
    else { return false }
    return !counts.contains { Int(number.start) <= $0.offset && $0.offset < Int(number.end) }
  }

  /// Whether two adjectives can be said of the same: avisado and activa can't.
  func mayAgree(_ word: Int, _ other: Int) -> Bool {
    all(self[word].adjectives).contains { one in
      all(self[other].adjectives).contains { !$0.cells.intersection(one.cells).isEmpty }
    }
  }

  /// Whether a mark is a dash or a bullet with spaces around it: 5 files – 12 MB.
  func isDash(token index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.tokens.count, tokens.tokens[index - 1].kind == .space,
      tokens.tokens[index + 1].kind == .space
    else { return false }
    return isBullet(token: index) || Self.dashes.contains { bytes(of: index).equals($0) }
  }

  func isBullet(token index: Int) -> Bool {
    Self.bullets.contains { bytes(of: index).equals($0) }
  }

  private static let dashes: [StaticString] = ["–", "—", "-"]
  private static let bullets: [StaticString] = ["•", "·"]
}
