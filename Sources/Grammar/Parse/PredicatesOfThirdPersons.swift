import Vocabulary

/// What verbs say of a pronoun in the third person: il est prêt, il nous a été envoyé.
extension Phrase {
  /// Whether a pronoun for one person or thing that was named before, or a thing that is named behind a comma, is the subject
  /// of what an adjective says, so that the reader isn’t.
  ///
  /// A pronoun that may be polite, as lei may, stands for the reader.
  func isSaidOfThirdPerson(_ adjective: Int) -> Bool {
    language.hasRomanceSyntax
      && (isSaidOfPronounOfOne(adjective, .masculine)
        || isSaidOfPronounOfOne(adjective, .feminine) || isAimOfOther(adjective: adjective))
  }

  /// Whether a pronoun of this gender for one person or thing stands before an adjective, with a verb and what belongs to
  /// that between: il nous est, il n’a pas été.
  func isSaidOfPronounOfOne(_ adjective: Int, _ gender: FeatureSet) -> Bool {
    let features = FeatureSet.thirdPerson.union(.singular).union(gender)
    var (word, hasVerb) = (adjective - 1, false)
    // Nobody says more between.
    while word >= 0, adjective - word < 8, isFollowedDirectly(word) {
      if hasVerb, isSubjectPronoun(word), !mayBePolite(pronoun: word),
        row(of: word)?.features.contains(features) == true
      {
        return true
      }
      if endsInSubject(word, features) { return true }
      let reading = self[word]
      if word == adjective - 1, isVerb(word, ofPronoun: features) { return true }
      guard
        reading.isAdverb || reading.isAuxiliary || reading.isCopula || isPersonalPronoun(word)
          || reading.roles.contains(.being) || startsPredicate(determiner: word)
      else { return false }
      hasVerb = hasVerb || reading.isAuxiliary
      word -= 1
    }
    return false
  }

  /// `Él trabaja solo`, `ele se serve sozinho`, but él te hace fuerte: whether a verb other than to be stands right behind a
  /// pronoun that is its subject, or behind such a one and a reflexive.
  private func isVerb(_ word: Int, ofPronoun features: FeatureSet) -> Bool {
    let reading = self[word]
    guard word > 0, reading.isVerb, reading.isBystander, !reading.isAuxiliary, !reading.isCopula,
      !reading.isAdverb, reading.roles.isDisjoint(with: [.being, .perfect]),
      isFollowedDirectly(word - 1)
    else { return false }
    let subject = self[word - 1].roles.contains(.reflexive) ? word - 2 : word - 1
    return subject >= 0 && isFollowedDirectly(subject) && isSubjectPronoun(subject)
      && !mayBePolite(pronoun: subject) && row(of: subject)?.features.contains(features) == true
  }

  /// `Este es el último`, `él es el más rápido`: whether a word is a determiner right behind a verb of the third person that
  /// says what its subject is.
  func startsPredicate(determiner word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, words[word].half == .whole,
      self[word].isDeterminer || self[word].isArticle
    else { return false }
    let verb = beforeAdverbs(from: word - 1)
    return verb >= 0 && isFollowedDirectly(verb) && self[verb].isAuxiliary
      && self[verb].roles.isDisjoint(with: [.perfect, .takesObject, .modal, .speaker])
  }

  /// `Est-il connecté ?`: whether a hyphen joins a pronoun that is the subject to the end of a verb.
  private func endsInSubject(_ word: Int, _ features: FeatureSet) -> Bool {
    let parts = lower(word).split(separator: UInt8(ascii: "-"))
    guard parts.count > 1, self[word].isVerb, let pronoun = parts.last else { return false }
    return Array(pronoun).withUnsafeBufferPointer {
      guard let row = language.pronouns.row(of: $0) else { return false }
      return row.features.contains(features) && row.cells(of: $0).contains(0)
    }
  }

  /// Whether a pronoun with a capital stands for the reader: Lei.
  private func mayBePolite(pronoun word: Int) -> Bool {
    language.capitalized(lower(word)).withUnsafeBufferPointer {
      language.pronouns.row(of: $0)?.features.contains(.secondPerson) ?? false
    }
  }
}
