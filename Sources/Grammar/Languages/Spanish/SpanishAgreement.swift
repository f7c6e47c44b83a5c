import Foundation
import Vocabulary

/// Makes a Spanish phrase agree.
struct SpanishAgreement {
  let grammar: SpanishGrammar
  let phrase: Phrase
  let request: Request
  let parse: SpanishParse
  /// The gender of the nouns before this one that stand beside it.
  private let genderBefore: GrammaticalGender?
  private let isFirst: Bool
  private var isKnown = true

  /// - Parameters:
  ///   - start: The word to start at.
  ///   - genderBefore: The gender of the nouns that this one is joined to.
  ///   - readings: Those of the phrase's words, where they are known already.
  init(
    grammar: SpanishGrammar, phrase: Phrase, request: Request, from start: Int = 0,
    after genderBefore: GrammaticalGender? = nil, readings: [CachedValue<SpanishReading>]? = nil
  ) {
    self.grammar = grammar
    self.phrase = phrase
    var request = request
    request.known.partOfSpeech = request.features.partOfSpeech ?? request.known.partOfSpeech
    self.request = request
    self.genderBefore = genderBefore
    isFirst = start == 0
    parse = SpanishParse(
      phrase, by: grammar, known: request.known, from: start,
      asksGender: request.features.gender != nil,
      readings: readings)
  }

  /// Where the next noun starts that stands beside this one.
  var coordinated: Int? { parse.coordinated }

  var readings: [CachedValue<SpanishReading>] { parse.readings }

  mutating func run() -> (features: Features, isKnown: Bool) {
    var features = request.known.filled(from: parse.features)
    let number = request.features.number ?? features.number
    let isPlural = number?.isPlural ?? false
    var gender = parse.gender(request.features.gender ?? request.known.gender)
    noteAmbiguity()
    if parse.head != nil {
      gender = inflectHead(isPlural: isPlural, gender: gender)
    } else if parse.agreeing().isEmpty {
      inflectWithoutHead()
    }
    let settled = gender ?? .masculine
    for word in parse.agreeing() { inflectModifier(word, gender: settled, isPlural: isPlural) }
    inflectUnknownModifiers(gender: settled, isPlural: isPlural)
    if isFirst { inflectVerbs(isPlural: isPlural) }
    if request.features.number != nil || request.features.gender != nil {
      inflectRelativeArticles(gender: settled, isPlural: isPlural)
    }
    if let definiteness = request.features.definiteness {
      setArticle(definiteness, gender: settled, isPlural: isPlural)
      features.definiteness = definiteness
    }
    mendContractions(isPlural: isPlural, gender: settled)
    setCase()
    features.number = number
    features.gender = gender
    return (features, isKnown)
  }

  /// `grande` is an adjective and a noun: which one it was taken for is worth knowing.
  private mutating func noteAmbiguity() {
    guard request.known.partOfSpeech == nil else { return }
    for word in parse.nounPhrase where !parse.isBystander(word) {
      let reading = parse.readings[word]
      guard reading.isNounOrAdjective, parse.head.map({ $0.word == word }) ?? true else { continue }
      phrase.note(.ambiguousWord, about: word, detail: "noun or adjective")
    }
  }

  /// A personal pronoun alone takes the case that is asked for.
  private mutating func setCase() {
    guard phrase.words.count == 1, let asked = request.features.grammaticalCase else { return }
    let nominative = LetterCase.lowercased(phrase.newText(0))
    if let form = grammar.pronouns.form(of: nominative, asked) { phrase.replace(0, with: form) }
  }

  // MARK: The head

  /// Gives back the gender that the words around take.
  private mutating func inflectHead(
    isPlural: Bool, gender: GrammaticalGender?
  ) -> GrammaticalGender? {
    guard let head = parse.head else { return gender }
    var lexeme = head.analysis.lexeme
    if lexeme.isGuessed { noteGuess(at: head.word) }
    var result = request.known.gender ?? gender
    if let asked = request.features.gender, let own = lexeme.gender?.settled, asked != own {
      if let pair = pair(of: lexeme, asked) ?? otherNoun(at: head.word, asked) ?? adjective(
        at: head.word, asked)
        ?? guessedPair(of: lexeme, asked)
      {
        lexeme = pair
        result = asked
      } else {
        isKnown = false
        phrase.note(.missingForm, about: head.word, detail: "no \(asked.name) form")
        result = own
      }
    }
    if let problem = missingNumber(of: lexeme, at: head.word, isPlural: isPlural) {
      isKnown = false
      phrase.note(.missingForm, about: head.word, detail: problem)
      return result
    }
    setHead(head, as: lexeme, isPlural: isPlural)
    return result
  }

