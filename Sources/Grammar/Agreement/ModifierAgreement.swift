import Foundation
import Vocabulary

/// Determiners, adjectives and numerals, which take features from the head.
extension Agreement {
  mutating func inflectModifiers(_ text: inout Phrase) {
    // Where words have no gender there is nothing to mend unless a number is asked for.
    guard
      text.language.agreesInGender || target.asksNumber
        || phrase.head.map({ text.isArgument($0.word) }) == true
        || !target.features[.grammaticalCase].isEmpty
    else {
      return
    }
    if let head = phrase.head, !target.asksNumber, text.isRatherVerb(head) { return }
    if text.language.sandhi.hasSounds, !text.language.order.isHeadLast {
      // From the last one on, for words change with the sound of the next.
      for word in text.agreeing(phrase).reversed() { inflect(word, &text) }
    } else {
      for word in text.agreeing(phrase) { inflect(word, &text) }
    }
    guard text.language.agreesInGender else { return }
    inflectWordsForAll(&text)
    for word in phrase.words
    where text.isUnknown(word) && !phrase.isHead(word) && !text.isBystander(word)
      && !(phrase.head == nil && text.isArgument(word))
      && !text.isName(word) && !text.isActiveParticiple(word, of: phrase.head)
      && !staysUndeclined(word, text) && !text.saysMoreOfAdjective(word)
      && !isUnknownBehindNumber(word, text) && !text.isSecondPersonOfVerb(unknown: word)
      && !text.isNoAdjective(unknown: word, before: phrase.head)
    {
      inflectUnknown(word, &text)
    }
  }

  private mutating func inflect(_ word: Int, _ text: inout Phrase) {
    let reading = text[word]
    // `distintos` alone is a determiner of the plural; in the singular it is an adjective.
    let specifiers = text.endsNumeral(word) ? reading.numerals : reading.specifiers
    let determiner = text.all(specifiers).first {
      target.isPlural || !$0.lexeme.traits.contains(.pluralOnly) || !reading.isAdjective
    }.flatMap { isAdjectiveBehindHead(word, text) ? nil : $0 }
    guard
      let analysis = determiner ?? text.first(reading.adjectives) ?? text.first(reading.pronouns)
    else { return }
    if analysis.lexeme.isGuessed {
      isKnown = false
      text.note(.guessedForm, about: word)
    }
    if staysAsItIs(word, text) { return }
    // A number word counts; it does not take the plural from what it counts.
    if analysis.lexeme.part == .numeral { return setNumeral(word, as: analysis, &text) }
    if describesAll(word, as: analysis, text) { return }
    if removesArticle(word, text) { return text.remove(word) }
    let language = text.language
    if target.gender == .neuter, let form = neutralForm(of: analysis.lexeme, at: word, &text) {
      return text.replace(word, with: text.variant(of: form, at: word, phrase, target))
    }
    let cell = language.schemas[analysis.lexeme.schema]
      .cell(for: features(of: analysis.lexeme.part, at: word, text))
    if keep(word, as: analysis, in: cell, &text) { return }
    language.withForm(analysis.lexeme, cell) { write($0, at: word, &text) }
  }

  /// Whether a word takes no part: `azul marino`, `neu`, the article of what follows the text (Née le),
  /// what ends in a hyphen, for it is a part of a word (Ein- und Ausgang), and a participle that has a
  /// complement (option correspondant à).
  private func staysAsItIs(_ word: Int, _ text: Phrase) -> Bool {
    text.mark(after: word)?.equals("-") == true || isOfWhatFollows(word, text)
      || isColorCompound(word, text) || staysUndeclined(word, text)
      || isOfThingsUnsaid(word, text) || isWhatReaderActsUpon(word, text)
      || text.isActiveParticiple(word, of: phrase.head) || isGreeting(word, text)
      || isOfSeveralThings(word, text) || isOfApp(word, text)
      || isUndeclinedPartOfName(word, text)
      || isWhatHeadIsCalled(word, text) || isArticleOfNothing(word, text)
      || isOfOneThing(determiner: word, text)
      || greetsByName(text) || staysBeforeMany(word, text) || isPartedByQuotes(word, text)
      || request.isSaidOfPerson && isNoPerson(word, text)
  }

