import Foundation
import Vocabulary

/// The word before a phrase that asks for a case, and the cases that it may ask for.
extension Phrase {
  /// The word before a phrase that asks for a case.
  func governingWord(of phrase: NounPhrase) -> Int? {
    governingWord(before: phrase.words.lowerBound)
  }

  /// The word before another one that asks for the case of what starts there, with nothing between but what
  /// says how many there are.
  func governingWord(before start: Int) -> Int? {
    guard !language.government.isEmpty else { return nil }
    let first = startOfLimits(before: start)
    // `Vielen Dank, lieber Besucher`
    // `Od: Ewa`
    guard first > 0, governs(first - 1), !isAdverb(first - 1, ofQuantity: first),
      !isComma(behind: first - 1),
      !(language.countsByCase && separator(after: first - 1).contains(UInt8(ascii: ":")))
    else { return nil }
    return first - 1
  }

  /// Where what says how many there are starts before a word; the word itself where nothing does.
  private func startOfLimits(before start: Int) -> Int {
    // `od doktor Malinowskiej`
    var first = isTitleOfWoman(start - 1) ? start - 1 : start
    // `zwischen 5 und 6 Tagen`
    if first > 1, joinsNumbers(first - 1) { first -= 1 }
    // `vor mehr als 3 Jahren`
    if first > 1, self[first - 2].roles.contains(.limits), self[first - 1].endsPhrase { first -= 2 }
    // `von mindestens 5 Nutzern`
    while first > 1, isFollowedDirectly(first - 2), limitsNumber(first - 1) { first -= 1 }
    // `od co najmniej 5 minut`
    if language.countsByCase, first > 1, startsLimit(first - 1, before: first + 1) { first -= 1 }
    return first
  }

  private func governs(_ word: Int) -> Bool {
    !casesAsked(by: word).isEmpty && !asksNoCase(verb: word)
  }

  /// The cases that a word asks for by itself, or as the reflexive pronoun of the verb right before it: podziel się
  /// zdjęciem, but podziel plik.
  func casesAsked(by word: Int) -> [FeatureSet] {
    // `während die Karte geladen wird`
    if self[word].given == .conjunction { return [] }
    let own = language.government.cases(of: lower(word))
    guard own.isEmpty, word > 0, self[word].roles.contains(.reflexive), isFollowedDirectly(word - 1)
    else { return own }
    return language.government.cases(of: lower(word), beside: lower(word - 1))
  }

  /// Whether a word stands between two numbers of the same: 5 und 6, 5 bis 6.
  private func joinsNumbers(_ word: Int) -> Bool {
    isBehindNumber(word) && isBehindNumber(word + 1)
      && (self[word].isCoordination || self[word].roles.isSuperset(of: [.limits, .preposition]))
  }

  /// Whether a word behind a preposition says how many there are, and asks for no case there: mindestens,
  /// durchschnittlich, mit über 5 Kindern.
  private func limitsNumber(_ word: Int) -> Bool {
    // `brakuje ci 5 punktów`, `spodziewa się 2 gości`
    if self[word - 1].roles.contains(.governs),
      isWhom(word) || self[word].roles.contains(.reflexive)
    {
      return true
    }
    // `Folgen Sie 2 Kanälen`
    if language.order.isVerbSecond, isSubjectPronoun(word),
      self[word - 1, lower: true].roles.contains(.governs)
    {
      return true
    }
    let isLimit = self[word].roles.contains(.limits)
    if governs(word) {
      return isLimit && governs(word - 1) && self[word - 1].roles.isDisjoint(with: .limits)
    }
    return isLimit || self[word].isAdverb
      || language.order.hasPredicateForm && isPredicateForm(word)
  }

  /// `zu viele Dateien`: what may be a preposition or an adverb is the latter before a word for many that
  /// doesn't show the case.
  private func isAdverb(_ word: Int, ofQuantity quantity: Int) -> Bool {
    guard self[word].roles.contains(.adverb), quantity < count, isFollowedDirectly(word),
      self[quantity].roles.contains(.showsPlural), let many = first(self[quantity].determiners)
    else { return false }
    let shown = language.features(of: many)
    return language.government.cases(of: lower(word)).allSatisfy { !shown.contains($0) }
  }

