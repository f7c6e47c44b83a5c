import Foundation

/// What stands around words and decides their form, although it is no part of them.
extension Inflector {
  /// How many bytes before and behind words are looked at: what decides stands close by.
  package static let longestContext = 64

  /// How much around words has to be read with them.
  package struct Context {
    /// How many bytes before them.
    package var before: Int
    /// How many bytes behind them.
    package var behind: Int
  }

  /// How much around words decides their form: a preposition that asks for a case (`mit` before 5 Freunden), with
  /// the word that tells which of several (`an` before 5 Freunde, `senden` behind them), or the verb that says
  /// what the reader is (`du bist jetzt`).
  ///
  /// - Parameters:
  ///   - before: What stands before the words, up to the space before them.
  ///   - behind: What stands behind the words.
  ///   - isAboutReader: Whether a verb is looked for, too.
  /// - Returns: Nil if nothing there decides anything.
  package func context(
    of words: String, before: String, behind: String, isAboutReader: Bool
  ) -> Context? {
    guard language.hasCases || isAboutReader && language.agreesInGender,
      before.utf8.last == UInt8(ascii: " ")
    else { return nil }
    let near = String(decoding: before.utf8.suffix(Self.longestContext), as: UTF8.self)
    let start = near.utf8.count
    if language.hasCases {
      let range = start..<(start + words.utf8.count)
      let found: Range<Int>? =
        withPhrase(near + words + behind) { $0.governingContext(of: range) } ?? nil
      if let found {
        return Context(
          before: start - found.lowerBound, behind: found.upperBound - range.upperBound)
      }
    }
    guard isAboutReader else { return nil }
    let verb: Int? = withPhrase(near) { $0.readersContext } ?? nil
    return verb.map { Context(before: start - $0, behind: 0) }
  }

  /// How many bytes before words that refer to a person decide their case: a preposition (z nią), or a verb that says
  /// to whom (wyślij jej).
  ///
  /// - Parameter before: What stands before the words, up to the space before them.
  package func contextOfReferent(behind before: String) -> Int {
    guard language.hasCases, before.utf8.last == UInt8(ascii: " ") else { return 0 }
    let near = String(decoding: before.utf8.suffix(Self.longestContext), as: UTF8.self)
    let start: Int? = withPhrase(near) { $0.startOfReferentContext } ?? nil
    return start.map { near.utf8.count - $0 } ?? 0
  }

  /// Whether the words behind a text say what someone is, for it ends in als, como or their like.
  ///
  /// - Parameter before: What stands before the words, up to the space before them.
  package func saysWhatOneIs(behind before: String) -> Bool {
    guard before.utf8.last == UInt8(ascii: " ") else { return false }
    let near = String(decoding: before.utf8.suffix(Self.longestContext), as: UTF8.self)
    return withPhrase(near) { $0.endsInWordForWhatOneIs } ?? false
  }

  /// Whether the first word of a text may be a preposition.
  package func startsWithPreposition(_ text: String) -> Bool {
    withPhrase(text) { phrase in
      phrase.words.indices.first.map { phrase[$0, lower: true].roles.contains(.preposition) }
        ?? false
    } ?? false
  }
}

extension Phrase {
  /// From a preposition before words that asks for a case, or the word before it that tells which, to the end of
  /// the words, or of the word behind them that tells it.
  ///
  /// - Parameter range: Where the words stand, in UTF-8 bytes.
  fileprivate func governingContext(of range: Range<Int>) -> Range<Int>? {
    let place = range.lowerBound
    guard let last = lastWord(before: place) ?? abbreviation(before: place) else { return nil }
    var first = last + 1
    while first > 1, isFollowedDirectly(first - 2), isBeforeCount(first - 1),
      !self[first - 1].endsPhrase
    {
      first -= 1
    }
    guard let governing = governingWord(before: first) else {
      return hasNumber(in: range) || language.countsByCase
        ? verbsContext(before: first, range) : nil
    }
    if casesAsked(by: governing).count == 1 {
      let isOfVerb = self[governing].roles.contains(.reflexive)
      return Int(token(isOfVerb ? governing - 1 : governing).start)..<range.upperBound
    }
    guard isSure(governing, of: range) else { return nil }
    // `3 z 22 plików`: a number before a preposition tells its case.
    let start = Int((numberToken(rightBefore: governing) ?? token(governing)).start)
    let end = words.indices.first { Int(token($0).start) >= range.upperBound }
    guard let other = wordTelling(caseOf: governing, behind: end) else {
      return start..<range.upperBound
    }
    let isBefore = other < governing
    return isBefore
      ? Int(token(other).start)..<range.upperBound : start..<Int(token(other).end)
  }