  /// Whether a word is the article of what has no gender, whatever the reader is: llega lo más descansada posible.
  private func isArticleOfNothing(_ word: Int, _ text: Phrase) -> Bool {
    phrase.head == nil && request.isSaidOfPerson
      && text[word, lower: true].roles.contains(.neuter)
  }

  private func isWhatHeadIsCalled(_ word: Int, _ text: Phrase) -> Bool {
    guard let head = phrase.head else { return false }
    return text.isCalled(by: word, head)
  }

  /// Whether a word without a noun has the form of several things, and nothing is asked of it but what the
  /// reader is: ostatnio dodane.
  private func isOfSeveralThings(_ word: Int, _ text: Phrase) -> Bool {
    let asked = request.features
    guard phrase.head == nil, !target.asksNumber, asked.grammaticalCase == nil,
      asked.definiteness == nil, !target.asksGender || request.isSaidOfOther,
      request.known.gender == nil, request.known.number == nil
    else { return false }
    return text.isSaidOfThings(word)
  }

  /// Whether a word that stands for somebody or something keeps its form, whatever the reader is: the polite Lei, what
  /// points at a thing (questo ti rende più sicura), a pronoun for another or for nothing (il vaut mieux rester
  /// discrète), one that only before a noun is a possessive (ihr habt es geschafft), and in languages whose
  /// numbers ask for cases what is neuter or a thing’s condition.
  private func isNoPerson(_ word: Int, _ text: Phrase) -> Bool {
    if text.isPoliteReader(word) { return true }
    guard phrase.head == nil else { return false }
    if text.count > 1, text.language.order.isVerbSecond, text.isFormOfSeveralReaders(word) {
      return true
    }
    // `wszystko ustawiłeś`, `gdy włączona, nie będziesz mógł`
    if text.language.countsByCase,
      text.isNeuterDeterminer(word) || text.isConditionOfThing(phrase)
    {
      return true
    }
    // By itself a pronoun is all that is asked of: Il, Elle.
    return text[word].marks.contains(.demonstrative)
      || text.language.hasRomanceSyntax && text.count > 1 && text.isOfThirdPerson(pronoun: word)
        && !text.isArticleOfAdjective(word)
  }

  /// Whether a word without a noun is said of those who made the app, and what is asked of it is what the
  /// reader is: jesteśmy pewni, że zapłaciłeś.
  private func isOfApp(_ word: Int, _ text: Phrase) -> Bool {
    phrase.head == nil && request.isSaidOfOther && !target.asksNumber && text.isSaidOfApp(word)
  }

  /// Whether a word greets at the start of a text, whoever is greeted: Bienvenue Paul.
  private func isGreeting(_ word: Int, _ text: Phrase) -> Bool {
    word == 0 && text[word].roles.contains(.greets)
      && (text.count > 1 || text.token(word).shape == .title)
  }

  /// Whether a word without a noun is no subject, and so isn't said of the reader whose verb shows a gender:
  /// nie znalazłeś tego, dodałeś znajomego.
  private func isWhatReaderActsUpon(_ word: Int, _ text: Phrase) -> Bool {
    guard request.isSaidOfOther, request.features.number == nil, phrase.head == nil,
      text.language.order.agrees(.verb, in: .gender), let analysis = text.agreeingAnalysis(word)
    else { return false }
    let cases = text.language.features(of: analysis)
    // Last, for it reads all of the text.
    return !cases.contains(text.usualCase) && cases.contains(.genitive) && text.hasReadersVerb
  }

