import Foundation
import Vocabulary

/// What may be a determiner and joins a clause (check that your speakers are connected, but delete that 3 photos), and what
/// may be a verb and is a preposition (3 apps like this are available).
extension Phrase {
  /// Reads such words as conjunctions, for those end phrases, and as prepositions they keep the roles of verbs.
  ///
  /// It asks for the values of arguments, behind which a verb shows a clause.
  mutating func settleConjunctions() {
    guard language.order.isHeadLast else { return }
    for word in words.indices.dropFirst()
    where joinsClause(demonstrative: word) || isPreposition(verb: word) {
      settle(word, as: .conjunction)
    }
  }

  /// `3 apps like this are available`, `3 places like this`: whether what may be a preposition is no verb behind a noun,
  /// whose form it doesn't fit, or whose own verb follows; but 1 person likes this, did 1 person like this.
  private func isPreposition(verb word: Int) -> Bool {
    let (before, object) = (word - 1, word + 1)
    guard self[word].marks.contains(.pluralVerb), self[word].hasVerbNumber,
      !self[word].endsPhrase, !isArgument(word), object < count, isFollowedDirectly(before),
      isFollowedDirectly(word), self[before].isNoun, let noun = first(self[before].nouns),
      self[object].roles.contains(.demonstrative) || self[object].isPersonalPronoun,
      language.lexeme(Array(lower(word)), .preposition) != nil
    else { return false }
    let isBehindBare = (startOfClause(with: before)..<before).contains {
      !self[$0].roles.isDisjoint(with: [.bare, .modal]) || letsAct(verb: $0)
    }
    if isBehindBare { return false }
    let isBeforeVerb =
      object + 1 < count && isFollowedDirectly(object) && self[object + 1].isAuxiliary
    return isBeforeVerb || number(of: noun) == .singular && !isArgument(before)
  }

  /// Whether what may be a determiner stands behind a word of another clause, and before a noun with a determiner of its
  /// own, or before a number or a value behind which a verb stands.
  private func joinsClause(demonstrative word: Int) -> Bool {
    guard self[word].roles.isSuperset(of: [.demonstrative, .relative]), word + 1 < count,
      isFollowedDirectly(word - 1), !isArgument(word), !isCut(after: word),
      self[word - 1].roles.isDisjoint(with: [.preposition, .auxiliary])
    else { return false }
    let next = word + 1
    let isOfNoun = isNounOfClause(before: word)
    // `The photos that 3 friends like`: nobody counts those right behind a noun.
    if isBehindNumber(next) {
      return endsConjunction(word) || isPluralAlone(from: next)
        || hasVerb(behindNounAt: next, orNounAsVerb: isOfNoun || isOnlyAdjective(word - 1))
    }
    // `The file that the app made`
    if isOfNoun { return false }
    return startsNounOfClause(next) || isArgument(next) && hasVerb(behindNounAt: next)
  }

  /// `Make sure that 3 devices stay connected`: whether the first noun from a word on is a plural, which needs those for its
  /// determiner, and is no part of a compound (that 3 sports events).
  private func isPluralAlone(from start: Int) -> Bool {
    guard let noun = (start..<min(count, start + 4)).first(where: { self[$0].isOnlyNoun }),
      (start..<noun).allSatisfy({ isFollowedDirectly($0) }), !isArgument(noun),
      let analysis = first(self[noun].nouns), number(of: analysis) == .plural
    else { return false }
    let next = noun + 1
    return next == count || !isFollowedDirectly(noun) || !self[next].isNoun || self[next].isVerb
  }

  /// `Sure that 1 device stays`: whether a word has no object, as verbs do.
  private func isOnlyAdjective(_ word: Int) -> Bool {
    self[word].isAdjective && !self[word].isVerb && !self[word].isNoun
  }

  /// `So that 3 devices stay connected`: whether a word and the one before it are a conjunction together.
  private func endsConjunction(_ word: Int) -> Bool {
    let together = Array(lower(word - 1)) + [UInt8(ascii: " ")] + Array(lower(word))
    return language.lexeme(together, .conjunction) != nil
  }

  /// Whether the word before another is a noun, and no verb that starts the sentence or stands behind what verbs have before
  /// them: check that, please check that, we check that.
  private func isNounOfClause(before word: Int) -> Bool {
    let noun = word - 1
    guard self[noun].isNoun, !self[noun].isAdjective else { return false }
    guard self[noun].isVerb, !isBehindNumber(noun) else { return true }
    if startOfSentence(with: noun) == noun { return false }
    let before = self[noun - 1]
    return before.roles.isDisjoint(with: [.asks, .modal, .auxiliary])
      && !isSubjectPronoun(noun - 1) && !isInfinitiveMarker(noun - 1)
  }

  private func startsNounOfClause(_ word: Int) -> Bool {
    guard isFollowedDirectly(word), !self[word].isNumeral else { return false }
    return self[word].isArticle || self[word].isPersonalPronoun && isPronounBeforeNoun(word)
  }

  /// `3 devices are connected`, `Anna will come`: whether a verb stands behind a noun, with nothing between that ends its
  /// words.
  ///
  /// - Parameter mayBeNoun: Whether what is rather a noun counts as a verb.
  private func hasVerb(behindNounAt start: Int, orNounAsVerb mayBeNoun: Bool = false) -> Bool {
    // Nobody puts more between.
    for word in start..<min(count, start + 6) {
      let reading = self[word]
      if word > start, mayBeVerb(ofClause: word) || mayBeNoun && isVerb(afterNoun: word) {
        return true
      }
      if reading.endsPhrase || reading.roles.contains(.relative) || isCut(after: word) {
        return false
      }
    }
    return false
  }

  /// `friend likes`, but your friend that 3 photo link.
  private func isVerb(afterNoun word: Int) -> Bool {
    self[word].marks.contains(.singularVerb) && self[word - 1].isNoun
      && isFollowedDirectly(word - 1)
  }

  private func mayBeVerb(ofClause word: Int) -> Bool {
    let reading = self[word]
    if reading.isAuxiliary || reading.roles.contains(.modal) { return true }
    return reading.hasVerbNumber && !reading.isParticiple
      && (!reading.isNoun || reading.likeliest == .verb)
  }

  /// `Make sure the 3 devices are on`: whether an adjective stands before a determiner, and so describes no noun behind
  /// that.
  func isAdjective(beforeDeterminer word: Int) -> Bool {
    guard self[word].isAdjective, !self[word].isSpecifier, isFollowedDirectly(word) else {
      return false
    }
    let next = self[word + 1]
    return next.isArticle || !next.determiners.isEmpty && !next.isNumeral
      || next.isPersonalPronoun && isPronounBeforeNoun(word + 1)
  }

  /// `After 3 hours, everything was saved`: whether a pronoun for everybody, nobody or something is the subject of the verb
  /// right behind it, for no preposition stands before it; but 3 photos for everyone are ready.
  func isSubject(indefinitePronoun word: Int, before verb: Int) -> Bool {
    guard language.order.isHeadLast, self[verb].marks.contains(.singularVerb),
      subject(before: verb) == word, !self[word].isSpecifier,
      let pronoun = first(self[word].pronouns), !pronoun.lexeme.traits.contains(.personal),
      pronoun.lexeme.features.contains(.singular)
    else { return false }
    return word == 0 || !isFollowedDirectly(word - 1)
      || self[word - 1].roles.isDisjoint(with: .preposition)
  }
}
