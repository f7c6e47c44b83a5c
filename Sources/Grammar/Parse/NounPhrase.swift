import Foundation
import Vocabulary

/// The first noun phrase of a text, or its adjectives where it has no noun.
struct NounPhrase {
  /// The words that belong together.
  var words: Range<Int>
  var head: Head?
  /// Adjectives behind the phrase that describe the head.
  var outlying: [Int] = []
  /// The words that agree with the head, once they are known.
  var agreeing: WordSet?
  /// The preposition that asks for a case, and the case.
  var governing: Int?
  var governed = FeatureSet()
  /// What its words show together, of a language with cases.
  var shown = FeatureSet()

  /// The noun that others agree with.
  ///
  /// A class, for phrases are handed on again and again, and it is most of them.
  final class Head {
    let word: Int
    let analysis: Analysis
    /// How many words the noun has, as in `hombre lobo`.
    let length: Int
    /// Whether its forms have capitals of their own.
    let isExact: Bool
    /// Whether it is an abbreviation in capitals that no lexicon has.
    let isAbbreviation: Bool
    /// Whether it is a symbol or an abbreviation of a lexicon: km, Mr.
    let isSymbol: Bool
    /// The mark of the possessive that the text has behind it.
    var possessive: Bytes

    init(
      word: Int, analysis: Analysis, length: Int = 1, isExact: Bool = false,
      isAbbreviation: Bool = false, isSymbol: Bool = false, possessive: Bytes = .none
    ) {
      self.word = word
      self.analysis = analysis
      self.length = length
      self.isExact = isExact
      self.isAbbreviation = isAbbreviation
      self.isSymbol = isSymbol
      self.possessive = possessive
    }

    var words: Range<Int> { word..<(word + length) }
  }

  func isHead(_ word: Int) -> Bool { head.map { $0.words.contains(word) } ?? false }
}

extension Phrase {
  /// Parses the noun phrase that starts at a word or behind it.
  ///
  /// - Parameters:
  ///   - known: What the caller says of the text.
  ///   - asksGender: Whether a gender is asked for, which words that may be adjectives take.
  mutating func parse(_ known: Features, from start: Int, asksGender: Bool) -> NounPhrase {
    if start == 0 { obey(known) }
    var phrase = NounPhrase(words: language.hooks.nounPhrase(in: self, from: start))
    let isAdjectives =
      asksGender && known.partOfSpeech != .noun && isMadeOfAdjectives(phrase.words)
    // A word alone that is said to be a verb is no noun, whatever it looks like.
    let isVerb = known.partOfSpeech == .verb && (language.order.isHeadLast || count == 1)
    if known.partOfSpeech != .adjective, !isVerb, !isAdjectives {
      phrase.head =
        language.order.isHeadLast
        ? lastHead(phrase.words, known) : firstHead(phrase.words, known)
    }
    if phrase.words.upperBound < count, !language.order.isHeadLast {
      phrase.outlying = adjectivesBehindComplement(phrase)
    } else if language.hasRomanceSyntax {
      phrase.outlying = predicatesOfJoinedVerbs(phrase)
    }
    phrase.agreeing = agreeing(phrase)
    return phrase
  }

  /// A word that the caller says to be a part of speech is read as that: haya as a noun is a tree.
  private mutating func obey(_ known: Features) {
    guard let part = known.partOfSpeech.flatMap({ LexicalPart($0) }) else { return }
    guard let word = language.hooks.wordToSettle(in: self, as: part) else { return }
    switch part {
    case .noun
    where !self[word].isNoun || self[word].isAuxiliary || self[word].endsPhrase
      || self[word].isVerb || self[word].isPronoun || self[word].isSpecifier:
      settle(word, as: part)
    case .adjective where !self[word].isAdjective || self[word].isSpecifier,
      .verb where !self[word].isVerb || !self[word].isBystander || self[word].endsPhrase:
      settle(word, as: part)
    default: break
    }
  }
}

/// What words do in a phrase.
extension Phrase {
  /// A word alone is a word of its own: `sobre` is an envelope, `bien` a good.
  var isAlone: Bool { words.count == 1 }