  /// The cases that a preposition asks of a phrase, the usual one first: behind a number it is the whole
  /// that a part is of (1 z 5 plików).
  func cases(of governing: Int, asking phrase: NounPhrase) -> [FeatureSet] {
    if leavesSubject(governing, phrase) { return [] }
    // `Użyj 1 raz`
    if self[governing].isVerb, isOfTimes(phrase) { return [] }
    if self[governing].isVerb, isSaidOfSubject(phrase, of: governing) { return [] }
    // `Ucz się 2 minuty dziennie`, but naucz się 2 słówek, ciesz się wolnym dniem
    if self[governing].roles.contains(.reflexive), let head = phrase.head,
      hasNoun(head.word, [.times, .time, .duration]),
      !isArgument(head.word) || isBehindNumber(phrase.words.lowerBound)
    {
      return []
    }
    if isOfMany(phrase) { return [.genitive] }
    let word = lower(governing)
    let cases =
      isBehindNumber(phrase.words.lowerBound) && !self[governing].roles.contains(.reflexive)
      ? language.government.cases(ofCounted: word) : casesAsked(by: governing)
    guard isBehindNumber(governing) else {
      guard cases.count > 1 else { return cases }
      if let shown = accusativeOfCounted(phrase, behind: governing, among: cases) { return [shown] }
      let likeliest = self.cases(of: governing, belongingTo: phrase)
      if likeliest.isEmpty, saysWhen(phrase, among: cases) {
        return cases.filter { $0.contains(.dative) }
      }
      if isToldOfMany(phrase, as: likeliest) { return likeliest }
      return likeliest + cases.filter { !likeliest.contains($0) }
    }
    return cases.filter { $0.contains(.genitive) } + cases.filter { !$0.contains(.genitive) }
  }

  /// `Pomóż pierwszy`: whether an adjective without a noun behind a verb is a nominative, and in no case that the verb asks
  /// for.
  private func isSaidOfSubject(_ phrase: NounPhrase, of verb: Int) -> Bool {
    guard language.countsByCase, phrase.head == nil, let word = agreeing(phrase).first,
      !isArgument(word), !startsOfCounted.contains(phrase.words.lowerBound),
      let adjective = first(self[word].adjectives), language.mayBeNominative(adjective)
    else { return false }
    return !casesAsked(by: verb).contains { language.mayBe(adjective, $0) }
  }

  /// `4 na 5 gwiazdek`: whether a number that isn't the one that counts stands before a noun in the form of many, which
  /// that number asks for, whatever stands before it.
  private func isOfMany(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard language.countsByCase, !counts.isEmpty, isBehindNumber(start),
      !counts.contains(where: { word(behindNumberAt: $0.offset) == start }),
      let head = phrase.head?.analysis
    else { return false }
    let shown = language.features(of: head)
    return shown.contains(.genitive) && shown.settledNumber == .plural
  }

  /// `Taniej o 2 złotych`: whether what a number counts has the form of many, and its noun or another word tells that it is
  /// in the accusative, so that the form, which other cases have as well, tells none.
  private func isToldOfMany(_ phrase: NounPhrase, as cases: [FeatureSet]) -> Bool {
    guard language.countsByCase, cases.count == 1, cases[0].contains(.accusative),
      isBehindNumber(phrase.words.lowerBound), let head = phrase.head?.analysis
    else { return false }
    return language.mayBeOfMany(head)
  }

  /// Whether what stands behind a verb that asks for a case is its subject: things alone, or whoever else the verb
  /// names in that case (das gefällt 5 Freunden, but dir gefallen 5 Fotos), or persons whom a number counts and whom
  /// it doesn't act upon (słucha 5 osób).
  private func leavesSubject(_ verb: Int, _ phrase: NounPhrase) -> Bool {
    if language.countsByCase, self[verb].roles.isSuperset(of: [.acts, .governs]) {
      return isOfCounted(behind: verb, phrase)
    }
    guard self[verb].roles.isSuperset(of: [.presents, .governs]), !language.countsByCase,
      let head = phrase.head
    else { return false }
    if isBehindSubject(verb: verb) { return false }
    if !namesPerson(head) { return true }
    return (max(0, verb - 2)..<min(count, verb + 3)).contains { $0 != verb && isWhom($0) }
  }

