import Foundation
import Vocabulary

/// The nouns that numbers inside of the text count: `lista de 2 elementos`, `up to 3 new messages`, `1
/// hour 30 minutes`.
extension Phrase {
  /// Words that a number counts.
  struct Counted {
    /// The first of them.
    var start: Int
    var number: GrammaticalNumber?
  }

  /// The words that each number counts, by place.
  ///
  /// A number counts what follows it. Determiners and adjectives right before it belong to the same noun
  /// (`los últimos 3 días`). A number that the text starts with counts all that can agree (`2
  /// seleccionados`); one that names what stands before it (`capítulo 2`, `8-hour flight`, `20 % de
  /// descuento`) counts nothing.
  func counted(by request: Request) -> [Counted] {
    let first = Counted(start: 0, number: request.features.number)
    let counts = request.counts
    guard !counts.isEmpty else { return [first] }
    var found: [Counted] = []
    var least = 0
    for (position, count) in counts.enumerated() {
      let next = position + 1 < counts.count ? counts[position + 1].offset : Int.max
      guard !isPartOfName(numberAt: count.offset), let behind = word(behindNumberAt: count.offset),
        standsBeforeCounted(behind, before: next, isAlone: counts.count == 1)
      else { continue }
      found.append(Counted(start: start(ofCounted: behind, from: least), number: count.number))
      least = behind + 1
    }
    guard found.isEmpty else { return found }
    return countsAll(counts[0].offset) ? [first] : [Counted(start: 0, number: nil)]
  }

  /// Whether a number that counts no noun stands before all that may agree with it.
  private func countsAll(_ number: Int) -> Bool {
    guard !isPartOfName(numberAt: number) else { return false }
    guard let word = words.indices.first(where: { Int(token($0).start) > number }) else {
      return words.isEmpty
    }
    // `2 en línea`, `3 per day`
    return word == 0 && (!isPreposition(0) || isDegree(0))
  }

  /// Whether a number is a part of a word (8-hour), an ordinal (the German point), or a percentage.
  private func isPartOfName(numberAt offset: Int) -> Bool {
    guard
      let number = tokens.tokens.firstIndex(where: {
        $0.kind == .number && Int($0.start) <= offset && offset < Int($0.end)
      }), number + 1 < tokens.tokens.count
    else { return false }
    if isWord(numberAt: number) { return true }
    let isApart = tokens.tokens[number + 1].kind == .space && number + 2 < tokens.tokens.count
    let mark = bytes(of: isApart ? number + 2 : number + 1)
    if mark.equals("%") || mark.equals("‰") { return true }
    guard !isApart, number + 2 < tokens.tokens.count else { return false }
    let next = tokens.tokens[number + 2].kind
    return mark.equals("-") || mark.equals("‑") ? next == .word : mark.equals(".")
  }

  /// Whether letters make an ordinal or a name of a number (2nd, 4x), but not thousands of it (10K).
  private func isWord(numberAt token: Int) -> Bool {
    let bytes = bytes(of: token)
    guard let last = bytes.last, PlainByte.isLetter(last) else { return false }
    let isThousands = bytes.dropLast().last.map { (0x30...0x39).contains($0) } ?? false
    return !(isThousands && "KMBk".utf8.contains(last))
  }

  private func start(ofCounted behind: Int, from least: Int) -> Int {
    var start = behind
    while start > least, isBeforeCount(start - 1) { start -= 1 }
    // What a preposition at the very start governs is the first phrase anyway.
    return start == 1 && isPreposition(0) ? 0 : start
  }

  private func isPreposition(_ word: Int) -> Bool {
    self[word].endsPhrase || self[word].roles.contains(.preposition)
  }

  /// Whether a number stands right before a word.
  func isBehindNumber(_ word: Int) -> Bool { number(rightBefore: word) != nil }

  /// The token of a number that stands before a word with nothing but spaces between.
  private func number(rightBefore word: Int) -> TextToken? {
    let before = tokens.tokens[..<Int(words[word].token)].last { $0.kind != .space }
    return before?.kind == .number ? before : nil
  }

