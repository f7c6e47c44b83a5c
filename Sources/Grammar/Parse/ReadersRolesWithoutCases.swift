import Foundation
import Vocabulary

/// Nouns that say as what the reader does something, what somebody made them, or what they become, of languages without
/// cases, where they change by themselves: te uniste como moderadora, te han elegido capitana, te has convertido en
/// administradora.
extension Phrase {
  /// Where they stand.
  var rolesOfReader: [Int] { words.indices.filter { isRoleOfReader($0) } }

  func isRoleOfReader(_ word: Int) -> Bool {
    if isRoleOfReaderByCase(word) { return true }
    guard language.agreesInGender, language.hasRomanceSyntax, let role = firstRole(joinedTo: word)
    else { return false }
    if let start = startOfRole(role) {
      return speaksToReader(before: start) || tellsStateOfReader(before: start)
        || startsText(start) && speaksToReader(behind: word)
    }
    return isMadeOfReader(role) || isWhatReaderTurnsInto(role) || isSaidBesideOther(role)
      || isThankedFor(from: startOfOne(role))
  }

  /// `Connecté en tant qu’invité`: whether nothing stands before a word but one for what readers have to be first, or the
  /// preposition of en tant que behind it.
  private func tellsStateOfReader(before start: Int) -> Bool {
    guard start == 1 || start == 2 && self[1].roles.contains(.preposition), isFollowedDirectly(0),
      let adjective = first(self[0].adjectives), number(of: adjective) != .plural
    else { return false }
    return hasAdjective(0, .asked)
  }

  /// Whether nothing stands before a word but the preposition of en tant que.
  private func startsText(_ word: Int) -> Bool {
    word == 0
      || word == 1 && self[0].roles.contains(.preposition) && isFollowedDirectly(0)
  }

  /// `come amministratore puoi`, `en tant qu’administrateur, vous pouvez`: whether a clause whose subject the reader is
  /// starts behind a noun.
  private func speaksToReader(behind noun: Int) -> Bool {
    let next = noun + 1
    guard next < count,
      isFollowedDirectly(noun) || hasComma(behind: noun)
    else { return false }
    if isOfReader(next) { return isSubjectPronoun(next) || !self[next].isPronoun }
    // `Como administrador, puedes borrar`
    return !self[next].isPronoun && startsClauseOfReader(next)
  }

  /// The first of the nouns for persons that one is joined to, which others stand before: ospite o amministratrice.
  private func firstRole(joinedTo word: Int) -> Int? {
    var role = word
    // Nobody joins more of them.
    while role > 0, word - role < 8, mayBeRole(role), isFollowedDirectly(role - 1) {
      guard self[role - 1].isCoordination else { return role }
      role -= 2
    }
    return nil
  }

  /// Whether a word is a noun for one person, with nothing behind it but what belongs to it.
  private func mayBeRole(_ word: Int) -> Bool {
    guard words[word].half == .whole, mayNameReader(word), !self[word].isVerb else { return false }
    let last = isDescribed(word, by: word + 1) ? word + 1 : word
    return isCut(after: last) || isOf(last + 1) || self[last + 1].isCoordination
      || speaksToReader(behind: word)
  }

  /// Whether an adjective right beside such a noun is said of it: como usuario nuevo, come nuovo utente.
  private func isDescribed(_ noun: Int, by adjective: Int) -> Bool {
    guard adjective > 0, adjective < count, isFollowedDirectly(min(noun, adjective)) else {
      return false
    }
    return self[adjective].isAdjective && !self[adjective].isSpecifier && !isBystander(adjective)
      && !self[adjective].endsPhrase && fits(adjective: adjective, noun)
  }

  /// Where the words start that say that a noun is what somebody is: como, en tant que.
  private func startOfRole(_ role: Int) -> Int? {
    let noun = isDescribed(role, by: role - 1) ? role - 1 : role
    guard isFollowedDirectly(noun - 1) else { return nil }
    if self[noun - 1].roles.contains(.result) { return noun - 1 }
    guard noun > 1, self[noun - 1].roles.contains(.relative),
      self[noun - 2].roles.contains(.result)
    else { return nil }
    return noun - 2
  }

  /// Whether the clause before a word speaks to its reader, and of nobody else that the word may be said of: has
  /// añadido a Luis como amigo.
  private func speaksToReader(before place: Int) -> Bool {
    var word = place - 1
    // Nobody says more between.
    while word >= 0, place - word < 8, !isCut(after: word) {
      if isOfReader(word) || isReadersByForm(verb: word) {
        return word == 0 || !isObjectOfOther(word - 1)
      }
      let reading = self[word]
      let isOther =
        isPerson(word) && (!reading.isAdjective || word > 0 && self[word - 1].isSpecifier)
      let isName = isArgument(word) || word > 0 && token(word).shape != .small
      if isOther || isName || reading.opensClause { return false }
      word -= 1
    }
    return false
  }

