import Foundation
import Vocabulary

/// Nouns that may say who the reader is.
extension Phrase {
  /// Whether a text is nothing but a noun for one person, with adjectives at most: Neuer Nutzer.
  mutating func namesOnePerson(known: Features) -> Bool {
    guard language.agreesInGender, !offersBothGenders, !isRoleAlone else { return false }
    let phrase = parse(known, from: 0, asksGender: true)
    guard let head = phrase.head, isPerson(head), phrase.words == words.indices,
      words.indices.allSatisfy({ phrase.isHead($0) || describesPerson($0, head) }),
      !isAdjectiveAlone(head), !startsAsOther(head),
      !namesNobody(head.analysis.lexeme, at: head.word), !isNounForWoman(head),
      !isOfWhoever(phrase),
      // `Nadawca:`, `Utilisateur :`, but Cher client :
      !(endsInColon && (language.hasCases || isLabelOfPerson)),
      features(of: phrase, known: known).number != .plural
    else { return false }
    return !language.hasCases || shown(phrase, among: []).features.contains(usualCase)
  }

  /// `Utilisateur :`, but querida usuaria:, bienvenido, amigo:: whether a text names a person without a greeting.
  private var isLabelOfPerson: Bool {
    language.hasRomanceSyntax
      && words.indices.allSatisfy {
        !salutes($0) && self[$0].roles.isDisjoint(with: [.greets, .salutes])
      }
  }

  /// `Autor`, `WŁAŚCICIEL`, but nowy użytkownik, królowa, jako administrator: whether a text is nothing but a masculine
  /// noun with a capital, where numbers ask for cases, so that it labels whoever has that role.
  private var isRoleAlone: Bool {
    guard language.countsByCase, count == 1, !hasAlternative, token(0).shape != .small else {
      return false
    }
    return all(self[0].nouns).contains { $0.lexeme.gender == .masculine }
  }

  /// Whether a word describes the person that a noun names, who may be the reader: neuer Nutzer, but Nutzer gefunden,
  /// gelöschter Nutzer; where numbers ask for cases, what stands behind it tells how somebody else is (użytkownik zajęty).
  private func describesPerson(_ word: Int, _ head: NounPhrase.Head) -> Bool {
    guard self[word].isAdjective, !self[word].isSpecifier,
      word < head.word || language.order.hasAdjectivesBehind && !language.countsByCase
    else { return false }
    return !hasAdjective(word, .others)
  }

  /// `Serveur premium`: whether a word is such a noun as names no person, by what a lexicon has first of it.
  func namesNobody(noun word: Int) -> Bool {
    first(self[word].nouns).map { namesNobody($0.lexeme, at: word) } ?? false
  }

  /// `Schwarze Katze`, `Drucker`, `Serveur`: whether a noun of which there are two for either sex names no person but an
  /// animal, a device or a program, which a text of the language lists (`others`), or where nouns have capitals ends as one
  /// that does: Seehund, Themeneditor.
  private func namesNobody(_ noun: Lexeme, at word: Int) -> Bool {
    if language.roles(of: noun).contains(.others) { return true }
    guard language.order.capitalizesNouns else { return false }
    let word = lower(word)
    // Hostile texts have words of thousands of letters.
    return (3..<max(3, min(word.count - 2, 48))).contains { start in
      let end = language.capitalized(word.slice(start..<word.count))
      return language.roles(of: end).contains(.others)
    }
  }

  /// `Lieblingskünstler`: whether a noun of one word starts with what makes it somebody else's name for a person.
  private func startsAsOther(_ head: NounPhrase.Head) -> Bool {
    guard language.order.capitalizesNouns else { return false }
    let word = Array(lower(head.word))
    // No such part is longer.
    return (3..<max(3, min(word.count, 16))).contains {
      language.roles(of: Array(word.prefix($0)) + Array("…".utf8)).contains(.others)
    }
  }

  /// `Näher`: whether nothing stands beside a noun that is an adjective without an ending, too.
  private func isAdjectiveAlone(_ head: NounPhrase.Head) -> Bool {
    language.order.hasPredicateForm && count == 1
      && isPredicateForm(self[head.word, lower: true])
  }

  /// Whether the last word says that what follows is what someone is: als, como.
  var endsInWordForWhatOneIs: Bool {
    words.indices.last.map { self[$0, lower: true].roles.contains(.result) } ?? false
  }

  /// `Zostań członkiem`, `musisz być członkiem`, `chcesz zostać testerem?`: whether a verb that starts a sentence, or an
  /// infinitive behind a verb of the reader, says that they are to be what a noun in the instrumental says.
  func isWhatReaderIsToBe(_ head: NounPhrase.Head, behind verb: Int) -> Bool {
    guard language.countsByCase, verb >= 0, isFollowedDirectly(verb),
      language.mayBe(head.analysis, FeatureSet(GrammaticalCase.instrumental))
    else { return false }
    let isLinking = self[verb].roles.contains(.linking)
    if isLinking, startOfSentence(with: verb) == verb { return true }
    guard isLinking || isFormlessAuxiliary(verb) else { return false }
    let before = beforeAdverbs(from: verb - 1)
    return before >= 0 && isFollowedDirectly(before) && mayWantToBe(before)
  }
}
