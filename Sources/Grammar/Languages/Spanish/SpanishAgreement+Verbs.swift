import Foundation
import Vocabulary

/// Verbs, and the relative clauses that they stand in.
extension SpanishAgreement {
  mutating func inflectVerbs(isPlural: Bool) {
    guard request.features.number != nil else { return }
    for word in parse.readings.indices {
      guard let verb = parse.readings[word].verb, isVerb(word) else { continue }
      phrase.replace(word, with: isPlural ? verb.plural : verb.singular)
    }
  }

  /// Whether a word is a verb whose subject is the head: one that can be nothing else, or one
  /// after `que`.
  private func isVerb(_ word: Int) -> Bool {
    let reading = parse.readings[word]
    // `para` is a preposition long before it is a form of parar.
    if reading.endsPhrase { return false }
    // `episodio que no has visto`: it is not the head who sees.
    if reading.roles.contains(.speaker), parse.head != nil { return false }
    if isImperative(word) { return false }
    if reading.roles.contains(.presents), word < parse.nounPhrase.lowerBound { return true }
    if request.known.partOfSpeech == .verb || request.features.person != nil { return true }
    if word > 0, parse.readings[word - 1].roles.contains(.relative) { return true }
    return reading.isBystander && !reading.isAdverb
  }

  /// `Descarga el archivo` speaks to the reader; `falta un archivo` and `se encontró el archivo` say
  /// something of what follows.
  private func isImperative(_ word: Int) -> Bool {
    let reading = parse.readings[word]
    guard let head = parse.head, word < parse.nounPhrase.lowerBound, word < head.word,
      !reading.roles.contains(.presents), !reading.isAuxiliary
    else { return false }
    return !(word > 0 && parse.readings[word - 1].roles.contains(.reflexive))
  }

  /// `personas a las que sigues`: the article before que is the head's.
  mutating func inflectRelativeArticles(
    gender: GrammaticalGender, isPlural: Bool
  ) {
    guard parse.head != nil else { return }
    let end = parse.nounPhrase.upperBound
    for word in end..<min(end + 2, max(end, parse.readings.count - 1))
    where parse.readings[word + 1].roles.contains(.relative) {
      if parse.readings[word].roles.contains(.definite) {
        let slot = SpanishAdjectives.slot(gender, isPlural: isPlural)
        phrase.replace(word, with: Array(SpanishArticles.definite[slot].utf8))
      } else if word == end {
        setContraction(word, isPlural: isPlural, gender: gender, isBeforeNoun: false)
      }
    }
  }
}