  /// From the start of the clause to the end of the words, where a verb stands before them that may have them for
  /// its object: masz 1 nową wiadomość, lösche 1 neuen Ordner.
  private func verbsContext(before first: Int, _ range: Range<Int>) -> Range<Int>? {
    var verb = first - 1
    while verb > 0, isFollowedDirectly(verb - 1),
      self[verb].isAdverb || self[verb].roles.contains(.limits)
    {
      verb -= 1
    }
    let reading = self[verb]
    let isFull = reading.isVerb && reading.isBystander && !reading.isAuxiliary
    guard
      isFull || reading.roles.contains(.takesObject)
        || language.hooks.isImperative(verb, in: self),
      reading.roles.isDisjoint(with: [.presents, .preposition]),
      !language.hooks.presents(verb, in: self),
      // `Działa ^[nowy %@]`: what no number counts may be the subject of a verb in the third person.
      hasNumber(in: range) || reading.roles.contains(.takesObject)
        || mayActUpon(verb: verb) && !mayHaveSubjectBehind(infinitive: verb)
    else { return nil }
    var start = verb
    while start > 0, !isCut(after: start - 1) { start -= 1 }
    return Int(token(start).start)..<range.upperBound
  }

  /// Where the last word starts, if it asks a pronoun behind it for a case.
  fileprivate var startOfReferentContext: Int? {
    guard let last = lastWord(before: text.count),
      !self[last].roles.isDisjoint(with: [.preposition, .reaches])
    else { return nil }
    return Int(token(last).start)
  }

  /// Where a verb stands that says what the reader is, or its subject, with nothing but adverbs behind it.
  fileprivate var readersContext: Int? {
    guard language.agreesInGender, var word = lastWord(before: text.count) else { return nil }
    while word > 0, isFollowedDirectly(word - 1), self[word].isAdverb, !self[word].isCopula {
      word -= 1
    }
    if language.countsByCase, isFormlessAuxiliary(word) || isLinking(word) {
      return startOfBeing(word)
    }
    guard isOfReader(verb: word) else { return nil }
    let isSubject = word > 0 && isFollowedDirectly(word - 1) && isSubjectPronoun(word - 1)
    return Int(token(isSubject ? word - 1 : word).start)
  }

  /// Whether a word is a verb with which somebody is something (bądź pierwszym), and none behind which a dative says to
  /// whom (odpowiedz znajomym).
  private func isLinking(_ word: Int) -> Bool {
    self[word].roles.contains(.linking) && self[word].roles.isDisjoint(with: .reaches)
  }

  /// `Musisz być ^[zalogowanym]`, `Trzeba być ^[zalogowanym]`: where what has to be read from a verb on starts with which
  /// somebody is something: with that verb behind one of the reader, and with its clause elsewhere, which may have a
  /// subject.
  private func startOfBeing(_ verb: Int) -> Int {
    let before = beforeAdverbs(from: verb - 1)
    var start = verb
    if before < 0 || !isFirstOrSecondPerson(verb: before) {
      while start > 0, !isCut(after: start - 1) { start -= 1 }
    }
    return Int(token(start).start)
  }

  /// Whether it is known which of several cases a preposition means.
  ///
  /// The value of an argument may be a name of any form; where numbers ask for cases, such a value is declined within
  /// a region, too.
  private func isSure(_ governing: Int, of range: Range<Int>) -> Bool {
    hasNumber(in: range) || governing == 0 || language.countsByCase
      || isInOneCase(at: range.lowerBound, of: governing)
  }

  /// `Suche in ^[dieser %@]`: whether the determiner that starts at a place may be in but one of the cases that a
  /// preposition asks for.
  private func isInOneCase(at place: Int, of governing: Int) -> Bool {
    let word = firstWord(from: place)
    guard word < count, let determiner = first(self[word].determiners) else { return false }
    let cases = language.government.cases(of: lower(governing))
    return cases.filter { language.mayBe(determiner, $0) }.count == 1
  }

  private func hasNumber(in range: Range<Int>) -> Bool {
    tokens.tokens.contains { $0.kind == .number && range.contains(Int($0.start)) }
  }

  /// The last word before a place, if only a space stands between.
  private func lastWord(before place: Int) -> Int? {
    word(before: place).flatMap { Int(token($0).end) + 1 == place ? $0 : nil }
  }

  /// The last word before a place, if it is an adverb and only a point and a space stand between, as in `ca. 5`.
  private func abbreviation(before place: Int) -> Int? {
    guard let last = word(before: place), self[last].isAdverb else { return nil }
    let end = Int(token(last).end)
    return end + 2 == place && text[end] == UInt8(ascii: ".") ? last : nil
  }

  private func word(before place: Int) -> Int? {
    words.indices.last { Int(token($0).start) < place }
      .flatMap { words[$0].half == .second ? nil : $0 }
  }
}
