import Foundation
import Vocabulary

/// Verbs that say how it is, and are said of nothing: minęły 2 minuty i jest ciemno, zrobiło się późno,
/// en 3 días hará calor.
extension Phrase {
  /// Whether a verb in the singular has such an adverb behind it, with nothing but other adverbs and the reflexive pronoun
  /// between.
  func saysHowItIs(verb word: Int) -> Bool {
    guard language.countsByCase, self[word].marks.contains(.singularVerb) else { return false }
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 4), isFollowedDirectly(next - 1) {
      if self[next].roles.contains(.impersonal), !self[next].isVerb {
        // `film jest gorąco polecany`
        return !isFollowedDirectly(next) || !self[next + 1].isAdjective
      }
      guard self[next].isAdverb || self[next].roles.contains(.reflexive) else { return false }
      next += 1
    }
    return false
  }

  /// `Los próximos 3 días hará calor`: whether what stands behind a verb says with it what the weather is, with nothing but
  /// how much between.
  func saysWeather(verb word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.takesObject) else { return false }
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 4), isFollowedDirectly(next - 1) {
      let rule = language.guesses.rule(.bareObject, for: lower(next))
      if rule?.answer == "weather" { return true }
      guard self[next].isAdverb || self[next].marks.contains(.quantifier) else { return false }
      next += 1
    }
    return false
  }
}
