import Foundation

/// Verbs that start a question, with what a number counts behind them as their subject: passen 3 Gäste ins Auto?, gehören ihr
/// 3 Hunde?
extension Phrase {
  /// Reads what may be a participle as such a verb and nothing else: gehören dir 3 Hunde.
  mutating func settleVerbsOfQuestions() {
    guard language.order.isVerbSecond else { return }
    for word in words.indices
    where !self[word].isBystander && self[word].given == nil && !isArgument(word)
      && isBeforeCountedSubject(ofQuestion: word)
    {
      settle(word, as: .verb)
    }
  }

  /// Whether a verb without an object, or with whom something happens to between it and the number, starts a question that
  /// names no other subject, and how long something lasts is none.
  func isBeforeCountedSubject(ofQuestion verb: Int) -> Bool {
    let reading = readingAsVerb(verb)
    guard startsQuestion(verb: verb, reading),
      reading.isBystander || isPredicateForm(verb) || reading.marks.contains(.pluralVerb),
      !reading.isAuxiliary, !reading.endsPhrase, !isBehindNumber(verb),
      let counted = countedWord(behind: verb),
      acts(verb: verb) || reading.roles.contains(.governs) && hasWhom(verb + 1..<counted),
      let noun = (counted..<min(count, counted + 4)).first(where: { self[$0].isNoun })
    else { return false }
    return (asksIfEnough(verb: verb) || !hasNoun(noun, [.time, .times]))
      && !namesOther(behind: noun)
  }

  /// `Reichen 2 Tage?`: whether a verb asks whether an amount is enough, which a time may be, too.
  private func asksIfEnough(verb: Int) -> Bool {
    guard let lexeme = self.verb(ofQuestion: verb)?.lexeme else { return false }
    return language.roles(of: language.form(lexeme, .singular)).contains(.amount)
  }

  /// `Gehört ihr 3 Hunde?`, but braucht ihr 3 Plätze?: whether a word that may stand for several readers is whom something
  /// happens to, right behind a verb of the third person that starts a question.
  func isWhom(ofQuestion word: Int) -> Bool {
    let verb = word - 1
    guard verb >= 0, isFollowedDirectly(verb), startsQuestion(verb: verb),
      isBehindNumber(word + 1), isFormOfSeveralReaders(word)
    else { return false }
    let noun = (word + 1..<min(count, word + 5)).first { self[$0].isNoun }
    // `Fehlt ihr 3 Tage?`
    if let noun, hasNoun(noun, [.time, .times]) { return false }
    // A reading as nothing but a verb has no roles.
    let roles = self[verb, lower: true].roles
    if roles.contains(.presents), !roles.contains(.governs) { return !self[verb].isAuxiliary }
    guard roles.contains(.governs) else { return false }
    let ofSeveral = language.roles(of: formOfSeveral(verb: verb))
    return GermanFormsOfReaders(language: language).thirdPerson(of: lower(verb)) == nil
      || ofSeveral.isSuperset(of: [.acts, .governs]) && !ofSeveral.contains(.presents)
  }

  /// `Folgt ihr 3 Kanälen?`: whether several readers stand behind a verb that starts a question and asks its object for a
  /// case.
  func isBeforeReaders(verbOfQuestion verb: Int) -> Bool {
    verb + 1 < count && startsQuestion(verb: verb) && self[verb].marks.contains(.singularVerb)
      && self[verb, lower: true].roles.contains(.governs) && isFollowedDirectly(verb)
      && isPronoun(beforeCountedSeveral: verb + 1) && !isWhom(ofQuestion: verb + 1)
  }

  /// Whether a verb is the first word of a question.
  func startsQuestion(verb: Int) -> Bool { startsQuestion(verb: verb, self[verb]) }

  private func startsQuestion(verb: Int, _ reading: Reading) -> Bool {
    guard language.order.isVerbSecond, verb == 0 || endsSentence(behind: verb - 1),
      reading.hasVerbNumber
    else { return false }
    let last = wordsOfClause(behind: verb).last ?? verb
    return mark(behind: last).contains(UInt8(ascii: "?"))
  }

  /// `Passen 3 Gäste ins Auto?`, `Gehören dir 3 Hunde?`: what a word is in small letters, where that is a verb in the plural
  /// and the word with its capital none but maybe a noun (das Passen, den Gehören).
  private func readingAsVerb(_ word: Int) -> Reading {
    let (reading, lower) = (self[word], self[word, lower: true])
    guard !reading.isVerb, token(word).shape == .title, lower.isVerb else { return reading }
    return lower.marks.contains(.pluralVerb) ? lower : reading
  }

  private func verb(ofQuestion word: Int) -> Analysis? {
    let number = readingAsVerb(word).verb
    return number < 0 ? nil : store.analyses[Int(number)]
  }

  /// Whether a verb, or one with the word that its clause ends in, has no object: kommt, steht 1 Termin an.
  private func acts(verb: Int) -> Bool {
    guard let lexeme = self.verb(ofQuestion: verb)?.lexeme else { return false }
    let several = language.form(lexeme, .plural)
    let last = wordsOfClause(behind: verb).last.map { Array(lower($0)) } ?? []
    return [language.form(lexeme, .singular), several, several + [UInt8(ascii: " ")] + last]
      .contains { language.roles(of: $0).contains(.acts) }
  }

  private func formOfSeveral(verb: Int) -> [UInt8] {
    self.verb(of: verb).map { language.form($0.lexeme, .plural) } ?? []
  }

  private func hasWhom(_ words: Range<Int>) -> Bool {
    words.contains { isObjectPronoun($0) || isWhom(ofQuestion: $0) }
  }

  /// Whether something behind a word may be the subject, for no preposition stands before it: 3 Gästen der Termin, but 3 Gäste
  /// ins Auto.
  func namesOther(behind noun: Int) -> Bool {
    wordsOfClause(behind: noun).contains { word in
      let reading = self[word]
      guard reading.isNominal || reading.isPronoun || reading.isSpecifier || reading.isArticle,
        !reading.isAdverb, !isPreposition(word)
      else { return false }
      var first = word
      while first - 1 > noun,
        self[first - 1].isSpecifier || self[first - 1].isArticle
          || self[first - 1].isAdjective
      {
        first -= 1
      }
      return first - 1 <= noun || !isPreposition(first - 1)
    }
  }
}
