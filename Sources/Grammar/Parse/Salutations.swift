import Foundation
import Vocabulary

/// Words that a letter greets its reader with.
extension Phrase {
  /// Whether an adjective begins a salutation: querido amigo.
  func salutes(_ word: Int) -> Bool { hasAdjective(word, .salutes) }

  /// Where a salutation starts that stands last, behind a comma (gracias por tu compra, querido cliente) or behind
  /// what greets (Willkommen zurück, Spieler).
  ///
  /// Whatever stands before it, it is the reader who is greeted.
  var startOfLastSalutation: Int? {
    guard language.agreesInGender, let last = lastOfSalutation,
      mayNameReader(last) || standsForMan(adjective: last),
      !language.order.capitalizesNouns || !isGreetedWithCounterpart(last)
    else { return nil }
    var start = last
    // Nobody says more before it.
    while start > 0, last - start < 4, isFollowedDirectly(start - 1), self[start - 1].isAdjective,
      self[start - 1].roles.isDisjoint(with: .greets)
    {
      start -= 1
    }
    guard start > 0, start == last || mayBeOfOne(start, last) else { return nil }
    let isBehindComma = isComma(behind: start - 1)
    if isBehindComma || isFollowedDirectly(start - 1), isGreeted(behind: start - 1) { return start }
    guard isBehindComma else { return nil }
    if isCalledByCase(last) { return start }
    return start < last ? salutes(start) ? start : nil : isCalled(last) ? last : nil
  }

  /// Whether an adjective shows that a noun that may be a plural is of one person: lieber Nutzer, but liebe Nutzer.
  private func mayBeOfOne(_ adjective: Int, _ noun: Int) -> Bool {
    guard language.order.capitalizesNouns, let adjective = first(self[adjective].adjectives),
      let noun = first(self[noun].nouns)
    else { return true }
    let ofOne = FeatureSet.singular.union(usualCase)
    return fits(adjective, noun, in: ofOne, as: .strong.union(.dependent))
  }

