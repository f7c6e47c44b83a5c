import Foundation
import Vocabulary

/// Several verbs that say together what becomes of a phrase behind them, with which the first of them agrees: pueden
/// añadirse 3 fotos, estão a ser enviadas 3 fotos, acaban de llegar 3 mensajes.
extension Phrase {
  /// Whether such verbs, or a form of to be with where something is (sono in arrivo 3 pacchi), start at a verb and end
  /// right before a phrase that a number counts.
  ///
  /// The verb has the number of the phrase where it is written: puede llegar 2 amigos has another subject.
  func startsChain(verb: Int, before phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    // Nobody says more between.
    guard language.hasRomanceSyntax, let head = phrase.head, verb + 1 < start, start - verb < 8,
      startsOfCounted.contains(start), !saysHowLongOrOften(phrase),
      mayAgree(verb: verb, with: head),
      (verb..<start - 1).allSatisfy({ isFollowedDirectly($0) })
    else { return false }
    return isChain(verb + 1..<start, of: verb, before: head)
      || saysHowThingsAre(verb, before: start)
  }

  /// Whether a verb without a pronoun for its subject has the number of a head behind it.
  private func mayAgree(verb: Int, with head: NounPhrase.Head) -> Bool {
    self[verb].hasVerbNumber && mayBeOfThird(verb: verb) && fitsNumber(verb: verb, of: head.word)
      && !(startOfClause(with: verb)..<verb).contains { isSubjectPronoun($0) }
  }

  private func isChain(
    _ chain: Range<Int>, of verb: Int, before head: NounPhrase.Head
  ) -> Bool {
    let (last, start) = (chain.upperBound - 1, chain.upperBound)
    // `pueden participar solo 3 personas`
    if chain.count > 1, self[last].roles.contains(.limits), !isPreposition(last),
      isInfinitive(last - 1), !isBeing(last - 1)
    {
      return isChain(chain.lowerBound..<last, of: verb, before: head)
    }
    // `podem ser adicionadas 3 fotos`: the participle is one of the phrase, unless something keeps it apart.
    if chain.count > 1, isBeing(last - 1), self[last].isAdjective, !isVerbOfChain(last) {
      return chain.dropLast().allSatisfy { isOfChain($0, before: last) }
    }
    guard chain.allSatisfy({ isOfChain($0, before: start) }) else { return false }
    if isBeing(last), isFollowedDirectly(last) {
      return self[start].isAdjective && !self[start].isSpecifier
    }
    guard isVerbOfChain(last) else { return false }
    return self[last].roles.contains(.arrives) || presents(endOfChain: last, head)
      || hasReflexive(last)
      // `quedan por leer 3 capítulos`
      || self[verb].roles.contains(.presents) && self[verb].marks.contains(.pluralVerb)
        && isPreposition(chain.lowerBound)
  }

  /// Whether the last verb of a chain says something of what follows: only of persons, if it may act upon something as
  /// well (están escribiendo 3 personas, but está escribiendo 3 mensajes).
  private func presents(endOfChain last: Int, _ head: NounPhrase.Head) -> Bool {
    self[last].roles.contains(.presents)
      && (!self[last].roles.contains(.takesObject) || namesPerson(head))
  }

  /// Whether a word is an infinitive or a gerund behind another verb, what joins it to that, or an adverb.
  private func isOfChain(_ word: Int, before end: Int) -> Bool {
    if isVerbOfChain(word) || self[word].isAdverb && !self[word].isNominal { return true }
    return isPreposition(word) && words[word].half == .whole && word + 1 < end
      && isVerbOfChain(word + 1)
  }

  private func isVerbOfChain(_ word: Int) -> Bool {
    isBeing(word) || isInfinitive(word) || !self[word].isKnown && hasReflexive(word)
  }

  /// Whether a word is an infinitive or a gerund of to be, behind which a participle stands.
  private func isBeing(_ word: Int) -> Bool {
    !self[word].roles.isDisjoint(with: [.being, .undergoes])
  }

  /// The infinitive of to be that a preposition leads to, alone or with a noun: van a ser, sont en train d’être, están a
  /// punto de ser.
  func infinitiveOfBeing(behindPreposition word: Int) -> Int? {
    guard isFollowedDirectly(word), self[word].roles.contains(.preposition) else { return nil }
    if self[word + 1].roles.contains(.being) { return word + 1 }
    guard word > 0, self[word - 1].isAuxiliary, self[word + 1].isOnlyNoun,
      isFollowedDirectly(word + 1), isUsualOf(word + 2), isFollowedDirectly(word + 2),
      self[word + 3].roles.contains(.being)
    else { return nil }
    return word + 3
  }

  /// `sono in arrivo 3 pacchi`, `están en curso 3 descargas`: whether a preposition and a noun without an article are all
  /// that stands between a form of to be and a phrase.
  private func saysHowThingsAre(_ verb: Int, before start: Int) -> Bool {
    start == verb + 3 && self[verb].isAuxiliary
      && self[verb].roles.isDisjoint(with: [.perfect, .modal, .takesObject])
      && isPreposition(verb + 1) && words[verb + 1].half == .whole && self[verb + 2].isOnlyNoun
  }

  /// Whether a word is a verb with the pronoun behind it by which it says that something happens to its subject:
  /// añadirse, perderam-se.
  private func hasReflexive(_ word: Int) -> Bool {
    language.guesses.rule(.reflexive, for: lower(word)) != nil
  }

  /// `perderam-se 3 ficheiros`: whether a verb with such a pronoun speaks of a phrase behind it, but not prepare-se 3
  /// dias antes.
  func isReflexive(verb: Int, before phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head, verb < phrase.words.lowerBound,
      self[verb].hasVerbNumber, hasReflexive(verb)
    else { return false }
    return !saysHowLongOrOften(phrase) && fitsNumber(verb: verb, of: head.word)
  }

  /// Whether a verb has a pronoun behind a hyphen: seguem-te.
  func hasPronounBehind(verb: Int) -> Bool {
    self[verb].isVerb && language.guesses.rule(.enclitic, for: lower(verb)) != nil
  }

  /// Whether a word leads from a verb to the number of a phrase, and says at least or at most how many there are: quedan
  /// más de 3 fotos, no quedan más que 3 fotos, non restano che 3 posti.
  func isLimit(_ word: Int, behind verb: Int, _ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    // `Minęły co najmniej 2 minuty`
    if language.countsByCase {
      return startsLimit(word, before: start)
        || word - 1 > verb && startsLimit(word - 1, before: start)
    }
    guard language.hasRomanceSyntax, word + 1 == start, word > verb else { return false }
    if isUsualOf(word) {
      return word - 1 > verb && self[word - 1].roles.contains(.limits) && isLimited(phrase)
    }
    let before = startOfClause(with: verb)..<verb
    return self[word].roles.contains(.conjunction)
      && before.contains { self[$0].isAdverb && self[$0].roles.contains(.preverb) }
      && !before.contains { isSubjectPronoun($0) }
  }
}
