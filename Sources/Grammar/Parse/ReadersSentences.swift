import Foundation
import Vocabulary

/// Sentences of one word that are said of the reader, whatever stands in the next one: ¡Bienvenido! Tienes 3 mensajes,
/// Prêt ? Il reste 3 minutes; questions behind another one (Ya es viernes. ¿Preparado?); and those of what only persons are,
/// with how long it is so: Inscrit depuis 3 jours.
extension Phrase {
  /// The words that are such sentences, or clauses before a colon or a comma.
  var sentencesOfReader: [Int] {
    guard language.hasRomanceSyntax, count > 1 else { return [] }
    return words.indices.dropLast().filter {
      isSentenceOfReader($0) || isOfPersonForTime($0) || isOfReaderOnce($0)
    } + words.indices.filter { isQuestionToReader($0) }
  }

  /// `Hola de nuevo, ¿listo para entrenar?`, `Ya es viernes. ¿Preparado?`: whether a word that a reader is asked starts a
  /// question, behind another clause or before what is counted; but você paga 5 reais. Certo?
  private func isQuestionToReader(_ word: Int) -> Bool {
    guard words[word].half == .whole, !isArgument(word), !isForThings(adjective: word),
      startsQuestion(word), let adjective = first(self[word].adjectives),
      adjective.cells.contains(0), isOfPersonsOrAsked(adjective: word)
    else { return false }
    // `¿Seguro que quieres salir?`: there it may be an adverb.
    return isCut(after: word)
      || isFollowedDirectly(word) && isPreposition(word + 1)
        && !self[word + 1].roles.contains(.relative)
  }

  /// Whether a sentence starts at a word and is a question, or what opens one or what greets stands right before it.
  private func startsQuestion(_ word: Int) -> Bool {
    (startOfSentence(with: word) == word || word > 0 && separator(after: word - 1).contains(0xBF)
      || isBehindGreeting(word))
      && endsInQuestion(from: word)
  }

  /// `Ciao di nuovo, pronto per iniziare?`: whether nothing but what greets, and how, stands before a word and a comma.
  private func isBehindGreeting(_ word: Int) -> Bool {
    guard word > 0, isComma(behind: word - 1) else { return false }
    let start = startOfSentence(with: word)
    return start < word && self[start, lower: true].roles.contains(.greets)
      && (start + 1..<word).allSatisfy {
        isFollowedDirectly($0 - 1) && !isArgument($0)
          && (self[$0].isAdverb || self[$0].isAdjective || isPreposition($0))
      }
  }

  /// `Une fois connecté, vous pourrez continuer`: whether a word says what the reader, who is the subject of the next
  /// clause, has to be first.
  ///
  /// Only of some it is the reader: une fois téléchargé, vous pourrez le lire.
  func isOfReaderOnce(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, word + 1 < count, saysOnce(before: word),
      !isArgument(word),
      let adjective = first(self[word].adjectives), adjective.cells.contains(0),
      isOfPersonsOrAsked(adjective: word),
      hasComma(behind: word), isFollowedDirectly(word - 2),
      isFollowedDirectly(word - 1), startOfSentence(with: word) == word - 2
    else { return false }
    return startsClauseOfReader(word + 1)
  }

  /// Whether once or after stands before a word: una vez, depois de.
  private func saysOnce(before word: Int) -> Bool {
    if self[word - 2].roles.contains(.indefinite) { return hasNoun(word - 1, .times) }
    return self[word - 2].roles.contains(.past) && isUsualOf(word - 1)
      && words[word - 1].half == .whole
  }

  /// Whether a clause whose subject, or whose object, the reader is starts at a word.
  func startsClauseOfReader(_ first: Int) -> Bool {
    var word = first
    while word + 1 < count, self[word].isAdverb, isFollowedDirectly(word) { word += 1 }
    if isReader(word) { return true }
    // `si accende una luce`
    if isObjectPronoun(word) || self[word].roles.contains(.reflexive) {
      return row(of: word)?.features.contains(.secondPerson) == true
    }
    return isOfReader(verb: word) || isModalOfReader(word) || isReadersByForm(verb: word)
  }

  /// `Recibirás`, `iniciaste`, but existe: whether a word that is nothing else ends as verbs do whose subject the reader is.
  func isReadersByForm(verb word: Int) -> Bool {
    let reading = self[word]
    guard !reading.isNoun, !reading.isAdverb, !reading.isAdjective, !isArgument(word),
      !reading.isKnown || !reading.hasVerbNumber
    else { return false }
    return language.guesses.rule(.readersVerb, for: lower(word)) != nil
  }

  private func isOfPersonForTime(_ word: Int) -> Bool {
    guard isFollowedDirectly(word),
      // `Inscrito há 3 dias`
      !self[word + 1].roles.isDisjoint(with: [.preposition, .ago]),
      isOfPersons(adjective: word), first(self[word].adjectives)?.cells.contains(0) == true,
      words[word].half == .whole, !isArgument(word), startOfSentence(with: word) == word
    else { return false }
    return isBehindNumber(word + 2) && hasNoun(word + 2, .time)
  }

  private func isSentenceOfReader(_ word: Int) -> Bool {
    guard words[word].half == .whole, isCut(after: word), startOfSentence(with: word) == word,
      !isArgument(word), let adjective = first(self[word].adjectives), adjective.cells.contains(0)
    else { return false }
    if salutes(word) { return true }
    return hasAdjective(word, .asked)
      && separator(after: word).contains(UInt8(ascii: "?"))
  }
}
