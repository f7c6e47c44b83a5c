import Foundation
import Vocabulary

/// Infinitives of to be behind an and that a verb of the reader asks for together with another infinitive: debes tener 18 años y
/// estar inscrita, você deve ter 18 anos e estar inscrita.
extension Phrase {
  /// Whether an and stands right before such an infinitive, and the first verb before that is one of the reader with another
  /// infinitive behind it.
  func isJoinedToInfinitiveOfReader(_ being: Int) -> Bool {
    guard language.hasRomanceSyntax, being > 2, self[being - 1].isCoordination,
      isFollowedDirectly(being - 1), self[being].roles.contains(.being)
    else { return false }
    var verb = being - 2
    // Nobody says more between.
    while verb >= 0, being - verb < 12, !endsSentence(behind: verb) {
      if isFinite(verb), !isPersonalPronoun(verb), !self[verb].isAdverb, !self[verb].endsPhrase,
        !isInfinitive(verb) || self[verb].isAuxiliary, !isBehindPerfect(verb)
      {
        return isModalOfReader(verb) && hasInfinitive(behindModal: verb)
      }
      verb -= 1
    }
    return false
  }

  /// `Debes tener`, `tienes que haber`: whether an infinitive stands right behind a verb, or behind what joins it to that.
  private func hasInfinitive(behindModal verb: Int) -> Bool {
    guard isFollowedDirectly(verb) else { return false }
    if isInfinitiveOrBeing(verb + 1) { return true }
    return isFollowedDirectly(verb + 1) && self[verb + 1].endsPhrase
      && isInfinitiveOrBeing(verb + 2)
  }

  private func isInfinitiveOrBeing(_ word: Int) -> Bool {
    self[word].roles.contains(.being) || isInfinitive(word)
  }
}
