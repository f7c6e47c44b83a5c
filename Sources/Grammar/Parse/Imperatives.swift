import Foundation
import Vocabulary

/// Imperatives that are nouns or adjectives, too, and start a text: mostra file nascosti, carica documenti.
extension Phrase {
  /// Reads such a word as a verb where what follows is of another number, or as a whole doesn't fit it.
  ///
  /// It asks for the values of arguments: what stands around one was written for any value.
  mutating func settleImperative() {
    settleImperativesByForm()
    guard language.hasRomanceSyntax, count > 1, !startsWithNumber, words[0].half == .whole,
      words[1].half == .whole, token(0).shape == .title, !isArgument(0), !isArgument(1),
      isFollowedDirectly(0), mayBeImperative(0), standsBeforeObject(0)
    else { return }
    settle(0, as: .verb)
  }

  /// Reads plurals of participles as the imperatives with the reader's pronoun that are spelled alike (registrati,
  /// assicurati di essere pronta), and those of other adjectives as the polite ones (continui a leggere), where a sentence
  /// starts with them.
  ///
  /// It is for texts that speak of one reader: of whom several things are said there would be several.
  mutating func settleImperativesOfReader() {
    guard language.guesses.has(.imperative) else { return }
    for word in words.indices
    where words[word].half == .whole && self[word].given == nil && self[word].isAdjective
      && !isArgument(word) && startsSentence(word)
      && (language.guesses.rule(.imperative, for: lower(word)) != nil || isVerbOfOne(plural: word))
    {
      settle(word, as: .verb)
    }
  }

  /// Whether a word is an adjective in the plural, and a verb whose subject is one person, and describes no noun behind it:
  /// continui a leggere, but continui aggiornamenti.
  private func isVerbOfOne(plural word: Int) -> Bool {
    let reading = self[word]
    return reading.hasVerbNumber && reading.marks.contains(.singularVerb) && !reading.isNoun
      && !reading.isAdverb && !reading.isSpecifier && isWholly(.plural, word) && !startsNoun(word)
  }

  /// `Choisis 3 fichiers`: whether the plural of a participle that is an imperative, too, starts a sentence.
  ///
  /// A text lists these (`commands`), for their shape doesn't tell them, as it does registrati.
  func isImperative(participle word: Int) -> Bool {
    self[word].roles.contains(.commands) && startOfSentence(with: word) == word
  }

  /// Reads plurals of participles as the imperatives that are spelled alike, where one starts a sentence and a determiner
  /// opens its object (choisis une équipe, but choisis pour vous), and as other forms of the same verbs behind the pronoun
  /// for their subject (tu finis premier, vous faites partie du groupe).
  mutating func settleListedImperatives() {
    guard count > 1 else { return }
    for word in words.indices
    where self[word].roles.contains(.commands) && words[word].half == .whole && !isArgument(word)
      && (word + 1 < count && opensObjectOfListed(word + 1) && isImperative(participle: word)
        || isBehindOwnPronoun(listed: word))
    {
      settle(word, as: .verb)
    }
  }

  /// `Tu finis`, `vous ne faites`: whether a pronoun that is the subject stands right before a word, or before the pronouns and
  /// the negation there.
  private func isBehindOwnPronoun(listed word: Int) -> Bool {
    var subject = word - 1
    // No verb has more before it.
    while subject > 0, word - subject < 4, isFollowedDirectly(subject), isClitic(subject),
      !isSubjectPronoun(subject)
    {
      subject -= 1
    }
    return subject >= 0 && isFollowedDirectly(subject) && isSubjectPronoun(subject)
      && row(of: subject)?.features.contains(.thirdPerson) == false
  }

  /// Whether a determiner, or an article that is one word with its preposition, stands right behind a word: choisis des
  /// photos.
  private func opensObjectOfListed(_ word: Int) -> Bool {
    guard isFollowedDirectly(word - 1) else { return false }
    return words[word].half == .first || self[word].isSpecifier || opensObject(word)
  }

  /// Whether nothing but adverbs stands before a word in its sentence, or a verb that it is joined to: Accedi o
  /// registrati.
  private func startsSentence(_ word: Int) -> Bool {
    var first = word
    while first > 0 {
      if isCut(after: first - 1) { return true }
      guard isFollowedDirectly(first - 1) else { return false }
      let before = self[first - 1]
      if before.isCoordination {
        return first > 1
          && (self[first - 2].isVerb && self[first - 2].isBystander || isOfOne(first - 2))
      }
      guard before.isAdverb, !before.isCopula else { return false }
      first -= 1
    }
    return !startsWithNumber
  }

  /// `Mettiti comodo e rilassati`: whether a word is an adjective in the singular, which no one in the plural is joined to.
  private func isOfOne(_ word: Int) -> Bool {
    guard !self[word].isSpecifier, let adjective = first(self[word].adjectives) else {
      return false
    }
    return number(of: adjective) == .singular
  }

  private func mayBeImperative(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.given == nil && reading.isVerb && !reading.isBystander
      && reading.marks.contains(.singularVerb) && !reading.isAuxiliary && !reading.endsPhrase
      && !reading.isSpecifier && !reading.isPronoun && isWholly(.singular, word)
  }

  /// Whether what stands behind a word, or behind the number there, can't be said of it, so that it is rather
  /// what the word as a verb acts upon.
  func standsBeforeObject(_ word: Int) -> Bool {
    isBehindNumber(word + 1) ? standsBeforeCountedObject(word) : standsBeforeOtherObject(word)
  }

  /// Whether a number stands between what may be a verb and a noun, and the latter says nothing of the former
  /// as an adjective: toma 3 comprimidos, but nota 2 vencida.
  private func standsBeforeCountedObject(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].isVerb, let label = first(self[word].nouns),
      self[word + 1].isNoun
    else { return false }
    // `Compra 2 entradas`: what is rather a noun is counted, for a number that names something asks for nothing.
    if self[word + 1].likeliest == .noun { return true }
    return !all(self[word + 1].adjectives).contains {
      fits($0, gender: gender(of: label), noun: label)
    }
  }

  private func standsBeforeOtherObject(_ word: Int) -> Bool {
    let next = self[word + 1]
    guard !next.endsPhrase, !next.isCoordination, !next.isBystander,
      !mayBeCompound(lower(word), lower(word + 1))
    else { return false }
    // `Mostra preferiti`, `Attiva tutti i dispositivi`; `Nota spese` says nothing.
    if isWholly(.plural, word + 1) {
      return self[word].isAdjective || !next.isOnlyNoun || hasPluralAdjective(behind: word + 1)
    }
    guard next.isOnlyNoun else { return false }
    // `Carica file`
    if self[word].isNoun, self[word].isAdjective, !fits(adjective: word, word + 1) { return true }
    return !isWholly(.singular, word + 1) && hasPluralAdjective(behind: word + 1)
  }

  /// Whether an adjective in the plural stands right behind a noun: link condivisi.
  private func hasPluralAdjective(behind noun: Int) -> Bool {
    isFollowedDirectly(noun) && words[noun + 1].half == .whole && self[noun + 1].isAdjective
      && !self[noun + 1].isSpecifier && !isArgument(noun + 1) && isWholly(.plural, noun + 1)
  }

  /// Whether a word has this number, whatever it is of what takes one.
  private func isWholly(_ number: GrammaticalNumber, _ word: Int) -> Bool {
    let reading = self[word]
    let found = [reading.nouns, reading.adjectives, reading.specifiers].flatMap { all($0) }
    return !found.isEmpty && found.allSatisfy { self.number(of: $0) == number }
  }
}
