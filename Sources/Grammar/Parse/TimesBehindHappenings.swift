import Foundation
import Vocabulary

/// Times behind a verb of beginning, arriving or ending, with what says before or after what, or how often: they are no
/// subject. Empieza 5 minutos antes, expira 30 dias após o envio, viene 2 días a la semana; but faltan 3 días antes del
/// vuelo.
extension Phrase {
  /// Whether a phrase is such a time.
  func saysWhen(_ phrase: NounPhrase, behindHappening verb: Int) -> Bool {
    guard language.hasRomanceSyntax, self[verb].roles.contains(.happens), isOfTime(phrase),
      let end = phrase.head?.words.upperBound, end < count, isFollowedDirectly(end - 1)
    else { return false }
    let reading = self[end]
    if reading.roles.contains(.preposition) {
      // `empiezan 3 días sin anuncios`: what has no determiner rather says what the days are like.
      return isFollowedDirectly(end) && !isUsualOf(end)
        && (opensObject(end + 1) || hasNoun(end + 1, .time))
    }
    // `5 minutos tarde`, `5 minutos más tarde`
    return reading.roles.contains(.past) || hasNoun(end, .time)
      || reading.isAdverb && isFollowedDirectly(end) && hasNoun(end + 1, .time)
  }
}
