import Foundation
import Vocabulary

/// Adjectives that start a sentence without a noun and a verb, of languages whose numbers ask for cases: they label a thing, or
/// what somebody chooses, whoever reads them (nowy, nieobsługiwany, bardzo mały, połączony z siecią, otwarta dla każdego); but
/// gotowy, zalogowany jako, nowy?
///
/// There the verb tells whom it speaks to, so that without one any adjective is a label but those that readers are asked; in
/// Romance languages only some are (`LabelsOfChoices.swift`).
extension Phrase {
  /// Whether an adjective is such, and not one of what readers are asked or told that they are.
  func isLabelOfThing(_ word: Int) -> Bool {
    guard language.countsByCase, !hasAlternative, !isArgument(word), !salutes(word),
      let adjective = first(self[word].adjectives), verbOfReader(before: word) == nil,
      !hasAdjective(word, [.asked, .intensifier]),
      !isSaidBesideVerbOfCase(word, adjective)
    else { return false }
    return mayBeLabel(word)
  }

  /// `Pomóż pierwszy`, but dodaj nowy: whether an adjective stands right behind a verb in no case that this asks for, and so
  /// says how somebody does that.
  private func isSaidBesideVerbOfCase(_ word: Int, _ adjective: Analysis) -> Bool {
    let verb = word - 1
    guard verb >= 0, isFollowedDirectly(verb), self[verb].isVerb else { return false }
    let cases = casesAsked(by: verb)
    return !cases.isEmpty && !cases.contains { language.mayBe(adjective, $0) }
  }
}
