import Vocabulary

/// Makes an English phrase agree.
struct EnglishAgreement {
  let grammar: EnglishGrammar
  let phrase: Phrase
  let request: Request
  let parse: EnglishParse
  private let isFirst: Bool
  var isKnown = true

  /// - Parameter start: The word to start at.
  init(grammar: EnglishGrammar, phrase: Phrase, request: Request, from start: Int = 0) {
    self.grammar = grammar
    self.phrase = phrase
    var request = request
    request.known.partOfSpeech = request.features.partOfSpeech ?? request.known.partOfSpeech
    self.request = request
    isFirst = start == 0
    parse = EnglishParse(phrase, by: grammar, known: request.known, from: start)
  }

  /// Where the next noun starts that stands beside this one.
  var coordinated: Int? { parse.coordinated }

  mutating func run() -> (features: Features, isKnown: Bool) {
    var features = request.known.filled(from: parse.features)
    let number = request.features.number ?? features.number
    let isPlural = number?.isPlural ?? false
    inflectNounPhrase(isPlural: isPlural)
    if isFirst { inflectVerbs(isPlural: isPlural) }
    if let definiteness = request.features.definiteness, isFirst, let head = parse.head {
      setArticle(definiteness, of: head, isPlural: isPlural)
      features.definiteness = definiteness
    } else if let head = parse.head {
      mendArticle(head, isPlural: isPlural)
    }
    setPossessive(isPlural)
    features.grammaticalCase = request.features.grammaticalCase ?? features.grammaticalCase
    features.number = number
    return (features, isKnown)
  }

  private mutating func inflectNounPhrase(isPlural: Bool) {
    if let head = parse.head {
      if request.features.gender != nil || !request.pronouns.isEmpty {
        _ = EnglishPronouns.inflect(phrase, parse: parse, request: request, by: grammar)
      }
      inflectHead(head, isPlural: isPlural)
      inflectDeterminers(head, isPlural: isPlural)
    } else if !parse.nounPhrase.contains(where: { parse.readings[$0].isPersonalPronoun }),
      parse.nounPhrase.contains(where: { !parse.readings[$0].determiners.isEmpty })
    {
      inflectDeterminers(nil, isPlural: isPlural)
    } else if phrase.words.isEmpty, isPlural, phrase.pluralizeNumber() {
      isKnown = true
    } else if !EnglishPronouns.inflect(phrase, parse: parse, request: request, by: grammar) {
      noteNothing()
    }
  }

  private mutating func noteNothing() {
    let hasVerb = parse.readings.contains { $0.verb != nil }
    guard !hasVerb else { return }
    // Adjectives have one form, which fits everything.
    if parse.nounPhrase.contains(where: { parse.readings[$0].isAdjective }) { return }
    isKnown = false
    phrase.noteNothing()
  }

  // MARK: The head

  private mutating func inflectHead(_ head: EnglishParse.Head, isPlural: Bool) {
    let lexeme = head.analysis.lexeme
    if lexeme.isGuessed {
      isKnown = false
      phrase.note(.unknownWord, about: head.word)
    }
    noteAmbiguity(head)
    guard request.features.number != nil else { return }
    if isPlural, let word = singularDeterminer(before: head) {
      isKnown = false
      return phrase.note(.missingForm, about: word, detail: "no plural")
    }
    if lexeme.traits.contains(.pluralOnly), !isPlural, let singular = otherSingular(head) {
      return phrase.replace(head.word, with: singular)
    }
    if lexeme.traits.contains(.pluralOnly), !isPlural {
      isKnown = false
      return phrase.note(.missingForm, about: head.word, detail: "no singular")
    }
    if head.possessive == nil, head.analysis.slots.contains(isPlural ? 1 : 0) { return }
    if lexeme.traits.contains(.mass), isPlural { return }
    if isPlural, phrase.text(head.word).count == 1 {
      return phrase.replace(head.word, withText: pluralOfLetter(phrase.text(head.word)))
    }
    if head.isAbbreviation {
      let text = phrase.text(head.word)
      return phrase.replace(head.word, withText: EnglishNouns.pluralOfAbbreviation(text))
    }
    write(lexeme.form(isPlural ? 1 : 0), to: head)
  }

