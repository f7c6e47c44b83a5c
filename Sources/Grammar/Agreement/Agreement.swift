import Foundation
import Vocabulary

/// Makes the words of one noun phrase agree.
struct Agreement {
  let request: Request
  var phrase: NounPhrase
  /// Whether it is the first of the text, which verbs follow.
  let isFirst: Bool
  /// The gender of the nouns that this one is joined to.
  let genderBefore: GrammaticalGender?
  var isKnown = true
  var target = Target(
    features: FeatureSet(), gender: nil, asksNumber: false, asksGender: false, counted: nil)

  init(request: Request, phrase: NounPhrase, isFirst: Bool, genderBefore: GrammaticalGender?) {
    self.request = request
    self.phrase = phrase
    self.isFirst = isFirst
    self.genderBefore = genderBefore
  }

  mutating func run(_ text: inout Phrase) -> Features {
    var features = request.known.filled(from: text.features(of: phrase, known: request.known))
    target = text.target(request, phrase, shown: features)
    keepNumber(text)
    text.noteAmbiguity(phrase, request.known)
    var gender = text.gender(
      of: phrase, asked: request.features.gender ?? request.known.gender,
      isPlural: target.isPlural)
    if text.language.hooks.inflectPronouns(&text, phrase, request) {
      // Pronouns that refer to a person have taken what is asked.
    } else if phrase.head == nil, text.agreeing(phrase).isEmpty {
      inflectWithoutHead(&text)
    }
    if phrase.head != nil { gender = inflectHead(&text, gender: gender) }
    settleGender(text, &gender)
    if text.language.agreesInGender {
      target.features = target.features.dropping(.gender).union(FeatureSet(gender ?? .masculine))
    }
    inflectModifiers(&text)
    inflectAround(&text)
    if let definiteness = request.features.definiteness, isFirst || text.language.agreesInGender {
      setArticle(definiteness, &text)
      features.definiteness = definiteness
    }
    finish(&text)
    features.gender = gender
    return withAnswers(features)
  }

  /// What depends on the words as they have become.
  private mutating func finish(_ text: inout Phrase) {
    text.mendSandhi(phrase, target, isFirst: isFirst)
    if isFirst, target.asksNumber { text.meltVerbs() }
    if text.language.hasRomanceSyntax {
      inflectVerbsOfNumbersAlone(&text)
      inflectPredicateBeforeLimit(&text)
      inflectPossessiveOfOwners(&text)
    }
    text.language.hooks.finish(&text, &self)
  }

  /// Settles the gender that all words take, and whether they are of things or of men.
  private mutating func settleGender(_ text: Phrase, _ gender: inout GrammaticalGender?) {
    if let features = featuresWithoutHead(text) {
      gender = features.settledGender ?? gender
      target.features = target.features.dropping(.animacy).union(features[.animacy])
    }
    target.gender = gender
  }

  /// What adjectives alone are about: what is asked or known; where a number that may count men counts
  /// them, things, unless their form is one of men (2 nowe, but 2 zalogowani).
  private func featuresWithoutHead(_ text: Phrase) -> FeatureSet? {
    guard phrase.head == nil else { return nil }
    if let animacy = request.features.animacy ?? request.known.animacy {
      return FeatureSet(animacy)
    }
    guard text.language.counting.dependsOnNoun,
      target.counted != nil || target.asksNumber && target.isPlural, !target.asksGender,
      request.known.partOfSpeech != .noun,
      let word = text.agreeing(phrase).first(where: { text[$0].isAdjective }),
      let adjective = text.first(text[word].adjectives)
    else { return nil }
    let schema = text.language.schema(of: adjective.lexeme)
    let shown = schema.features(of: adjective.cells)
    if shown.contains(.human), !shown.contains(.inanimate), !shown.contains(.feminine) {
      return nil
    }
    let singular = adjective.cells.map { schema.cells[$0] }.filter { $0.contains(.singular) }
    // `zostało usunięte`: what is neuter is no man.
    if target.counted == nil, singular.isEmpty || !singular.allSatisfy({ $0.contains(.neuter) }) {
      return nil
    }
    if singular.contains(where: { $0.contains(.masculine) }) {
      // `Anna i 2 inni`, `2 nowi obserwujący`
      return text.isJoined(phrase) || text[word].isNoun ? nil : .inanimate
    }
    return singular.contains { $0.contains(.neuter) }
      ? FeatureSet.neuter.union(.inanimate) : .inanimate
  }

