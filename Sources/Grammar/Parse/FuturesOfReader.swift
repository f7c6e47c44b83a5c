import Vocabulary

/// Verbs in a form of the third person that are the reader's because of a form of to be or of should before them: będziesz
/// otrzymywał powiadomienia, powinieneś był zadzwonić; and those that are somebody else's: wygrałeś, bo przeciwnik się poddał.
extension Phrase {
  /// Whether such a form of the reader stands before a verb in its clause, with no subject and no other verb between but one
  /// that is joined: będziesz czytał i pisał.
  func isBehindAuxiliaryOfReader(verb word: Int) -> Bool {
    guard let shown = verb(of: word).map({ language.features(of: $0) }) else { return false }
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 8, !isCut(after: before) {
      let reading = self[before]
      guard !reading.opensClause else { return false }
      // `jesteś online i został wysłany kod`: what isn't joined to another such verb is somebody else's.
      if reading.isCoordination, before == 0 || !shows(shown, verb: before - 1) { return false }
      if let other = verb(of: before).map({ language.features(of: $0) }),
        reading.isAuxiliary || reading.isBystander
      {
        if reading.isAuxiliary, other[.person] == .secondPerson || isOfSpeaker(other) {
          return true
        }
        guard other == shown else { return false }
      }
      if reading.isNounAlone, fits(subject: before, of: word) { return false }
      before -= 1
    }
    return false
  }

  private func shows(_ features: FeatureSet, verb word: Int) -> Bool {
    verb(of: word).map { language.features(of: $0) == features } ?? false
  }

  /// Reads what may be a noun as the verb that it is behind such a form: będziesz miał dostęp.
  mutating func settleFuturesOfReader() {
    guard language.countsByCase else { return }
    for word in words.indices.dropFirst()
    where self[word].isVerb && !self[word].isBystander && self[word].given == nil
      && !self[word].isAdjective && maySettleAsVerb(word) && !isArgument(word)
      && isOfReaderByConjunction(verb: word)
    {
      settle(word, as: .verb)
    }
  }
}

extension Agreement {
  /// Whether a verb in the third person stands beside one of the reader, so that what is asked of the reader isn't asked
  /// of it.
  func isOfOtherThanReader(verb word: Int, _ text: Phrase) -> Bool {
    guard request.isSaidOfOther, text.language.countsByCase, text.mayBeThirdPerson(word) else {
      return false
    }
    let around = max(0, word - Phrase.reach)..<min(text.count, word + Phrase.reach)
    return around.contains { $0 != word && text.isFirstOrSecondPerson(verb: $0) }
  }
}
