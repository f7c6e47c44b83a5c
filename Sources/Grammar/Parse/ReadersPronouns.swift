import Foundation
import Vocabulary

/// Pronouns that stand for the reader, and whether they are the subject of what is said.
extension Phrase {
  /// Whether a word is a pronoun for the reader: você, vous.
  ///
  /// - Parameter verb: The verb whose subject it is; only with one in the plural Sie is you, and not she, and with
  ///   one in the singular Lei.
  func isReader(_ word: Int, of verb: Int? = nil) -> Bool {
    guard isSubjectPronoun(word), let row = row(of: word) else { return false }
    // `którą znasz tylko ty, będzie używana`
    if let verb, language.countsByCase, word < verb,
      (word..<verb).contains(where: { isCut(after: $0) })
    {
      return false
    }
    if let verb, let polite = language.pronouns.features(of: original(word)),
      polite[.person] == .secondPerson,
      self[verb].marks.contains(polite.settledNumber == .singular ? .singularVerb : .pluralVerb)
    {
      return true
    }
    let person = row.features[.person]
    return person.isEmpty || person.contains(.secondPerson)
  }

  /// Whether a capital makes a pronoun for somebody else one for the reader, whatever gender they have: Lei.
  func isPoliteReader(_ word: Int) -> Bool {
    guard isSubjectPronoun(word), words[word].half == .whole,
      let polite = language.pronouns.row(of: original(word)), let row = row(of: word)
    else { return false }
    return polite.features.contains(.secondPerson) && !row.features.contains(.secondPerson)
  }

  /// Whether an adjective beside a pronoun for the reader doesn't agree with it: a form of to be in the third person
  /// stands before, with only participles and adverbs between, and right behind a pronoun that is no subject, so that it
  /// is said of something else (ti è piaciuto?, ti è stato inviato); or a participle agrees with nothing (tu t’es fait
  /// éliminer); or it says with its article that nothing is better (sei il massimo), or what was done
  /// to a noun behind it (invitato un amico).
  func takesNothingFromReader(_ adjective: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    if namesLimit(adjective) || hasObject(behindParticiple: adjective) { return true }
    if let verb = verbOfReader(before: adjective), isDoneToObject(participle: adjective, verb) {
      return true
    }
    if hasSubject(behindParticiple: adjective) { return true }
    let verb = wordBeforeParticiples(endingIn: adjective)
    guard verb > 0, isFollowedDirectly(verb), isFollowedDirectly(verb - 1),
      self[verb].isAuxiliary, !self[verb].isCopula, self[verb].roles.isDisjoint(with: .speaker),
      // `te ha sido enviado`, but te ha dejado solo
      !self[verb].roles.contains(.perfect) || self[verb + 1].isCopula
    else { return false }
    // `mi sono iscritta`
    return isObjectPronoun(verb - 1) && !self[verb - 1].roles.contains(.reflexive)
      && row(of: verb - 1)?.features.contains(.firstPerson) == false
  }

  /// The word before an adjective that is no adverb or participle: è stato, ha sido.
  private func wordBeforeParticiples(endingIn adjective: Int) -> Int {
    var verb = adjective - 1
    // Nobody says more between.
    while verb > 0, adjective - verb < 4, isFollowedDirectly(verb),
      self[verb].isAdverb || self[verb].isAdjective && !self[verb].isVerb
        || self[verb].isCopula && self[verb - 1].roles.contains(.perfect)
    {
      verb -= 1
    }
    return verb
  }

  /// `Ha sido enviado un código`, `Foi enviado a você um código`, `Deve essere definito un modello`: whether a verb at the start
  /// of a sentence has a noun behind a participle for its subject, which that fits.
  func hasSubject(behindParticiple participle: Int) -> Bool {
    let last = wordBeforeParticiples(endingIn: participle)
    let verb = modalOfOther(before: last) ?? last
    guard verb >= 0, isFollowedDirectly(verb), self[verb].isAuxiliary, !self[verb].isCopula,
      self[verb].roles.isDisjoint(with: .speaker), !isFirstOrSecondPerson(verb: verb),
      !self[verb].roles.contains(.perfect) || self[verb + 1].isCopula
    else { return false }
    let before = wordBefore(verb: verb)
    guard before < 0 || isCut(after: before) else { return false }
    var article = participle + 1
    // `Ci sono stati degli errori`
    if isPartitive(article, behindPlural: participle) { return true }
    if article + 1 < count, isFollowedDirectly(participle), isFollowedDirectly(article),
      self[article].roles.contains(.preposition), isPersonalPronoun(article + 1)
    {
      article += 2
    }
    guard article + 1 < count, isFollowedDirectly(article - 1), isFollowedDirectly(article),
      // `Non è stato selezionato nessun file`
      self[article].isDeterminer || self[article].isArticle
        || self[article].roles.contains(.singularOnly),
      !self[article].roles.contains(.preposition), words[article].half == .whole
    else { return false }
    // `È stato rilevato un nuovo dispositivo`
    let noun = nounBehindAdjectives(article + 1)
    return fits(adjective: participle, noun) && !hasNoun(noun, [.time, .times])
  }

  /// `Deve essere definito un modello`: the verb before an infinitive of to be, unless it is the reader's.
  func modalOfOther(before being: Int) -> Int? {
    guard being > 0, self[being].roles.contains(.being) else { return nil }
    let modal = beforeAdverbs(from: being - 1)
    guard modal >= 0, isFollowedDirectly(modal), self[modal].isAuxiliary,
      self[modal].roles.contains(.modal), !isModalOfReader(modal)
    else { return nil }
    return modal
  }

  /// `C’è stato un errore`: the last word before a verb that is no adverb, and no pronoun that is no subject, elided ones among
  /// those; -1 where there is none.
  private func wordBefore(verb: Int) -> Int {
    var word = verb - 1
    while word >= 0, verb - word < Self.reach, isFollowedDirectly(word),
      self[word].isAdverb || isClitic(word)
        || self[word].isPersonalPronoun && !isSubjectPronoun(word)
    {
      word -= 1
    }
    return word
  }

  /// Whether an of that is one word with its article stands right behind a participle in the plural, and before a noun.
  private func isPartitive(_ word: Int, behindPlural participle: Int) -> Bool {
    guard word + 2 < count, isFollowedDirectly(participle), words[word].half == .first,
      isUsualOf(word), self[word + 2].isNoun, isFollowedDirectly(word + 1),
      let adjective = first(self[participle].adjectives)
    else { return false }
    return number(of: adjective) == .plural
  }

  /// Whether a pronoun before a verb in the third person is an object (cette place vous est réservée), or stands
  /// behind a preposition or a verb: o plano para você é barato.
  func isNoSubject(pronoun word: Int) -> Bool {
    guard !language.hasCases, let row = row(of: word) else { return false }
    let cells = cells(of: word, row)
    if cells.contains(1) || cells.contains(2) { return true }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    if before.roles.contains(.preposition) { return true }
    return before.isVerb && !before.isAdverb
      && (before.isBystander || isBehindRelative(verb: word - 1))
  }

  /// Whether a relative pronoun stands before what may be a noun, too, with at most what stands before verbs
  /// between: o amigo que ama você.
  private func isBehindRelative(verb: Int) -> Bool {
    var before = wordBeforeClitics(verb)
    while before > 0, isFollowedDirectly(before), self[before].isAdverb,
      self[before].roles.isDisjoint(with: .relative)
    {
      before -= 1
    }
    return before >= 0 && isFollowedDirectly(before) && self[before].roles.contains(.relative)
  }
}
