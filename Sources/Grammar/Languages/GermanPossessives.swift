import Foundation
import Vocabulary

/// Possessives that stand for what is counted right before them: Prüfe 3 Geräte und ihre Einstellungen, Lösche 1 Album mit
/// seinem Inhalt.
extension Phrase {
  /// The possessive behind a noun and what joins something to it that belongs to it; nil where there is none, or it may
  /// stand for somebody or something before.
  fileprivate func possessiveOfCounted(behind phrase: NounPhrase) -> (word: Int, own: Analysis)? {
    // What starts with the number may have its subject elsewhere: Tom hat ^[3 Fotos aus seinem Album] geteilt.
    guard let head = phrase.head, !isArgument(head.word),
      startOfSentence(with: head.word) < phrase.words.lowerBound
    else { return nil }
    let joint = head.words.upperBound
    let word = joint + 1
    guard word + 1 < count, token(word).shape == .small, self[word + 1].isNominal,
      (joint - 1...word).allSatisfy({ isFollowedDirectly($0) }),
      self[joint].isCoordination || self[joint].roles.contains(.preposition),
      let own = all(self[word].determiners).first(where: {
        language.pronouns.isPossessive($0.lexeme.lemma)
      }),
      let written = possessive(of: head),
      own.lexeme.lemma.elementsEqual(written), !mayBelongToOther(before: head)
    else { return nil }
    return (word, own)
  }

  /// The possessive, as a dictionary has it, of what belongs to a noun in the number in which that is written.
  private func possessive(of head: NounPhrase.Head) -> [UInt8]? {
    var owner = Features()
    owner.number = number(of: head.analysis) == .plural ? .plural : .singular
    owner.gender = gender(of: head.analysis)
    return language.pronouns.possessive(of: owner)
  }

  /// Whether anything else before a noun in its sentence may be what a possessive stands for.
  private func mayBelongToOther(before head: NounPhrase.Head) -> Bool {
    let isPlural = number(of: head.analysis) == .plural
    let genders: [GrammaticalGender] = isPlural ? [.feminine] : [.masculine, .neuter]
    return (startOfSentence(with: head.word)..<head.word).contains { word in
      isPlural && mayStand(word, inPlaceOf: nil, isPlural: true)
        || genders.contains { mayStand(word, inPlaceOf: $0, isPlural: false) }
    }
  }
}

extension Agreement {
  /// Gives such a possessive the number of what is counted, and the gender of one; its ending is of what belongs to that.
  func inflectPossessiveOfCounted(_ text: inout Phrase) {
    guard request.isCounted, target.asksNumber,
      let (word, own) = text.possessiveOfCounted(behind: phrase), let cell = own.cells.first
    else { return }
    var owner = Features()
    owner.number = target.isPlural ? .plural : .singular
    owner.gender = target.gender
    guard let lemma = text.language.pronouns.possessive(of: owner),
      !own.lexeme.lemma.elementsEqual(lemma),
      let other = text.language.lexeme(lemma, own.lexeme.part)
    else { return }
    text.replace(word, with: text.language.form(other, cell))
  }
}
