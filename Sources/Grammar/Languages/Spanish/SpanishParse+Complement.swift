import Foundation
import Vocabulary

/// Words behind a complement that describe the head: `tarjeta de crédito caducada`.
extension SpanishParse {
  /// The adjectives behind complements that agree with the head and not with the noun before them.
  func adjectivesBehindComplement() -> [Int] {
    var found: [Int] = []
    var word = nounPhrase.upperBound
    while let complement = complement(at: word) {
      word = complement.noun + 1
      while word < readings.count, phrase.isFollowedDirectly(word - 1), readings[word].isAdjective {
        if describesHead(word, in: complement) { found.append(word) }
        word += 1
      }
    }
    return found + predicate(from: word) + result(at: nounPhrase.upperBound)
  }

  /// What something was made: `mensaje marcado como leído`.
  private func result(at word: Int) -> [Int] {
    guard word > nounPhrase.lowerBound + 1, word + 1 < readings.count,
      phrase.lower(word).elementsEqual("como".utf8), readings[word - 1].isAdjective,
      readings[word + 1].isAdjective, phrase.isFollowedDirectly(word)
    else { return [] }
    return [word + 1]
  }

  /// Adjectives behind the verb: `los archivos de texto están dañados`.
  private func predicate(from start: Int) -> [Int] {
    guard start > nounPhrase.upperBound else { return [] }
    var word = start
    while word < readings.count, readings[word].isBystander, phrase.isFollowedDirectly(word - 1) {
      word += 1
    }
    guard word > start, readings[start..<word].contains(where: { $0.verb != nil }),
      word < readings.count, phrase.isFollowedDirectly(word - 1), readings[word].isAdjective,
      readings[word].nouns.isEmpty || word + 1 == readings.count
    else { return [] }
    return [word]
  }

  /// A preposition and its noun.
  private struct Complement {
    var noun: Int
    var gender: GrammaticalGender?
    var slots: SlotSet
    /// Whether adjectives behind it rather describe the head.
    var isPartOfName: Bool
  }

  private func complement(at word: Int) -> Complement? {
    guard word > 0, word + 1 < readings.count, readings[word].roles.contains(.preposition),
      phrase.isFollowedDirectly(word - 1), phrase.isFollowedDirectly(word), let head
    else { return nil }
    let isOf = phrase.lower(word).elementsEqual("de".utf8)
    var noun = word + 1
    let hasDeterminer =
      !readings[noun].determiners.isEmpty && noun + 1 < readings.count
      && !readings[noun + 1].nouns.isEmpty
    if hasDeterminer { noun += 1 }
    guard let analysis = readings[noun].nouns.first else { return nil }
    let isContainer = grammar.functionWords[head.analysis.lexeme.lemma].roles.contains(.container)
    return Complement(
      noun: noun, gender: analysis.lexeme.gender?.settled, slots: analysis.slots,
      isPartOfName: isOf && !hasDeterminer && !isContainer)
  }

  private func describesHead(_ word: Int, in complement: Complement) -> Bool {
    guard let head, let adjective = readings[word].adjectives.first else { return false }
    let fitsHead = fits(adjective.slots, gender: gender(nil), noun: head.analysis.slots)
    let fitsNoun = fits(adjective.slots, gender: complement.gender, noun: complement.slots)
    guard fitsHead, fitsNoun else { return fitsHead }
    // Adjectives that say of what kind stand by their noun: experiencia laboral. Of those in -ico, the
    // long ones do (informático), while the short ones say how something is (rico, único).
    let lemma = adjective.lexeme.lemma
    let isRelational =
      ["al", "ar", "ivo", "ario"].contains(where: lemma.hasSuffix)
      || lemma.hasSuffix("ico") && lemma.count > 9
    if isRelational { return false }
    return complement.isPartOfName
      || grammar.functionWords[adjective.lexeme.lemma].roles.contains(.size)
  }

  /// Whether an adjective has a form that a noun's gender and number ask for.
  private func fits(
    _ adjective: SlotSet, gender: GrammaticalGender?, noun: SlotSet
  ) -> Bool {
    adjective.contains { slot in
      let isFeminine = slot % 2 == 1
      let fitsGender = gender == nil || isFeminine == (gender == .feminine)
      return fitsGender && noun.contains(slot >= 2 ? 1 : 0)
    }
  }
}

/// Nouns that stand beside each other: `foto y vídeo`.
extension SpanishParse {
  /// The word at which a noun starts that is joined to this one by y, e, o, u or ni.
  var coordinated: Int? {
    let end = nounPhrase.upperBound
    guard head != nil, end + 1 < readings.count, readings[end].isCoordination,
      phrase.isFollowedDirectly(end - 1), phrase.isFollowedDirectly(end)
    else { return nil }
    var word = end + 1
    while word < readings.count, phrase.isFollowedDirectly(word - 1) {
      let reading = readings[word]
      if !reading.nouns.isEmpty, reading.determiners.isEmpty { return end + 1 }
      guard reading.isAdjective || !reading.determiners.isEmpty else { return nil }
      word += 1
    }
    return nil
  }
}