  /// Whether an adjective is of things that the text doesn't name, and has a form of the number that
  /// counts them: 1 weitere anzeigen.
  private func isOfThingsUnsaid(_ word: Int, _ text: Phrase) -> Bool {
    guard phrase.head == nil, request.isCounted, text.language.order.capitalizesNouns,
      text.token(word).shape == .small, text.endsInInfinitive,
      let adjective = text.first(text[word].adjectives)
    else { return false }
    return text.language.mayBe(adjective, target.features[.number])
  }

  /// Whether an article at the end of words about a person belongs to what stands behind them.
  private func isOfWhatFollows(_ word: Int, _ text: Phrase) -> Bool {
    phrase.head == nil && target.asksGender && !target.asksNumber && word > 0
      && word + 1 == text.count && text[word].isArticle
      && text[word - 1].isAdjective && !text[word - 1].isSpecifier
  }

  /// Whether an adjective describes nothing here and nothing is asked of it: neu; or rather says how something is true.
  private func staysUndeclined(_ word: Int, _ text: Phrase) -> Bool {
    let asked = request.features
    if let head = phrase.head, text.saysHowOneIs(word, before: head.word) { return true }
    guard phrase.head == nil, text.language.order.hasPredicateForm,
      text.isPredicateForm(word) || text.isPredicate(behindBeing: word)
    else { return false }
    if request.isSaidOfOther {
      return asked.grammaticalCase == nil && asked.definiteness == nil && asked.declension == nil
    }
    // `2 ausgewählt`: a number alone says how many there are, and of what the text doesn't say.
    let asksNumber = target.asksNumber && !request.isCounted
    return !asksNumber && !target.asksGender && asked.grammaticalCase == nil
      && asked.definiteness == nil && asked.declension == nil
  }

  /// Whether what may be a determiner or a number word describes a noun before it: livre neuf.
  private func isAdjectiveBehindHead(_ word: Int, _ text: Phrase) -> Bool {
    text[word].isAdjective && phrase.head.map { $0.word < word } ?? false
  }

  /// Leaves a word that has the form, but for what the sound behind it asks.
  private mutating func keep(
    _ word: Int, as analysis: Analysis, in cell: Int, _ text: inout Phrase
  ) -> Bool {
    // `l’1`: before a number the article that the text has is as good.
    if text.isBehindNumber(word + 1), !target.isPlural, analysis.cells.contains(cell) {
      return true
    }
    guard mayStay(word, as: analysis, in: cell, text) else { return false }
    write(text.lower(word), at: word, &text)
    return true
  }

  /// Whether a word is a form of the cell, if only an accepted one.
  ///
  /// What stands in for another form is chosen anew where that depends on the next word's sound.
  private func mayStay(_ word: Int, as analysis: Analysis, in cell: Int, _ text: Phrase) -> Bool {
    guard analysis.cells.contains(cell) else { return false }
    if text.language.project?.isNeutral(text.lower(word)) == true { return false }
    // `uno dei tuoi amici`: without a noun it is a pronoun, whatever stands behind it.
    if phrase.head == nil, text[word].roles.contains(.indefinite) { return true }
    return !text.language.sandhi.hasSounds || !text[word].marks.contains(.shortForm)
  }

  /// Writes a form, or the one that stands in for it before what follows.
  private func write(_ form: Bytes, at word: Int, _ text: inout Phrase) {
    // An article without a plural goes: ein Salat, Salate.
    if form.isEmpty {
      guard let other = determinerOfSeveral(insteadOf: word, text) else {
        return text.remove(word)
      }
      return text.replace(word, with: other)
    }
    if let variant = text.variant(of: form, at: word, phrase, target) {
      text.replace(word, with: variant)
    } else {
      text.replace(word, with: form)
    }
  }

  /// `Alle 3 Stunden`: the determiner of several that stands for one without a plural before a number.
  private func determinerOfSeveral(insteadOf word: Int, _ text: Phrase) -> [UInt8]? {
    let language = text.language
    guard target.isPlural, text.isBehindNumber(word + 1), let each = language.order.each,
      let own = text.first(text[word].determiners), own.lexeme.lemma.elementsEqual(each.one)
    else { return nil }
    return language.lexeme(each.several, .determiner).map {
      language.form($0, target.features(for: .determiner, in: language))
    }
  }

