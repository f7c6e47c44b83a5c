import Foundation
import Vocabulary

/// Words behind a complement that describe the head: `tarjeta de crédito caducada`.
extension Phrase {
  /// The adjectives behind complements that agree with the head and not with the noun before them.
  func adjectivesBehindComplement(_ phrase: NounPhrase) -> [Int] {
    if let found = participlesOfBe(behind: phrase.words.upperBound, phrase) { return found }
    var found: [Int] = []
    var word = phrase.words.upperBound
    if let end = endOfValue(of: phrase) {
      addAdjectives(behindComplementsFrom: &word, before: end, of: phrase, to: &found)
      word = end
      addAdjectives(behindValueFrom: &word, to: &found)
    }
    addAdjectives(behindComplementsFrom: &word, before: count, of: phrase, to: &found)
    if language.order.keepsPredicate { return found }
    found += adjectivesBehindCounted(at: word, phrase)
    while let end = endOfShortComplement(at: word) {
      let isDescribed = end < count && describesPart(end)
      if isDescribed { found.append(end) }
      word = isDescribed ? end + 1 : end
    }
    found += relativePredicate(at: word, phrase)
    found +=
      predicate(from: word, phrase) + result(at: word, phrase) + predicatesApart(phrase)
    let others =
      predicate(behindGovernedRelativeFrom: word, phrase) + predicatesOfJoinedVerbs(phrase)
    return found + others.filter { !found.contains($0) && !phrase.words.contains($0) }
  }

  /// Adds those behind complements that end before a word.
  private func addAdjectives(
    behindComplementsFrom word: inout Int, before end: Int, of phrase: NounPhrase,
    to found: inout [Int]
  ) {
    var nouns: [Int] = []
    while let complement = complement(at: behindPartitive(at: word), of: phrase),
      complement.noun < end
    {
      word = complement.noun + 1
      while let adjective = adjective(from: word, mayBeJoined: found.last == word - 1),
        adjective < end
      {
        if describesHead(adjective, in: complement, phrase),
          !describesOther(adjective, of: nouns, than: phrase)
        {
          found.append(adjective)
        }
        word = adjective + 1
      }
      nouns.append(complement.noun)
    }
  }

  /// The adjective at a word, or behind the adverbs there: tarjeta de crédito no válida, foto de perfil muy
  /// grande.
  ///
  /// - Parameter mayBeJoined: Whether an and or an or may stand before it: tarjeta de crédito perdida o
  ///   robada.
  func adjective(from word: Int, mayBeJoined: Bool) -> Int? {
    let isJoined =
      mayBeJoined && word < count && self[word].isCoordination && isFollowedDirectly(word - 1)
    var next = isJoined ? word + 1 : word
    // Nobody puts more adverbs there.
    while next < min(count, word + 4), isFollowedDirectly(next - 1) {
      let reading = self[next]
      if governsObject(next) { return nil }
      if reading.isAdjective, !isAdverb(beforeAdjective: next) {
        // `foto de perfil nueva y subida`: behind an and what is rather a noun is one.
        let isOther =
          next > word && reading.isSpecifier
          || isJoined && (reading.likeliest == .noun || isRightBeforeNoun(next))
        return isOther ? nil : next
      }
      guard isBystander(next), !reading.isVerb, !reading.isCopula, !reading.endsPhrase else {
        return nil
      }
      next += 1
    }
    return nil
  }