  /// Whether a word stands beside those that agree: an adverb, a verb, a word in quotation marks.
  func isBystander(_ word: Int) -> Bool {
    let reading = self[word]
    if isAlone { return reading.isCopula && reading.given == nil }
    // After haber a participle agrees with nothing: has borrado, but hai un messaggio.
    if isBehindHave(word), mayBeOfPerfect(reading), !isSaidOfAll(word) { return true }
    if isSalutation(word) { return false }
    if reading.isBystander || isPredicateVerb(word) { return true }
    // `osoba lubi to`: a pronoun at the end is what the verb acts upon.
    if language.hasCases, word > 1, word + 1 == count, reading.isSpecifier || reading.isPronoun,
      self[word - 1].isVerb, self[word - 1].isBystander, !self[word - 1].isAuxiliary
    {
      return true
    }
    // `5 minuti prima`
    if reading.roles.contains(.past), word > 0, self[word - 1].isNoun { return true }
    // `minutę temu`
    if reading.roles.contains(.postposed), word + 1 == count, self[word - 1].isNoun { return true }
    if isQuoted(word), hasNounOutsideQuotes { return true }
    if isAdverbOfVerb(word) || isPronounOfVerb(word) { return true }
    return reading.marks.contains(.quantifier) && isLemma(word)
      && (isBeforeAdjective(word) || isOfTimeOrPlace(word))
  }

  /// Whether the form of an adjective is an adverb: crece rápido, ahora mismo, solo los archivos, solo tú.
  private func isAdverbOfVerb(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.roles.contains(.limits), !reading.isDeterminer {
      return word + 1 < count && isFollowedDirectly(word)
        && (self[word + 1].isDeterminer || isSubjectPronoun(word + 1)
          || isSingularBeforePlural(word) || limitsWhenOrHow(word))
    }
    guard reading.roles.contains(.adverbial) else { return false }
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let before = self[word - 1]
    // `usuario mal identificado`
    if before.isNoun, !before.isSpecifier, word + 1 < count, isFollowedDirectly(word),
      self[word + 1].isAdjective
    {
      return true
    }
    if before.isAdverb, !before.isNominal { return !saysMoreOfBeing(word - 1) }
    return before.isVerb && before.isBystander && !before.isAuxiliary && !before.isCopula
  }

  /// `Entra solo si puedes`, `Guardar automáticamente solo con wifi`, but estás solo si sales: whether what limits something
  /// stands behind a verb and before a conjunction, or behind an infinitive and an adverb and before a preposition.
  private func limitsWhenOrHow(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, isFollowedDirectly(word - 1) else { return false }
    let (before, next) = (self[word - 1], self[word + 1])
    if next.roles.contains(.conjunction) {
      return before.isVerb && !before.isAuxiliary && !before.isCopula
        && before.roles.isDisjoint(with: [.being, .saysOfSubject])
    }
    return before.isAdverb && !before.isAdjective && next.roles.contains(.preposition)
      && (isInfinitive(0) || language.guesses.rule(.infinitive, for: lower(0)) != nil)
      && startOfSentence(with: word) == 0
  }

  /// `você é mais rápido`, `foi o mais rápido`: whether a word says more of what somebody is, and not of how
  /// somebody does something.
  private func saysMoreOfBeing(_ adverb: Int) -> Bool {
    guard self[adverb].roles.contains(.limits) else { return false }
    var verb = beforeAdverbs(from: adverb)
    if verb > 0, self[verb].isArticle, isFollowedDirectly(verb) {
      verb -= 1
      // `foi eleito o mais rápido`
      if verb > 0, self[verb].isAdjective, isFollowedDirectly(verb), isFollowedDirectly(verb - 1) {
        verb -= 1
      }
    }
    guard verb >= 0, isFollowedDirectly(verb) else { return false }
    return (self[verb].isAuxiliary || self[verb].isCopula) && !self[verb].roles.contains(.perfect)
  }

  /// `Solo amigos`: what starts a text in the singular describes no plural.
  private func isSingularBeforePlural(_ word: Int) -> Bool {
    guard word == 0, language.order.hasAdjectivesBehind, let noun = first(self[word + 1].nouns),
      let adjective = first(self[word].adjectives)
    else { return false }
    return adjective.cells.contains(0) && number(of: noun) == .plural
  }

  /// `może to zobaczyć`, `wysłała ci 5 wiadomości`: a pronoun that is a determiner only before a noun that it
  /// fits.
  func isPronounOfVerb(_ word: Int) -> Bool {
    if isPronoun(beforeCountedSeveral: word) { return true }
    guard language.hasCases, self[word].isSpecifier, count > 1,
      let determiner = first(self[word].determiners),
      self[word].roles.contains(.preverb) || standsAlone(determiner, at: word)
    else { return false }
    guard word + 1 < count, isFollowedDirectly(word) || isBehindNumber(word + 1) else {
      return true
    }
    // `Polecamy Ci %@`: what was written for one value isn't of several.
    if isArgument(word + 1) {
      return presentsValue(pronoun: word)
        || word > 0 && isFollowedDirectly(word - 1) && number(of: determiner) == .plural
    }
    // `ci pliki`: at the start it is a determiner, which may have to be mended.
    if word == 0, self[word + 1].isNominal { return false }
    let next = self[word + 1]
    return ![next.nouns, next.adjectives, next.specifiers].flatMap(all).contains {
      fits(determiner, $0)
    }
  }

