import Foundation
import PlainBytes
import Vocabulary

/// The head of a phrase whose nouns describe what stands before them: Spanish, French.
extension Phrase {
  /// - Parameter known: What the caller says of the text, which goes before all that its words show.
  ///
  /// The surest sign wins: a noun of several words, a word that can be nothing but a noun, a foreign
  /// word, then words that may be nouns and stand where nouns do. Most adjectives can be nouns too
  /// (`grande`), so a word that may be both needs a determiner, a number or company to be one.
  func firstHead(_ range: Range<Int>, _ known: Features) -> NounPhrase.Head? {
    if let compound = firstCompound(range) { return compound }
    let words = WordSet(wordsBeforeVerb(range)) {
      !isBystander($0) && !self[$0].isCoordination && !isShortForm($0) && !isShade($0)
        && !(isShaded($0, range) && known.partOfSpeech != .noun)
    }
    if let plural = pluralOfForeignCompound(words) {
      if self[plural].isNoun { return head(plural, range, known) }
      return NounPhrase.Head(word: plural, analysis: guessedNoun(plural, shown: .plural))
    }
    if let sure = words.first(where: { self[$0].isOnlyNoun }) {
      let isMeans = isMeans(sure, ofAskedFrom: range.lowerBound)
      return isMeans ? nil : head(nounBefore(sure, words), range, known)
    }
    return unknownHead(words, range) ?? possibleHead(words, range, known)
  }

  /// `Zmęczony reklamami?`: whether a noun in the instrumental ends a question right behind the adjective that starts it and
  /// has none of its forms, so that this is said of the reader.
  private func isMeans(_ noun: Int, ofAskedFrom start: Int) -> Bool {
    guard language.countsByCase, noun == start + 1, startOfSentence(with: start) == start,
      isFollowedDirectly(start), !isArgument(noun), self[start].isAdjective,
      !self[start].isSpecifier,
      text.slice(Int(token(noun).end)..<text.count).first == UInt8(ascii: "?")
    else { return false }
    let nouns = all(self[noun].nouns)
    return nouns.allSatisfy {
      language.mayBe($0, FeatureSet(GrammaticalCase.instrumental)) && !language.mayBeNominative($0)
    } && !all(self[start].adjectives).contains { one in nouns.contains { fits(one, $0) } }
  }

  /// A word that may be a noun, where it stands as nouns do.
  private func possibleHead(
    _ words: WordSet, _ range: Range<Int>, _ known: Features
  ) -> NounPhrase.Head? {
    let isNoun =
      known.partOfSpeech == .noun || specifierCells(range) != nil && words.count > 1
      || startsWithNumber || range.first.map { isBehindNumber($0) } ?? false
    let nouns = possibleNouns(words)
    // `grande` alone is an adjective; `el grande` and `2 grandes` are nouns; of two words that are
    // both, the first is the noun.
    if let first = nouns.first, isNoun || nouns.count > 1 || words.count > 1 {
      return head(ratherNoun(first, nouns), range, known)
    }
    if isAlone, known.partOfSpeech == nil, let first = nouns.first, isRatherAdjective(first) {
      return nil
    }
    if let first = nouns.first, words.count == 1 || !self[first].isAdjective,
      !self[first].isSpecifier, !self[first].isPronoun || isCounted(pronoun: first)
    {
      return head(first, range, known)
    }
    if known.partOfSpeech == .noun, let first = words.first, !self[first].isAdjective {
      return guessedHead(first, range)
    }
    return nil
  }

  /// Whether what is a pronoun, too, is the noun that a number counts, for it is more than a rare one: 2
  /// personnes, but Polish nic.
  private func isCounted(pronoun word: Int) -> Bool {
    if isBehindNumber(word) { return true }
    return isCountedApart && !self[word].isPersonalPronoun
      && first(self[word].nouns)?.lexeme.traits.contains(.rare) == false
  }