  /// The word right behind a number.
  private func word(behindNumberAt offset: Int) -> Int? {
    guard let word = words.indices.first(where: { Int(token($0).start) > offset }),
      words[word].half != .second
    else { return nil }
    return number(rightBefore: word).map { Int($0.start) >= offset } ?? false ? word : nil
  }

  /// Whether a noun comes, with nothing but adjectives before it.
  ///
  /// - Parameters:
  ///   - end: Where the next number stands, as a UTF-8 offset.
  ///   - isAlone: Whether no other number counts.
  private func standsBeforeCounted(_ start: Int, before end: Int, isAlone: Bool) -> Bool {
    var word = start
    // Behind a noun a number alone may be its name: what follows has to be sure.
    let isLabel =
      isAlone && start > 0 && self[start - 1].isOnlyNoun && !self[start - 1].isAdverb
    while word < count, Int(token(word).start) < end {
      let reading = self[word]
      if reading.endsPhrase || reading.isCoordination { return false }
      if isLabel ? reading.isOnlyNoun : reading.isNoun { return true }
      if !reading.isKnown { return true }
      // `Anna and 3 others`
      if !isLabel, isOther(word), word + 1 == count || isPreposition(word + 1) { return true }
      guard reading.isAdjective || reading.isSpecifier || reading.isAdverb,
        isFollowedDirectly(word)
      else { return false }
      word += 1
    }
    return false
  }

  /// Whether a word that describes things stands for them: Anna y 3 más nuevos, et 2 autres.
  private func isOther(_ word: Int) -> Bool {
    self[word].isSpecifier || self[word].isPronoun || self[word].isAdjective
  }

  /// Whether a word before a number describes what it counts.
  private func isBeforeCount(_ word: Int) -> Bool {
    let reading = self[word]
    guard !isPreposition(word), !reading.isOnlyNoun, !reading.isVerb,
      !reading.roles.contains(.limits), !standsBehindVerb(word)
    else { return false }
    return reading.isDeterminer || reading.isSpecifier || reading.isAdjective
  }

  /// Whether a word is a participle behind to have (a envoyé 2 messages), or a pronoun behind a verb
  /// (wysłała ci 5 wiadomości).
  private func standsBehindVerb(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    if self[word - 1].roles.contains(.perfect) { return true }
    return isPersonalPronoun(word) && self[word - 1].isVerb && self[word - 1].isBystander
  }

  /// Whether a verb before a phrase doesn't agree with it: it has a subject of its own (`la lista tiene
  /// 3 elementos`, `are you sure`), or other words before what it would speak of.
  func isApart(verb word: Int, from phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard word < start, phrase.head != nil else { return false }
    let presents = self[word].roles.contains(.presents)
    // `has 3 photos`: what someone has is an object.
    let isReflexive = word > 0 && self[word - 1].roles.contains(.reflexive)
    if self[word].roles.contains(.perfect), !presents, !isReflexive { return true }
    if hasSubject(verb: word, presents: presents) || isSubjectPronoun(word + 1) { return true }
    if start - word > Self.reach { return true }
    return startsOfCounted.contains(start)
      && (word + 1..<start).contains { !stands($0, betweenVerbAndNumber: start) }
  }

  /// How many words a verb and its subject may be away from each other: hostile texts have thousands.
  private static let reach = 64

  private func hasSubject(verb word: Int, presents: Bool) -> Bool {
    (max(0, word - Self.reach)..<word).contains { other in
      let reading = self[other]
      // `es fehlen 3 Dateien`: the subject follows these.
      if isSubjectPronoun(other) { return !presents }
      if !reading.isKnown { return !presents }
      return reading.isNoun && !isBystander(other) && !reading.isPronoun
        && reading.roles.isDisjoint(with: [.presents, .preposition])
    }
  }

  private func stands(_ word: Int, betweenVerbAndNumber start: Int) -> Bool {
    let reading = self[word]
    return reading.isAdverb || reading.isAuxiliary || reading.isParticiple || reading.isCopula
      || reading.roles.contains(.limits) || reading.isSpecifier
      || reading.isAdjective && word + 1 == start
  }
}
