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

  /// The words that each number counts, by place; where none counts a noun behind it (`capítulo 2`), the
  /// first counts what the text starts with.
  ///
  /// A number counts what follows it. Determiners and adjectives right before it belong to the same noun
  /// (`los últimos 3 días`).
  func counted(by request: Request) -> [Counted] {
    let first = Counted(start: 0, number: request.features.number)
    let counts = request.counts
    guard counts.count > 1 || counts.contains(where: { $0.offset > 0 }) else { return [first] }
    var found: [Counted] = []
    var least = 0
    for (position, count) in counts.enumerated() {
      let next = position + 1 < counts.count ? counts[position + 1].offset : Int.max
      guard let behind = word(behindNumberAt: count.offset),
        standsBeforeCounted(behind, before: next, isAlone: counts.count == 1)
      else { continue }
      found.append(Counted(start: start(ofCounted: behind, from: least), number: count.number))
      least = behind + 1
    }
    return found.isEmpty ? [first] : found
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

  /// The word right behind a number.
  private func word(behindNumberAt offset: Int) -> Int? {
    guard let word = words.indices.first(where: { Int(token($0).start) > offset }),
      words[word].half != .second
    else { return nil }
    var index = Int(words[word].token) - 1
    while index >= 0, tokens.tokens[index].kind == .space { index -= 1 }
    let isNumber = index >= 0 && tokens.tokens[index].kind == .number
    return isNumber && Int(tokens.tokens[index].start) >= offset ? word : nil
  }

  /// Whether a noun comes, with nothing but adjectives before it.
  ///
  /// - Parameters:
  ///   - end: Where the next number stands, as a UTF-8 offset.
  ///   - isAlone: Whether no other number counts.
  private func standsBeforeCounted(_ start: Int, before end: Int, isAlone: Bool) -> Bool {
    var word = start
    // Behind a noun a number alone may be its name: what follows has to be sure.
    let isLabel = isAlone && start > 0 && self[start - 1].isOnlyNoun
    while word < count, Int(token(word).start) < end {
      let reading = self[word]
      if reading.endsPhrase || reading.isCoordination { return false }
      if isLabel ? reading.isOnlyNoun : reading.isNoun { return true }
      if !reading.isKnown { return true }
      guard reading.isAdjective, isFollowedDirectly(word) else { return false }
      word += 1
    }
    return false
  }

  /// Whether a word before a number describes what it counts.
  private func isBeforeCount(_ word: Int) -> Bool {
    let reading = self[word]
    guard !isPreposition(word), !reading.isOnlyNoun, !reading.isVerb else { return false }
    return reading.isDeterminer || reading.isSpecifier || reading.isAdjective
  }

  /// Whether a verb before a phrase has a subject of its own before it: `la lista tiene 3 elementos`,
  /// `você tem 3 mensagens`.
  func hasSubject(verb word: Int) -> Bool {
    (0..<word).contains { other in
      let reading = self[other]
      // `es fehlen 3 Dateien`: the subject follows these.
      return isSubjectPronoun(other) && self[word].roles.isDisjoint(with: .presents)
        || reading.isNoun && !isBystander(other) && !reading.isPronoun
          && reading.roles.isDisjoint(with: [.presents, .preposition])
    }
  }
}