  /// What is known of the words, with what was asked of them.
  private func withAnswers(_ known: Features) -> Features {
    var features = known
    features.number = request.features.number ?? known.number
    features.grammaticalCase = request.features.grammaticalCase ?? known.grammaticalCase
    return features
  }

  /// A noun without a plural, or with nothing else, stays as it is.
  private mutating func keepNumber(_ text: Phrase) {
    keepMassNoun(text.language)
    keepPlural(text.language)
    if !text.language.order.isHeadLast { keepSeveral(text) }
  }

  /// Whether a determiner says that there are several, and has no other form for one.
  private func hasNoSingular(_ word: Int, _ text: Phrase) -> Bool {
    guard text[word].roles.contains(.showsPlural),
      let determiner = text.first(text[word].determiners)
    else { return false }
    let singular = text.language.form(
      determiner.lexeme, target.features.dropping(.number).union(.singular))
    return singular.isEmpty || text.lower(word).elementsEqual(singular)
  }

  /// What is said of several stays as it is where one is asked for: ambos equipos.
  private mutating func keepSeveral(_ text: Phrase) {
    guard request.features.number == .singular, !request.isCounted, request.countOffset == nil,
      text.agreeing(phrase).contains(where: { hasNoSingular($0, text) })
    else { return }
    target.features = target.features.dropping(.number).union(.plural)
  }

  /// A noun without a plural stays in the singular, and so does what agrees with it.
  private mutating func keepMassNoun(_ language: Language) {
    guard language.order.keepsMass, target.isPlural,
      let head = phrase.head, head.analysis.lexeme.traits.contains(.mass),
      language.features(of: head.analysis).contains(.singular)
    else { return }
    target.features = target.features.dropping(.number).union(.singular)
    target.counted = nil
  }

  /// A noun that has only a plural stays in it, and so does what agrees with it.
  private mutating func keepPlural(_ language: Language) {
    guard language.hasCases, !target.isPlural, let head = phrase.head,
      head.analysis.lexeme.traits.contains(.pluralOnly)
    else { return }
    target.features = target.features.dropping(.number).union(.plural)
    // `1 drzwi są otwarte`: what one asks for isn't asked of it.
    if target.counted == .singular { target.counted = nil }
  }

  /// Verbs and what else takes features from outside of the phrase.
  private mutating func inflectAround(_ text: inout Phrase) {
    if isFirst {
      let target = targetOfVerbs(text)
      for word in text.words.indices where text[word].isVerb && mayChange(verb: word, text) {
        let form = text.language.hooks.verbForm(
          word, phrase, request, target, in: text)
        guard let form else { continue }
        if text.verb(of: word)?.lexeme.isGuessed ?? false {
          isKnown = false
          text.note(.guessedForm, about: word)
        }
        text.replace(word, with: form)
        inflectPredicate(behindOtherVerb: word, target, &text)
      }
    } else if let verb = verbOfQuestion(text) ?? verbOfThere(text) ?? verbBeforeCounted(text)
      ?? verbOfMainClause(text) ?? verbOfDemonstrative(text) ?? verbBehindCounted(text)
      ?? verbOfInserted(text),
      let form = text.language.hooks.verbForm(verb, phrase, request, target, in: text)
    {
      text.replace(verb, with: form)
    }
    if target.asksNumber || target.asksGender || hasRelativesOfValue(text) {
      inflectRelatives(&text)
    }
  }

  /// `How much are these jeans?`: the verb of a question right before an argument, with a word that opens one before it
  /// and what that asks about.
  private func verbOfQuestion(_ text: Phrase) -> Int? {
    let verb = phrase.words.lowerBound - 1
    // `¿Cómo son las playas?`
    if let head = phrase.head, verb > 0, text.asks(verb: verb, about: head) { return verb }
    guard verb > 0, text.language.order.isHeadLast, isBeforeArgument(verb: verb, text),
      text[verb].hasVerbNumber, text.text.contains(UInt8(ascii: "?"))
    else { return nil }
    let start = text.startOfSentence(with: verb)
    guard start < verb, verb - start <= 2, text[start].roles.contains(.opensPhrase),
      (start..<verb).allSatisfy({ text.isFollowedDirectly($0) }),
      !(start + 1..<verb).contains(where: { text[$0].isOnlyNoun })
    else { return nil }
    return verb
  }

