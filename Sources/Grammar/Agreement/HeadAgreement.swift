import Foundation
import Vocabulary

/// The noun that takes number, gender and case.
extension Agreement {
  /// Gives back the gender that the words around take.
  mutating func inflectHead(
    _ text: inout Phrase, gender: GrammaticalGender?
  ) -> GrammaticalGender? {
    guard let head = phrase.head else { return gender }
    var lexeme = head.analysis.lexeme
    if lexeme.isGuessed { noteGuess(at: head.word, &text) }
    var (result, isOther) = (request.known.gender ?? gender, false)
    if text.language.agreesInGender, let asked = request.features.gender,
      let own = lexeme.gender?.settled, asked != own
    {
      if text.isBesideCounterpart(head.word) {
        result = own
      } else if let other = text.noun(for: asked, insteadOf: head) {
        lexeme = other
        isOther = true
        target.features = target.features.dropping(.animacy).union(other.features[.animacy])
        result = asked
      } else {
        isKnown = false
        text.note(.missingForm, about: head.word, .missing(.gender(asked)))
        result = text.mayBeOfEitherGender(head) ? asked : own
      }
    }
    let schema = text.language.schemas[lexeme.schema]
    let asksCase = !target.features[.grammaticalCase].isEmpty && schema.shows(.grammaticalCase)
    guard target.asksNumber || isOther || asksCase else { return result }
    if noteMissingNumber(of: lexeme, head, &text) { return result }
    setHead(head, as: lexeme, isOther: isOther, &text)
    return result
  }

  private mutating func noteGuess(at word: Int, _ text: inout Phrase) {
    isKnown = false
    text.note(.unknownWord, about: word)
    if text.language.agreesInGender, request.known.gender == nil {
      text.note(.guessedGender, about: word)
    }
  }

  /// Notes that the head can't have the number that is asked for.
  private mutating func noteMissingNumber(
    of lexeme: Lexeme, _ head: NounPhrase.Head, _ text: inout Phrase
  ) -> Bool {
    guard target.asksNumber else { return false }
    let alone = phrase.words.first {
      $0 < head.word && text[$0].roles.contains(.singularOnly)
        && !givesWayToPlural($0, text)
    }
    if target.isPlural, let alone {
      text.note(.missingForm, about: alone, .missing(.number(.plural)))
      // `every item was removed`: what agrees with the noun stays, too.
      if !request.isCounted {
        target.features = target.features.dropping(.number).union(.singular)
      }
    } else if lexeme.traits.contains(.pluralOnly), !target.isPlural {
      if let other = text.otherSingular(head) {
        text.replace(head.word, with: other)
        return true
      }
      text.note(.missingForm, about: head.word, .missing(.number(.singular)))
    } else {
      return false
    }
    isKnown = false
    return true
  }

  /// Whether the word for one stands before a noun as an article does, which goes in the plural: one file,
  /// files, but 5 files and one folder.
  func givesWayToPlural(_ word: Int, _ text: Phrase) -> Bool {
    guard text.language.order.isHeadLast, target.isPlural, target.asksNumber,
      request.countOffset == nil, let head = phrase.head
    else { return false }
    return word == phrase.words.first && word < head.word && text.isFollowedDirectly(word)
      && text[word].isNumeral && text[word].roles.contains(.singularOnly)
  }

  private func features(of lexeme: Lexeme, _ text: Phrase) -> FeatureSet {
    let features = target.features(for: lexeme.part, in: text.language).dropping(.gender)
    // `5 Stück`, but `5 große Stücke`
    guard target.counted != nil,
      text.language.roles(of: lexeme).contains(.measure),
      !text.agreeing(phrase).contains(where: { text[$0].isAdjective })
    else { return features }
    return features.dropping(.number).union(.singular)
  }

  private mutating func setHead(
    _ head: NounPhrase.Head, as lexeme: Lexeme, isOther: Bool, _ text: inout Phrase
  ) {
    let language = text.language
    let schema = language.schemas[lexeme.schema]
    let features = features(of: lexeme, text)
    let cells = schema.cells(for: features)
    // A word that already has the form keeps it, whichever of several it is.
    if !isOther, head.possessive.isEmpty, !head.analysis.cells.intersection(cells).isEmpty {
      return
    }
    if lexeme.traits.contains(.mass), target.isPlural, language.order.keepsMass { return }
    if text.setLettersOfHead(head, isPlural: target.isPlural) { return }
    let hasOwnCapitals =
      language.order.capitalizesNouns ? lexeme.isAbbreviation : lexeme.hasCapitals
    let isExact = head.isExact || hasOwnCapitals && !language.order.isHeadLast
    let isWritten = language.withForm(lexeme, cells.first ?? schema.cell(for: features)) { form in
      if form.isEmpty { return false }
      text.write(form, to: head, isExact: isExact)
      return true
    }
    if isWritten { return }
    isKnown = false
    text.note(
      .missingForm, about: head.word, .missing(.number(target.isPlural ? .plural : .singular)))
  }
}

extension Phrase {
  /// Writes a form over the words of a head.
  mutating func write(_ form: Bytes, to head: NounPhrase.Head, isExact: Bool) {
    if head.length == 1, !isExact { return replace(head.word, with: form) }
    let forms = form.split(separator: UInt8(ascii: " "), maxSplits: head.length - 1)
    for (offset, form) in forms.enumerated() where offset < head.length {
      let word = head.word + offset
      // The lexicon writes straight apostrophes; `d’état` keeps the one that it has.
      if withPlainApostrophes(lower(word)).elementsEqual(form) { continue }
      if !language.hasJoints, form.contains(UInt8(ascii: "'")), original(word).contains(0xE2) {
        replace(word, withExactly: withCurlyApostrophes(Bytes(rebasing: form), word))
      } else if isExact {
        replace(word, withExactly: Array(form))
      } else {
        replace(word, with: Array(form))
      }
    }
  }

