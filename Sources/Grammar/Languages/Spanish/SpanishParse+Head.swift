import Foundation
import Vocabulary

/// The noun that the others agree with.
extension SpanishParse {
  /// - Parameter known: What the caller says of the text, which goes before all that its words show.
  ///
  /// The surest sign wins: a noun of several words, a word that can be nothing but a noun, a foreign
  /// word, then words that may be nouns and stand where nouns do. Most adjectives can be nouns too
  /// (`grande`), so a word that may be both needs a determiner, a number or company to be one.
  func findHead(_ known: Features) -> Head? {
    if known.partOfSpeech == .adjective { return nil }
    if let compound = compoundHead() { return compound }
    let words = wordsBeforeVerb.filter { !isBystander($0) && !readings[$0].isCoordination }
    if let sure = words.first(where: { readings[$0].isOnlyNoun }) { return head(sure) }
    if let unknown = unknownHead(words) { return unknown }
    let all = words.filter { !readings[$0].nouns.isEmpty }
    let nouns =
      all.contains { readings[$0].determiners.isEmpty }
      ? all.filter { readings[$0].determiners.isEmpty } : words.count == 1 ? all : []
    let followsDeterminer = hasDeterminer && words.count > 1
    let isNoun = known.partOfSpeech == .noun || followsDeterminer || startsWithNumber
    // `grande` alone is an adjective; `el grande` and `2 grandes` are nouns; of two words that are
    // both, the first is the noun.
    if let first = nouns.first, isNoun || nouns.count > 1 || words.count > 1 { return head(first) }
    if let first = nouns.first, words.count == 1, readings[first].determiners.isEmpty,
      readings[first].pronouns.isEmpty
    {
      return head(first)
    }
    if known.partOfSpeech == .noun, let first = words.first, !readings[first].isAdjective {
      return Head(word: first, analysis: guess(first))
    }
    if let first = nouns.first, !readings[first].isAdjective,
      readings[first].determiners.isEmpty, readings[first].pronouns.isEmpty
    {
      return head(first)
    }
    return nil
  }

  /// The words before a verb, which has objects of its own behind it: `el usuario tiene acceso`.
  private var wordsBeforeVerb: Range<Int> {
    let verb = nounPhrase.first { readings[$0].verb != nil && readings[$0].isBystander }
    guard let verb,
      (nounPhrase.lowerBound..<verb).contains(where: {
        !readings[$0].nouns.isEmpty && !isBystander($0)
      })
    else { return nounPhrase }
    return nounPhrase.lowerBound..<verb
  }

  /// Of nouns of different genders the one that fits the words around.
  func head(_ word: Int) -> Head? {
    let nouns = readings[word].nouns
    let shown = nouns.count > 1 ? shownGender(beside: word) : nil
    let fitting = nouns.first { shown != nil && $0.lexeme.gender?.settled == shown }
    return (fitting ?? nouns.first).map { Head(word: word, analysis: $0) }
  }

  /// The gender that the words beside a noun show.
  ///
  /// Where one noun is by far the likeliest, only a determiner tells that the other is meant: an
  /// adjective may still have to agree (papa frito).
  private func shownGender(beside word: Int) -> GrammaticalGender? {
    let isClear = readings[word].nouns.first?.lexeme.traits.contains(.likeliest) ?? false
    guard isClear else { return modifierGender(except: word) }
    for other in nounPhrase where other < word {
      guard readings[other].isDeterminer, let slots = readings[other].determiners.first?.slots,
        let first = slots.first, slots.allSatisfy({ $0 % 2 == first % 2 })
      else { continue }
      return first % 2 == 1 ? .feminine : .masculine
    }
    return nil
  }

  /// Whether the head is a noun of two genders, as `capital`, and nothing shows which.
  var isGenderAmbiguous: Bool {
    guard let head, readings.indices.contains(head.word) else { return false }
    // A plural of another noun is no second gender of this one: res, and the notes re and re.
    let nouns = readings[head.word].nouns.filter { $0.slots == head.analysis.slots }
    let genders = Set(nouns.compactMap { $0.lexeme.gender?.settled })
    return genders.count > 1 && modifierGender(except: head.word) == nil
  }

  /// A noun of several words that the lexicon has, such as `hombre lobo`.
  func compoundHead() -> Head? {
    for word in nounPhrase where readings[word].startsCompound {
      guard word + 1 < nounPhrase.upperBound, phrase.isFollowedDirectly(word) else { continue }
      for analysis in readings[word].nouns {
        var lemma = analysis.lexeme.lemma
        lemma.append(UInt8(ascii: " "))
        lemma += phrase.lower(word + 1)
        guard let found = grammar.compound(lemma) else { continue }
        return Head(
          word: word, analysis: Analysis(lexeme: found, slots: analysis.slots), length: 2)
      }
    }
    return nil
  }

  /// Words that no lexicon has are a foreign noun, whose last word changes: `flat white`.
  func unknownHead(_ words: [Int]) -> Head? {
    guard let first = words.first(where: { isUnknown($0) }) else { return nil }
    if isAlone, readings[first].endsPhrase { return nil }
    let nouns = words.contains { !readings[$0].nouns.isEmpty && !readings[$0].isAdjective }
    if nouns { return nil }
    // An unknown word after a word that may be a noun describes it.
    if let noun = words.first(where: { !readings[$0].nouns.isEmpty }), noun < first { return nil }
    var last = first
    while words.contains(last + 1), isUnknown(last + 1) { last += 1 }
    if words.count == 1, SpanishAdjectives.guess(phrase.lower(first)) != nil, !hasDeterminer,
      !startsWithNumber, isParticiple(first)
    {
      return nil
    }
    return Head(word: last, analysis: guess(last))
  }

  func isUnknown(_ word: Int) -> Bool {
    !readings[word].isKnown && !readings[word].endsPhrase && !readings[word].isCoordination
  }

  /// By its ending alone: this is asked of words that no lexicon has.
  func isParticiple(_ word: Int) -> Bool {
    ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"]
      .contains { phrase.lower(word).hasSuffix($0) }
  }

  func guess(_ word: Int) -> Analysis {
    let text = phrase.lower(word)
    if isAbbreviation(word) {
      // Spoken with a plural, written without: las ONG.
      let lexeme = Lexeme(
        lemma: text, part: .noun, gender: .masculine, traits: .guessed, forms: .invariable)
      return Analysis(lexeme: lexeme, slots: [0, 1])
    }
    // A word in -is or -us is rather one that doesn't change, unless something shows the plural.
    let isShown = determinerSlots.map { $0 >= 2 } ?? false
    let looksPlural = ["as", "es", "os"].contains(where: text.hasSuffix)
    let isSingular = determinerSlots.map { $0 < 2 } ?? false
    if isShown || looksPlural && !isSingular, let singular = SpanishNouns.singular(of: text) {
      return Analysis(lexeme: SpanishNouns.guess(singular), slots: [1])
    }
    return Analysis(lexeme: SpanishNouns.guess(text), slots: [0])
  }

  func isAbbreviation(_ word: Int) -> Bool {
    let text = phrase.text(word)
    return (2...5).contains(text.count) && text.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
