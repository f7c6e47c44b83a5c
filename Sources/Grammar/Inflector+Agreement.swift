import Foundation
package import Vocabulary

/// Agreement with something that stands elsewhere.
extension Inflector {
  /// Makes words agree with a phrase elsewhere in the sentence, or with a concept.
  ///
  /// - Parameter phrase: Its head's features are what the words take, as far as they reach outside of
  ///   it; see ``Features/shared``.
  package func agree(
    _ text: String, with phrase: String, known: Features = Features()
  ) -> Inflection {
    var request = Request(features: describe(phrase, known: known).shared)
    request.isSaidOfOther = true
    return inflect(text, request)
  }

  /// Makes a possessive before what is theirs one of things that were named elsewhere: 3 Dateien und ihr Inhalt.
  ///
  /// - Parameter surroundings: What stands around the text; read only where possessives tell whose something is.
  /// - Returns: Nil for other texts, and in languages whose possessives don't tell whose something is.
  package func agreePossessive(
    _ text: String, of owner: Features, _ surroundings: @autoclosure () -> Surroundings
  ) -> Inflection? {
    guard language.hasCases, language.order.capitalizesNouns, surroundings().hasNoun else {
      return nil
    }
    return withPhrase(text) { $0.inflectPossessive(of: owner) } ?? nil
  }

  /// Makes words agree with a person.
  ///
  /// - Parameters:
  ///   - terms: The person's terms of address; the first that the language can use counts.
  ///   - surroundings: What stands around words that refer to the person, so that a possessive is theirs: her
  ///     photo; nil for words that are said of the person.
  ///   - leavesOthers: Whether words that aren't said of the person stay as they are written.
  ///   - arguments: Where the values of arguments stand, as UTF-8 offsets: words before them take their sound, and
  ///     in languages with cases fit them; where numbers ask for cases, the values take theirs.
  ///   - hasAlternative: Whether somebody wrote an alternative, so that a word alone is no label: Listo.
  ///   - explains: Whether to tell of each word why it has its form.
  /// - Returns: The words; nil if the terms settle nothing here, which asks for an alternative text.
  package func agree(
    _ text: String, with terms: [TermOfAddress], referringBeside surroundings: Surroundings? = nil,
    leavingOthers leavesOthers: Bool = false, around arguments: [Range<Int>] = [],
    hasAlternative: Bool = false, explaining explains: Bool = false
  ) -> Inflection? {
    for term in terms {
      guard var request = request(for: term) else { continue }
      request.isSaidOfPerson = surroundings == nil
      set(arguments, beside: &request)
      if let surroundings {
        (request.surroundings, request.isOfReferent) = (surroundings, true)
        request.isOfNeutral = term == .neutral && !language.agreesInGender
        if request.isOfNeutral, surroundings.hasVerbOfOne, endsInSubjectOfOne(text) { continue }
        if let gender = request.features.gender,
          let answer = inflectPossessive(in: text, of: gender, surroundings)
        {
          return answer
        }
      }
      (request.leavesOthers, request.hasAlternative) = (leavesOthers, hasAlternative)
      request.explains = explains
      let inflection = inflect(text, request)
      // A text that is neutral only in part is for no one.
      if term != .neutral || !language.agreesInGender || isWhollyNeutral(inflection) {
        return inflection
      }
    }
    return nil
  }

  /// `Dodałaś notatkę do albumu`: where nouns decline, a value has a case whoever the reader is.
  private func set(_ arguments: [Range<Int>], beside request: inout Request) {
    if language.countsByCase {
      request.arguments = arguments
    } else {
      request.argumentsBesidePerson = arguments
    }
  }

  /// Makes a salutation agree with the reader whom it names.
  ///
  /// - Parameters:
  ///   - arguments: Where the values of arguments stand, as UTF-8 offsets.
  ///   - terms: The reader's terms of address.
  /// - Returns: Nil for other texts, and where the terms settle no gender.
  package func salute(
    _ text: String, naming arguments: [Range<Int>], for terms: [TermOfAddress]
  ) -> Inflection? {
    guard !arguments.isEmpty, language.agreesInGender,
      let gender = terms.lazy.compactMap(\.gender).first
    else { return nil }
    return withPhrase(text) {
      $0.offersBothGenders ? nil : $0.salute(naming: arguments, gender)
    } ?? nil
  }

  private func inflectPossessive(
    in text: String, of gender: GrammaticalGender, _ surroundings: Surroundings
  ) -> Inflection? {
    withPhrase(text) { $0.inflectPossessive(of: gender, surroundings) } ?? nil
  }

