import Foundation
import Vocabulary

/// Words without a noun in the feminine where nothing speaks to the reader: protegida con contraseña, a la derecha, política de
/// privacidad, se recibieron llamadas.
///
/// What is said of any reader is written in the masculine, so that such words are rather said of a thing, and stay for a man;
/// but bienvenida, ¿lista?, estás lista.
extension Phrase {
  /// Whether all words of a phrase that show a gender are such.
  func isOfFeminineThing(_ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, showsOnlyFeminine(phrase), readersPredicates.isEmpty else {
      return false
    }
    return !words.indices.contains {
      isReader($0) || isOfReader(verb: $0) || isOfSecondPerson(pronoun: $0) || salutes($0)
        || saysInWhichPlace(infinitive: $0) || mark(behind: $0).contains(UInt8(ascii: "?"))
    }
  }

  /// `Quieres quedar la última`: whether an infinitive with which somebody is something stands behind a verb of the reader, and
  /// right before a definite article.
  private func saysInWhichPlace(infinitive word: Int) -> Bool {
    guard self[word].roles.contains(.linking), isFollowedDirectly(word),
      self[word + 1].roles.contains(.definite)
    else { return false }
    return hasModalOfReader(before: word)
  }

  private func showsOnlyFeminine(_ phrase: NounPhrase) -> Bool {
    var isShown = false
    for word in agreeing(phrase) {
      guard let analysis = agreeingAnalysis(word) else { continue }
      if self[word].isAdjective,
        !language.roles(of: analysis.lexeme).isDisjoint(with: [.asked, .actor])
      {
        return false
      }
      guard let gender = language.features(of: analysis).settledGender else { continue }
      if gender == .masculine { return false }
      isShown = isShown || gender == .feminine
    }
    return isShown
  }

  /// `Cartera actual`, `Política`: whether a noun for a woman stands by itself, which may name a thing as well.
  func isNounForWoman(_ head: NounPhrase.Head) -> Bool {
    language.hasRomanceSyntax && head.analysis.lexeme.gender == .feminine
  }

  /// `Nota: il file è vuoto`, `Scarica tutto`, `Moyenne sur 7 jours`, but Stanca?, Pronta a partire, sei prima in classifica:
  /// whether the feminine form of an adjective is a noun, a verb or an adverb, too, in a sentence that asks nothing, or behind a
  /// determiner, and nothing says it of the reader.
  func isFeminineOfOther(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, !self[word].isSpecifier,
      let adjective = first(self[word].adjectives),
      language.features(of: adjective).settledGender == .feminine,
      self[word].isNoun && !isPerson(word) || self[word].isVerb || self[word].isAdverb,
      mayBeOfThing(adjective: word), !salutes(word)
    else { return false }
    let isDetermined = word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isDeterminer
    return (isDetermined || !endsInQuestion(from: word)) && verbOfReader(before: word) == nil
      && !isBehindVerbOfReader(word) && !isDoneToReader(word)
      // `Sei connessa e attiva`, but sei pronta e attiva gli avvisi
      && (opensObject(word + 1) || !isPredicateOrGoesOn(word))
  }
}