  /// `In 2 folders there are 5 files`: the verb right before what a number counts, where there stands before that, with
  /// adverbs between at most.
  private func verbOfThere(_ text: Phrase) -> Int? {
    let start = phrase.words.lowerBound
    guard text.language.order.isHeadLast, text.startsOfCounted.contains(start), start > 1 else {
      return nil
    }
    var verb = start - 1
    while verb > 1, text.isFollowedDirectly(verb - 1),
      text.isPlainAdverb(verb) || text[verb].likeliest == .adverb
        || text[verb].roles.contains(.limits)
    {
      verb -= 1
    }
    guard verb > 0, text[verb].isAuxiliary, text.isFollowedDirectly(verb - 1) else { return nil }
    return text[verb - 1].roles.contains(.presents) ? verb : nil
  }

  /// `You have 1 friend. These are her 3 photos`: the verb right behind the pronoun that presents what a number counts.
  private func verbOfDemonstrative(_ text: Phrase) -> Int? {
    guard request.isCounted, !text.counts.isEmpty else { return nil }
    return text.demonstrative(presenting: phrase).map { $0 + 1 }
  }

  /// Whether a number or a gender is asked of a verb, or it stands right behind a subject that its form
  /// doesn't fit, where verbs show genders.
  private func mayChange(verb word: Int, _ text: Phrase) -> Bool {
    if text.isApart(verb: word, from: phrase) || isNoSubject(text) { return false }
    if isOfAllJoined(verb: word, text) || text.isOfLaterCounted(verb: word) { return false }
    if phrase.head == nil, !target.asksNumber {
      // `Byłeś gotowy, nikt nie był gotowy`: what is asked is the reader's gender.
      if text.isOfSomeone(verb: word) || isOfOtherThanReader(verb: word, text) { return false }
      // `Wiemy, że zapłaciłeś`: those who made the app aren't its reader.
      if request.isSaidOfOther, text.isOfApp(verb: word) { return false }
    }
    // `2 me gusta`: what is counted is what people said.
    if request.isCounted, phrase.head == nil, word > 0, text.agreeing(phrase).isEmpty {
      return false
    }
    if text.isQuotedAsNoun(verb: word, phrase) { return false }
    if target.asksNumber || isBeforeArgument(verb: word, text) { return true }
    if text.numberOfReferentsVerb(request) != nil { return true }
    // `the photos were deleted`: the noun is whatever the argument was.
    if let head = phrase.head, head.word < word, text.isInserted(head) {
      return target.askedCase.isEmpty || target.askedCase.contains(.nominative)
    }
    // `they have`, of which a person's pronoun took the place
    if text.isChangedSubject(text.subject(before: word)) { return true }
    if text[word].isAuxiliary, text.isChangedSubject(word + 1) { return true }
    guard text.language.order.agrees(.verb, in: .gender) else { return false }
    return target.asksGender || text.isMisfit(verb: word, phrase, target)
  }

  /// `Does this link work?`, `Es fehlen deine Fotos`: whether a verb says something of the argument behind it.
  private func isBeforeArgument(verb: Int, _ text: Phrase) -> Bool {
    guard let head = phrase.head, text.isArgument(head.word) else { return false }
    if text.language.order.isHeadLast {
      return verb + 1 == phrase.words.lowerBound && text[verb].isAuxiliary
    }
    return mayBePlaceholder(before: verb, head, text) || isOfPredicate(verb, before: head, text)
      || text.asks(verb: verb, about: head) || text.isBeforeInsertedSubject(verb: verb, phrase)
  }

  /// `Nie została wybrana żadna grupa`: whether to be stands before the argument with what it says of that beside it,
  /// where verbs show genders.
  private func isOfPredicate(
    _ verb: Int, before head: NounPhrase.Head, _ text: Phrase
  ) -> Bool {
    guard text.language.order.agrees(.verb, in: .gender), verb < head.word,
      text[verb].isAuxiliary, !text[verb].roles.contains(.takesObject),
      text.mayBeThirdPerson(verb)
    else { return false }
    let between = verb + 1..<head.word
    func describes(_ word: Int) -> Bool { text[word].isAdjective && !text[word].isSpecifier }
    return (verb..<head.word).allSatisfy({ text.isFollowedDirectly($0) })
      && between.allSatisfy { describes($0) || text[$0].isSpecifier || text[$0].isAdverb }
      && (between.contains(where: describes)
        || verb > 0 && text.isFollowedDirectly(verb - 1) && describes(verb - 1))
  }

  /// `Es fehlen deine Fotos`, `Es wurden keine Ergebnisse gefunden`: whether es stands before a verb in the place of
  /// what the argument behind it is, and no infinitive, whose object that would be, ends the clause.
  private func mayBePlaceholder(
    before verb: Int, _ head: NounPhrase.Head, _ text: Phrase
  ) -> Bool {
    // The verb may be one of the phrase.
    let start = text.startOfNoun(phrase)
    guard text.language.order.isVerbSecond, verb < start, start < head.word,
      text.isBehindPlaceholder(verb), let last = text.wordsOfClause(behind: verb).last
    else { return false }
    return last == head.word || !text.isFormOfSeveral(last) || text[last].isAuxiliary
  }