  /// An article without a form for the plural goes: a file, files.
  ///
  /// Behind a number that the caller puts before the words there is none in any language.
  private func removesArticle(_ word: Int, _ text: Phrase) -> Bool {
    // `ein Erwachsener` has no noun, and is one person.
    let isNominal = phrase.head != nil || text.language.order.capitalizesNouns
    // `a few photos`
    if word + 1 < text.count, text[word + 1].roles.contains(.showsPlural) { return false }
    // `3 dei tuoi amici`: before another determiner it says what a part is taken of.
    let isPartitive =
      word + 1 < text.count && text[word + 1].isSpecifier || isPartitiveArticle(word, text)
    if request.isCounted, word == phrase.words.first, phrase.words.count > 1, isNominal,
      !isPartitive, !standsBeforeCounts(text),
      // `50 % des photos`: what stands behind a percentage isn't counted.
      target.asksNumber
    {
      return text[word].roles.contains(.indefinite) && request.features.definiteness == nil
    }
    return target.isPlural && phrase.head != nil && request.features.definiteness == nil
      && text[word].roles.contains(.indefinite)
      && text.language.order.isHeadLast
  }

  /// Whether an article of several things stands behind a number in the text, so that it says what a part is
  /// taken of: 3 des photos, 3 dei tuoi amici.
  private func isPartitiveArticle(_ word: Int, _ text: Phrase) -> Bool {
    guard target.isPlural, text.isBehindNumber(word),
      let article = text.first(text[word].determiners)
    else { return false }
    return text.number(of: article) == .plural
  }

  /// Whether all numbers of the text stand behind the phrase, so that they count something else: a key and 2
  /// more.
  private func standsBeforeCounts(_ text: Phrase) -> Bool {
    guard !text.counts.isEmpty, let last = phrase.words.last else { return false }
    let end = Int(text.token(last).end)
    return text.counts.allSatisfy { $0.offset >= end }
  }

  /// Whether an adjective behind the last of several nouns describes all of them: it is a plural,
  /// and masculine unless all are feminine (`una foto y un vídeo nuevos`).
  private func describesAll(_ word: Int, as analysis: Analysis, _ text: Phrase) -> Bool {
    guard !isFirst, let head = phrase.head, word > head.word else { return false }
    let shown = text.language.features(of: analysis)
    // Last, for it reads the phrase before.
    guard shown.settledNumber == .plural, !text.isOfLastAlone(adjective: word, phrase) else {
      return false
    }
    let nouns = text.language.features(of: head.analysis)
    return genderBefore != .feminine && shown.contains(.masculine) || !nouns.contains(.plural)
  }

  /// The form for a person of any gender, where the project has such forms at all.
  private mutating func neutralForm(
    of lexeme: Lexeme, at word: Int, _ text: inout Phrase
  ) -> [UInt8]? {
    guard let project = text.language.project, project.hasNeutralForms else { return nil }
    if let form = project.neutralForm(of: lexeme, isPlural: target.isPlural) { return form }
    noteNoNeutral(lexeme, word, &text)
    return nil
  }

  private mutating func noteNoNeutral(_ lexeme: Lexeme, _ word: Int, _ text: inout Phrase) {
    let schema = text.language.schema(of: lexeme)
    let forms = Set(
      [FeatureSet.masculine, .feminine].map { gender in
        text.language.form(lexeme, target.features.dropping(.gender).union(gender))
      })
    guard forms.count > 1 || schema.cells.count < 2 else { return }
    isKnown = false
    text.note(.missingForm, about: word, .missing(.gender(.neuter)))
  }

  /// `azul marino` and `verde claro` stay as they are, both words.
  private func isColorCompound(_ word: Int, _ text: Phrase) -> Bool {
    text.isShade(word + 1) || text.isShade(word) && !isSaidOfHead(shade: word, text)
  }

