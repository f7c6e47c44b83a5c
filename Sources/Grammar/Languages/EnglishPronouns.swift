import Foundation
import Vocabulary

/// English pronouns and the verbs that stand beside them.
extension Phrase {
  /// `They have`, each in a region of its own: the number of a verb that is all of a text, behind a pronoun of the third
  /// person for whom it refers to.
  ///
  /// - Returns: Nil for other texts.
  func numberOfReferentsVerb(_ request: Request) -> GrammaticalNumber? {
    // What stands for somebody neutral may have to stay: he has.
    guard language.order.isHeadLast, request.isOfReferent, !request.isOfNeutral, count == 1,
      self[0].hasVerbNumber, request.surroundings.areBehindPronoun
    else { return nil }
    let isOfOne =
      request.pronouns.first.map { language.pronouns.hasSingularVerb(behind: Array($0.text.utf8)) }
      ?? (request.features.gender != nil)
    return isOfOne ? .singular : .plural
  }

  /// `He hurt himself`: whether a verb is in the past, for it lacks the ending that it has in the present behind the
  /// pronoun that stood there.
  func isPast(_ verb: Int, of subject: Int) -> Bool {
    !self[verb].isAuxiliary && language.pronouns.hasSingularVerb(behind: Array(lower(subject)))
      && !self[verb].marks.contains(.singularVerb)
  }

  /// `They are`: whether the pronoun of a verb is they, which has the same verb where it stands for one.
  func isBesideThey(_ verb: Int) -> Bool {
    [subject(before: verb), verb + 1].contains { word in
      guard isSubjectPronoun(word), row(of: word)?.features.contains(.thirdPerson) == true else {
        return false
      }
      return !hasSingularVerb(pronoun: word)
    }
  }

  /// Whether the verb of a pronoun, as it will stand in the text, is in the singular: she is, they are.
  func hasSingularVerb(pronoun word: Int) -> Bool {
    let pronoun = language.writing.casing.lowercased(newBytes(word).text)
    return language.pronouns.hasSingularVerb(behind: pronoun)
  }
}

extension PersonalPronouns {
  /// Whether the verb of a pronoun in small letters has the form of the third person in the singular: she is, they are.
  func hasSingularVerb(behind pronoun: [UInt8]) -> Bool {
    let row = rows.first { $0.isPersonal && $0.forms.first?.contains(pronoun) == true }
    return row?.features.contains(FeatureSet.thirdPerson.union(.singular)) ?? false
  }
}
