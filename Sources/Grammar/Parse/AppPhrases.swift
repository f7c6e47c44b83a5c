import Foundation
import Vocabulary

/// What an app says of those who made it: estamos listos, wiemy, że jesteś zajęty.
extension Phrase {
  /// Whether the form of a verb is that of several who speak; in an app they are those that made it, and never
  /// its reader.
  ///
  /// Of languages whose verbs show no person, the words that are such forms have roles that say so.
  func isOfApp(verb word: Int) -> Bool {
    let reading = self[word]
    if reading.roles.isSuperset(of: [.speaker, .showsPlural]) {
      return !reading.roles.contains(.perfect) || saysWhatApp(became: word)
    }
    guard reading.isVerb, let verb = verb(of: word) else { return false }
    let shown = language.features(of: verb)
    return shown[.person] == .firstPerson && shown.settledNumber == .plural
  }

  /// `Ich bin dein Assistent und helfe dir`: whether the subject of a verb is one who speaks to the reader, and so isn't
  /// the reader.
  func isOfSpeakerToReader(verb: Int) -> Bool {
    guard language.order.isVerbSecond, self[verb].isCopula,
      [verb - 1, verb + 1].contains(where: { isSpeaker($0) })
    else { return false }
    let start = startOfSentence(with: verb)
    return (max(0, verb - Self.reach)..<min(count, verb + Self.reach)).contains {
      // `Ich bin Kunde. Zeig mir deine Angebote`: in another sentence it is the app that one speaks to.
      isOfSecondPerson(pronoun: $0)
        || isOfSecondPerson(possessive: $0) && startOfSentence(with: $0) == start
    }
  }

  private func isSpeaker(_ word: Int) -> Bool {
    isSubjectPronoun(word)
      && row(of: word)?.features.contains(FeatureSet.firstPerson.union(.singular)) == true
  }

  /// Whether a determiner says that something is the reader's: dein, whose form is the start of the pronoun's genitive,
  /// or one with a capital inside of a sentence, as Ihr has.
  private func isOfSecondPerson(possessive word: Int) -> Bool {
    guard self[word].isDeterminer, let lemma = first(self[word].determiners)?.lexeme.lemma else {
      return false
    }
    if token(word).shape == .title, startOfSentence(with: word) != word { return true }
    return [FeatureSet.singular, .plural].contains { number in
      let row = language.pronouns.row(for: FeatureSet.secondPerson.union(number))
      return row?.form(3).starts(with: lemma) == true
    }
  }

  /// `hemos sido avisados`, `nos hemos quedado sorprendidos`: whether a form of to have isn’t about what was
  /// done to another, as te hemos visto conectado is.
  private func saysWhatApp(became have: Int) -> Bool {
    if isFollowedDirectly(have), self[have + 1].isCopula || self[have + 1].isAuxiliary {
      return true
    }
    guard have > 0, isFollowedDirectly(have - 1), let row = row(of: have - 1) else { return false }
    return row.features[.person] == .firstPerson
  }

  /// Whether an adjective is one for nobody or all, or one that those who made the app say of themselves, and that no
  /// verb says of the reader: désolé, obrigado, but você está obrigada a sair.
  func speaksOfOthers(_ word: Int) -> Bool {
    guard self[word].roles.contains(.someone) else { return isRatherOfThing(word) }
    return self[word].marks.contains(.quantifier) || verbOfReader(before: word) == nil
  }

  /// Whether an adjective is said of those who made the app: estamos muy contentos.
  ///
  /// A verb of the reader between says what they are, and of what stands behind a preposition nothing is known.
  func isSaidOfApp(_ word: Int) -> Bool {
    if isGladOfReader(word) { return true }
    var verb = word - 1
    // Nobody says more between.
    while verb >= 0, word - verb < 8, isFollowedDirectly(verb), !self[verb].endsPhrase,
      !isReader(verb), !isOfReader(verb: verb) || isBehindPerfect(verb)
    {
      if isOfApp(verb: verb) { return true }
      verb -= 1
    }
    return false
  }

  /// `Encantados de verte`, `Ravi de vous revoir`: whether an infinitive stands behind an adjective whose object the
  /// reader is, so that it is said of those who speak.
  ///
  /// Who is asked may do something to themselves: ¿cansado de perderte?, sicuro di volerti disconnettere.
  private func isGladOfReader(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, isFollowedDirectly(word), isFollowedDirectly(word + 1),
      isOf(word + 1), verbOfReader(before: word) == nil,
      self[word].isAdjective, !isOfPersons(adjective: word)
    else { return false }
    return isInfinitiveWithReader(word + 2) && !text.contains(UInt8(ascii: "?"))
  }

  /// Whether a word is an infinitive with a pronoun for the reader written behind it (verte), or such a pronoun with an
  /// infinitive behind it (vous revoir).
  private func isInfinitiveWithReader(_ word: Int) -> Bool {
    let whole = Array(lower(word))
    if isFollowedDirectly(word), endsAsInfinitive(lower(word + 1)) {
      let forms = [whole] + store.fullForms(of: self[word]).map(\.full)
      if forms.contains(where: { isSecondPerson($0) }) { return true }
    }
    guard whole.count > 4, !self[word].isNoun else { return false }
    return whole[whole.count - 3] == UInt8(ascii: "r") && isSecondPerson(whole.suffix(2))
  }

  /// Whether a personal pronoun is one for the reader.
  func isSecondPerson(_ pronoun: some Collection<UInt8>) -> Bool {
    let features = Array(pronoun).withUnsafeBufferPointer { language.pronouns.features(of: $0) }
    return features?.contains(.secondPerson) ?? false
  }

  private func endsAsInfinitive(_ word: Bytes) -> Bool {
    word.count > 2 && (word.last == UInt8(ascii: "r") || word.suffix(2).elementsEqual("re".utf8))
  }

  /// Where a clause about the reader starts behind one of those who made the app: zobaczymy, czy jesteś gotowy.
  func startBehindApp(_ first: Int) -> Int {
    guard language.hasCases, !language.order.isHeadLast else { return first }
    var word = first
    var hasVerb = false
    // Nobody says more before it.
    while word + 1 < min(count, first + 6), word == first || !startsClause(word),
      mayStandBesideApp(word)
    {
      hasVerb = hasVerb || isOfApp(verb: word)
      word += 1
    }
    guard hasVerb, startsClause(word) else { return first }
    while word + 1 < count, joinsClauses(word) || self[word].isAdverb { word += 1 }
    return isOfReader(verb: word) && isFirstOrSecondPerson(verb: word) ? word : first
  }

  /// Whether a word says no more than what those do or are: nie jesteśmy pewni, cieszymy się.
  private func mayStandBesideApp(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isBystander || reading.isAuxiliary || reading.isAdjective
      || reading.roles.contains(.reflexive)
  }
}