  /// The cases that a verb behind persons asks of them, of whom something else is said then: 5 Freunden gefällt das.
  func casesOfPersons(_ phrase: NounPhrase) -> [FeatureSet] {
    guard let head = phrase.head, namesPerson(head) else { return [] }
    let verb = head.words.upperBound
    guard verb < count, isFollowedDirectly(verb - 1), !language.countsByCase else { return [] }
    // What was told by its place to be a verb has lost these roles.
    let roles = self[verb, lower: true].roles
    guard roles.isSuperset(of: [.presents, .governs]),
      // `5 Personen folgen dir`
      roles.isDisjoint(with: .acts),
      // `5 Personen gefallen dir`
      !(verb + 1..<min(count, verb + 3)).contains(where: { isWhom($0) })
    else { return [] }
    return language.government.cases(of: lower(verb))
  }

  /// Whether a number of times says when something is, whatever case the text shows: in den letzten 5 Tagen.
  private func saysWhen(_ phrase: NounPhrase, among cases: [FeatureSet]) -> Bool {
    !counts.isEmpty && isOfTime(phrase) && cases.contains { $0.contains(.accusative) }
      && cases.contains { $0.contains(.dative) }
  }

  /// The cases that a preposition asks for of its noun (w 5 minut), beside that, if it is a time (auf 5 Tage), or
  /// beside the word that it belongs to: Antwort auf 2 Beiträge, an 2 Freunde senden, zalogowano na 5 kontach.
  ///
  /// Of several that its noun leaves the usual one counts, unless the word that it belongs to tells another.
  private func cases(of governing: Int, belongingTo phrase: NounPhrase) -> [FeatureSet] {
    let preposition = lower(governing)
    let own = casesOfNoun(phrase, behind: preposition)
    if own.count == 1 { return own }
    // `E-Mail an 2 Tagen gesendet`
    if isOfTime(phrase), let head = phrase.head {
      return language.government.cases(of: preposition, beside: lower(head.word))
    }
    let end = endOfPerson(in: phrase) ?? phrase.head?.words.upperBound
    guard let other = wordTelling(caseOf: governing, behind: end) else { return own }
    return language.government.cases(
      of: preposition, beside: lower(other), isCounted: isBehindNumber(phrase.words.lowerBound))
  }

  private func casesOfNoun(_ phrase: NounPhrase, behind preposition: Bytes) -> [FeatureSet] {
    guard let lemma = phrase.head?.analysis.lexeme.lemma ?? lemmaOfAdjective(phrase) else {
      return []
    }
    return language.government.cases(
      of: preposition, before: lemma, isCounted: isBehindNumber(phrase.words.lowerBound))
  }

  /// `Taniej o 2 złote`: the lemma of an adjective that a number counts without a noun, which may be a noun as well.
  private func lemmaOfAdjective(_ phrase: NounPhrase) -> Bytes? {
    guard language.countsByCase, isBehindNumber(phrase.words.lowerBound),
      let word = agreeing(phrase).first
    else { return nil }
    return first(self[word].adjectives)?.lexeme.lemma
  }

  /// The word that a preposition belongs to, and that tells which of several cases it asks for: one before it in
  /// its clause (kopiere die Datei in 2 Ordner), or the one behind its noun.
  ///
  /// - Parameter end: Where the words of the preposition end, if that is known.
  func wordTelling(caseOf governing: Int, behind end: Int?) -> Int? {
    let preposition = lower(governing)
    func tells(_ word: Int) -> Bool {
      // A time tells it of itself alone: auf 2 Tage, but 2 Tage auf 5 Geräten.
      !language.government.cases(of: preposition, beside: lower(word)).isEmpty
        && !hasNoun(word, .time)
    }
    for word in (max(0, governing - Self.reach)..<governing).reversed() {
      // `Zugriff auf Dateien auf 2 Geräten`
      if isCut(after: word) || lower(word).elementsEqual(preposition) { break }
      if tells(word) { return word }
    }
    guard let end, end > 0, end < count, isFollowedDirectly(end - 1), tells(end) else { return nil }
    return end
  }
}
