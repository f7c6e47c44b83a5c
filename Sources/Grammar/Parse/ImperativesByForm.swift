import Foundation
import Vocabulary

/// Imperatives that no text of the language lists, which stand first in a clause and then look like nouns or
/// adjectives: lösche den Link, sichere neuen Ordner, teile ein Album.
extension Phrase {
  /// Reads such words as verbs and nothing else.
  ///
  /// It asks for the values of arguments: what stands around one was written for any value.
  mutating func settleImperativesByForm() {
    guard language.hooks.hasImperativesByForm, count > 1 else { return }
    for word in words.indices.dropLast() where mayBeImperativeByForm(word) {
      let form = language.hooks.isImperative(form: lower(word), in: language)
      if let form, isImperative(word, of: form) { settle(word, as: .verb) }
    }
  }

  /// Whether a word was read as such an imperative.
  func isImperativeByForm(_ word: Int) -> Bool {
    let reading = self[word]
    return language.hooks.hasImperativesByForm && reading.given == .verb && reading.isVerb
      && reading.marks.contains(.oneVerbForm)
  }

  private func mayBeImperativeByForm(_ word: Int) -> Bool {
    let reading = self[word]
    return (word == 0 || isCut(after: word - 1)) && words[word].half == .whole
      && reading.given == nil && !reading.isVerb && !reading.isAdverb && !reading.isSpecifier
      && !reading.isPronoun && !reading.endsPhrase && !reading.isCoordination
      && !reading.isAuxiliary && !reading.isCopula && !isArgument(word)
      && (isFollowedDirectly(word) || isBehindNumber(word + 1) && !isCut(after: word))
  }

  /// Whether a form is an imperative by what stands behind it.
  private func isImperative(_ word: Int, of form: ImperativeForm) -> Bool {
    let (next, isKnown) = (word + 1, isInLexicon(word))
    // `Leere 2 volle Ordner`: adjectives stand behind numbers.
    if isBehindNumber(next) { return !isKnown || form == .sure && !self[word].isNoun }
    if opensObject(next) { return !isKnown || !self[word].isNoun || !mayBeOfNounBefore(next) }
    guard form == .sure else { return false }
    // `Zeige %@`: whatever comes is its object.
    if !isKnown, isArgument(next) { return true }
    if !isKnown {
      // `Google Maps` is a name.
      return token(next).shape == .small && (!self[next].isVerb || !self[next].isBystander)
    }
    guard self[next].isAdjective, !self[next].isSpecifier, !isPredicateForm(next) else {
      return false
    }
    return self[word].isNoun ? !mayBeOfNounBefore(next) : !describeSame(word, next)
  }

  /// Whether any lexicon has a word, in small letters or as a noun.
  private func isInLexicon(_ word: Int) -> Bool {
    let search = WordSearch(language: language)
    let noun = language.capitalized(lower(word))
    return !search.facts(of: lower(word), self[word, lower: true].hash).isEmpty
      || noun.withUnsafeBufferPointer { !search.facts(of: $0, WordHash.of($0)).isEmpty }
  }

  /// Whether what starts at a word may be said of a noun before it, as a genitive is: Teile der Datei, Liste neuer
  /// Dateien; but teile neuen Link.
  private func mayBeOfNounBefore(_ word: Int) -> Bool {
    guard let opening = first(self[word].determiners) ?? first(self[word].adjectives) else {
      return false
    }
    let schema = language.schema(of: opening.lexeme)
    let asked =
      opening.lexeme.part == .adjective ? FeatureSet.genitive.union(.strong) : .genitive
    let cells = opening.cells.intersection(schema.cells(for: asked))
    guard !cells.isEmpty, opening.lexeme.part == .adjective else { return !cells.isEmpty }
    // Of one masculine thing the accusative looks like the genitive, in which its noun has an ending.
    let objects = FeatureSet.accusative.union(.strong).union(.singular).union(.masculine)
    guard !opening.cells.intersection(schema.cells(for: objects)).isEmpty else { return true }
    guard word + 1 < count, isFollowedDirectly(word), !isArgument(word + 1),
      let noun = first(self[word + 1].nouns)
    else { return false }
    return noun.cells.map { language.schema(of: noun.lexeme).cells[$0] }
      .allSatisfy { $0.contains(.genitive) }
  }

  /// Whether two adjectives may describe the same noun, without a determiner before them: sichere neue Ordner.
  private func describeSame(_ word: Int, _ next: Int) -> Bool {
    all(self[word].adjectives).contains { one in
      let strong = language.schema(of: one.lexeme).cells(for: .strong)
      return all(self[next].adjectives).contains { other in
        !one.cells.intersection(other.cells).intersection(strong).isEmpty
      }
    }
  }
}