  /// Whether a word is a pronoun for the reader, ends in one (connectez-vous), or is a verb that speaks to them.
  private func isOfReader(_ word: Int) -> Bool {
    if isPersonalPronoun(word) {
      return row(of: word)?.features.contains(.secondPerson) ?? false || isReader(word)
    }
    if self[word].roles.contains(.reflexive) || isOfApp(verb: word) { return false }
    if self[word].roles.contains(.speaker) || isOfReader(verb: word) { return true }
    let parts = lower(word).split(separator: UInt8(ascii: "-"))
    guard parts.count > 1, let pronoun = parts.last else { return false }
    return isSecondPerson(pronoun)
  }

  /// Whether a word before the reader's verb is a pronoun for somebody else: la has añadido como amiga.
  private func isObjectOfOther(_ word: Int) -> Bool {
    isFollowedDirectly(word) && isObjectPronoun(word)
      && row(of: word)?.features.contains(.secondPerson) == false
  }

  /// Whether a noun stands right behind a verb whose object the reader is: te nombraron administradora, nomearam você
  /// administradora.
  private func isMadeOfReader(_ noun: Int) -> Bool {
    // `te han invitado`: a participle
    let have = beforeAdverbs(from: noun - 1)
    if have >= 0, isFollowedDirectly(have), self[have].roles.contains(.perfect) { return false }
    // `il codice ti è stato inviato`: a participle, too
    if takesNothingFromReader(noun) { return false }
    var word = noun - 1
    if isReader(word), isNoSubject(pronoun: word) { return true }
    guard self[word].isVerb || self[word].isAdjective, !self[word].isSpecifier else { return false }
    // Nobody says more between.
    while word > 0, noun - word < 4, isFollowedDirectly(word - 1),
      self[word].isVerb || self[word].isAdjective || self[word].isAuxiliary || self[word].isAdverb
    {
      word -= 1
      if isObjectPronoun(word) {
        return row(of: word)?.features.contains(.secondPerson) ?? false
      }
    }
    return false
  }

  /// `te has convertido en administradora`, `você se tornou uma líder`: whether a verb of becoming whose subject the reader
  /// is, or that acts upon them, stands before a noun.
  private func isWhatReaderTurnsInto(_ noun: Int) -> Bool {
    let start = startOfOne(noun)
    let last = start > 1 && self[start - 1].roles.contains(.preposition) ? start - 2 : start - 1
    guard last >= 0, (last..<start).allSatisfy({ isFollowedDirectly($0) }),
      self[last, lower: true].roles.contains(.becomes),
      last + 1 == start || !isArticleOfOne(start) || !actsUponOther(participle: last),
      !actsUponThirdPerson(participle: last), !isDoneByReader(participle: last, toObjectAt: start)
    else { return false }
    var word = last
    // Nobody says more between.
    while word >= 0, last - word < 6, isFollowedDirectly(word) {
      // `ha sido ascendido`: who has been is told by the verb before.
      let isTold = !isBehindPerfect(word) || self[word - 1].roles.contains(.speaker)
      if isTold, isOfReader(word) { return true }
      guard mayStandBeforeBecoming(word) || word == last else { return false }
      word -= 1
    }
    return false
  }

  /// `has ascendido a un usuario`: whether to have stands right before a participle without a pronoun for whom that acts
  /// upon.
  private func actsUponOther(participle word: Int) -> Bool {
    let have = beforeAdverbs(from: word - 1)
    guard have >= 0, isFollowedDirectly(have), self[have].roles.contains(.perfect) else {
      return false
    }
    return have == 0 || !isObjectPronoun(have - 1)
  }

  /// `vous avez nommé le capitaine`, but ils vous ont nommée la capitaine: whether a definite article behind a participle starts
  /// the object of what the reader did.
  private func isDoneByReader(participle word: Int, toObjectAt start: Int) -> Bool {
    guard word + 1 == start, isArticleOfOne(start), self[start].roles.contains(.definite) else {
      return false
    }
    let have = beforeAdverbs(from: word - 1)
    return have >= 0 && self[have].roles.isSuperset(of: [.perfect, .speaker])
      && self[have].roles.isDisjoint(with: .showsPlural) && actsUponOther(participle: word)
  }