  /// Whether what may be a shade describes the head, which is no colour, for the names of colours are
  /// masculine: 3 roses pâles, but rosa pálido.
  private func isSaidOfHead(shade word: Int, _ text: Phrase) -> Bool {
    guard let head = phrase.head, head.word == word - 1, head.analysis.lexeme.gender == .feminine
    else { return false }
    let shown = text.shownFeatures(word).settledGender
    return shown == nil || shown == .feminine
  }

  private mutating func setNumeral(_ word: Int, as analysis: Analysis, _ text: inout Phrase) {
    let language = text.language
    let schema = language.schema(of: analysis.lexeme)
    if let article = articleInsteadOfNumeral(word, text) {
      return text.replace(
        word, with: language.form(article, target.features(for: .determiner, in: language)))
    }
    guard analysis.cells != schema.all, let cell = analysis.cells.first else { return }
    let number = schema.cells[min(cell, schema.cells.count - 1)][.number]
    let features = target.features(for: .numeral, in: language).dropping(.number).union(number)
    let form = language.form(analysis.lexeme, features)
    var numeral = target
    numeral.features = target.features.dropping(.number).union(.plural)
    text.replace(word, with: text.variant(of: form, at: word, phrase, numeral))
  }

  /// Whether a capital shows that a word is no adjective, where nouns have one: those have it only at the
  /// start of a text (deinem Fluffe Gerät, mit 2 Apple Watches); there a noun that no lexicon has either makes
  /// both words a name, unless the first one's ending is that of adjectives.
  private func isPartOfName(_ word: Int, _ text: Phrase) -> Bool {
    guard text.language.order.capitalizesNouns,
      [.title, .mixed].contains(text.token(word).shape), let head = phrase.head, word < head.word
    else { return false }
    if text.isBehindNumber(word) { return true }
    if word > 0 { return text.isFollowedDirectly(word - 1) }
    return head.analysis.lexeme.isGuessed && !text.looksLikeAdjective(word)
  }

  /// Whether a word inside of a text has a capital and no ending, as no adjective before its noun has: dein Smart
  /// Home.
  private func isUndeclinedPartOfName(_ word: Int, _ text: Phrase) -> Bool {
    guard word > 0 || text.isBehindNumber(word), let head = phrase.head,
      text.isPredicateForm(word), text.token(word).shape == .title
    else { return false }
    return isPartOfName(word, text)
      && text.argument(around: word) == text.argument(around: head.word)
  }

  /// Whether a word that no lexicon has says something of things that a number counts and the text doesn't name: 1
  /// erklommen.
  private func isUnknownBehindNumber(_ word: Int, _ text: Phrase) -> Bool {
    phrase.head == nil && text.isSmallUnknown(word, behindNumberIn: phrase.words)
  }

  /// Unknown words that look like adjectives and stand where those do agree as well.
  private mutating func inflectUnknown(_ word: Int, _ text: inout Phrase) {
    let order = text.language.order
    let isBeside = phrase.head.map { order.hasAdjectivesBehind == (word > $0.word) } ?? true
    // `tamanho M`, `servidor DNS`: letters describe nothing.
    guard isBeside, !isPartOfName(word, text), text.token(word).shape != .single,
      !text.isAbbreviation(word)
    else { return }
    guard let guess = text.guessedAdjective(text.lower(word)) else {
      // What is said to be an adjective, and has no ending that tells its forms.
      if text[word].given == .adjective, text.token(word).shape == .small {
        isKnown = false
        text.note(.unknownWord, about: word)
      }
      return
    }
    isKnown = false
    text.note(.guessedForm, about: word)
    var features = features(of: .adjective, at: word, text)
    if !target.asksNumber, phrase.head == nil {
      let shown = text.language.features(of: guess)[.number]
      features = features.dropping(.number).union(shown == .plural ? .plural : .singular)
    }
    if target.gender == .neuter { _ = neutralForm(of: guess.lexeme, at: word, &text) }
    text.replace(word, with: text.language.form(guess.lexeme, features))
  }
}
