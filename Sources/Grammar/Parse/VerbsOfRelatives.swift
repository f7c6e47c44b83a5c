import Foundation
import Vocabulary

/// Words that may be nouns or verbs, behind a relative pronoun and what may be an article or an object:
/// personas que la visitan, but días que la tienda está abierta.
extension Phrase {
  /// Reads such words as what they are, where the words around tell.
  ///
  /// It asks for the values of arguments: what stands around one was written for any value.
  mutating func settleVerbsOfRelatives() {
    guard language.hasRomanceSyntax, count > 2 else { return }
    for word in words.indices.dropFirst(2) where mayBeVerbOrSubject(word) {
      let mayBeSubject = !language.hooks.relativesShowSubject
      if isSubjectOfClause(word - 2) || mayBeSubject && !hasVerb(behind: word) {
        settle(word, as: .verb)
      } else if word > 2, hasNoun(word - 3, [.time, .times]), isBeforeVerb(word) {
        // Days, months and times do nothing themselves.
        settle(word, as: .noun)
      }
    }
  }

  private func mayBeVerbOrSubject(_ word: Int) -> Bool {
    let (reading, before) = (self[word], self[word - 1])
    guard reading.isVerb, reading.isNoun, reading.given == nil, words[word].half == .whole,
      maySettleAsVerb(word), !isArgument(word)
    else { return false }
    // Behind a subject an article is an object: qui la visitent.
    let mayBeObject =
      before.isPersonalPronoun || before.roles.contains(.definite) && isSubjectOfClause(word - 2)
    return mayBeObject && before.isArticle && !isSubjectPronoun(word - 1)
      && self[word - 2].roles.contains(.relative) && isFollowedDirectly(word - 2)
      && isFollowedDirectly(word - 1)
      // `más que la copia`
      && (word < 3 || self[word - 3].isNoun && !self[word - 3].isAdverb)
  }

  /// Whether anything that may be a verb stands behind a word in its sentence.
  private func hasVerb(behind word: Int) -> Bool {
    // Nobody says more in one clause.
    for other in (word + 1)..<max(word + 1, min(count, word + 10)) {
      if isCut(after: other - 1) { return false }
      if self[other].isVerb || self[other].isAuxiliary || !self[other].isKnown { return true }
    }
    return false
  }

  /// Whether a verb follows, with what may stand before one between.
  private func isBeforeVerb(_ word: Int) -> Bool {
    var verb = word + 1
    while verb < count, verb - word < 4, isFollowedDirectly(verb - 1), !self[verb].isAuxiliary,
      isClitic(verb) || self[verb].isAdverb
    {
      verb += 1
    }
    guard verb < count, isFollowedDirectly(verb - 1) else { return false }
    return self[verb].isAuxiliary || self[verb].isVerb && self[verb].isBystander
  }
}

