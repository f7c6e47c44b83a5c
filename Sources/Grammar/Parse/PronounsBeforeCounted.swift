import Foundation
import Vocabulary

/// Pronouns that look like a possessive, before what a number counts: habt ihr 3 Fotos?, wenn ihr 3 Punkte habt, Anna hat ihr
/// 3 Fotos geschickt.
extension Phrase {
  /// Whether a word is such a pronoun: a verb whose subject may be several readers stands right before it or ends the
  /// clause, or what is counted is written as several things, of which the possessive has another form (ihre 3 Fotos).
  func isPronoun(beforeCountedSeveral word: Int) -> Bool {
    guard language.order.isVerbSecond, isBehindNumber(word + 1), !isCut(after: word),
      self[word].isDeterminer, isFormOfSeveralReaders(word)
    else { return false }
    if isOfReaders(verb: word - 1), !isSubjectPronoun(word - 2) { return true }
    // `Folgt ihr 3 Kanälen?`
    if isWhom(ofQuestion: word)
      || word > 0 && startsQuestion(verb: word - 1) && self[word - 1].roles.contains(.governs)
    {
      return true
    }
    if wordsOfClause(behind: word).last.map({ isOfReaders(verb: $0) }) == true { return true }
    if isSubject(readersByLastVerb: word) || isSubject(readersBehindVerb: word) { return true }
    let noun = (word + 1..<min(count, word + 4)).first { self[$0].isOnlyNoun }
    guard let noun, !isArgument(noun), let analysis = first(self[noun].nouns) else { return false }
    return number(of: analysis) == .plural
  }

  /// Whether a word has the form of the subject that stands for several readers.
  func isFormOfSeveralReaders(_ word: Int) -> Bool {
    guard let row = row(of: word) else { return false }
    return row.features.contains(FeatureSet.secondPerson.union(.plural))
      && cells(of: word, row).contains(0)
  }

  /// `Wenn ihr 3 Geräte nutzt`: whether such a word stands right behind a conjunction, and the verb at the end of the clause
  /// has a form of several readers.
  ///
  /// Where one thing has that form as well, the text speaks to them elsewhere, or has nobody before whose things those
  /// might be, and the verb may have an object: Anna erfährt, wenn ihr Gerät startet; wenn ihr Gerät fehlt.
  private func isSubject(readersByLastVerb word: Int) -> Bool {
    guard word > 0, token(word).shape == .small, isFollowedDirectly(word - 1),
      self[word - 1].roles.contains(.conjunction),
      let last = wordsOfClause(behind: word).last, token(last).shape == .small,
      let third = GermanFormsOfReaders(language: language).thirdPerson(of: lower(last))
    else { return false }
    if !third.elementsEqual(lower(last)) || speaksToSeveralReaders(besides: word) { return true }
    // `Wenn ihr 3 Tage wartet`
    let noun = (word + 1..<min(count, word + 4)).first { self[$0].isOnlyNoun }
    let isTime = noun.map { hasNoun($0, .time) } ?? false
    return (isTime || self[last].roles.isDisjoint(with: [.presents, .acts, .governs]))
      && hasNoOwner(before: word - 1)
  }

  /// `Dafür bekommt ihr 5 Punkte`: whether such a word stands right behind a verb that has a form of several readers, and no
  /// subject before it.
  private func isSubject(readersBehindVerb word: Int) -> Bool {
    let verb = word - 1
    guard verb >= 0, token(word).shape == .small, isFollowedDirectly(verb),
      GermanFormsOfReaders(language: language).thirdPerson(of: lower(verb)) != nil,
      self[verb].roles.isDisjoint(with: [.presents, .acts, .governs])
    else { return false }
    // `Bald erhaltet ihr`: no lexicon has all of these forms as verbs.
    let isFirst = startOfClause(with: verb) == verb
    return (isFirst || token(verb).shape == .small && hasNoSubject(before: verb))
      && hasNoOwner(before: verb)
  }

  /// Whether nothing before a word may be whose something is; what a number counts hardly is.
  private func hasNoOwner(before word: Int) -> Bool {
    !(max(0, word - Self.reach)..<word).contains {
      isArgument($0) || self[$0].isNominal && !isBehindNumber($0)
    }
  }

  /// Whether a text has a pronoun of several readers besides one: euch, or a subject right behind its verb, with no noun
  /// behind it that might be theirs (braucht ihr ein Abo).
  private func speaksToSeveralReaders(besides pronoun: Int) -> Bool {
    let ofReaders = FeatureSet.secondPerson.union(.plural)
    // Hostile texts have thousands, each of which asks.
    let near = max(0, pronoun - Self.reach)..<min(count, pronoun + Self.reach)
    return near.contains { word in
      guard word != pronoun, let row = row(of: word), row.features.contains(ofReaders) else {
        return false
      }
      if !cells(of: word, row).contains(0) { return self[word].isPersonalPronoun }
      guard word > 0, isFollowedDirectly(word - 1), !isBehindNumber(word + 1) else { return false }
      let isBehindVerb =
        isOfReaders(verb: word - 1)
        || GermanFormsOfReaders(language: language).thirdPerson(of: lower(word - 1)) != nil
      let mayBeTheirs =
        isFollowedDirectly(word) && self[word + 1].isNominal && !self[word + 1].isSpecifier
      return isBehindVerb && !mayBeTheirs
    }
  }

  /// Whether a word is a form of a verb that only the speaker and readers have: habt, könnt.
  private func isOfReaders(verb word: Int) -> Bool {
    words.indices.contains(word) && self[word].isCopula && !self[word].isAuxiliary
  }
}