  /// Letters and abbreviations that no lexicon has take what the language gives them: x’s, Bs, PDFs.
  mutating func setLettersOfHead(_ head: NounPhrase.Head, isPlural: Bool) -> Bool {
    let endings = language.order.letters
    let isLetter = head.length == 1 && text(head.word).count == 1
    guard isPlural, !endings.isEmpty, isLetter || head.isAbbreviation else { return false }
    let word = original(head.word)
    let isSmall = isLetter && token(head.word).shape == .small
    let endsInS = !isLetter && word.last == UInt8(ascii: "S")
    replace(head.word, withExactly: word + endings[isSmall ? 0 : endsInS ? 2 : 1])
    return true
  }

  /// The lexicon writes straight apostrophes.
  func withPlainApostrophes(_ text: Bytes) -> [UInt8] {
    guard text.contains(0xE2) else { return Array(text) }
    return Array(text.text.withStraightApostrophes.utf8)
  }

  /// The singular of another noun that is spelled so: glasses of water, not those on the nose.
  func otherSingular(_ head: NounPhrase.Head) -> [UInt8]? {
    guard language.order.isHeadLast else { return nil }
    let schema = language.schemas[.noun]
    return all(self[head.word].nouns).first {
      $0.lexeme.traits.isDisjoint(with: [.pluralOnly, .uncurated])
        && schema.features(of: $0.cells).settledNumber == .plural
    }.map { language.form($0.lexeme, .singular) }
  }

  // MARK: Nouns for persons

  /// The noun for a person of another gender; none where a text has both.
  func noun(for gender: GrammaticalGender, insteadOf head: NounPhrase.Head) -> Lexeme? {
    if isBesideCounterpart(head.word) { return nil }
    let lexeme = head.analysis.lexeme
    if let own = language.project?.counterpart(of: lexeme, gender) { return own }
    if let pair = pair(of: lexeme, gender) { return pair }
    // Of words for things and persons that are spelled so only the person has one: edytor.
    let others = all(self[head.word].nouns).filter { $0.lexeme.lemma.equals(lexeme.lemma) }
    if let pair = others.lazy.compactMap({ pair(of: $0.lexeme, gender) }).first { return pair }
    if let other = otherNoun(at: head.word, gender) { return other }
    // A noun that is an adjective as well has that one's forms: el primero, la primera.
    if let adjective = first(self[head.word].adjectives) {
      return noun(from: adjective.lexeme, gender)
    }
    // Where nouns have capitals, one in -er is rather no form of an adjective: Gauner.
    guard gender != .neuter, lexeme.isGuessed, !language.order.capitalizesNouns else { return nil }
    let form = store.keep(language.form(lexeme, 0))
    guard let adjective = guessedAdjective(form) else { return nil }
    let noun = noun(from: adjective.lexeme, gender)
    guard !language.form(noun, 0).elementsEqual(form) else { return nil }
    return noun
  }

  private func pair(of lexeme: Lexeme, _ gender: GrammaticalGender) -> Lexeme? {
    guard lexeme.pair.count > 0 else { return nil }
    let known = WordSearch(language: language).lexemes(of: lexeme.pair)
    let found = known.isEmpty ? store.compounds(lexeme.pair).map(\.lexeme) : known
    let nouns = found.filter { $0.part == .noun }
    // The noun for the other sex may be one for both: la clienta, el cliente and la cliente.
    return nouns.first { $0.gender?.settled == gender } ?? nouns.first { $0.gender == .common }
  }

  /// Another noun that is spelled so and can have the gender: el guía, la guía.
  private func otherNoun(at word: Int, _ gender: GrammaticalGender) -> Lexeme? {
    all(self[word].nouns).lazy.map(\.lexeme).first {
      $0.gender?.settled == gender || $0.gender == .common
    }
  }

  /// A noun with the forms that an adjective has for a gender.
  ///
  /// - Parameter isName: Whether its forms have capitals, so that it is declined where it is a name as well.
  func noun(
    from adjective: Lexeme, _ gender: GrammaticalGender, isName: Bool = false
  ) -> Lexeme {
    let forms = language.schemas[.noun].cells.map { cell in
      let form = language.form(adjective, cell.union(FeatureSet(gender)))
      return isName ? language.writing.casing.capitalized(form) : form
    }
    return noun(
      withForms: forms, LexemeGender(gender == .feminine ? .feminine : .masculine),
      adjective.traits.intersection(.guessed))
  }

  /// A noun with a form for each cell of its schema, in their order.
  func noun(
    withForms forms: [[UInt8]], _ gender: LexemeGender, _ traits: LexemeTraits = []
  ) -> Lexeme {
    let listed = store.keep(Array(forms.joined(separator: [UInt8(ascii: "|")])))
    let lemma = listed.slice(0..<(forms.first?.count ?? 0))
    return Lexeme(
      part: .noun, gender: gender, traits: traits, inflection: .listed,
      schema: language.schemas.number(of: .noun), lemma: lemma, stem: lemma, listed: listed)
  }
}
