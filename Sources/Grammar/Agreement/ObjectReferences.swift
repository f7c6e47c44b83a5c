import Foundation
import Vocabulary

/// Pronouns that are objects in a clause behind a noun phrase and stand for its noun: 3 photos sont floues, supprimez-les; 3
/// messaggi non letti, tocca per leggerli.
struct ObjectReference {
  let word: Int
  /// The verb that is one word with the pronoun behind it, up to that; empty for a pronoun that is a word of its own.
  let base: [UInt8]
}

extension Agreement {
  /// Gives such pronouns the number and the gender of the head.
  ///
  /// - Parameters:
  ///   - isJoined: Whether verbs have them behind themselves without a hyphen: leggerli.
  ///   - apart: Where they are told as words of their own.
  func inflectObjectReferences(
    _ text: inout Phrase, isJoined: Bool, apart: PronounsApart = .anywhere
  ) {
    guard let head = phrase.head, let gender = target.gender else { return }
    let isOfValue = text.isArgument(head.word) && !head.analysis.lexeme.isGuessed
    guard isFirst && target.asksNumber || isOfValue && !text.isInName(head.word) else { return }
    let number: FeatureSet = target.isPlural ? .plural : .singular
    let them = FeatureSet.thirdPerson.union(number).union(FeatureSet(gender))
    guard let row = text.language.pronouns.row(for: them) else { return }
    for one in text.objectReferences(to: phrase, isJoined: isJoined, apart: apart) {
      text.replace(one.word, with: one.base + row.form(1))
    }
  }
}

extension Phrase {
  /// The pronouns for one thing that stand for the noun of a phrase, for nothing else before them is of its gender; of the
  /// value of an argument, which may have any, they are masculine.
  fileprivate func objectReferences(
    to phrase: NounPhrase, isJoined: Bool, apart: PronounsApart
  ) -> [ObjectReference] {
    guard let head = phrase.head, startsOfCounted.count < 2, coordinated(phrase) == nil,
      !saysHowLongOrOften(phrase), let written = writtenGender(of: head),
      apart == .anywhere || !isPerson(head)
    else { return [] }
    let one = FeatureSet.thirdPerson.union(.singular).union(FeatureSet(written))
    guard let form = language.pronouns.row(for: one)?.form(1), !form.isEmpty else { return [] }
    let end = phrase.words.upperBound
    var found: [ObjectReference] = []
    // Nobody reads on for longer.
    for word in end..<max(end, min(count, end + 24)) where word < Self.reach {
      guard let base = base(ofObject: word, form, isJoined: isJoined, apart, behind: found.last)
      else {
        if apart != .anywhere, isObjectOfOther(word, form) { return found }
        continue
      }
      guard written == .feminine || !mayStandForClause(word, base),
        startsOtherClause(before: word, behind: end),
        !isOfOthers(objectAt: word, from: end, beside: head),
        !hasOtherReferent(before: word, than: phrase, of: written, but: found)
      else { continue }
      found.append(ObjectReference(word: word, base: base))
    }
    return found
  }

  private func writtenGender(of head: NounPhrase.Head) -> GrammaticalGender? {
    if isArgument(head.word) { return .masculine }
    return number(of: head.analysis) == .plural ? nil : gender(of: head.analysis)
  }

  /// Whether what may be an article is such a pronoun, and the object of a verb behind it.
  private func isObject(pronoun word: Int, _ apart: PronounsApart) -> Bool {
    switch apart {
    case .anywhere: return isObject(pronounBeforeVerb: word)
    case .behindNot: return isObject(behindNot: word)
    case .nowhere: return false
    }
  }

  /// What stands before the pronoun in a word that it ends, or nothing where it is one; nil where there is none.
  private func base(
    ofObject word: Int, _ form: [UInt8], isJoined: Bool, _ apart: PronounsApart,
    behind other: ObjectReference?
  ) -> [UInt8]? {
    guard words[word].half == .whole, !isArgument(word) else { return nil }
    let whole = Array(lower(word))
    if whole == form { return isObject(pronoun: word, apart) ? [] : nil }
    guard whole.count > form.count + 2, whole.suffix(form.count).elementsEqual(form) else {
      return nil
    }
    let base = Array(whole.dropLast(form.count))
    if apart == .nowhere { return isVerb(word, beforeHyphenIn: base) ? base : nil }
    if base.last == UInt8(ascii: "-") {
      return language.guesses.rule(.verb, for: lower(word)) != nil ? base : nil
    }
    let reading = self[word]
    guard isJoined, !reading.hasVerbNumber,
      !reading.isKnown || !reading.isNoun && !reading.isAdjective
    else { return nil }
    if let other, goesOn(from: other, at: word) { return base }
    let verbs = EncliticVerbs(language: language)
    return verbs.mayStandBeforePronoun(base) || verbs.mayStandWholeBeforePronoun(base) ? base : nil
  }