  /// Whether a word alone is an adjective in the nominative (piękna) long before it is another case of a
  /// noun.
  private func isRatherAdjective(_ word: Int) -> Bool {
    guard language.hasCases, let adjective = first(self[word].adjectives),
      number(of: adjective) == .singular, language.mayBeNominative(adjective)
    else { return false }
    return !all(self[word].nouns).contains { language.mayBeNominative($0) }
  }

  /// `vestido verde oliva`: whether a word is part of the name of a colour, and no head.
  func isShade(_ word: Int) -> Bool {
    isFollowedDirectly(word - 1) && self[word].roles.contains(.shade)
      && self[word - 1].marks.contains(.color)
  }

  /// `3 bleu ciel`: whether a word is a colour that the next one says more of, and no noun: nothing stands
  /// before it, and nothing else is called so (crème).
  private func isShaded(_ word: Int, _ range: Range<Int>) -> Bool {
    guard word == range.lowerBound, isShade(word + 1), let color = first(self[word].adjectives),
      color.lexeme.inflection != .invariable
    else { return false }
    return all(self[word].nouns).allSatisfy { $0.lexeme.gender == .masculine }
  }

  /// `el mal amigo`: what stands before a noun in this form is no noun itself.
  private func isShortForm(_ word: Int) -> Bool {
    self[word].marks.contains(.shortForm) && word + 1 < count && self[word + 1].isNoun
      && isFollowedDirectly(word)
  }

  /// `posto auto`: the word before a noun, where that is rather a noun than an adjective.
  private func nounBefore(_ sure: Int, _ words: WordSet) -> Int {
    guard words.contains(sure - 1), isFollowedDirectly(sure - 1), self[sure - 1].isNoun,
      !self[sure - 1].isSpecifier, self[sure - 1].likeliest == .noun
    else { return sure }
    return sure - 1
  }

  /// `buoni amici`: the word behind an adjective that may be a noun, where that is rather a noun, or is a value that
  /// doesn’t fit the noun before as an adjective: dernières mises à jour.
  private func ratherNoun(_ first: Int, _ nouns: WordSet) -> Int {
    if self[first].isAdjective, !isArgument(first), nouns.contains(first + 1),
      isFollowedDirectly(first), isArgument(first + 1), !fits(adjective: first + 1, first)
    {
      return first + 1
    }
    guard self[first].likeliest == .adjective, nouns.contains(first + 1),
      isFollowedDirectly(first), !misfits(counted: first, first + 1),
      self[first + 1].likeliest == .noun || isCountedNoun(behind: first)
    else { return first }
    return first + 1
  }

  /// `5 secondes envoyé`, `5 secondi inviato`: whether what a number counts is no adjective of the noun behind it, for it
  /// is of another gender or number as both are written.
  private func misfits(counted word: Int, _ noun: Int) -> Bool {
    guard isBehindNumber(word), !language.hasCases, !isArgument(noun),
      let head = first(self[noun].nouns)
    else { return false }
    let (wanted, count) = (gender(of: head), number(of: head))
    return all(self[word].adjectives).allSatisfy {
      let shown = language.features(of: $0).settledGender
      if let shown, let wanted, shown != wanted { return true }
      guard let count, let own = number(of: $0) else { return false }
      return own != count
    }
  }

  /// `3 nouvelles personnes`: whether what a number counts behind an adjective is a noun, though it may be a
  /// pronoun, too.
  private func isCountedNoun(behind adjective: Int) -> Bool {
    (isBehindNumber(adjective) || isCountedApart && adjective == 0)
      && self[adjective + 1].isPronoun && !self[adjective + 1].isPersonalPronoun
  }

  private func possibleNouns(_ words: WordSet) -> WordSet {
    let all = words.selecting { self[$0].isNoun }
    let free = all.selecting { !self[$0].isSpecifier }
    return free.isEmpty && words.count == 1 ? all : free
  }

