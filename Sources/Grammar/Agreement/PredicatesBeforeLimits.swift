import Vocabulary

/// What is done to things that a number counts behind an adverb or words that say at least or at most how many they are, which
/// keep the participle apart from them: possono essere scelti solo 2 file, sono stati aggiunti al massimo 2 file.
extension Agreement {
  /// Gives the verb and the participle the number and the gender of what is counted.
  func inflectPredicateBeforeLimit(_ text: inout Phrase) {
    guard isFirst, request.isCounted, target.asksNumber,
      let verb = text.verb(beforeLimitOf: phrase), let analysis = text.verb(of: verb)
    else { return }
    let predicates = text.predicates(behindVerb: verb).prefix {
      $0 < text.startOfAdverbs(beforeCounted: phrase.words.lowerBound)
    }
    text.replace(
      verb,
      with: text.language.form(
        analysis.lexeme, text.features(of: analysis, phrase, request, target)))
    let features = target.features(for: .adjective, in: text.language)
    for word in predicates {
      guard let adjective = text.first(text[word].adjectives) else { continue }
      text.replace(word, with: text.language.form(adjective.lexeme, features))
    }
  }
}

extension Phrase {
  /// The form of to be, or the verb before its infinitive, that starts a clause with a participle which something keeps apart
  /// from what is counted, and which fits that as it is written.
  ///
  /// Times say how long or how often something is, and units how much.
  fileprivate func verb(beforeLimitOf phrase: NounPhrase) -> Int? {
    let start = phrase.words.lowerBound
    guard startsOfCounted.contains(start), let head = phrase.head, !head.isSymbol,
      !isArgument(head.word), !saysHowLongOrOften(phrase), coordinated(phrase) == nil
    else { return nil }
    let participle = startOfAdverbs(beforeCounted: start) - 1
    guard participle > 0, participle + 1 < start, isFollowedDirectly(participle),
      self[participle].isAdjective, !self[participle].isSpecifier,
      fits(adjective: participle, head.word),
      let verb = (max(0, participle - 4)..<participle).last(where: { isAuxiliaryOfThird($0) }),
      self[verb].roles.isDisjoint(with: .takesObject), fitsNumber(verb: verb, of: head.word),
      predicates(behindVerb: verb).contains(participle),
      isBehindParticipleOfBeing(participle, verb) || mayBeDone(participle)
    else { return nil }
    let isFirst = (startOfClause(with: verb)..<verb).allSatisfy {
      self[$0].isAdverb || self[$0].roles.contains(.preverb)
        || self[$0].roles.contains(.conjunction) && !self[$0].roles.contains(.relative)
    }
    return isFirst ? verb : nil
  }

  /// The first of the adverbs and the words for a limit right before a number: già, solo, al massimo, fino a; the word behind
  /// the number where none stands there.
  fileprivate func startOfAdverbs(beforeCounted start: Int) -> Int {
    var first = start
    // Nobody says more between.
    while first > 0, start - first < 5, !isCut(after: first - 1) {
      let (word, reading) = (first - 1, self[first - 1])
      let isLimit =
        reading.roles.contains(.limits) && reading.roles.isDisjoint(with: .each)
        || reading.isAdverb && !reading.isNominal
      // `al massimo`, `fino a`
      let leads =
        words[word].half != .whole && first < start
        || isPreposition(word) && word > 0 && self[word - 1].roles.contains(.limits)
      guard isLimit || leads else { break }
      first -= 1
    }
    return first
  }

  /// `è stato trovato`, `ha sido eliminado`: whether the participle of to be stands right before another one, behind a verb.
  private func isBehindParticipleOfBeing(_ word: Int, _ verb: Int) -> Bool {
    word - verb > 1 && self[word - 1].roles.isDisjoint(with: .being)
      && (self[word - 1].isCopula || self[word - 1].isAdjective)
  }

  /// Whether an adjective says what was done to things, and not how large they are: scelto, but lungo.
  private func mayBeDone(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives) else { return false }
    return !language.roles(of: adjective.lexeme).isDisjoint(with: [.thing, .asked])
      || language.guesses.rule(.selecting, for: adjective.lexeme.lemma) != nil
  }
}
