import Foundation
import Vocabulary

/// Clauses about the noun or the adjective that says what the reader is: jesteś użytkowniczką, która dodała zdjęcie; bądź
/// pierwszą, która to zobaczy.
extension Phrase {
  /// Gives the pronoun of such a clause, and what the clause says of the reader, their gender.
  ///
  /// - Parameter last: The word right before the comma of the clause, which has taken the gender.
  mutating func inflectRelative(ofReaderAt last: Int, _ gender: GrammaticalGender) {
    let (pronoun, other) = (
      last + 1, gender == .feminine ? GrammaticalGender.masculine : .feminine
    )
    guard pronoun < count, isComma(behind: last), let form = subjectOfClause(about: gender),
      subjectOfClause(about: other)?.elementsEqual(lower(pronoun)) == true
    else { return }
    replace(pronoun, with: form)
    let word = wordsOfClause(behind: pronoun).first {
      self[$0].isVerb && (isBystander($0) || self[$0].isAuxiliary)
    }
    guard let word, mayBeThirdPerson(word), let verb = verb(of: word) else { return }
    let shown = language.features(of: verb)
    if shown.settledNumber == .singular, shown.settledGender == other {
      let rest = shown.dropping(.gender).dropping(.animacy)
      setForm(of: word, verb, to: rest.union(FeatureSet(gender)))
    }
    if self[word].isAuxiliary, self[word].roles.isDisjoint(with: .takesObject) {
      inflectPredicate(behind: word, as: FeatureSet(gender).union(.singular))
    }
  }

  /// The pronoun that starts a clause about one person, and is its subject.
  private func subjectOfClause(about gender: GrammaticalGender) -> [UInt8]? {
    let person = FeatureSet(gender).union(.singular)
      .union(gender == .masculine ? .human : FeatureSet())
    return language.pronouns.relatives.first { $0.features.unifies(with: person) }?.form(0)
  }

  /// `Bądź pierwszym`: whether an adjective without a noun says in the instrumental what the reader is.
  fileprivate func isReadersAdjectiveByCase(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), self[word].isAdjective,
      let adjective = first(self[word].adjectives), isInstrumental(adjective)
    else { return false }
    return self[word - 1].roles.contains(.linking) || verbOfReader(before: word) != nil
  }
}

extension Agreement {
  /// Gives the clause behind what is said of the reader in the instrumental their gender, where that takes it: użytkownikiem,
  /// pierwszym; but osobą.
  func inflectRelativeOfReader(_ text: inout Phrase) {
    guard isFirst, let gender = request.features.gender, gender != .neuter else { return }
    guard let head = phrase.head else {
      let last = text.agreeing(phrase).filter { text[$0].isAdjective }.last
      if let last, text.isReadersAdjectiveByCase(last) {
        text.inflectRelative(ofReaderAt: last, gender)
      }
      return
    }
    let lexeme = head.analysis.lexeme
    guard text.isReadersRoleByCase(head.word), lexeme.gender != .common,
      lexeme.gender?.settled != gender, text.noun(for: gender, insteadOf: head) != nil
    else { return }
    text.inflectRelative(ofReaderAt: head.word, gender)
  }
}