  /// The words before a verb, which has objects of its own behind it: `el usuario tiene acceso`.
  private func wordsBeforeVerb(_ range: Range<Int>) -> Range<Int> {
    let verb = range.first { self[$0].isVerb && self[$0].isBystander }
    guard let verb,
      (range.lowerBound..<verb).contains(where: {
        self[$0].isNoun && !isBystander($0)
          // `Jaki jest Twój ulubiony kolor?`
          && !(language.countsByCase && self[$0].isSpecifier)
          && !isPresented(by: $0, verb, range)
          || isUnknownSubject($0, before: verb + 1)
      })
    else { return range }
    return range.lowerBound..<verb
  }

  /// `Este es tu primer libro`: whether what points at something, and may be a noun, stands before a form of to be that says
  /// which noun that is.
  private func isPresented(by word: Int, _ verb: Int, _ range: Range<Int>) -> Bool {
    self[word].marks.contains(.demonstrative) && self[word].isSpecifier && self[verb].isAuxiliary
      && self[verb].roles.isDisjoint(with: [.perfect, .takesObject, .modal])
      && (verb + 1..<max(verb + 1, range.upperBound)).contains {
        // `Este será tu primer %@`: a value may be an adjective, too.
        self[$0].isOnlyNoun
          || isArgument($0) && self[$0].isNoun && $0 > verb + 1 && self[verb + 1].isSpecifier
      }
  }

  /// Of nouns of different genders the one that fits what is known and the words around; of several
  /// that fit one that may be a subject.
  private func head(
    _ word: Int, _ range: Range<Int>, _ known: Features
  ) -> NounPhrase.Head? {
    let (nouns, isGoverned) = governed(
      countable(readingsAsNoun(of: word), range), at: word, range)
    guard nouns.count > 1 else {
      return nouns.first.map { NounPhrase.Head(word: word, analysis: $0) }
    }
    let shown = known.gender ?? shownGender(beside: word, range)
    let fitting =
      nouns.first { shown != nil && $0.lexeme.gender?.settled == shown }
      // `el policía`, but la policía
      ?? nouns.first { shown != nil && !language.hasCases && $0.lexeme.gender == .common }
      ?? onlyNoun(at: word, among: nouns, range)
    let subject = nouns.first {
      language.hasCases && !isGoverned && !$0.lexeme.traits.contains(.rare)
        && language.mayBeNominative($0)
    }
    return (fitting ?? subject ?? nouns.first).map { NounPhrase.Head(word: word, analysis: $0) }
  }