/// Verbs behind relative pronouns that are no subject: carpetas en las que faltan archivos, listas donde aparece tu
/// nombre, fichiers que partage votre équipe, fotos que tomó Marta.
extension Phrase {
  /// Whether a verb stands right behind such a pronoun, or doesn't have the number that the noun before the pronoun
  /// has in the text, so that the noun isn't its subject.
  func isBehindOtherRelative(verb word: Int, of head: NounPhrase.Head) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    var relative = wordBeforeClitics(word)
    // Nobody puts more adverbs there.
    while relative > head.word, word - relative < 8, isFollowedDirectly(relative),
      self[relative].isAdverb, self[relative].roles.isDisjoint(with: .relative)
    {
      relative = wordBeforeClitics(relative)
    }
    guard relative >= head.words.upperBound, isFollowedDirectly(relative),
      self[relative].roles.contains(.relative)
    else { return false }
    if isNoSubject(relative: relative) || isActionOfReader(from: word, with: head)
      || isOfNounBefore(relative: relative, than: head)
    {
      return true
    }
    // What stands around the value of an argument was written for any value.
    let between = head.words.upperBound..<relative
    guard !isArgument(head.word), self[word].hasVerbNumber, let number = number(of: head.analysis)
    else { return false }
    let mark: Reading.Marks = number == .plural ? .pluralVerb : .singularVerb
    guard !self[word].marks.contains(mark) else { return false }
    return !between.contains { self[$0].isVerb && self[$0].isBystander }
      || hasVerb(of: mark, between, before: relative)
  }

  /// `2 personas han dicho que les gusta`: whether a verb of a number, or its participle, stands right before a conjunction.
  private func hasVerb(of mark: Reading.Marks, _ words: Range<Int>, before joint: Int) -> Bool {
    guard self[joint].roles.contains(.conjunction), let last = words.last,
      isFollowedDirectly(last),
      // `amigos que tu equipo dice que están bloqueados`
      !words.contains(where: { self[$0].roles.contains(.relative) })
    else { return false }
    if self[last].marks.contains(mark) { return self[last].isVerb }
    let have = last - 1
    return words.contains(have) && isFollowedDirectly(have)
      && self[have].roles.contains(.perfect) && self[have].marks.contains(mark)
  }

  /// `2 usuarios dicen que les gusta`, but fotos que les gustan: whether a verb that has its subject behind it, and before it
  /// the pronoun of whom it happens to, starts what another verb before a conjunction tells.
  func tellsWhatHappens(verb word: Int) -> Bool {
    let joint = word - 2
    guard language.hasRomanceSyntax, joint > 0, self[word].roles.contains(.presents),
      isObjectPronoun(word - 1), let row = row(of: word - 1),
      cells(of: word - 1, row).contains(where: { pronounCells[$0].contains(.dative) })
    else { return false }
    if self[joint].isCoordination { return isBeforeOwnSubject(joinedVerb: word) }
    guard self[joint].roles.isSuperset(of: [.conjunction, .relative]) else { return false }
    // `ha dicho que`
    let isBehindVerb =
      self[joint - 1].isVerb
      || joint > 1 && isFollowedDirectly(joint - 2) && self[joint - 2].roles.contains(.perfect)
    return isBehindVerb && (joint - 1..<word).allSatisfy { isFollowedDirectly($0) }
  }

  /// `2 usuarios te siguen y les gusta el café`: whether a determiner starts the subject of a verb right behind it.
  private func isBeforeOwnSubject(joinedVerb word: Int) -> Bool {
    (word - 2...word).allSatisfy { isFollowedDirectly($0) }
      && (self[word + 1].isArticle || self[word + 1].isDeterminer)
      && self[word + 1].roles.isDisjoint(with: .preposition)
  }

  /// Whether a relative pronoun can't be the subject of its clause: one behind a preposition, French que, and a word
  /// for a place, which is no conjunction.
  func isNoSubject(relative word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.relative) else { return false }
    if language.hooks.relativesShowSubject { return !isSubjectOfClause(word) }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let hasArticle = self[word - 1].roles.contains(.definite)
    if hasArticle, words[word - 1].half == .second || isPossessive(relative: word) { return true }
    let before = hasArticle ? word - 2 : word - 1
    if before >= 0, isFollowedDirectly(before), self[before].roles.contains(.preposition) {
      return true
    }
    return !hasArticle && self[word].roles.isDisjoint(with: .conjunction)
  }

  /// A relative pronoun that has the gender and the number of the noun before it, right behind its article or a
  /// preposition: auquel, do qual.
  func declinedRelative(_ word: Int) -> Analysis? {
    guard !language.hasCases, word > 0, self[word].roles.contains(.relative),
      isFollowedDirectly(word - 1),
      !self[word - 1].roles.isDisjoint(with: [.definite, .preposition]),
      let pronoun = first(self[word].pronouns), pronoun.lexeme.inflection != .invariable
    else { return nil }
    return pronoun
  }
}
