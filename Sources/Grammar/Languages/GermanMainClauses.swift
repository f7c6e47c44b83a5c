import Foundation
import Vocabulary

/// Pronouns that stand for what is counted in the clause before, behind the verb that a main clause starts with: wenn du 3
/// Alben löschst, werden sie auf allen Geräten entfernt.
extension Phrase {
  /// Such a pronoun and its verb; nil where there is none, or it may stand for something else.
  func germanReference(inMainClauseBehind phrase: NounPhrase) -> GermanReference? {
    guard let head = phrase.head, !isArgument(head.word), startsOfCounted.count < 2,
      coordinated(phrase) == nil
    else { return nil }
    let end = head.words.upperBound
    // Nobody says more between.
    let verb = (end + 1..<max(end + 1, min(count - 1, end + 8))).first {
      hasComma(behind: $0 - 1) || endsSentence(behind: $0 - 1)
    }
    guard let verb, hasComma(behind: verb - 1), self[verb].isAuxiliary, self[verb].hasVerbNumber,
      isFollowedDirectly(verb), token(verb + 1).shape == .small, isSubjectPronoun(verb + 1),
      fits(pronoun: verb + 1, behind: verb, head)
    else { return nil }
    let isPlural = isFormOfSeveral(verb)
    let gender = isPlural ? nil : row(of: verb + 1)?.features.settledGender
    let isAmbiguous = (startOfSentence(with: head.word)..<verb).contains {
      !phrase.isHead($0) && isOtherGermanReferent($0, of: gender, isPlural: isPlural)
    }
    return isAmbiguous ? nil : GermanReference(pronoun: verb + 1, verb: verb)
  }

  /// Whether a pronoun of a third person fits a noun as both are written; es only in a passive, for elsewhere it may stand
  /// for nothing: wird es spät.
  private func fits(pronoun: Int, behind verb: Int, _ head: NounPhrase.Head) -> Bool {
    guard isOfThirdPerson(pronoun: pronoun) else { return false }
    let number = self.number(of: head.analysis)
    if isFormOfSeveral(verb) {
      let ofSeveral = language.pronouns.row(for: FeatureSet.thirdPerson.union(.plural))
      return number != .singular && ofSeveral?.form(0).elementsEqual(lower(pronoun)) == true
    }
    guard number != .plural, self[verb].marks.contains(.singularVerb),
      let gender = row(of: pronoun)?.features.settledGender,
      gender == self.gender(of: head.analysis)
    else { return false }
    return gender != .neuter || isPassive(behind: pronoun)
  }

  /// Whether the last word of the clause behind a word is a participle, or the infinitive of a passive.
  private func isPassive(behind word: Int) -> Bool {
    guard let last = wordsOfClause(behind: word).last else { return false }
    return isInfinitiveOfPassive(last) || isParticiple(lower(last))
  }
}