  /// `Eliminala o comprimila`: whether nothing but an and stands between a verb with a pronoun and what ends alike, so that
  /// this is another one, though the lexicon may not have it.
  private func goesOn(from other: ObjectReference, at word: Int) -> Bool {
    guard !other.base.isEmpty else { return false }
    return other.word == word - 1 || other.word == word - 2 && self[word - 1].isCoordination
  }

  /// Whether what may be an article is the object of the reader's verb, or of an infinitive, right behind it: si vous ne le
  /// renouvelez pas, lo trovi qui, voulez-vous le lire.
  private func isObject(pronounBeforeVerb word: Int) -> Bool {
    guard isFollowedDirectly(word), token(word + 1).shape == .small, !isArgument(word + 1) else {
      return false
    }
    let next = self[word + 1]
    if next.hasVerbNumber {
      return mayBeIndicativeOfReader(italianVerb: word + 1)
        && (next.isBystander || isBehindReaderOrNot(word))
    }
    if isInfinitive(word + 1) {
      let own = gender(ofArticle: word)
      return !all(next.nouns).contains { gender(of: $0) == own }
    }
    return isBehindReaderOrNot(word) && (!next.isKnown || !next.isNoun && !next.isAdjective)
      && !next.isSpecifier && !next.endsPhrase && !next.isAdverb
  }

  private func gender(ofArticle word: Int) -> GrammaticalGender? {
    first(self[word].determiners).flatMap { language.features(of: $0).settledGender }
      ?? row(of: word)?.features.settledGender
  }

  /// Whether not, or a pronoun for whom is spoken to, stands right before a word: ne le, vous le.
  private func isBehindReaderOrNot(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    return self[word - 1].roles.isSuperset(of: [.adverb, .preverb])
      || isSubjectPronoun(word - 1) && isOfSecondPerson(pronoun: word - 1)
  }

  /// `Faites-le quand vous voulez`, `si vous le souhaitez`: whether the pronoun may stand for what a clause says.
  private func mayStandForClause(_ word: Int, _ base: [UInt8]) -> Bool {
    if base.isEmpty { return language.guesses.rule(.clauseObject, for: lower(word + 1)) != nil }
    let verb = Array(base.prefix { $0 != UInt8(ascii: "-") })
    return verb.withUnsafeBufferPointer { language.guesses.rule(.clauseObject, for: $0) } != nil
  }

  /// Whether a mark or a conjunction stands between a noun phrase and a word, or right before the word what tells when with an
  /// infinitive.
  private func startsOtherClause(before word: Int, behind end: Int) -> Bool {
    (end - 1..<word).contains { isCut(after: $0) }
      || (end..<word).contains { startsClause(conjunction: $0, behind: end) }
      || isBehindBefore(word, from: end) || isJoinedVerb(word, from: end)
  }

  /// `Ouvrez-la et supprimez-la`, `ed eliminalo`: whether an and stands right before a verb that is one word with its pronoun.
  private func isJoinedVerb(_ word: Int, from end: Int) -> Bool {
    word > end && isFollowedDirectly(word - 1) && self[word - 1].isCoordination
      && words[word - 1].half == .whole && !isPersonalPronoun(word) && !self[word].isArticle
  }

  /// `Avant de le supprimer`, `prima di eliminarlo`, but chiedi a un amico di inviarlo: whether an of stands right before a word,
  /// and an adverb or another preposition before that.
  private func isBehindBefore(_ word: Int, from end: Int) -> Bool {
    let of = word - 1
    // What may be an adverb behind the noun is in its phrase: il file prima di inviarlo.
    guard of >= end, of > 0, isFollowedDirectly(of), isFollowedDirectly(of - 1), isUsualOf(of),
      words[of].half == .whole, !isArgument(of - 1)
    else { return false }
    return self[of - 1].isAdverb || self[of - 1].roles.contains(.preposition)
  }

  /// `3 amici sono qui, vogliono vederlo`: whether a verb that isn't said to the reader stands before a pronoun in its
  /// clause.
  private func isOfOthers(
    objectAt word: Int, from end: Int, beside head: NounPhrase.Head
  ) -> Bool {
    var before = word - 1
    while before >= end, !isCut(after: before), !self[before].roles.contains(.conjunction) {
      let verb = self[before]
      if verb.hasVerbNumber, mayBeOfThird(verb: before), !isClitic(before),
        verb.isAuxiliary || !verb.marks.contains(.singularVerb),
        !mayBeOfReader(verb: before, beside: head)
      {
        return true
      }
      before -= 1
    }
    return false
  }

  private func hasOtherReferent(
    before word: Int, than phrase: NounPhrase, of gender: GrammaticalGender,
    but found: [ObjectReference]
  ) -> Bool {
    guard let head = phrase.head else { return true }
    return (0..<word).contains { other in
      !phrase.isHead(other) && !isApposition(other, to: head)
        // `messaggio non letto`: a letto is a bed, too.
        && phrase.agreeing?.contains(other) != true && !found.contains { $0.word == other }
        && !isVerbOfLaterClause(other, behind: phrase.words.upperBound)
        && isOtherRomanceReferent(other, of: gender, isPlural: false)
    }
  }
}