  /// `en attente pendant la nuit`: whether what may be an adjective is a preposition, for what it asks for follows.
  private func governsObject(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.preposition), word + 1 < count
    else { return false }
    if isBehindNumber(word + 1) { return !isCut(after: word) }
    return opensObject(word + 1)
      || isFollowedDirectly(word) && self[word + 1].roles.isSuperset(of: [.conjunction, .relative])
  }

  /// Whether an adjective belongs to the noun behind it: número de teléfono nuevo y último mensaje.
  private func isRightBeforeNoun(_ word: Int) -> Bool {
    isFollowedDirectly(word) && self[word + 1].isNoun && !self[word + 1].isAdjective
      // Italian i is the plural of io, too: letto e accettato i termini.
      && !self[word + 1].isArticle && self[word + 1].roles.isDisjoint(with: .preposition)
  }

  /// Whether what may be an adjective is an adverb before one: usuario de correo mal identificado.
  private func isAdverb(beforeAdjective word: Int) -> Bool {
    word + 1 < count && isFollowedDirectly(word) && self[word + 1].isAdjective && isBystander(word)
  }

  /// What is yet to become of the head: archivos van a ser eliminados.
  private func participlesOfBe(behind end: Int, _ phrase: NounPhrase) -> [Int]? {
    guard phrase.head != nil, end > phrase.words.lowerBound,
      let being = infinitiveOfBeing(behindPreposition: end), being + 1 < count,
      !isAdverbial(phrase)
    else { return nil }
    var found: [Int] = []
    var word = being + 1
    while word < count, isFollowedDirectly(word - 1) {
      if self[word].isAdjective, !isBystander(word) {
        found.append(word)
      } else if !self[word].isAdverb || !found.isEmpty {
        break
      }
      word += 1
    }
    return found
  }

  /// `cerradas y eliminadas`: whether a word joins an adjective to what stands before it.
  func joinsAdjective(_ word: Int) -> Bool {
    self[word].isCoordination && isFollowedDirectly(word) && self[word + 1].isAdjective
      && !self[word + 1].isSpecifier && !isRightBeforeNoun(word + 1)
  }

  /// Whether an adjective belongs to the noun behind it: nuevas fotos.
  func startsNoun(_ adjective: Int) -> Bool {
    let noun = adjective + 1
    return isRightBeforeNoun(adjective) && !isBystander(noun) && !self[noun].endsPhrase
      && !self[noun].isCoordination && !self[noun].isSpecifier && fits(adjective: adjective, noun)
      // `chroniony kodem`
      && (!language.countsByCase || mayShareCase(adjective: adjective, noun))
  }

  /// What something was made: `mensaje marcado como leído`.
  private func result(at word: Int, _ phrase: NounPhrase) -> [Int] {
    // `5 wiadomości oznaczonych jako przeczytane`: such a word has a case of its own.
    guard !language.countsByCase, word > phrase.words.lowerBound + 1, word + 1 < count,
      self[word].roles.contains(.result), self[word - 1].isAdjective,
      self[word + 1].isAdjective, isFollowedDirectly(word)
    else { return [] }
    return [word + 1]
  }

  /// Adjectives behind the verb: `los archivos de texto están dañados`.
  private func predicate(from start: Int, _ phrase: NounPhrase) -> [Int] {
    guard start > phrase.words.upperBound, !isAdverbial(phrase), !isObjectOfSubject(phrase)
    else { return [] }
    var word = start
    while word < count, isBystander(word),
      isFollowedDirectly(word - 1) || word == start && hasAmountAlone(behind: word - 1)
    {
      word += 1
    }
    if word > start, let being = infinitiveOfBeing(behindPreposition: word) {
      word = behindAdverbs(being + 1)
    }
    guard word > start, (start..<word).contains(where: { self[$0].isVerb }), word < count,
      isFollowedDirectly(word - 1), self[word].isAdjective, maySay(word, of: phrase.head)
    else { return [] }
    let found = [word] + adjectives(goingOnBehind: word).filter { maySay($0, of: phrase.head) }
    // What is a noun, too, says what things are, unless more follows: sono stati eliminati.
    let isNoun = self[word].isNoun && self[word].likeliest != .adjective
    return found.count > 1 || !isNoun || word + 1 == count ? found : []
  }

  /// The adjectives behind one that a verb says: sono stati appena eliminati, están guardados y listos.
  private func adjectives(goingOnBehind first: Int) -> [Int] {
    var found: [Int] = []
    var next = adjective(goingOnBehind: first)
    while let last = next {
      found.append(last)
      next = adjective(goingOnBehind: last)
    }
    return found
  }

  private func adjective(goingOnBehind last: Int) -> Int? {
    var word = last + 1
    while word + 1 < count, isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word].isAdverb && !self[word].isAdjective || joinsAdjective(word)
    {
      word += 1
    }
    guard word < count, isFollowedDirectly(word - 1), self[word].isAdjective,
      !self[word].isSpecifier, !isBystander(word), !startsNoun(word),
      self[word].roles.isDisjoint(with: [.adverbial, .limits])
    else { return nil }
    return word
  }

  /// Whether the case of an adjective lets it be said of a head, and no noun behind it has it: karta pamięci ma
  /// nową nazwę.
  func maySay(_ word: Int, of head: NounPhrase.Head?) -> Bool {
    guard language.hasCases, let head else { return true }
    guard let adjective = first(self[word].adjectives), !startsNoun(word) else { return false }
    return fits(adjective, head.analysis) || isSaidOfAnyValue(word, adjective, head)
  }

  /// A preposition and its noun.
  struct Complement {
    /// The last word of the noun, or of the name.
    var noun: Int
    /// Nothing of a name that no lexicon has.
    var analysis: Analysis?
    /// Whether adjectives behind it rather describe the head.
    var isPartOfName: Bool
    /// Whether it stands behind a preposition like of.
    var isOf = false
    /// Whether its case and no preposition makes it one.
    var isGenitive = false
  }

  /// Where a preposition and what is no noun end, behind which adjectives say something of the head: cerca
  /// de ti, em aberto, sur 5, in più.
  private func endOfShortComplement(at word: Int) -> Int? {
    if let end = endOfAmount(at: word) { return end }
    if hasNumberAlone(behind: word) { return word + 1 }
    if let end = endOfComparison(at: word) { return end }
    guard word > 0, word + 2 < count, self[word].roles.contains(.preposition),
      isFollowedDirectly(word - 1), isFollowedDirectly(word), isFollowedDirectly(word + 1)
    else { return nil }
    let reading = self[word + 1]
    if reading.isPersonalPronoun, !reading.isSpecifier { return word + 2 }
    let verb = self[word + 2]
    return reading.isAdjective && !reading.isSpecifier && verb.isVerb && verb.isBystander
      ? word + 2 : nil
  }

  /// The preposition behind a pronoun that says which of what follows is meant, where one stands behind the
  /// preposition at a word: en una de tus carpetas; the word itself elsewhere.
  private func behindPartitive(at word: Int) -> Int {
    guard !language.hasCases, word + 2 < count, self[word].roles.contains(.preposition),
      isFollowedDirectly(word), isFollowedDirectly(word + 1), !self[word + 1].isNoun,
      self[word + 1].isSpecifier || self[word + 1].isPronoun, isOf(word + 2)
    else { return word }
    return word + 2
  }

  private func complement(at word: Int, of phrase: NounPhrase) -> Complement? {
    if let genitive = genitive(at: word, of: phrase) { return genitive }
    if let kind = setComplement(at: word) ?? timeComplement(at: word) { return kind }
    guard word > 0, word + 1 < count, self[word].roles.contains(.preposition),
      isFollowedDirectly(word - 1), isFollowedDirectly(word), let head = phrase.head
    else { return nil }
    let isOf = language.order.complements.contains { $0.elementsEqual(lower(word)) }
    var noun = word + 1
    // `da sua lista`
    while noun - word < 3, self[noun].isSpecifier, !self[noun].isPersonalPronoun,
      isFollowedDirectly(noun), self[noun + 1].isSpecifier
    {
      noun += 1
    }
    let hasDeterminer =
      self[noun].isSpecifier && isFollowedDirectly(noun) && self[noun + 1].isNominal
      // `de más de 3 horas`: de is a letter, too.
      && !self.isOf(noun + 1)
    noun = hasDeterminer ? nounBehindAdjectives(noun + 1) : nounBehindFittingAdjective(noun)
    let isPartOfName = namesKind(word, noun, of: head, hasDeterminer: hasDeterminer)
    if let analysis = first(self[noun].nouns) {
      return Complement(noun: noun, analysis: analysis, isPartOfName: isPartOfName)
    }
    let last = isOf && standsForPersons(noun) ? noun : endOfUnknownName(from: noun)
    return last.map { Complement(noun: $0, isPartOfName: isPartOfName, isOf: isOf) }
  }

  /// The last word of a name that no lexicon has as a noun: archivo de Dropbox, reserva de Luis García.
  private func endOfUnknownName(from first: Int) -> Int? {
    guard !language.hasCases, first > 0, token(first).shape != .small,
      token(first - 1).shape == .small
    else { return nil }
    var last = first
    while isFollowedDirectly(last), token(last + 1).shape != .small,
      !self[last + 1].isAdjective || self[last + 1].isNoun,
      argument(around: last + 1) == argument(around: first)
    {
      last += 1
    }
    return last
  }
}
