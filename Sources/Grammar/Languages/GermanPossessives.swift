import Foundation
import Vocabulary

/// Possessives that stand for what is counted right before them: Prüfe 3 Geräte und ihre Einstellungen, Lösche 1 Album mit
/// seinem Inhalt.
extension Phrase {
  /// The possessive that stands for the noun of a phrase; nil where there is none, or it may stand for somebody or something
  /// else.
  fileprivate func possessiveOfCounted(behind phrase: NounPhrase) -> (word: Int, own: Analysis)? {
    guard let head = phrase.head, !isArgument(head.word),
      let word = placeOfJoinedPossessive(behind: head, phrase)
        ?? placeOfPossessiveInNextSentence(behind: head),
      token(word).shape == .small, isFollowedDirectly(word), self[word + 1].isNominal,
      let own = all(self[word].determiners).first(where: {
        language.pronouns.isPossessive($0.lexeme.lemma)
      }),
      let written = possessive(of: head), own.lexeme.lemma.elementsEqual(written)
    else { return nil }
    let others = startOfSentence(with: head.word)..<word
    if mayBelong(toOneOf: others, besides: head) { return nil }
    return (word, own)
  }

  /// Where a possessive stands behind what joins something to a noun that belongs to it, if anything stands before both:
  /// what starts with the number may have its subject elsewhere (Tom hat ^[3 Fotos aus seinem Album] geteilt).
  private func placeOfJoinedPossessive(
    behind head: NounPhrase.Head, _ phrase: NounPhrase
  ) -> Int? {
    let joint = head.words.upperBound
    guard joint + 2 < count, isFollowedDirectly(joint - 1), isFollowedDirectly(joint),
      startOfSentence(with: head.word) < phrase.words.lowerBound,
      self[joint].isCoordination || self[joint].roles.contains(.preposition)
    else { return nil }
    return joint + 1
  }

  /// `2 Geräte sind offline. Prüfe ihre Verbindung.`: the word right behind an imperative that starts the next sentence.
  private func placeOfPossessiveInNextSentence(behind head: NounPhrase.Head) -> Int? {
    let end = head.words.upperBound
    // Nobody says more between.
    let start = (end..<max(end, min(count - 2, end + 8))).first { endsSentence(behind: $0 - 1) }
    guard let start, isFollowedDirectly(start), language.hooks.isImperative(start, in: self) else {
      return nil
    }
    return start + 1
  }

  /// The possessive, as a dictionary has it, of what belongs to a noun in the number in which that is written.
  private func possessive(of head: NounPhrase.Head) -> [UInt8]? {
    var owner = Features()
    owner.number = number(of: head.analysis) == .plural ? .plural : .singular
    owner.gender = gender(of: head.analysis)
    return language.pronouns.possessive(of: owner)
  }

  /// Whether anything but a noun may be what a possessive stands for.
  private func mayBelong(toOneOf words: Range<Int>, besides head: NounPhrase.Head) -> Bool {
    let isPlural = number(of: head.analysis) == .plural
    let genders: [GrammaticalGender] = isPlural ? [.feminine] : [.masculine, .neuter]
    return words.contains { word in
      if head.words.contains(word) { return false }
      return isPlural && isOtherGermanReferent(word, of: nil, isPlural: true)
        || genders.contains { isOtherGermanReferent(word, of: $0, isPlural: false) }
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