  private mutating func noteGuess(at word: Int) {
    isKnown = false
    phrase.note(.unknownWord, about: word)
    if request.known.gender == nil { phrase.note(.guessedGender, about: word) }
  }

  /// What to note of a head that can't have the number; nil where it can.
  private func missingNumber(of lexeme: Lexeme, at head: Int, isPlural: Bool) -> String? {
    if isPlural,
      parse.nounPhrase.contains(where: {
        $0 < head && parse.readings[$0].roles.contains(.singularOnly)
      })
    {
      return "no plural after its determiner"
    }
    if lexeme.traits.contains(.pluralOnly), !isPlural, request.features.number != nil {
      return "no singular"
    }
    return nil
  }

  private func pair(of lexeme: Lexeme, _ gender: GrammaticalGender) -> Lexeme? {
    if let own = grammar.lexicon.project?.counterpart(of: lexeme, gender) { return own }
    guard let pair = lexeme.pair else { return nil }
    return grammar.lexicon.lexemes(of: pair)
      .first { $0.part == .noun && $0.gender?.settled == gender }
  }

  /// Another noun that is spelled so and can have the gender: el guía, la guía.
  private func otherNoun(at word: Int, _ gender: GrammaticalGender) -> Lexeme? {
    parse.readings[word].nouns.map(\.lexeme).first {
      $0.gender?.settled == gender || $0.gender == .common
    }
  }

  /// A noun that is an adjective as well has that one's forms: el primero, la primera.
  private func adjective(at word: Int, _ gender: GrammaticalGender) -> Lexeme? {
    guard let adjective = parse.readings[word].adjectives.first?.lexeme else { return nil }
    let forms = [false, true].map { isPlural in
      adjective.form(SpanishAdjectives.slot(gender, isPlural: isPlural))
    }
    return Lexeme(
      lemma: forms[0], part: .noun, gender: gender == .feminine ? .feminine : .masculine,
      forms: .irregular(forms))
  }

  /// The word for the other gender of a word that no lexicon has, if its ending shows one.
  private func guessedPair(of lexeme: Lexeme, _ gender: GrammaticalGender) -> Lexeme? {
    guard gender != .neuter, lexeme.isGuessed,
      let adjective = SpanishAdjectives.guess(lexeme.form(0))
    else {
      return nil
    }
    let forms = [false, true].map { isPlural in
      adjective.form(SpanishAdjectives.slot(gender, isPlural: isPlural))
    }
    guard forms[0] != lexeme.form(0) else { return nil }
    return Lexeme(
      lemma: forms[0], part: .noun, gender: gender == .feminine ? .feminine : .masculine,
      traits: .guessed, forms: .irregular(forms))
  }

  private mutating func setHead(_ head: SpanishParse.Head, as lexeme: Lexeme, isPlural: Bool) {
    let isOtherLexeme = lexeme != head.analysis.lexeme
    let asksNumber = request.features.number != nil
    guard asksNumber || isOtherLexeme else { return }
    // A word that already has the form keeps it, whichever of several it is.
    if !isOtherLexeme, head.analysis.slots.contains(isPlural ? 1 : 0) { return }
    let form = lexeme.form(isPlural ? 1 : 0)
    if head.length == 1, !lexeme.hasCapitals { return phrase.replace(head.word, with: form) }
    let forms = form.split(separator: UInt8(ascii: " "), maxSplits: head.length - 1)
    let isExact = lexeme.hasCapitals
    for (offset, form) in forms.enumerated() where offset < head.length {
      if isExact {
        phrase.replace(head.word + offset, withText: Array(form).text)
      } else {
        phrase.replace(head.word + offset, with: Array(form))
      }
    }
  }

  // MARK: Words around it

