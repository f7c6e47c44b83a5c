import Foundation
import Vocabulary

/// Adjectives without a noun that say how somebody or something else than the reader is, of languages whose numbers ask for
/// cases and whose verbs tell whom they speak to: wydaje się uszkodzony, dostępny od jutra, ostatnio zmieniony:.
extension Phrase {
  /// Whether a verb of the third person or what stands behind an adjective tells that it isn’t said of the reader, or nothing
  /// tells that it is.
  func isStateOfOther(_ adjective: Int) -> Bool {
    isStateOfThirdPerson(adjective) || isOffered(adjective) || isLabelOfThing(adjective)
  }

  /// `Jest zajęty. Zapomniałeś hasła?`: whether a verb of the third person says all adjectives of a phrase without a head.
  func isStateOfThirdPerson(_ phrase: NounPhrase) -> Bool {
    guard language.countsByCase, phrase.head == nil else { return false }
    let adjectives = agreeing(phrase).filter { self[$0].isAdjective }
    return !adjectives.isEmpty && adjectives.allSatisfy { isStateOfThirdPerson($0) }
  }

  /// `Wydaje się uszkodzony`, `Został dodany lub kupiony`, `Będzie ona widoczna`, but jesteś gotowy, musisz być gotowy,
  /// gdybyś był gotowy: whether a verb of the third person stands before an adjective, with only adverbs, short pronouns and
  /// one for somebody or something else between.
  private func isStateOfThirdPerson(_ adjective: Int) -> Bool {
    guard language.countsByCase else { return false }
    let first = firstOfJoined(adjective)
    guard verbOfReader(before: first) == nil else { return false }
    var word = beforeClitics(from: first - 1)
    // `Nie może zostać dodany`
    if word > 0, isFollowedDirectly(word), isFormlessAuxiliary(word) {
      word = beforeClitics(from: word - 1)
    }
    if word > 0, isFollowedDirectly(word), isSubjectPronoun(word), isOfThirdPerson(pronoun: word) {
      word = beforeClitics(from: word - 1)
    }
    guard word >= 0, isFollowedDirectly(word), self[word].hasVerbNumber,
      self[word].isAuxiliary || self[word].isBystander, !isFirstOrSecondPerson(verb: word),
      let verb = verb(of: word)
    else { return false }
    return language.features(of: verb)[.person] == .thirdPerson
  }

  /// The first of the adjectives that words for and or or join up to one: zajęty lub gotowy.
  private func firstOfJoined(_ adjective: Int) -> Int {
    var first = adjective
    // Nobody joins more.
    while first > 1, adjective - first < 8, self[first - 1].isCoordination,
      isFollowedDirectly(first - 1), isFollowedDirectly(first - 2), self[first - 2].isAdjective
    {
      first -= 2
    }
    return first
  }

  /// `Dostępny od jutra`, `Niedostępny w Twoim kraju`, but dostępny, ważny?: whether an adjective that no verb says of the
  /// reader tells with a preposition behind it from when, for how long or where there is something, or, where a reader may be
  /// asked whether they are so, for what deed (gotowy do instalacji; but gotowy do drogi, gotowy na nowego?).
  private func isOffered(_ adjective: Int) -> Bool {
    guard language.countsByCase, let lexeme = first(self[adjective].adjectives)?.lexeme,
      !language.roles(of: lexeme).isDisjoint(with: [.offered, .asked]),
      verbOfReader(before: adjective) == nil
    else { return false }
    var next = adjective + 1
    // Nobody says more between.
    while next < min(count, adjective + 4), isFollowedDirectly(next - 1), self[next].isAdverb {
      next += 1
    }
    guard next < count, isFollowedDirectly(next - 1), self[next].roles.contains(.preposition)
    else { return false }
    return language.roles(of: lexeme).contains(.offered)
      || namesDeed(behindPreposition: next) && !endsInQuestion(from: adjective)
  }

  /// `Do instalacji`, `do ponownego wysłania`: whether a noun in the genitive for what is done to something stands behind a
  /// preposition, and before it nothing but adjectives.
  private func namesDeed(behindPreposition word: Int) -> Bool {
    var noun = word + 1
    // Nobody says more between.
    while noun < min(count - 1, word + 4), isFollowedDirectly(noun - 1), !self[noun].isNoun,
      self[noun].isAdjective
    {
      noun += 1
    }
    let cases = language.government.cases(of: lower(word))
    // `Zadowolony z zakupu`
    guard noun < count, isFollowedDirectly(noun - 1), !isArgument(noun), cases.count == 1,
      cases[0].contains(.genitive)
    else { return false }
    return all(self[noun].nouns).contains { deed in
      language.mayBe(deed, .genitive) && !deed.lexeme.isOfPerson
        && (language.guesses.rule(.activity, for: deed.lexeme.lemma) != nil
          || language.roles(of: deed.lexeme).contains(.possessed))
    }
  }

  /// `Ostatnio zmieniony:`, `Utworzony przez:`, but zalogowany jako: whether a text of nothing but adjectives, adverbs and
  /// prepositions ends with a colon, so that it is the label of what stands behind that.
  var isLabelBeforeColon: Bool {
    language.countsByCase && endsInColon
      && words.indices.allSatisfy { word in
        let reading = self[word]
        return !isArgument(word) && !reading.isVerb && reading.roles.isDisjoint(with: .result)
          && (reading.isAdjective || reading.isAdverb || reading.roles.contains(.preposition))
      }
  }

  /// Whether a colon ends the text.
  var endsInColon: Bool {
    count > 0 && mark(behind: count - 1).contains(UInt8(ascii: ":"))
  }
}
