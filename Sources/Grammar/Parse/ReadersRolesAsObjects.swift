import Foundation
import Vocabulary

/// Nouns that say as what something is done to the reader, or what they become, in a form that may be one of several
/// elsewhere: wir haben dich als Kunden registriert, du wurdest zum Studenten ernannt; and adjectives behind zum that stand
/// for a person (zum Vorsitzenden gewählt).
extension Phrase {
  /// Whether a word names one person in the case that the reader's pronoun before als has, or the article in zum.
  ///
  /// - Parameter start: The first word behind als or that article.
  func isRoleInOtherCase(_ word: Int, from start: Int) -> Bool {
    guard !isArgument(word), let asked = caseOfRole(from: start) else { return false }
    guard let noun = first(self[word].nouns) else {
      return words[start - 1].half == .second && standsForMan(adjective: word, in: asked)
    }
    return noun.lexeme.isOfPerson && language.mayBe(noun, asked.union(.singular))
  }

  /// The case that is asked of words which name the reader: of those at the end of a text that call them, or behind als of
  /// a noun whose form shows another case than the one of subjects.
  func casesOfName(from start: Int) -> CaseChoices {
    guard start > 0, words[start - 1].half == .whole, let asked = caseOfRole(from: start),
      let noun = noun(ofRoleAt: start), !mayNameReader(noun)
    else { return casesOfSalutation }
    return CaseChoices(cases: [asked])
  }

  private func caseOfRole(from start: Int) -> FeatureSet? {
    guard language.order.capitalizesNouns, start > 1 else { return nil }
    if words[start - 1].half == .second { return .dative }
    guard self[start - 1].roles.isSuperset(of: [.result, .preposition]) else { return nil }
    let reader = beforeAdverbs(from: start - 2)
    guard reader >= 0, isFollowedDirectly(reader), isObjectPronoun(reader),
      let row = row(of: reader), row.features.contains(FeatureSet.secondPerson.union(.singular)),
      let cell = cells(of: reader, row).first
    else { return nil }
    return pronounCells[cell][.grammaticalCase]
  }
}
