import Foundation
import Vocabulary

/// Verbs of numbers that have no noun of their own, for it stands behind another number: 2 Tests sind fehlgeschlagen, 3
/// wurden übersprungen.
extension Phrase {
  /// Gives such verbs the number that theirs asks for.
  ///
  /// - Parameter counted: The words that numbers count.
  mutating func inflectVerbsOfNumbersAlone(behind counted: [Counted]) {
    // Elsewhere more than the verb agrees, and takes more than singular and plural from what is counted; see below.
    guard !language.order.predicatesAgree, counts.count > 1, let first = counted.first,
      first.number != nil
    else { return }
    for count in counts.dropFirst() {
      guard let word = word(behindNumberAt: count.offset), mayBeVerbOfNumberAlone(word),
        word > first.start, !counted.contains(where: { $0.start == word }),
        let verb = verb(of: word),
        (max(first.start, word - Self.reach)..<word).contains(where: { isFinite($0) })
      else { continue }
      let isOne = count.number == .singular
      replace(word, with: language.form(verb.lexeme, isOne ? .singular : .plural))
    }
  }

  /// Whether a word is a verb and nothing else, behind a number that no noun has: one behind a comma or an and, but not
  /// in Kapitel 3 und 4 sind.
  private func mayBeVerbOfNumberAlone(_ word: Int) -> Bool {
    guard self[word].hasVerbNumber, self[word].isAuxiliary || self[word].isBystander, word > 0
    else { return false }
    let before = tokens.tokens[..<Int(words[word].token)].reversed().lazy
      .filter { $0.kind != .space }.prefix(3)
    let (joint, last) = (before.dropFirst().first, before.dropFirst(2).first)
    guard let joint, let last else { return false }
    if joint.kind == .punctuation {
      let mark = text[Int(joint.start)]
      return mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";")
    }
    return joint.start == token(word - 1).start && self[word - 1].isCoordination
      && last.kind != .number
  }
}

/// The same where verbs, and what they say of those that are counted, take more than a number from these, of which there
/// has to be a noun: 2 osoby są online, 5 jest zajętych; 1 foto fue guardada y 2 fueron borradas.
extension Agreement {
  /// Gives such verbs, and what stands behind them, the form that their number asks for.
  func inflectVerbsOfNumbersAlone(_ text: inout Phrase) {
    guard isFirst, request.isCounted, phrase.head != nil,
      target.askedCase.isEmpty || target.askedCase.contains(.nominative)
    else { return }
    for count in text.counts.dropFirst() {
      guard let word = text.verb(behindCountAt: count.offset) else { continue }
      inflect(verb: word, countedBy: count.number, &text)
    }
  }

  /// Gives a verb, and what stands behind it, the form that a number of those whom the phrase names asks for.
  func inflect(verb word: Int, countedBy number: GrammaticalNumber, _ text: inout Phrase) {
    guard let verb = text.verb(of: word) else { return }
    let own = target(countedBy: number)
    text.replace(
      word,
      with: text.language.form(verb.lexeme, text.features(of: verb, phrase, request, own)))
    let features = own.features(for: .adjective, in: text.language)
    for predicate in text.predicates(behindVerb: word) {
      guard let adjective = text.first(text[predicate].adjectives) else { continue }
      text.replace(predicate, with: text.language.form(adjective.lexeme, features))
    }
  }
}

extension Phrase {
  /// The verb behind a number that starts a clause and has no noun behind it, with nothing but adverbs between.
  fileprivate func verb(behindCountAt offset: Int) -> Int? {
    guard var word = word(behindNumberAt: offset), word > 0, !startsOfCounted.contains(word),
      isCut(after: word - 1) || self[word - 1].isCoordination
    else { return nil }
    while self[word].isAdverb, isFollowedDirectly(word) { word += 1 }
    let reading = self[word]
    return reading.isVerb && reading.isBystander && reading.hasVerbNumber
      && mayBeThirdPerson(word) ? word : nil
  }

  /// `2 fotos fueron guardadas y 1 fue borrada`: whether a verb stands right behind a number, which then has no noun of its
  /// own, where what is said of what is counted before may go on behind an and.
  func isVerbBehindNumber(_ word: Int) -> Bool {
    isBehindNumber(word)
      && (self[word].isAuxiliary || self[word].isVerb && self[word].isBystander)
  }

  /// The adjectives behind a verb that say what its subject is; several are one with the participle of to be: sono state
  /// eliminate.
  func predicates(behindVerb verb: Int) -> Range<Int> {
    guard let first = predicate(behindVerb: verb) else { return verb..<verb }
    var end = first + 1
    while language.hasRomanceSyntax, end < count, isFollowedDirectly(end - 1),
      self[end].isAdjective, !self[end].isSpecifier, !isBystander(end), !startsNoun(end)
    {
      end += 1
    }
    return first..<end
  }

  /// The adjective behind a verb that says what its subject is.
  private func predicate(behindVerb verb: Int) -> Int? {
    let isRomance = language.hasRomanceSyntax
    guard self[verb].isAuxiliary || isRomance, self[verb].roles.isDisjoint(with: .takesObject)
    else { return nil }
    var word = verb
    repeat {
      guard isFollowedDirectly(word) else { return nil }
      word += 1
      // `był za duży`; `è troppo grande`, but è tutto pronto
    } while self[word].isAdverb || language.countsByCase && isDegree(word)
      || isRomance && saysHowMuch(word) && self[word].roles.isDisjoint(with: .someone)
    if isRomance {
      guard let last = lastOfBeing(from: word, behind: verb) else { return nil }
      word = last
    }
    return self[word].isAdjective && !self[word].isSpecifier && !startsNoun(word)
      && !(isRomance && isBystander(word)) ? word : nil
  }

  /// The word behind the participle or the infinitive of to be that stands at a word, or that word: 1 ha sido borrada, 1
  /// va a ser borrada; nil behind to have alone (3 han fallado).
  private func lastOfBeing(from word: Int, behind verb: Int) -> Int? {
    let isPerfect = self[verb].roles.contains(.perfect)
    let being = infinitiveOfBeing(behindPreposition: word) ?? word
    guard isPerfect || !self[being].roles.isDisjoint(with: .being) else { return word }
    guard !isPerfect || self[being].isCopula || self[being].isAuxiliary,
      isFollowedDirectly(being)
    else { return nil }
    return being + 1
  }
}