  /// Whether a text ends in he or she, so that a verb beside it is in the singular, which they isn't.
  private func endsInSubjectOfOne(_ text: String) -> Bool {
    withPhrase(text) { $0.endsInSubjectOfOne } ?? false
  }

  private func isWhollyNeutral(_ inflection: Inflection) -> Bool {
    inflection.reasons.allSatisfy { $0.kind != .missingForm || isThing($0.word.lowercased()) }
  }

  /// Whether a word is known, and neither a person's nor one that agrees.
  private func isThing(_ word: String) -> Bool {
    let found = analyses(of: Array(word.utf8)).map(\.lexeme)
    return !found.isEmpty
      && found.allSatisfy { $0.pair.count == 0 && [.noun, .interjection].contains($0.part) }
  }

  /// Whether a text has no noun that its words agree with, so that they are about the reader and take
  /// the reader's gender: Bienvenido.
  ///
  /// - Parameters:
  ///   - arguments: Where the values of arguments stand, as UTF-8 offsets: what is said of a name among them isn't said
  ///     of the reader.
  ///   - hasAlternative: Whether somebody wrote an alternative, so that a word alone is no label: Listo.
  package func addressesReader(
    _ text: String, known: Features = Features(), arguments: [Range<Int>] = [],
    hasAlternative: Bool = false
  ) -> Bool {
    withPhrase(text) { phrase in
      phrase.hasAlternative = hasAlternative
      if !arguments.isEmpty { phrase.readNames(among: arguments) }
      return phrase.addressesReader(known: known)
    } ?? false
  }

  /// Whether a text is nothing but a noun for one person, with adjectives at most, so that it may say who the
  /// reader is: Neuer Nutzer.
  ///
  /// - Parameter hasAlternative: Whether somebody wrote an alternative, so that a word alone is no label: Autor.
  package func namesOnePerson(
    _ text: String, known: Features = Features(), hasAlternative: Bool = false
  ) -> Bool {
    withPhrase(text) { phrase in
      phrase.hasAlternative = hasAlternative
      return phrase.namesOnePerson(known: known)
    } ?? false
  }

  /// Whether a text is one word that behind a noun is rather its verb than another noun, or an adjective: likes, but open.
  package func isVerbAlone(_ text: String) -> Bool {
    withPhrase(text) { phrase in
      guard phrase.count == 1 else { return false }
      let reading = phrase[0]
      return reading.hasVerbNumber && !reading.isAdjective
        && (reading.marks.contains(.singularVerb) || reading.roles.contains(.acts))
    } ?? false
  }

  /// Whether a value that words agree with is a name of which no lexicon tells the gender.
  package func isNameOfUnknownGender(_ value: String) -> Bool {
    withPhrase(value) { phrase in
      phrase.readNames(among: [0..<value.utf8.count])
      let parsed = phrase.parse(Features(), from: 0, asksGender: false)
      return phrase.isNameOfUnknownGender(parsed)
    } ?? false
  }

  /// The gender that verbs of a text, what they say that the reader is, and adjectives before its number take
  /// beside what is counted: ukończyłaś 5 lekcji, estás lista para borrar 3 fotos, sei stata attiva 3 giorni.
  ///
  /// - Parameter terms: The reader's terms of address.
  /// - Returns: Nil where nothing shows one, or the terms settle none.
  package func genderOfReader(
    in text: String, for terms: [TermOfAddress]
  ) -> GrammaticalGender? {
    guard !terms.isEmpty, language.agreesInGender else { return nil }
    let isShown =
      withPhrase(text) {
        if $0.offersBothGenders { return false }
        return $0.hasReadersVerb || !$0.readersPredicates.isEmpty
          || !$0.adjectivesBesideCount.isEmpty || !$0.rolesOfReader.isEmpty
          || !$0.rolesBesideCount.isEmpty
      } ?? false
    return isShown ? terms.lazy.compactMap(\.gender).first : nil
  }

  private func request(for term: TermOfAddress) -> Request? {
    var request = Request()
    request.isSaidOfOther = true
    switch term {
    case .feminine, .masculine: request.features.gender = term.gender
    case .neutral:
      // English words fit everyone as they are; Spanish has only the forms that a project gives.
      if !language.agreesInGender { break }
      guard project?.hasNeutralForms == true else { return nil }
      request.features.gender = .neuter
    case .localized(let tag, let pronouns):
      guard tag == language.tag, !pronouns.isEmpty else { return nil }
      request.pronouns = pronouns
      request.features.gender = pronouns.lazy.compactMap(\.features.gender).first
      guard !language.agreesInGender || request.features.gender != nil else { return nil }
    }
    return request
  }
}