  private mutating func inflectModifier(
    _ word: Int, gender: GrammaticalGender, isPlural: Bool
  ) {
    let reading = parse.readings[word]
    // `distintos` alone is a determiner of the plural; in the singular it is an adjective.
    let determiner = reading.determiners.first {
      isPlural || !$0.lexeme.traits.contains(.pluralOnly) || reading.adjectives.isEmpty
    }
    guard let analysis = determiner ?? reading.adjectives.first ?? reading.pronouns.first else {
      return
    }
    if isColorCompound(word) { return }
    // A number word counts; it does not take the plural from what it counts.
    if analysis.lexeme.part == .numeral { return setNumeral(word, as: analysis, gender: gender) }
    if describesAll(word, as: analysis) { return }
    var form = agreeingForm(of: analysis.lexeme, at: word, gender: gender, isPlural: isPlural)
    if gender == .neuter {
      form = neutralForm(of: analysis.lexeme, at: word, isPlural: isPlural) ?? form
    }
    phrase.replace(word, with: form)
  }

  private func agreeingForm(
    of lexeme: Lexeme, at word: Int, gender: GrammaticalGender, isPlural: Bool
  ) -> [UInt8] {
    if !isPlural, standsBeforeHead(word),
      let short = grammar.apocope.short(of: lexeme.lemma, before: effective(gender, at: word))
    {
      return short
    }
    let isDeterminer = !parse.readings[word].determiners.isEmpty
    if isDeterminer, !isPlural, effective(gender, at: word) == .masculine {
      return lexeme.form(0)
    }
    return lexeme.form(SpanishAdjectives.slot(gender, isPlural: isPlural))
  }

  /// Whether an adjective behind the last of several nouns describes all of them: it is a plural,
  /// and masculine unless all are feminine (`una foto y un vídeo nuevos`).
  private func describesAll(_ word: Int, as analysis: Analysis) -> Bool {
    guard !isFirst, let head = parse.head, word > head.word, analysis.slots.allSatisfy({ $0 >= 2 })
    else { return false }
    let isMasculine = analysis.slots.contains { $0 % 2 == 0 }
    return genderBefore != .feminine && isMasculine || !head.analysis.slots.contains(1)
  }

  /// The form for a person of any gender, where the project has such forms at all.
  private mutating func neutralForm(
    of lexeme: Lexeme, at word: Int, isPlural: Bool
  ) -> [UInt8]? {
    guard let project = grammar.lexicon.project, project.hasNeutralForms else { return nil }
    if let form = project.neutralForm(of: lexeme, isPlural: isPlural) { return form }
    if lexeme.form(0) != lexeme.form(1) {
      isKnown = false
      phrase.note(.missingForm, about: word, detail: "no neuter form")
    }
    return nil
  }

  /// `azul marino` and `verde claro` stay as they are, both words.
  private func isColorCompound(_ word: Int) -> Bool {
    func isCompound(_ color: Int) -> Bool {
      color >= 0 && color + 1 < parse.readings.count && parse.readings[color].isColor
        && parse.readings[color + 1].roles.contains(.shade) && phrase.isFollowedDirectly(color)
    }
    return isCompound(word) || isCompound(word - 1)
  }

  private mutating func setNumeral(_ word: Int, as analysis: Analysis, gender: GrammaticalGender) {
    guard analysis.slots.count < 4, let slot = analysis.slots.first else { return }
    let short = grammar.apocope.short(of: analysis.lexeme.lemma, before: gender, isPlural: true)
    let full = analysis.lexeme.form(SpanishAdjectives.slot(gender, isPlural: slot >= 2))
    phrase.replace(word, with: standsBeforeHead(word) ? short ?? full : full)
  }

  /// Before a noun with a stressed a, el, un, algún and ningún stand in for the feminine forms.
  private func effective(_ gender: GrammaticalGender, at word: Int) -> GrammaticalGender {
    guard gender == .feminine, let head = parse.head, word + 1 == head.word,
      parse.readings[word].isUnstressed,
      !head.analysis.lexeme.traits.contains(.keepsArticle),
      SpanishArticles.startsWithStressedA(head.analysis.lexeme.form(0))
    else { return gender }
    return .masculine
  }