  /// `lo hai nominato amministratore`, but se ha convertido en administradora: whether a pronoun for somebody else stands
  /// before a form of to have, as the object of a participle.
  private func actsUponThirdPerson(participle word: Int) -> Bool {
    let have = beforeAdverbs(from: word - 1)
    guard have > 0, isFollowedDirectly(have), self[have].roles.contains(.perfect),
      isFollowedDirectly(have - 1)
    else { return false }
    if isArticleBeforeVerb(have - 1) { return true }
    guard isObjectPronoun(have - 1), self[have - 1].roles.isDisjoint(with: .reflexive) else {
      return false
    }
    // `lo has ascendido`: one that is usted’s, too, is somebody else’s beside tú.
    return isOfThirdPerson(pronoun: have - 1)
      || self[have].roles.contains(.speaker) && row(of: have - 1)?.features[.person].isEmpty == true
  }

  /// Whether a word belongs to a verb behind it: another verb, an adverb, a preposition, a pronoun that is no subject.
  private func mayStandBeforeBecoming(_ word: Int) -> Bool {
    let reading = self[word]
    if isSubjectPronoun(word) { return false }
    return reading.isAuxiliary || reading.isCopula || reading.isAdverb || isObjectPronoun(word)
      || reading.isVerb && reading.isBystander || reading.roles.contains(.preposition)
  }

  /// `eres profesora de 3 alumnos`, `en esta liga eres la líder`: whether a verb says that the reader is what a noun means,
  /// which isn't what the number behind it counts, nor the first noun of the text.
  private func isSaidBesideOther(_ noun: Int) -> Bool {
    let start = startOfOne(noun)
    // The verb is asked first: hostile texts have thousands of nouns with no number behind them.
    guard isBehindVerbOfReader(start) else { return false }
    if (noun + 1..<count).contains(where: { isBehindNumber($0) }) || isSaidInLaterSentence(start) {
      return true
    }
    return isArticleOfOne(start) && self[start].roles.contains(.definite)
      && (max(0, start - Self.reach)..<start).contains { self[$0].isOnlyNoun }
  }

  /// `Te vas. Eres el último usuario`, `ves esto porque eres dueño de la mesa`: whether the verb that says what the reader is
  /// stands in a sentence that isn't the first, or right behind a conjunction.
  private func isSaidInLaterSentence(_ start: Int) -> Bool {
    guard let reader = verbOfReader(before: start), let verb = verb(of: reader),
      !isOfSpeaker(language.features(of: verb))
    else { return false }
    let before = beforeAdverbs(from: reader - 1)
    if before > 0, isFollowedDirectly(before), self[before].roles.contains(.conjunction) {
      return true
    }
    let first = startOfSentence(with: reader)
    return first > 0 && endsSentence(behind: first - 1)
  }

  /// The article of a noun, or the adjective before it; the noun itself where neither stands there.
  private func startOfOne(_ noun: Int) -> Int {
    let described = isDescribed(noun, by: noun - 1) ? noun - 1 : noun
    return isArticleOfOne(described - 1) ? described - 1 : described
  }

  /// Whether a word is the article of what stands right behind it, and has another word before it.
  private func isArticleOfOne(_ word: Int) -> Bool {
    word > 0 && self[word].isArticle && words[word].half == .whole && isFollowedDirectly(word)
  }

  /// Gives such nouns the gender of the reader.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectRoles(_ gender: GrammaticalGender) -> Bool {
    let found = wordsOfReader.roles ?? rolesOfReader
    wordsOfReader.roles = found
    for word in found {
      guard let analysis = first(self[word].nouns), analysis.lexeme.gender?.settled != gender
      else { continue }
      if analysis.lexeme.gender != .common {
        let head = NounPhrase.Head(word: word, analysis: analysis)
        guard let other = noun(for: gender, insteadOf: head) else { continue }
        replace(word, with: language.form(other, .singular))
      }
      if gender == .neuter { continue }
      inflectAdjectives(beside: word, gender)
      var start = startOfOne(word)
      start = isThankedFor(from: start) ? startOfPossessed(start) : startOfOwned(start)
      if isArticleOfOne(start) || start < startOfOne(word) {
        let head = NounPhrase.Head(word: word, analysis: analysis)
        setArticle(at: start, before: head, to: gender)
      }
    }
    return !found.isEmpty
  }

  private mutating func inflectAdjectives(beside noun: Int, _ gender: GrammaticalGender) {
    for word in [noun - 1, noun + 1] where isDescribed(noun, by: word) {
      guard let adjective = first(self[word].adjectives) else { continue }
      setGender(ofPredicate: word, adjective, to: gender)
    }
  }
}
