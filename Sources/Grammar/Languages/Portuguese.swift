/// Portuguese: what its folder can't say.
struct Portuguese: LanguageHooks {
  /// The future subjunctive of most verbs is spelled as the infinitive, and has a plural: quando chegar 1 mensagem, quando
  /// chegarem 5 mensagens (Cunha and Cintra, "Nova gramática do português contemporâneo", chapter 13).
  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    agreement.inflectObjectReferences(&text, isJoined: false, apart: .nowhere)
    agreement.inflectResultOfCounted(&text)
    guard agreement.target.asksNumber, agreement.phrase.head != nil,
      let verb = text.futureSubjunctive(of: agreement.phrase),
      let infinitive = text.infinitive(spelledAs: verb)
    else { return }
    let isPlural = agreement.target.isPlural
    text.replace(verb, with: isPlural ? Self.futureOfSeveral(infinitive) : infinitive)
  }

  /// What names the kind of the subject may be a verb, too, but isn't that of a clause in the future subjunctive: quando 3
  /// contas teste expirarem.
  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    text.isNounOfKind(word, of: phrase) ? nil : text.plainVerbForm(word, phrase, request, target)
  }

  /// `Chegarem`, and of an i that is no part of the vowel before it `saírem`, but seguirem.
  private static func futureOfSeveral(_ infinitive: [UInt8]) -> [UInt8] {
    let isApart =
      ["air", "oir", "uir"].contains { infinitive.suffix(3).elementsEqual($0.utf8) }
      && !["guir", "quir"].contains { infinitive.suffix(4).elementsEqual($0.utf8) }
    return isApart
      ? Array(infinitive.dropLast(2)) + Array("írem".utf8) : infinitive + Array("em".utf8)
  }
}

extension Phrase {
  /// The verb of a clause behind when or if whose subject a number counts: right behind the subject, or before it, where it is
  /// one of being there or missing.
  fileprivate func futureSubjunctive(of phrase: NounPhrase) -> Int? {
    let start = phrase.words.lowerBound
    guard start > 0, isBehindNumber(start) else { return nil }
    let isLimited = self[start - 1].isAdverb || self[start - 1].roles.contains(.limits)
    let before = isLimited ? start - 2 : start - 1
    guard before >= 0, !isCut(after: before) else { return nil }
    if opensCondition(before) {
      let verb = behindPronouns(from: behindNames(from: behindAdjectives(of: phrase)))
      guard verb < count, isFollowedDirectly(verb - 1), !self[verb].isNoun else { return nil }
      return verb
    }
    return isBehindCondition(before) && presentsAsInfinitive(before) ? before : nil
  }

  /// Whether a word is a conjunction for a time or a condition: quando, se, assim que.
  private func opensCondition(_ word: Int) -> Bool {
    let roles = self[word].roles
    if roles.contains(.reflexive) { return word == 0 || !isPreposition(word - 1) }
    guard roles.contains(.conjunction) else { return false }
    return !roles.contains(.relative)
      || word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isAdverb
  }

  /// Whether nothing but adverbs and pronouns stand between such a conjunction and a verb: se ainda me faltar.
  private func isBehindCondition(_ verb: Int) -> Bool {
    var word = verb - 1
    // Nobody says more between.
    while word >= 0, verb - word < 4, isFollowedDirectly(word) {
      if opensCondition(word) { return true }
      // `se você faltar 3 aulas`: who is the subject stands between, too.
      guard self[word].isAdverb || isObjectPronoun(word) else { return false }
      word -= 1
    }
    return false
  }

  /// The word behind a noun and the adjectives that follow it, for a phrase may hold the verb, too.
  private func behindAdjectives(of phrase: NounPhrase) -> Int {
    guard let head = phrase.head else { return phrase.words.upperBound }
    var word = head.word + head.length
    while word < phrase.words.upperBound, isFollowedDirectly(word - 1), self[word].isAdjective,
      !self[word].isVerb
    {
      word += 1
    }
    return word
  }

  /// The word behind what names the kind of the subject, and behind an of with its noun: conta teste, mensagem de voz nova.
  private func behindNames(from first: Int) -> Int {
    var word = first
    // Nobody says more between.
    while word < min(count, first + 6), isFollowedDirectly(word - 1), belongsToSubject(word) {
      word += 1
    }
    // `3 formas de pagar`
    return isPreposition(word - 1) ? count : word
  }

  private func belongsToSubject(_ word: Int) -> Bool {
    if isUsualOf(word) || words[word].half == .second || isNounOfKind(word) { return true }
    if isUsualOf(word - 1) || words[word - 1].half == .second { return self[word].isNoun }
    return self[word].isAdjective && !self[word].isVerb
  }

  /// `Conta teste`: whether a word is a noun that stays as it is behind another one, whose kind it names.
  ///
  /// It may have been read as a verb alone by now.
  private func isNounOfKind(_ word: Int) -> Bool {
    (self[word].isNoun || self[word].isVerb)
      && language.guesses.rule(.fixedBehind, for: lower(word)) != nil
  }

  /// Whether such a word stands between a counted subject and its verb in the future subjunctive.
  fileprivate func isNounOfKind(_ word: Int, of phrase: NounPhrase) -> Bool {
    guard isNounOfKind(word), isFollowedDirectly(word), let head = phrase.head, word > head.word,
      let verb = futureSubjunctive(of: phrase)
    else { return false }
    return word < verb && infinitive(spelledAs: verb) != nil
  }

  /// The word behind adverbs and pronouns from one on: não se perder.
  private func behindPronouns(from first: Int) -> Int {
    var word = first
    // Nobody says more between.
    while word < min(count, first + 3), isFollowedDirectly(word - 1),
      self[word].isAdverb && !self[word].isAdjective || isObjectPronoun(word)
        || self[word].roles.contains(.reflexive)
    {
      word += 1
    }
    return word
  }

  /// Whether the present of a verb has its subject behind it, and its infinitive, too: faltar, but vencer 3 partidas.
  private func presentsAsInfinitive(_ word: Int) -> Bool {
    guard let infinitive = infinitive(spelledAs: word),
      language.roles(of: infinitive).contains(.arrives)
    else { return false }
    let stem = Array(infinitive.dropLast(2))
    return ["a", "e"].contains { language.roles(of: stem + Array($0.utf8)).contains(.presents) }
  }

  /// The infinitive that a form of the future subjunctive starts with, where both are spelled alike.
  fileprivate func infinitive(spelledAs word: Int) -> [UInt8]? {
    let infinitive = withoutEndingOfSeveral(Array(lower(word)))
    guard infinitive.last == UInt8(ascii: "r"), let verb = language.verb(withForm: infinitive),
      language.form(verb, .singular) == infinitive, language.form(verb, .plural) == infinitive
    else { return nil }
    return infinitive
  }

  private func withoutEndingOfSeveral(_ form: [UInt8]) -> [UInt8] {
    let apart = Array("írem".utf8)
    if form.suffix(apart.count).elementsEqual(apart) {
      return Array(form.dropLast(apart.count)) + Array("ir".utf8)
    }
    return form.suffix(3).elementsEqual("rem".utf8) ? Array(form.dropLast(2)) : form
  }
}