  private func standsBeforeHead(_ word: Int) -> Bool {
    guard let head = parse.head, word < head.word else { return false }
    return (word..<head.word).allSatisfy { phrase.isFollowedDirectly($0) }
      && ((word + 1)..<head.word).allSatisfy { parse.readings[$0].isAdjective }
  }

  /// Unknown words after the head that look like adjectives agree as well.
  private mutating func inflectUnknownModifiers(gender: GrammaticalGender, isPlural: Bool) {
    for word in parse.nounPhrase where parse.isUnknown(word) && word != parse.head?.word {
      let isAfterHead = parse.head.map { word > $0.word } ?? true
      guard isAfterHead, let lexeme = SpanishAdjectives.guess(phrase.lower(word)) else { continue }
      isKnown = false
      phrase.note(.guessedForm, about: word)
      let slots = lexeme.slots(of: phrase.lower(word))
      let keepsNumber = request.features.number == nil && parse.head == nil
      let plural = keepsNumber ? slots.contains { $0 >= 2 } : isPlural
      if gender == .neuter { _ = neutralForm(of: lexeme, at: word, isPlural: plural) }
      phrase.replace(word, with: lexeme.form(SpanishAdjectives.slot(gender, isPlural: plural)))
    }
  }

  private mutating func inflectWithoutHead() {
    let hasOther = parse.nounPhrase.contains { word in
      parse.readings[word].verb != nil || parse.isUnknown(word)
    }
    if !hasOther {
      isKnown = false
      phrase.noteNothing()
    }
  }

  // MARK: Articles

  private mutating func setArticle(
    _ definiteness: Definiteness, gender: GrammaticalGender, isPlural: Bool
  ) {
    guard let first = parse.nounPhrase.first, parse.head != nil || !parse.agreeing().isEmpty else {
      return
    }
    let hasArticle =
      parse.hasOwnArticle || parse.nounPhrase.count > 1 && parse.readings[first].isDemonstrative
    // `mi foto` and `cada foto` take no article.
    if !hasArticle, parse.nounPhrase.count > 1, parse.readings[first].isDeterminer { return }
    if hasArticle { phrase.remove(first) }
    let target = hasArticle ? first + 1 : first
    let keepsArticle = parse.head?.analysis.lexeme.traits.contains(.keepsArticle) ?? false
    let isNoun = target == parse.head?.word && !keepsArticle
    let next = Array(phrase.newText(target).lowercased().utf8)
    let singular = isNoun ? parse.head?.analysis.lexeme.form(0) ?? next : next
    let article = SpanishArticles.article(
      definiteness, gender: gender, isPlural: isPlural, before: isPlural ? next : singular,
      isNoun: isNoun)
    phrase.insert(article, before: target, replacing: hasArticle ? first : nil)
  }

  /// `del` and `al` hold an article of their own: del archivo, de los archivos.
  private mutating func mendContractions(isPlural: Bool, gender: GrammaticalGender) {
    if phrase.words.count == 1, phrase.lower(0).text == "del" || phrase.lower(0).text == "al" {
      return setContraction(0, isPlural: isPlural, gender: gender)
    }
    guard let first = parse.nounPhrase.first, first > 0, phrase.isFollowedDirectly(first - 1)
    else { return }
    let preposition = phrase.lower(first - 1).text
    if preposition == "de" || preposition == "a" {
      guard phrase.newText(first) == "el" else { return }
      phrase.replace(first - 1, with: Array((preposition == "de" ? "del" : "al").utf8))
      phrase.remove(first)
    } else if parse.head != nil || !parse.agreeing().isEmpty {
      setContraction(first - 1, isPlural: isPlural, gender: gender)
    }
  }

  mutating func setContraction(
    _ word: Int, isPlural: Bool, gender: GrammaticalGender, isBeforeNoun: Bool = true
  ) {
    let next = word + 1
    let contraction = phrase.lower(word).text
    guard contraction == "del" || contraction == "al" else { return }
    let article = SpanishArticles.article(
      .definite, gender: gender, isPlural: isPlural,
      before: next < phrase.words.count ? phrase.lower(next) : [],
      isNoun: isBeforeNoun && next == parse.head?.word)
    let preposition = contraction == "del" ? "de" : "a"
    let form = article == "el" ? contraction : preposition + " " + article
    phrase.replace(word, with: Array(form.utf8))
  }
}