  /// Whether a verb speaks of the phrase and of something that is joined to it: Anna and 1 other are
  /// typing.
  private func isOfAllJoined(verb word: Int, _ text: Phrase) -> Bool {
    // `Paweł i 3 inne osoby oznaczyli cię`: what it is joined to has a gender, too.
    let isOfFew = target.counted == .pluralFew && text[word].marks.contains(.pluralVerb)
    if target.isPlural, !isOfFew { return false }
    let isWithoutHead = phrase.head == nil && text.language.hasRomanceSyntax
    let last = phrase.head?.word ?? (isWithoutHead ? phrase.words.lowerBound : text.count)
    if word > last, text.isJoined(phrase) { return true }
    if target.isPlural { return false }
    return text.isJoinedToOther(phrase, of: word, isAsked: target.asksNumber)
      || request.isCounted
        && (text.isJoinedToUncounted(phrase, before: word)
          || text.isOfAllJoined(phrase, before: word))
  }

  /// Whether a case shows that the phrase is no subject: keine der 5 Dateien wurde gelöscht.
  func isNoSubject(_ text: Phrase) -> Bool {
    if numberOfPart(text) != nil { return false }
    let own = target.askedCase.isEmpty ? target.shownCase : target.askedCase
    return (phrase.head != nil || isGovernedNoun(text)) && !own.isEmpty
      && !own.contains(text.usualCase)
      && request.features.grammaticalCase == nil
  }

  /// `gilt für 3 Reisende`: whether a preposition asks its case of an adjective that is used as a noun.
  private func isGovernedNoun(_ text: Phrase) -> Bool {
    guard text.language.order.capitalizesNouns, !target.askedCase.isEmpty,
      let last = phrase.words.last
    else { return false }
    return text[last].isAdjective && text.token(last).shape == .title
  }

  /// What verbs take: where a number of things is a part of others, it is the part's (1 of 5 files was), and what
  /// limits it asks them for no case (ponad 5 osób kupiło).
  private func targetOfVerbs(_ text: Phrase) -> Target {
    numberOfPart(text).map { target(countedBy: $0) } ?? target
  }

  /// The same target for what agrees with a number and takes no case from what that counts.
  func target(countedBy number: GrammaticalNumber) -> Target {
    var own = target
    own.counted = number
    (own.askedCase, own.shownCase) = (FeatureSet(), FeatureSet())
    own.features = own.features.dropping(.number).dropping(.grammaticalCase)
      .union(CountingRules.features(uncounted: number))
    return own
  }

  /// The number that verbs take of a phrase whose case something else asks for.
  private func numberOfPart(_ text: Phrase) -> GrammaticalNumber? {
    text.numberOfPart(of: phrase) ?? text.numberOfLimited(phrase, counted: target.counted)
  }

  private mutating func inflectWithoutHead(_ text: inout Phrase) {
    if text.words.isEmpty, target.isPlural, target.asksNumber, !request.isCounted,
      text.language.order.isHeadLast,
      text.pluralizeNumber()
    {
      return
    }
    let isVerb = request.known.partOfSpeech == .verb
    let hasOther = phrase.words.contains { text[$0].isVerb || !isVerb && text.isUnknown($0) }
    if hasOther || text.language.hooks.needsNothing(phrase, in: text) { return }
    isKnown = false
    text.noteNothing()
  }

  /// `personas a las que sigues`, `pessoas com as quais você fala`: the article before the pronoun is the head's, and
  /// so is a pronoun that has forms.
  private func inflectRelatives(_ text: inout Phrase) {
    guard phrase.head != nil, text.language.agreesInGender else { return }
    let end = phrase.words.upperBound
    for word in end..<min(end + 4, max(end, text.count))
    where text[word].roles.contains(.relative) {
      // `note la cui data`: that article is the one of what is theirs.
      if word > end, text[word - 1].roles.contains(.definite), !text.isPossessive(relative: word),
        let article = text.first(text[word - 1].determiners)
      {
        text.replace(word - 1, with: text.language.form(article.lexeme, target.features))
        text.meltIfChanged(word - 1)
      }
      guard let pronoun = text.declinedRelative(word) else { continue }
      text.replace(word, with: text.language.form(pronoun.lexeme, target.features))
      text.meltIfChanged(word)
    }
  }
}