  /// The noun that a word is because of several the word before fits no other: nowego premiera, nowych list.
  private func onlyNoun(
    at word: Int, among nouns: ArraySlice<Analysis>, _ range: Range<Int>
  ) -> Analysis? {
    guard language.hasCases, word > range.lowerBound, isFollowedDirectly(word - 1),
      !isArgument(word), !isArgument(word - 1)
    else { return nil }
    let before = [self[word - 1].determiners, self[word - 1].adjectives].flatMap(all)
    let fitting = nouns.filter { noun in
      !noun.lexeme.traits.contains(.rare) && before.contains { fits($0, noun) }
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The nouns that a word may be: of the value of an argument that is rather a singular no plural of another
  /// one, for the words around were written for any value (^[La %@] with latte), and no other case of one where
  /// it may be a nominative (^[Nowy %@] with paczka).
  private func readingsAsNoun(of word: Int) -> ArraySlice<Analysis> {
    var found = all(self[word].nouns)
    guard found.count > 1, isArgument(word) else { return found }
    if language.hasCases {
      let subjects = found.filter { language.mayBeNominative($0) }
      if !subjects.isEmpty { found = subjects[...] }
    }
    guard let first = found.first, number(of: first) != .plural else { return found }
    return found.filter { number(of: $0) != .plural }[...]
  }

  /// Of several nouns behind a number those that have a plural: 2 Posts are no mail.
  private func countable(
    _ nouns: ArraySlice<Analysis>, _ range: Range<Int>
  ) -> ArraySlice<Analysis> {
    guard language.hasCases, nouns.count > 1, isBehindNumber(range.lowerBound) else { return nouns }
    let counted = nouns.filter { !language.form($0.lexeme, .plural).isEmpty }
    return counted.isEmpty ? nouns : counted[...]
  }

  /// Of several nouns those with a case that the preposition asks for, if any has one: na stole is stół.
  private func governed(
    _ nouns: ArraySlice<Analysis>, at word: Int, _ range: Range<Int>
  ) -> (nouns: ArraySlice<Analysis>, isGoverned: Bool) {
    guard language.hasCases, nouns.count > 1, range.lowerBound > 0 else { return (nouns, false) }
    let before = range.lowerBound - 1
    // `Tippe auf den %@`: a value comes in the nominative, whatever is asked of it.
    if language.order.capitalizesNouns, isArgument(word),
      nouns.allSatisfy({ language.mayBeNominative($0) })
    {
      return (nouns, false)
    }
    // `Danke, lieber Kunde`, `Vielen Dank, lieber Kunde`
    let asksNone = asksNoCase(verb: before) || isComma(behind: before)
    let cases = asksNone ? [] : language.government.cases(of: lower(before))
    // `od 5 dzień`: what is counted comes in the nominative, if it may be one.
    let usual = nouns.filter { !$0.lexeme.traits.contains(.rare) }
    let likely = usual.isEmpty ? Array(nouns) : usual
    let subjects = likely.filter { $0.cells.contains(0) }
    if isBehindNumber(range.lowerBound), !isDate(range.lowerBound), !subjects.isEmpty {
      return (subjects[...], false)
    }
    let fitting = likely.filter { noun in cases.contains { language.mayBe(noun, $0) } }
    if isBehindNumber(range.lowerBound) {
      let named = usualNouns(among: fitting, behind: before)
      if !named.isEmpty { return (named[...], true) }
    }
    return fitting.isEmpty ? (nouns, false) : (fitting[...], true)
  }

  /// The gender that the words beside a noun show.
  ///
  /// Where one noun is by far the likeliest, an adjective tells that another is meant only if both were written
  /// together (cometa roja), and the other is in use: papa frito is no pope.
  private func shownGender(beside word: Int, _ range: Range<Int>) -> GrammaticalGender? {
    let likeliest = first(self[word].nouns)?.lexeme
    // A noun for a person of either gender that is spelled alike is the same noun: vera artista.
    let isClear =
      likeliest.map { $0.traits.contains(.likeliest) && !$0.pair.equals($0.lemma) } ?? false
    let phrase = NounPhrase(words: range)
    guard isClear else { return modifierGender(phrase, except: word) }
    for other in range where other < word && self[other].isDeterminer {
      // `Abrir o %@` was written for any value.
      guard argument(around: other) == argument(around: word) else { continue }
      guard let found = first(self[other].specifiers) else { continue }
      let gender = language.features(of: found).settledGender
      if gender != nil { return gender }
    }
    return genderOfUsualNoun(beside: word, phrase)
  }

  /// The gender that an adjective shows, which came with its noun, if a noun has it that isn't rare.
  private func genderOfUsualNoun(beside word: Int, _ phrase: NounPhrase) -> GrammaticalGender? {
    guard !language.hasCases else { return nil }
    for other in agreeing(phrase)
    where other != word && argument(around: other) == argument(around: word) {
      guard let shown = shownFeatures(other).settledGender else { continue }
      let genders: [LexemeGender?] = [LexemeGender(shown), .common]
      let usual = all(self[word].nouns).filter { !$0.lexeme.traits.contains(.rare) }
      return usual.contains { genders.contains($0.lexeme.gender) } ? shown : nil
    }
    return nil
  }

  /// A noun of several words that the lexicon has, such as `hombre lobo`.
  private func firstCompound(_ range: Range<Int>) -> NounPhrase.Head? {
    for word in range where mayStartCompound(word) {
      guard word + 1 < range.upperBound, isFollowedDirectly(word) else { continue }
      // Most words that may start such a noun don't.
      let singular = first(self[word].nouns).map(\.lexeme.lemma) ?? lower(word)
      guard mayBeCompound(lower(word), lower(word + 1)) || mayBeCompound(singular, lower(word + 1))
      else { continue }
      if let found = compound(lower(word), lower(word + 1)) {
        return NounPhrase.Head(word: word, analysis: found, length: 2)
      }
      for analysis in all(self[word].nouns) {
        guard let found = compound(analysis.lexeme.lemma, lower(word + 1)) else { continue }
        // `QR code`: the first word has capitals, and one form for any number.
        let cells = original(word).equals(analysis.lexeme.lemma) ? found.cells : analysis.cells
        return NounPhrase.Head(
          word: word, analysis: Analysis(lexeme: found.lexeme, cells: cells), length: 2)
      }
    }
    return nil
  }

  /// Whether the lexicon has any noun of several words that starts with this one.
  func mayStartCompound(_ word: Int) -> Bool {
    self[word].marks.union(self[word, lower: true].marks).contains(.startsCompound)
  }

  func mayBeCompound(_ first: Bytes, _ second: Bytes) -> Bool {
    if language.project != nil { return true }
    var hash = ByteHash.of(first)
    hash = second.reduce(ByteHash.combine(hash, UInt8(ascii: " ")), ByteHash.combine)
    var isFound = false
    language.index.forEach(WordHash.finish(hash)) { offset in
      // One in some hundred hashes is another word's, too, which is hardly one of several words.
      guard !isFound, let (_, line) = language.texts.line(at: offset) else { return }
      isFound = line.firstField.contains(UInt8(ascii: " "))
    }
    return isFound
  }

  /// The noun of two words that the lexicon has.
  func compound(_ first: Bytes, _ second: Bytes) -> Analysis? {
    let form = Array(first) + [UInt8(ascii: " ")] + Array(second)
    return WordSearch(language: language).compound(form)
  }

  /// Words that no lexicon has are a foreign noun, whose last word changes: `flat white`.
  private func unknownHead(_ words: WordSet, _ range: Range<Int>) -> NounPhrase.Head? {
    guard let first = words.first(where: { isUnknown($0) }) else { return nil }
    if isAlone, self[first].endsPhrase { return nil }
    // `un widget`: French un is a noun, too.
    let others = words.selecting { self[$0].isNoun && !isArticle($0, ofUnknown: first) }
    if others.contains(where: { !self[$0].isAdjective }) { return nil }
    // An unknown word after a word that may be a noun describes it.
    if let noun = others.first, noun < first { return nil }
    if standsBeforeObject(unknown: first, among: others) { return nil }
    var last = first
    while words.contains(last + 1), isUnknown(last + 1),
      !isSmallUnknown(last + 1) || isSmallUnknown(last)
    {
      last += 1
    }
    if isSmallUnknown(last, behindNumberIn: range) { return nil }
    if words.count == 1, specifierCells(range) == nil, !startsWithNumber,
      self[first].given != .noun, looksLikeAdjective(first)
    {
      return nil
    }
    return guessedHead(last, range)
  }

  /// Whether a word is the indefinite article of a noun that no lexicon has: it has the gender that those of
  /// its shape have.
  private func isArticle(_ word: Int, ofUnknown noun: Int) -> Bool {
    guard word < noun, self[word].roles.contains(.indefinite) else { return false }
    let shown = shownFeatures(word).settledGender
    return shown != nil && shown == gender(of: guessedNoun(noun, shown: nil))
  }

  private func guessedHead(_ word: Int, _ range: Range<Int>) -> NounPhrase.Head {
    var noun = guessedNoun(word, shown: specifierFeatures(range))
    // A determiner knows the gender better than the shape of a word without an ending: una Fiat.
    let shown = specifierCells(range).flatMap { $0.schema.features(of: $0.cells).settledGender }
    if let shown, noun.lexeme.inflection == .invariable {
      noun.lexeme.gender = LexemeGender(shown)
    }
    return NounPhrase.Head(word: word, analysis: noun)
  }
}