  private func write(_ form: [UInt8], to head: EnglishParse.Head) {
    if head.length == 1, !head.isExact { return phrase.replace(head.word, with: form) }
    let forms = form.split(separator: UInt8(ascii: " "), maxSplits: head.length - 1)
    for (offset, form) in forms.enumerated() where offset < head.length {
      // The lexicon writes straight apostrophes; `d’état` keeps the one that it has.
      if EnglishParse.plain(phrase.lower(head.word + offset)).elementsEqual(form) { continue }
      if head.isExact {
        phrase.replace(head.word + offset, withText: Array(form).text)
      } else {
        phrase.replace(head.word + offset, with: Array(form))
      }
    }
  }

  /// `each`, `every` and the like, which stand before a singular alone.
  private func singularDeterminer(before head: EnglishParse.Head) -> Int? {
    parse.nounPhrase.first { $0 < head.word && parse.readings[$0].roles.contains(.singularOnly) }
  }

  /// The singular of another noun that is spelled so: glasses of water, not those on the nose.
  private func otherSingular(_ head: EnglishParse.Head) -> [UInt8]? {
    parse.readings[head.word].nouns
      .first { $0.lexeme.traits.isDisjoint(with: [.pluralOnly, .uncurated]) && $0.slots == [1] }?
      .lexeme.form(0)
  }

  /// Small letters need an apostrophe: x’s, but Bs.
  private func pluralOfLetter(_ letter: String) -> String {
    letter + (letter.allSatisfy(\.isLowercase) ? "’s" : "s")
  }

  private mutating func noteAmbiguity(_ head: EnglishParse.Head) {
    guard request.known.partOfSpeech == nil,
      let parts = parse.readings[head.word].ambiguity
    else { return }
    phrase.note(.ambiguousWord, about: head.word, detail: parts)
  }

  // MARK: Around it

  private mutating func inflectDeterminers(_ head: EnglishParse.Head?, isPlural: Bool) {
    guard request.features.number != nil else { return }
    let before = parse.presents(0) ? [0] : []
    for word in before + parse.nounPhrase.prefix(while: { $0 < head?.word ?? .max }) {
      let roles = parse.readings[word].roles
      if isPlural, head != nil, roles.contains(.indefinite) {
        phrase.remove(word)
        continue
      }
      guard let determiner = parse.readings[word].determiners.first else { continue }
      if determiner.lexeme.form(0) != determiner.lexeme.form(1) {
        phrase.replace(word, with: determiner.lexeme.form(isPlural ? 1 : 0))
      }
    }
  }

  // MARK: Articles

  private mutating func setArticle(
    _ definiteness: Definiteness, of head: EnglishParse.Head, isPlural: Bool
  ) {
    guard let first = parse.nounPhrase.first else { return }
    let reading = parse.readings[first]
    let hasArticle =
      first < head.word && (reading.isArticle || reading.roles.contains(.demonstrative))
    // `my file` and `each file` have all the definiteness that they can have.
    if first < head.word, !hasArticle, !reading.determiners.isEmpty, !reading.isNumeral { return }
    let takesNone =
      definiteness == .indefinite && (isPlural || head.analysis.lexeme.traits.contains(.mass))
    if takesNone, !isPlural {
      isKnown = false
      phrase.note(.missingForm, about: head.word, detail: "no indefinite article")
    }
    let target = hasArticle ? first + 1 : first
    if hasArticle { phrase.remove(first) }
    guard !takesNone else { return }
    if let number = phrase.leadingNumber {
      let digits = Array(phrase.tokenText(number.number).utf8)
      let article =
        definiteness == .definite ? "the" : grammar.articles.indefinite(before: "", digits)
      return phrase.insert(article, beforeToken: number.start)
    }
    let article =
      definiteness == .definite
      ? "the" : grammar.articles.indefinite(before: phrase.text(target), phrase.lower(target))
    phrase.insert(
      article, before: target, replacing: hasArticle ? first : nil, isName: isName(target))
  }

  private func isName(_ word: Int) -> Bool {
    parse.readings[word].isExact || !grammar.reading(of: phrase.lower(word)).isKnown
  }

  /// `a` before a vowel becomes `an`, and the other way round.
  private mutating func mendArticle(_ head: EnglishParse.Head, isPlural: Bool) {
    guard let first = parse.nounPhrase.first, first < head.word,
      parse.readings[first].roles.contains(.indefinite), !isPlural
    else { return }
    let article = grammar.articles.indefinite(
      before: phrase.text(first + 1), phrase.lower(first + 1))
    phrase.replace(first, with: Array(article.utf8))
  }
}
