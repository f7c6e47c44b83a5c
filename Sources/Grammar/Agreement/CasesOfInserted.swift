import Foundation
import Vocabulary

/// Nouns that are the values of arguments: they come in the nominative, so that only the words around them
/// tell the case.
extension Phrase {
  /// The cases that may be asked of such a noun, the likeliest first: that of its determiner, for which
  /// there was another noun when the text was written (der leer, einen neuen erstellen, wegen des).
  func casesOfInserted(_ phrase: NounPhrase, among choices: [FeatureSet]) -> [FeatureSet] {
    guard language.hasCases, let head = phrase.head, isArgument(head.word) else { return choices }
    let shown = shownCases(before: head.word, phrase)
    // It comes as a nominative, so that it may be an accusative says nothing: w folder.
    guard !shown.isEmpty else {
      return choices.first.map { [$0] } ?? casesOfBare(head, phrase)
    }
    if !choices.isEmpty {
      let fitting = choices.filter { shown.contains($0) }
      // `Tippe auf den %@`: before several den is a dative, which nothing asks for.
      if choices.first == fitting.first, let governing = phrase.governing,
        wordTelling(caseOf: governing, behind: head.words.upperBound) != nil
      {
        return Array(fitting.prefix(1))
      }
      // `während der %@`: it comes as a nominative, so that it may be a dative, too, says nothing.
      let asksGenitive = language.order.hasDeclension && fitting.first == .genitive
      return fitting.isEmpty ? choices : asksGenitive ? [.genitive] : fitting
    }
    if shown.contains(.genitive), isGenitive(phrase) { return [.genitive] }
    if let asked = caseOfReadersObject(phrase, shown) { return [asked] }
    let isObject = followsVerbOfReader(phrase) || isObjectOfInfinitive(phrase)
    if isObject, shown.contains(.accusative) { return [.accusative] }
    if shown.contains(usualCase) { return [usualCase] }
    if shown.contains(.accusative) { return [.accusative] }
    return shown.isEmpty ? choices : [shown]
  }

  /// The number of such a noun, whatever the words around it were.
  func insertedNumber(_ phrase: NounPhrase) -> GrammaticalNumber? {
    guard let head = phrase.head, isArgument(head.word) else { return nil }
    if isInName(head.word) { return .singular }
    return language.hasCases ? number(of: head.analysis) ?? .singular : nil
  }

  /// The case of a noun of the lexicon with nothing before it but a verb that isn't its own, as in `Usuń listę`, or
  /// one that is denied, as in `Nie masz jeszcze karty`, or a noun whose it is, as in `Pobieranie mapy`.
  private func casesOfBare(_ head: NounPhrase.Head, _ phrase: NounPhrase) -> [FeatureSet] {
    let isName = isNameOfLexicon(head)
    guard isName || token(head.word).shape == .small, !head.analysis.lexeme.isGuessed else {
      return []
    }
    if possesses(head, phrase) || isDeniedObject(phrase) { return [.genitive] }
    if isRecipient(insertedAt: startOfNoun(phrase)), isName || isSomebody(head) { return [.dative] }
    let verb = wordBefore(inserted: phrase)
    guard verb >= 0, isFollowedDirectly(verb), mayActUpon(insertedBehind: verb) else { return [] }
    // `Dziękujemy, %@` without its comma: who speaks calls somebody by the name.
    if isName, isOfFirstPerson(verb: verb) { return [] }
    return [isRecipient(head, ofVerb: verb) ? FeatureSet.dative : .accusative]
  }

  /// Whether a verb that isn't the value of an argument rather has an object behind it than its subject.
  func mayActUpon(verb: Int) -> Bool {
    !isArgument(verb) && self[verb].isVerb && self[verb].isBystander && !self[verb].isAuxiliary
      && self[verb].roles.isDisjoint(with: [.presents, .governs, .greets])
      && (!self[verb].hasVerbNumber || !mayBeThirdPerson(verb))
  }

  /// The cases of the first word before a noun, whatever gender and number it has.
  private func shownCases(before noun: Int, _ phrase: NounPhrase) -> FeatureSet {
    for word in phrase.words
    where word < noun && !isArgument(word) && !isPronounOfVerb(word)
      && !isApart(word, from: phrase.head)
    {
      let reading = self[word]
      let all = reading.determiners.isEmpty ? all(reading.adjectives) : all(reading.determiners)
      guard let first = all.first else { continue }
      var cells = first.cells
      let schema = language.schema(of: first.lexeme)
      // What was written before a value stood before one thing: `in den %@`.
      if !reading.determiners.isEmpty, insertedNumber(phrase) == .singular {
        let one = cells.intersection(schema.cells(for: .singular))
        cells = one.isEmpty ? cells : one
      }
      // An adjective without a determiner is strong: neuen is an accusative.
      if reading.determiners.isEmpty, language.order.hasDeclension {
        let strong = cells.intersection(schema.cells(for: FeatureSet.strong.union(.singular)))
        cells = strong.isEmpty ? cells : strong
      }
      return schema.features(of: cells)[.grammaticalCase]
    }
    return FeatureSet()
  }

  /// Whether a verb before a phrase asks the reader to do something with it.
  private func followsVerbOfReader(_ phrase: NounPhrase) -> Bool {
    let verb = phrase.words.lowerBound - 1
    if verb >= 0, self[verb].isVerb, isFollowedDirectly(verb), !self[verb].isAuxiliary,
      !self[verb].roles.contains(.presents)
    {
      return !hasSubjectRightBehind(verb: verb)
    }
    let other = wordBefore(inserted: phrase)
    return other != verb && other >= 0 && isFollowedDirectly(other)
      && mayActUpon(insertedBehind: other)
  }
}
