/// Adjectives that a verb says something with, where such adjectives agree with nothing.
extension Phrase {
  /// Whether a word without a noun stands behind a form of to be or become, with nothing between that a noun has
  /// before it: du bist müde, du bist gerade online; but du bist neuer Angestellter, du bist der beste.
  ///
  /// Its form may look declined: müde, gerade, weiter.
  func isPredicate(behindBeing word: Int) -> Bool {
    guard language.order.keepsPredicate, mayStandUndeclined(word), !isBehindNumber(word),
      !standsBeforeNominal(word)
    else { return false }
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 8, isFollowedDirectly(before), !isBehindNumber(before) {
      let reading = self[before]
      if reading.isCopula || reading.isAuxiliary {
        return reading.roles.isDisjoint(with: [.takesObject, .perfect, .modal])
      }
      guard
        reading.isAdverb || reading.isCoordination || isSubjectPronoun(before)
          || mayStandUndeclined(before)
      else { return false }
      before -= 1
    }
    return false
  }

  private func mayStandUndeclined(_ word: Int) -> Bool {
    let reading = self[word]
    return token(word).shape == .small && (reading.isAdjective || !reading.isKnown)
      && !reading.isSpecifier && !reading.endsPhrase && !isArgument(word)
  }

  /// Whether a word with a capital stands behind an adjective, with nothing but adjectives between.
  private func standsBeforeNominal(_ word: Int) -> Bool {
    var next = word + 1
    while next < count, isFollowedDirectly(next - 1), mayStandUndeclined(next),
      !isPredicateForm(next)
    {
      next += 1
    }
    return next < count && isFollowedDirectly(next - 1) && token(next).shape != .small
      && self[next].isNominal
  }
}
