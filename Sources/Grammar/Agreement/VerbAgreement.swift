import Foundation
import Vocabulary

/// Verbs, as far as languages are alike.
extension Phrase {
  /// The form that a verb takes whose subject is the head, as far as languages are alike.
  func plainVerbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target
  ) -> [UInt8]? {
    guard isPlainVerb(word, phrase, request), let verb = verb(of: word) else { return nil }
    let form = language.form(verb.lexeme, features(of: verb, phrase, request, target))
    return form.isEmpty ? nil : form
  }

  /// Whether a word is a verb whose subject is the head: one that can be nothing else, or one after
  /// a relative pronoun.
  func isPlainVerb(_ word: Int, _ phrase: NounPhrase, _ request: Request) -> Bool {
    let reading = self[word]
    // `para` is a preposition long before it is a form of parar.
    guard reading.isVerb, !reading.endsPhrase, !startsName(word) else { return false }
    // `bornes de recharge`
    if word > 0, self[word - 1].roles.contains(.preposition), isFollowedDirectly(word - 1),
      self[word - 1].roles.isDisjoint(with: .relative)
    {
      return false
    }
    // `episodio que no has visto`: it is not the head who sees.
    if phrase.head != nil, !mayBeOfThird(verb: word) { return false }
    if isImperative(word, phrase) || isBeforeTime(word, phrase) || isPartOfVerb(word)
      || isQuoted(verb: word, phrase) || saysWeather(verb: word)
    {
      return false
    }
    if reading.roles.contains(.presents), word < phrase.words.lowerBound { return true }
    if request.known.partOfSpeech == .verb || request.features.person != nil { return true }
    if word > 0, self[word - 1].roles.contains(.relative), isFollowedDirectly(word - 1) {
      // `vezes que sua conta foi bloqueada`: sua is a form of suar, too.
      return !startsOwnSubject(word)
    }
    return (reading.isBystander || isPredicateVerb(word)) && !reading.isAdverb
  }

  /// Whether a verb says how long ago something was, and has no subject: mensaje enviado hace un mes, hace
  /// poco.
  private func isBeforeTime(_ verb: Int, _ phrase: NounPhrase) -> Bool {
    guard self[verb].roles.contains(.ago), tellsWhatWas(before: verb, phrase),
      verb + 1 < count, self[verb + 1].roles.isDisjoint(with: .definite)
    else { return false }
    var word = verb + 1
    while word < min(count, verb + 4), isFollowedDirectly(word - 1) || isBehindNumber(word) {
      let reading = self[word]
      let noun = first(reading.nouns)?.lexeme
      if let noun, language.roles(of: noun).contains(.time) { return true }
      guard reading.isSpecifier || reading.isAdverb else {
        if reading.isNominal { return false }
        break
      }
      word += 1
    }
    return self[verb + 1].marks.contains(.quantifier)
  }

  /// Whether something between a noun and a verb says what happened to it: foto subida por Anna hace un mes,
  /// but la app hace mucho.
  private func tellsWhatWas(before verb: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, head.word < verb else { return true }
    // `se guardaron 3 fotos hace un mes`
    let start = phrase.words.lowerBound
    let isBehindVerb = (max(0, start - 8)..<start).contains {
      self[$0].isVerb && isBystander($0) || self[$0].isAuxiliary
    }
    if isBehindVerb { return true }
    // Nobody says it farther away.
    return (max(head.word + 1, verb - 16)..<max(head.word + 1, verb)).contains {
      self[$0].isAdjective || self[$0].isVerb && !self[$0].isNoun
    }
  }

  /// Whether a capital shows that what looks like a verb is a name: `trens para São Paulo`.
  private func startsName(_ word: Int) -> Bool {
    word > 0 && token(word).shape == .title && token(word - 1).shape == .small
      && !endsSentence(behind: word - 1)
  }

  /// Whether a verb is about the reader and shows a gender: dodałeś plik, zapomniałem hasła.
  var hasReadersVerb: Bool {
    guard language.order.agrees(.verb, in: .gender) else { return false }
    return words.indices.contains { word in
      guard let verb = verb(of: word) else { return false }
      let shown = language.features(of: verb)
      // `Zmienił nazwę`, `usunął kopię`: what is the reader's as well in the present is a noun there.
      if self[word].isNoun, shown.settledGender == nil { return false }
      return !shown[.gender].isEmpty
        && (shown[.person] == .secondPerson || isOfSpeaker(shown)
          || isOfReaderByConjunction(verb: word))
    }
  }

  /// Whether a verb may say something of a noun: its form shows no other person than the third.
  func mayBeThirdPerson(_ word: Int) -> Bool {
    guard let verb = verb(of: word) else { return true }
    let person = language.features(of: verb)[.person]
    return (person.isEmpty || person.contains(.thirdPerson))
      && !isOfReaderByConjunction(verb: word)
  }

  /// Whether a verb right behind the noun that can only be its subject has another one's form: Anna
  /// dodał.
  func isMisfit(verb word: Int, _ phrase: NounPhrase, _ target: Target) -> Bool {
    guard let head = phrase.head, word > head.word, mayBeThirdPerson(word),
      let verb = verb(of: word), target.askedCase.isEmpty,
      (head.word..<word).allSatisfy({ isFollowedDirectly($0) }),
      (phrase.words.upperBound..<max(word, phrase.words.upperBound)).allSatisfy({
        isBystander($0) || self[$0].roles.contains(.reflexive)
      })
    else { return false }
    // Zdjęcie dodał Jan: the subject may stand behind the verb.
    if let next = (word + 1..<count).first(where: { !self[$0].roles.contains(.reflexive) }),
      !self[word].isAuxiliary, let noun = first(self[next].nouns),
      noun.lexeme.features.contains(.human),
      noun.cells.contains(0)
        || number(of: noun) == .plural && !head.analysis.lexeme.features.contains(.human)
    {
      return false
    }
    return !language.mayBe(verb, target.features(for: .verb, in: language))
  }

  /// Whether a phrase is the object of a verb before it whose subject the text doesn't have, or of one
  /// that is no third person: dodałeś plik.
  func isObject(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, language.order.agrees(.verb, in: .gender) else { return false }
    return words.indices.contains {
      self[$0].isVerb && self[$0].isBystander
        && ($0 < head.word && isImperative($0, phrase) || !mayBeThirdPerson($0))
    }
  }

  /// Gives verbs whose subject the text doesn't have the gender that is asked of it.
  mutating func inflectSubjectless(_ phrase: NounPhrase, _ gender: GrammaticalGender) {
    for word in words.indices where self[word].isBystander {
      guard let verb = verb(of: word), isImperative(word, phrase) || !mayBeThirdPerson(word),
        !isOfSomeone(verb: word)
      else { continue }
      let shown = language.features(of: verb)
      // `Udało ci się` has no subject at all, and of `wysłaliśmy` it isn't the reader.
      if shown[.gender] == .neuter || shown[.person] == .firstPerson && !isOfSpeaker(shown) {
        continue
      }
      if shown[.number].isEmpty { continue }
      let wanted = shown.dropping(.gender).dropping(.animacy).union(FeatureSet(gender))
      setForm(of: word, verb, to: wanted)
    }
  }

  /// Whether nobody or somebody is the subject of a verb: ktoś zaprosił cię.
  func isOfSomeone(verb: Int) -> Bool {
    guard mayBeThirdPerson(verb) else { return false }
    var word = verb - 1
    // Nobody says more between.
    while word >= 0, verb - word < 4, isFollowedDirectly(word), !self[word].isOnlyNoun {
      if self[word].roles.contains(.someone) { return true }
      word -= 1
    }
    return false
  }

  /// What a verb takes: of its subject, or, where the text has none, what is asked; of the rest it keeps
  /// what its form shows.
  func features(
    of verb: Analysis, _ phrase: NounPhrase, _ request: Request, _ target: Target
  ) -> FeatureSet {
    let shown = language.features(of: verb)
    var features = target.features(for: .verb, in: language)
    if phrase.head == nil, request.features.gender == nil, agreeing(phrase).isEmpty {
      features = features.dropping(.gender).dropping(.animacy)
        .union(shown[.gender]).union(shown[.animacy])
      // Who speaks or is spoken to is a person; of persons only women lack the form of men.
      if shown[.gender].isEmpty, !shown[.animacy].isEmpty, !shown.contains(.human),
        !shown.contains(.thirdPerson)
      {
        features = features.dropping(.animacy).union(.feminine)
      }
    }
    // Beside another clause each keeps the number that it has: jeśli zapłaciłeś, wyślemy.
    if phrase.head == nil, request.isSaidOfOther, !target.asksNumber, shown.settledNumber != nil {
      features = features.dropping(.number).union(shown[.number])
    }
    let person = request.features.person.map { FeatureSet($0) } ?? shown[.person]
    return features.dropping(.person).union(person)
  }

  /// `Descarga el archivo` speaks to the reader; `falta un archivo` and `se encontró el archivo` say
  /// something of what follows.
  func isImperative(_ word: Int, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word < phrase.words.lowerBound, word < head.word,
      !presents(verb: word, phrase), !self[word].isAuxiliary
    else { return false }
    return !isReflexive(verb: word)
  }

  /// A personal pronoun that is all of the text.
  mutating func inflectPronounAlone(_ request: Request) -> Bool {
    guard count == 1, isPersonalPronoun(0), !self[0].isSpecifier, let row = row(of: 0) else {
      return false
    }
    let asked = request.features
    let isSubject = cells(of: 0, row).contains(0)
    // Where pronouns agree, number and gender of a subject are those of an adjective.
    guard
      asked.grammaticalCase != nil || asked.person != nil || !isSubject
        || !language.order.agrees(.pronoun, in: .number)
    else { return false }
    return inflectPersonalPronouns(request)
  }
}