  /// Whether a salutation fits as it stands, of languages whose nouns have capitals: it is for several, for a reader of
  /// either gender, or for one with a title, whatever gender the name behind that may have.
  func greetsOthers(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> Bool {
    guard language.order.capitalizesNouns else { return false }
    return features(of: phrase, known: Features()).number == .plural
      || isGreetedWithCounterpart(head.word) || phrase.words.contains { isTitle(beforeName: $0) }
  }

  /// `Liebe Kundin, lieber Kunde`: whether the noun for the other gender is greeted beside one.
  private func isGreetedWithCounterpart(_ noun: Int) -> Bool {
    let own = all(self[noun].nouns).filter { $0.lexeme.pair.count > 0 }
    return words.indices.dropFirst().contains { other in
      guard other != noun, salutes(other - 1) || self[other - 1].isCoordination else {
        return false
      }
      return all(self[other].nouns).contains { analysis in
        own.contains { $0.lexeme.pair.elementsEqual(analysis.lexeme.lemma) }
      }
    }
  }

  /// `Liebe Frau Müller`: whether a word is a title before a name.
  private func isTitle(beforeName word: Int) -> Bool {
    isFollowedDirectly(word) && hasNoun(word, .title)
      && (token(word + 1).shape != .small || isArgument(word + 1))
  }

  /// `Witaj, nowy graczu`: whether the form of a noun is that of somebody who is called, and no subject's.
  private func isCalledByCase(_ noun: Int) -> Bool {
    guard language.countsByCase, let called = first(self[noun].nouns) else { return false }
    return language.mayBe(called, FeatureSet(GrammaticalCase.vocative))
      && !language.mayBeNominative(called)
  }

  /// `Witaj, mistrzu kodowania`: the last word of a text, or the noun with the form of who is called right before one in the
  /// genitive.
  private var lastOfSalutation: Int? {
    guard let last = words.indices.last, last > 0, isFollowedDirectly(last - 1),
      isCalledByCase(last - 1), self[last].isOnlyNoun, !isArgument(last),
      all(self[last].nouns).contains(where: { language.mayBe($0, .genitive) })
    else { return words.indices.last }
    return last - 1
  }

  /// The case of the noun at the end of a text that starts behind a comma.
  var casesOfSalutation: CaseChoices {
    guard let last = lastOfSalutation, isCalledByCase(last) else { return CaseChoices() }
    return CaseChoices(cases: [FeatureSet(GrammaticalCase.vocative)])
  }

  /// `te damos la bienvenida, viajero`: whether a noun at the end, behind the only comma of a sentence that speaks to its
  /// reader or greets them, is what they are called; not behind a name, which it may explain.
  private func isCalled(_ noun: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    let first = startOfSentence(with: noun)
    guard first < noun, !isArgument(noun - 1), token(noun - 1).shape == .small || noun == first + 1,
      (first..<noun - 1).allSatisfy({ !isCut(after: $0) })
    else { return false }
    if isCheered(first..<noun, before: noun) { return true }
    // `Buen trabajo, campeón`
    if noun == first + 2, rolesOfPair(endingAt: noun - 1).contains(.greets) { return true }
    return (first..<noun).contains { word in
      if isOfReader(verb: word) || isReader(word) || self[word].roles.contains(.greets)
        || salutes(word)
      {
        return true
      }
      return isOfSecondPerson(pronoun: word)
    }
  }

  /// `¡Bien hecho, campeón!`, `Boa, parceiro!`: whether nothing but how something was done, or is, stands before a noun and
  /// an exclamation mark.
  private func isCheered(_ range: Range<Int>, before noun: Int) -> Bool {
    text.slice(Int(token(noun).end)..<text.count).contains(UInt8(ascii: "!"))
      && (range.count == 1 || range.contains(where: { self[$0].isAdverb }))
      && range.allSatisfy {
        self[$0].isAdverb || self[$0].isAdjective && !self[$0].isSpecifier
          || self[$0].marks.contains(.quantifier)
      }
  }

  /// Whether a clause that ends in a word is nothing but what greets, with adverbs behind it: Willkommen zurück.
  private func isGreeted(behind last: Int) -> Bool {
    guard language.order.capitalizesNouns else { return false }
    if isGreetedByTime(of: last) || isGreetedInPlace(endingAt: last) { return true }
    var word = last
    while word > 0, isFollowedDirectly(word - 1), self[word].isAdverb { word -= 1 }
    // `Herzlich willkommen`, `Herzlichen Glückwunsch`
    let first = word == 1 && isFollowedDirectly(0) && self[0].isAdjective ? 0 : word
    return (self[word].roles.contains(.greets) || self[word, lower: true].roles.contains(.greets))
      && (first == 0 || isCut(after: first - 1))
  }

  /// `Willkommen im Club, Spieler`, but willkommen bei Anna, Spieler: whether what greets starts a clause up to a comma, with
  /// nothing behind it but a preposition and what is no person.
  private func isGreetedInPlace(endingAt last: Int) -> Bool {
    let start = startOfClause(with: last)
    guard start + 1 < last, isComma(behind: last),
      self[start].roles.contains(.greets) || self[start, lower: true].roles.contains(.greets),
      self[start + 1].roles.contains(.preposition), self[last].isNoun, self[last].isKnown
    else { return false }
    return (start..<last).allSatisfy { isFollowedDirectly($0) }
      && !(start + 1...last).contains { isFinite($0) || isPerson($0) || isArgument($0) }
  }

  /// `Guten Abend`: whether two words that greet together are all of a clause up to the second.
  private func isGreetedByTime(of last: Int) -> Bool {
    guard last > 0, isFollowedDirectly(last - 1), last == 1 || isCut(after: last - 2) else {
      return false
    }
    return rolesOfPair(endingAt: last).contains(.greets)
  }

  /// Where words start that name the reader apart from what the text tells of, if what is asked is the reader’s
  /// gender, and whether nothing else in the text takes that.
  mutating func salutation(for request: Request) -> (start: Int, isAlone: Bool)? {
    guard request.isSaidOfOther, request.features.gender != nil,
      request.features.number == nil, let start = startOfReadersName
    else { return nil }
    return (start, !speaksOfReader(known: request.known))
  }

  /// The same of a salutation, and of what stands behind als.
  var startOfReadersName: Int? { startOfLastSalutation ?? startOfReadersRole }

  /// Gives a salutation before a name the reader’s gender, whatever the name’s may be: Bienvenida Matías.
  ///
  /// - Returns: Nil for a text that is more than a salutation and a name among the values of arguments.
  mutating func salute(naming arguments: [Range<Int>], _ gender: GrammaticalGender) -> Inflection? {
    if language.order.capitalizesNouns { return salute(byNameAmong: arguments, gender) }
    guard language.hasRomanceSyntax, count > 1, salutes(0),
      let adjective = first(self[0].adjectives), number(of: adjective) != .plural
    else { return nil }
    readNames(among: arguments)
    guard !isInName(0), words.indices.dropFirst().allSatisfy({ isInName($0) }) else { return nil }
    setGender(of: 0, adjective, to: gender)
    return inflection()
  }
}