  /// Whether a word behind a form of to have is its participle rather than what someone has: most
  /// participles that are nouns too (enviado, letto) would have a determiner there as nouns.
  private func mayBeOfPerfect(_ reading: Reading) -> Bool {
    if reading.isDeterminer { return false }
    guard reading.isNoun, !reading.isAuxiliary else { return true }
    guard let adjective = first(reading.adjectives) else { return false }
    return adjective.cells.contains(0)
  }

  /// Whether a word says before a participle of to be that all of what the verb speaks of are meant: les photos
  /// ont toutes été supprimées.
  private func isSaidOfAll(_ word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word), self[word + 1].isAuxiliary,
      let quantifier = first(self[word].determiners)
    else { return false }
    return self[word].marks.contains(.quantifier) && number(of: quantifier) == .plural
  }

  /// Whether a form of to have stands before a word, with nothing but adverbs between, or what was done to: n’a
  /// pas pu, as tout terminé, n’as rien lu, ho letto e accettato.
  private func isBehindHave(_ word: Int) -> Bool {
    var before = word - 1
    // Nobody says more between.
    while before >= 0, word - before < 8, isFollowedDirectly(before) {
      if self[before].roles.contains(.perfect) { return true }
      let isJoined = joinsAdjective(before) && isParticipleBefore(joint: before)
      // `têm se juntado`
      guard
        isJoined || self[before].isAdverb || self[before].roles.contains(.reflexive)
          || isObjectOfPerfect(before)
      else { return false }
      before -= isJoined ? 2 : 1
    }
    return false
  }

  private func isParticipleBefore(joint: Int) -> Bool {
    isFollowedDirectly(joint - 1) && self[joint - 1].isAdjective
      && mayBeOfPerfect(self[joint - 1])
  }

  /// Whether a word for all or nothing may be the object of the participle behind it.
  private func isObjectOfPerfect(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isSpecifier { return reading.marks.contains(.quantifier) && isLemma(word) }
    return reading.isPronoun && !reading.isPersonalPronoun && !reading.opensClause
  }

  /// `Lieber Freund`: an adverb elsewhere.
  private func isSalutation(_ word: Int) -> Bool {
    guard word + 1 < count, self[word].isAdverb, self[word].isAdjective, isFollowedDirectly(word),
      self[word + 1].isNoun || self[word + 1].isAdjective
    else { return false }
    return word == 0 || word == 1 && self[0].isDeterminer || startOfLastSalutation == word
  }

  /// Whether a quantifier stands as adverbs do: `molto utile`, but `molti utili`.
  private func isLemma(_ word: Int) -> Bool {
    first(self[word].specifiers).map { $0.lexeme.lemma.equals(lower(word)) } ?? true
  }

  /// `die „neue Datei“` has its noun in quotation marks.
  private var hasNounOutsideQuotes: Bool {
    language.order.isHeadLast || words.indices.contains { self[$0].isNoun && !isQuoted($0) }
  }

  /// `a sopa era boa`: what could be a noun is the verb between a noun and an adjective.
  func isPredicateVerb(_ word: Int) -> Bool {
    guard self[word].isAuxiliary, word > 0, self[word - 1].isNominal, isFollowedDirectly(word - 1)
    else { return false }
    if isVerbOfCounted(presenting: word) { return true }
    return isFollowedDirectly(word) && (self[word + 1].isAdjective || self[word + 1].isAdverb)
  }

  /// `3 photos restent à envoyer`, `3 rappels restent`: whether what may be a noun says something of the noun before it
  /// that a number counts, for it ends the text, or a preposition that doesn't join a complement follows.
  private func isVerbOfCounted(presenting word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].roles.contains(.presents), self[word - 1].isNoun,
      isBehindNumber(startOfAdjectives(before: word - 1)), fitsNumber(verb: word, of: word - 1)
    else { return false }
    return isCut(after: word)
      || isFollowedDirectly(word) && isPreposition(word + 1) && !isUsualOf(word + 1)
  }

  /// `bastante caro`, but `bastantes problemas` and `todo el día`.
  private func isBeforeAdjective(_ word: Int) -> Bool {
    guard word + 1 < count, isFollowedDirectly(word), self[word + 1].isAdjective,
      !self[word + 1].isSpecifier, self[word + 1].likeliest != .noun
    else { return false }
    return word + 2 >= count || !self[word + 2].isNoun || !isFollowedDirectly(word + 1)
  }

  /// `photo tout en couleur`, `messaggio inviato poco fa`, `mensagem enviada há pouco`: a quantifier that says
  /// how, where or when.
  private func isOfTimeOrPlace(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1) else { return false }
    let (before, isLast) = (self[word - 1], !isFollowedDirectly(word))
    if before.roles.contains(.ago) { return isLast || !self[word + 1].isNominal }
    guard !isLast else { return false }
    // `seduto troppo a lungo`
    let isBehindOther = before.isNoun || before.isAdjective && language.hasRomanceSyntax
    return self[word + 1].roles.contains(.past) || isDegree(behindVerb: word)
      || self[word + 1].roles.contains(.preposition) && isBehindOther && !before.isSpecifier
  }

  func isUnknown(_ word: Int) -> Bool {
    let reading = self[word]
    return !reading.isKnown && !reading.endsPhrase && !reading.isCoordination
  }

  /// Whether every word can be an adjective, a pronoun or a determiner, and none must be a noun.
  func isMadeOfAdjectives(_ range: Range<Int>) -> Bool {
    guard specifierCells(range) == nil || range.count == 1 else { return false }
    if range.contains(where: {
      isPerson($0) && (range.count > 1 || isUninflected($0)) && !isPredicateOfThirdPerson($0)
    }) || startsWithPluralNoun(range) {
      return false
    }
    if startsWithBareObject(range) { return false }
    return range.allSatisfy { word in
      let reading = self[word]
      return reading.isAdjective || reading.isCoordination || isBystander(word)
        || reading.isSpecifier || reading.isPronoun
        || !reading.isKnown && looksLikeAdjective(word)
    }
  }

  /// `Spodnie zostały usunięte`, `nowe spodnie`: whether a noun without a singular, whose form may be one of an adjective,
  /// stands before any verb, as the subject does.
  private func startsWithPluralNoun(_ range: Range<Int>) -> Bool {
    guard language.countsByCase else { return false }
    return range.prefix { !self[$0].isVerb && !self[$0].isAuxiliary }.contains { word in
      all(self[word].nouns).contains {
        $0.lexeme.traits.contains(.pluralOnly) && language.mayBeNominative($0)
      }
    }
  }

  /// `il est protégé`: whether what may be a noun for a person is an adjective, for a pronoun that stands for somebody or
  /// something else is the subject of to be.
  private func isPredicateOfThirdPerson(_ word: Int) -> Bool {
    guard self[word].isAdjective, !language.hasCases else { return false }
    let verb = beforeAdverbs(from: word - 1)
    return verb > 0 && isFollowedDirectly(verb) && isFollowedDirectly(verb - 1)
      && self[verb].isAuxiliary && isSubjectPronoun(verb - 1)
      && row(of: verb - 1)?.features[.person] == .thirdPerson
  }

  /// By its ending alone: this is asked of words that no lexicon has.
  func looksLikeAdjective(_ word: Int) -> Bool {
    language.guesses.rule(.aloneAdjective, for: lower(word))?.answer == "yes"
  }

  /// Whether a word is a noun for a person of either gender, as amigo and cliente are.
  func isPerson(_ word: Int) -> Bool {
    all(self[word].nouns).contains { $0.lexeme.isOfPerson }
  }

  /// Whether a word may be an adjective only of those that have no endings: Berliner.
  private func isUninflected(_ word: Int) -> Bool {
    self[word].isAdjective
      && all(self[word].adjectives).allSatisfy { $0.lexeme.inflection == .invariable }
  }

  /// The cells of the first determiner or numeral of a phrase.
  func specifierCells(_ range: Range<Int>) -> (cells: Cells, schema: Schema)? {
    for word in range.prefix(2) {
      guard let found = first(self[word].specifiers), !found.cells.isEmpty else { continue }
      return (found.cells, language.schema(of: found.lexeme))
    }
    return nil
  }

  /// The features of the first cell of it: what it rather says where it may say several things.
  ///
  /// A number is only said where all of its cells have it: die may be a singular and a plural.
  func specifierFeatures(_ range: Range<Int>) -> FeatureSet? {
    specifierCells(range).flatMap { found in
      found.cells.first.map { cell in
        let rather = found.schema.cells[min(cell, found.schema.cells.count - 1)]
        let all = found.schema.features(of: found.cells)
        return all.settledNumber == nil ? rather.dropping(.number) : rather
      }
    }
  }
}
