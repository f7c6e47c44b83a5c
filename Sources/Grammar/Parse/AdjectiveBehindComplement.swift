import Foundation
import Vocabulary

/// Which noun an adjective behind a complement describes: café con leche grande, experiencia laboral.
extension Phrase {
  /// Whether an adjective behind a name that no lexicon has describes the head: a name shows no gender.
  ///
  /// Behind other prepositions than of it may be the name's: tiendas en Europa central.
  private func describesHead(
    _ adjective: Analysis, at word: Int, besideName complement: Complement, _ fitsHead: Bool,
    _ head: NounPhrase.Head
  ) -> Bool {
    let isValue = isArgument(head.word)
    guard complement.isOf || isValue,
      !isRelational(adjective)
    else { return false }
    // Only what is around the value of an argument may not fit it yet.
    return (fitsHead || complement.isPartOfName && isValue)
      && self[word].roles.isDisjoint(with: [.limits, .adverb])
  }

  /// `app de terceros instalada`: whether an adjective in the plural stands for somebody, for the one behind it can't be
  /// said of the same; but archivo de nuevo subido.
  func standsForPersons(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].isAdjective, !self[word].isSpecifier,
      !isArgument(word), isFollowedDirectly(word), self[word + 1].isAdjective,
      !self[word + 1].isSpecifier, let adjective = first(self[word].adjectives)
    else { return false }
    return number(of: adjective) == .plural && !mayAgree(word, word + 1)
  }

  /// Whether a complement only says what kind of thing the head is: scarpe da corsa, bandeja de entrada, foto della
  /// settimana; but not of what holds or measures it what that is: vaso de agua fría.
  func namesKind(
    _ preposition: Int, _ noun: Int, of head: NounPhrase.Head, hasDeterminer: Bool
  ) -> Bool {
    let order = language.order
    guard isOf(preposition) else {
      return !hasDeterminer && order.kinds.contains { $0.elementsEqual(lower(preposition)) }
    }
    let rule = language.guesses.rule(.contentless, for: lower(noun))
    if hasDeterminer {
      return rule?.isWholeWord == true && self[noun - 1].roles.contains(.definite)
    }
    // `cuillère à soupe`, `bouteille en verre`: what is held stands behind de or d’ alone.
    return rule != nil || !isUsualOf(preposition) || !self[head.word].marks.contains(.container)
  }

  /// Whether an adjective behind a complement describes the head, and not the complement.
  func describesHead(
    _ word: Int, in complement: Complement, _ phrase: NounPhrase
  ) -> Bool {
    guard let head = phrase.head, let adjective = first(self[word].adjectives) else { return false }
    // An argument of its own describes the one before it as a whole.
    if isArgument(word), isArgument(complement.noun),
      argument(around: word) != argument(around: complement.noun)
    {
      return true
    }
    if complement.isGenitive, let noun = complement.analysis {
      return !fits(adjective, noun, in: .genitive) && maySay(word, of: head)
    }
    let fitsHead = fits(adjective, gender: gender(of: phrase, asked: nil), noun: head.analysis)
    guard let noun = complement.analysis else {
      return describesHead(adjective, at: word, besideName: complement, fitsHead, head)
    }
    let fitsNoun = fits(adjective, gender: gender(of: noun), noun: noun)
    // `notas borradas de forma permanente`, but `partida de modo individual terminada`
    if fitsNoun, complement.isPartOfName, self[complement.noun].roles.contains(.manner) {
      return false
    }
    // `lista de reproducción nuevo`: what fits neither is yet to agree, with the head.
    guard fitsHead || fitsNoun else {
      return complement.isPartOfName && !self[complement.noun].isSpecifier
    }
    guard fitsHead, fitsNoun else { return fitsHead }
    return describesHead(adjective, at: word, besideFitting: complement)
      && !(hasNoun(head.word, .time) && isSaidOfActivities(adjective))
  }

  /// The same of an adjective that fits both, the head and the noun of the complement.
  private func describesHead(
    _ adjective: Analysis, at word: Int, besideFitting complement: Complement
  ) -> Bool {
    // Adjectives that say of what kind stand by their noun: experiencia laboral.
    if isRelational(adjective) { return false }
    guard self[word].marks.contains(.size) else { return complement.isPartOfName }
    // `café con leche grande`, but `habitación con cama grande`
    return !hasNoun(complement.noun, .size)
  }

  /// `Lista de espera en el café con tu taza de barro preferida`, but lista de reproducción nuevo: whether an adjective that
  /// doesn't fit the head is one of an earlier noun that stands between, as both are written.
  func describesOther(_ word: Int, of nouns: [Int], than phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, !nouns.isEmpty, let head = phrase.head,
      !isArgument(head.word), let adjective = first(self[word].adjectives),
      !fits(adjective, gender: gender(of: phrase, asked: nil), noun: head.analysis)
    else { return false }
    return nouns.contains { noun in
      !isArgument(noun)
        && first(self[noun].nouns).map { fits(adjective, gender: gender(of: $0), noun: $0) }
          ?? false
    }
  }

  /// Whether an adjective says of what kind something is, and not how it is: laboral, but activo.
  func isRelational(_ adjective: Analysis) -> Bool {
    language.guesses.rule(.relational, for: adjective.lexeme.lemma)?.answer == "yes"
  }

  /// `4 minutos de treino leve`: whether an adjective rather says how what is done is than how long that takes.
  private func isSaidOfActivities(_ adjective: Analysis) -> Bool {
    language.guesses.rule(.relational, for: adjective.lexeme.lemma)?.answer == "timed"
  }

  /// The noun of `dei tuoi amici`, behind a determiner: at a word, or behind what may be nothing but adjectives there.
  func nounBehindAdjectives(_ word: Int) -> Int {
    var noun = word
    while !self[noun].isNoun, self[noun].isAdjective, isFollowedDirectly(noun) { noun += 1 }
    return noun
  }

  /// The noun behind a word that is rather an adjective and fits it, where both are what a complement is of: de segunda
  /// mano, de última hora; the word itself elsewhere.
  func nounBehindFittingAdjective(_ word: Int) -> Int {
    guard !language.hasCases, !isArgument(word), self[word].isAdjective, !self[word].isSpecifier,
      isFollowedDirectly(word)
    else { return word }
    let noun = self[word + 1]
    let isRatherAdjective =
      !self[word].isNoun || self[word].likeliest == .adjective || noun.isOnlyNoun
    let isRatherNoun = noun.isNoun && !noun.isSpecifier && noun.likeliest != .adjective
    return isRatherAdjective && isRatherNoun && !noun.roles.contains(.preposition)
      && fits(adjective: word, word + 1) ? word + 1 : word
  }

  func gender(of noun: Analysis) -> GrammaticalGender? {
    noun.lexeme.gender?.settled(isPlural: number(of: noun) == .plural)
  }

  /// Whether an adjective has a form that a noun's gender and number ask for.
  func fits(
    _ adjective: Analysis, gender: GrammaticalGender?, noun: Analysis
  ) -> Bool {
    let schema = language.schema(of: adjective.lexeme)
    var target = language.features(of: noun)[.number]
    if let gender { target = target.union(FeatureSet(gender)) }
    return adjective.cells.contains { schema.cells[$0].unifies(with: target) }
  }

  /// Whether a modifier's form may go with one of a noun's.
  ///
  /// - Parameters:
  ///   - grammaticalCase: The case that both are in; any where nothing is said.
  ///   - other: What is asked of the modifier besides.
  func fits(
    _ modifier: Analysis, _ noun: Analysis, in grammaticalCase: FeatureSet = FeatureSet(),
    as other: FeatureSet = FeatureSet()
  ) -> Bool {
    let schema = language.schema(of: modifier.lexeme)
    let nouns = language.schema(of: noun.lexeme)
    var own = noun.lexeme.features[.animacy].union(grammaticalCase).union(other)
    if let gender = noun.lexeme.gender?.settled { own = own.union(FeatureSet(gender)) }
    return noun.cells.intersection(nouns.cells(for: grammaticalCase)).contains { cell in
      let wanted = nouns.cells[cell].union(own)
      return !modifier.cells.intersection(schema.cells(for: wanted)).isEmpty
    }
  }
}
