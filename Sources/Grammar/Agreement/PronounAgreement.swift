import Foundation
import Vocabulary

/// Personal pronouns by person, number, gender and case.
extension Phrase {
  /// Replaces the pronouns that refer to one person by those that are asked for.
  ///
  /// - Returns: Whether there was a pronoun.
  mutating func inflectPersonalPronouns(_ request: Request) -> Bool {
    let found = words.indices.filter { isPersonalPronoun($0) }
    guard let first = firstOfReferent(found, request) ?? found.first, let source = row(of: first)
    else { return false }
    if request.isOfReferent, mayBeOfOthers(first, source, request.surroundings) { return true }
    guard let target = row(insteadOf: source, request) else { return true }
    for word in found {
      // `They posted it themselves`: they and themselves are the same people, it is not.
      guard let row = row(of: word), row.form(0) == source.form(0),
        let cell = cell(of: word, row, request)
      else { continue }
      let form =
        request.features.grammaticalCase == nil
        ? target.form(cell, like: lower(word), of: row) : target.form(cell)
      // I is written with a capital wherever it stands, which other pronouns don't take over.
      if form.hasCapitals || original(word).hasCapitals && isLone(word) {
        replace(word, withExactly: form)
      } else {
        replace(word, with: form)
      }
    }
    return true
  }

  /// Where words refer to a person, the first pronoun for a woman or a man: wir haben sie eingeladen.
  private func firstOfReferent(_ found: [Int], _ request: Request) -> Int? {
    guard request.isOfReferent, language.agreesInGender else { return nil }
    return found.first { word in row(of: word).map { isOfOneGender($0) } ?? false }
  }

  /// Whether a pronoun for a woman or a man may stand for several, or for the reader, and a verb beside it shows that
  /// it does (Sie haben, Möchten Sie), or its capital (für Sie).
  private func mayBeOfOthers(
    _ word: Int, _ row: PersonalPronouns.Row, _ surroundings: Surroundings
  ) -> Bool {
    guard language.agreesInGender, isOfOneGender(row), cells(of: word, row).contains(0)
    else { return false }
    let isInside = word == 0 ? surroundings.areObject : !endsSentence(behind: word - 1)
    if isInside, hasCapitalOfReader(word) { return true }
    guard
      word == 0 || !self[word - 1].roles.contains(.preposition),
      language.pronouns.rows.contains(where: {
        $0.isPersonal && $0.features.contains(.plural) && $0.cells(of: lower(word)).contains(0)
      })
    else { return false }
    let isBeside = [word - 1, word + 1].contains {
      words.indices.contains($0) && isFormOfSeveral($0)
    }
    return isBeside || count == 1 && surroundings.hasVerbOfSeveral && !surroundings.areObject
  }

  private func hasCapitalOfReader(_ word: Int) -> Bool {
    !original(word).elementsEqual(lower(word))
      && language.pronouns.row(of: original(word))?.features.contains(.secondPerson) ?? false
  }

  func isPersonalPronoun(_ word: Int) -> Bool {
    self[word].isPersonalPronoun && row(of: word) != nil
  }

  /// Whether a word is a personal pronoun in the form of a subject.
  func isSubjectPronoun(_ word: Int) -> Bool {
    guard words.indices.contains(word), self[word].isPersonalPronoun, let row = row(of: word)
    else { return false }
    return cells(of: word, row).contains(0)
  }

  /// Whether a word is a personal pronoun in a form that no subject has: dich, uns, ihnen.
  func isObjectPronoun(_ word: Int) -> Bool {
    isPersonalPronoun(word) && !isSubjectPronoun(word)
  }

  /// Whether a word is a personal pronoun for whom is spoken to.
  func isOfSecondPerson(pronoun word: Int) -> Bool {
    isPersonalPronoun(word) && row(of: word)?.features.contains(.secondPerson) == true
  }

  /// Whether a word is a personal pronoun for somebody or something of which is spoken.
  func isOfThirdPerson(pronoun word: Int) -> Bool {
    isPersonalPronoun(word) && row(of: word)?.features.contains(.thirdPerson) == true
  }

  /// Whether a word stands for no one in particular, in the form of a subject: die jemand geteilt hat.
  func isOtherSubjectPronoun(_ word: Int) -> Bool {
    let row = language.pronouns.row(of: lower(word), isPersonal: false)
    return row?.cells(of: lower(word)).contains(0) ?? false
  }

  /// Whether a pronoun has a capital of its own, as I does.
  private func isLone(_ word: Int) -> Bool { self[word].isExact && token(word).shape == .single }

  func row(of word: Int) -> PersonalPronouns.Row? {
    language.pronouns.row(of: lower(word)) ?? language.pronouns.row(of: original(word))
  }

  func cells(of word: Int, _ row: PersonalPronouns.Row) -> Cells {
    let small = row.cells(of: lower(word))
    return small.isEmpty ? row.cells(of: original(word)) : small
  }

  /// The cells of personal pronouns.
  var pronounCells: [FeatureSet] {
    language.schemas["personal"].map { Array($0.cells) } ?? []
  }

  /// The pronouns of the person that is asked for.
  func row(insteadOf row: PersonalPronouns.Row, _ request: Request) -> PersonalPronouns.Row? {
    if let own = ownPronouns(request.pronouns) { return own }
    if request.isOfNeutral, isOfOneGender(row) {
      return language.pronouns.row(for: FeatureSet.thirdPerson.union(.singular))
    }
    return self.row(insteadOf: row, asked: request.features)
  }

  /// Whether a pronoun stands for a woman or a man: she, he.
  func isOfOneGender(_ row: PersonalPronouns.Row) -> Bool {
    row.features.contains(.thirdPerson) && row.features.contains(.singular)
      && (row.features.contains(.feminine) || row.features.contains(.masculine))
  }

  /// The pronoun for what is asked, and for what the old one says where nothing is.
  private func row(
    insteadOf row: PersonalPronouns.Row, asked: Features
  ) -> PersonalPronouns.Row? {
    guard asked.person != nil || asked.number != nil || asked.gender != nil else { return row }
    var wanted = row.features
    if let person = asked.person {
      wanted = wanted.dropping(.person).union(FeatureSet(person))
      // A pronoun of the first person says no gender; whether the other is he or she isn't known.
      if asked.gender == nil, FeatureSet(person) != row.features[.person] {
        wanted = wanted.dropping(.gender)
      }
    }
    if let number = asked.number {
      wanted = wanted.dropping(.number).union(CountingRules.features(uncounted: number))
    } else if asked.gender != nil, !language.agreesInGender {
      // A gender is that of one person, whatever the pronoun in the text says.
      wanted = wanted.dropping(.number).union(.singular)
    }
    if let gender = asked.gender {
      // `Usuń je`: the masculine of several is that of men.
      let isOfThings =
        wanted.contains(.plural) && asked.animacy != nil && asked.animacy != .human
      wanted = wanted.dropping(.gender).union(isOfThings ? .feminine : FeatureSet(gender))
    }
    return language.pronouns.row(for: wanted)
      ?? language.pronouns.row(for: wanted.dropping(.gender)) ?? row
  }

  /// A person's own pronouns in the cells of the language's; those that say nothing of themselves
  /// are the subject's and the object's form, in this order.
  private func ownPronouns(_ pronouns: [TermOfAddress.Pronoun]) -> PersonalPronouns.Row? {
    guard !pronouns.isEmpty else { return nil }
    let cells = pronounCells
    var forms: [Int: [UInt8]] = [:]
    for pronoun in pronouns {
      let features = features(of: pronoun, isFirst: forms.isEmpty)
      let cell = cells.firstIndex {
        $0.unifies(with: features) && !$0.isEmpty && $0.bits & features.bits != 0
      }
      if let cell, forms[cell] == nil { forms[cell] = Array(pronoun.text.utf8) }
    }
    guard let subject = forms[0] else { return nil }
    return PersonalPronouns.Row(
      features: FeatureSet(), forms: cells.indices.map { [forms[$0] ?? subject] }, isPersonal: true)
  }

  private func features(of pronoun: TermOfAddress.Pronoun, isFirst: Bool) -> FeatureSet {
    switch (pronoun.features.pronounType, pronoun.features.determination) {
    case (.reflexive, _): .reflexive
    case (_, .independent): .independent
    case (_, .dependent), (.possessive, nil): .dependent
    case (_, nil):
      pronoun.features.grammaticalCase.map { FeatureSet($0) }
        ?? (isFirst ? .nominative : .accusative)
    }
  }

  /// The cell that is asked for, or the one that the word has.
  private func cell(of word: Int, _ row: PersonalPronouns.Row, _ request: Request) -> Int? {
    let (cells, asked) = (pronounCells, request.features)
    if asked.pronounType == .reflexive, let cell = cells.firstIndex(of: .reflexive) { return cell }
    if let grammaticalCase = asked.grammaticalCase {
      var wanted = FeatureSet(grammaticalCase)
      if grammaticalCase == .genitive {
        wanted = wanted.union(asked.determination == .independent ? .independent : .dependent)
      }
      // English has one form for both kinds of objects.
      return cells.firstIndex { $0.unifies(with: wanted) && !$0[.grammaticalCase].isEmpty }
        ?? cells.firstIndex(of: .accusative)
    }
    let own = self.cells(of: word, row)
    if language.hasCases { return caseCell(of: word, row, among: own, request.surroundings) }
    // `Delete it`: the form of a subject looks the same.
    if let object = objectCell(among: own, request.surroundings) { return object }
    guard own.count > 1, let dependent = cells.firstIndex(where: { $0.contains(.dependent) }) else {
      return own.first
    }
    let next = word + 1 < count ? self[word + 1] : nil
    let standsBeforeNoun =
      next.map { $0.isNoun || $0.isAdjective } ?? request.surroundings.hasNoun
    if own.contains(dependent) {
      // `its` hardly ever stands for what is its; `her` is an object, or stands before what is hers.
      let isDependent = standsBeforeNoun || row.features.contains(.neuter)
      return isDependent ? dependent : own.first { $0 != dependent }
    }
    return word > 0 && count > 1 ? own.max() : own.first
  }

  /// The cell of objects, for a word alone that may be one or a subject, and is an object by its place.
  private func objectCell(among own: Cells, _ surroundings: Surroundings) -> Int? {
    guard count == 1, surroundings.areObject, own.contains(0) else { return nil }
    return own.first { pronounCells[$0] == .accusative }
  }

  /// Of several cells the one that a preposition before a pronoun asks for; without one a cell whose form doesn't
  /// stand behind prepositions alone, the third one of a case: z nią, na nią, but ją.
  ///
  /// The second one of a case has stress: tobie.
  private func caseCell(
    of word: Int, _ row: PersonalPronouns.Row, among own: Cells,
    _ surroundings: Surroundings
  ) -> Int? {
    guard own.count > 1 else { return own.first }
    // `Ruf sie an`: the nominative looks the same.
    if count == 1, surroundings.areObject, own.contains(0),
      let object = own.first(where: { pronounCells[$0].contains(.accusative) })
    {
      return object
    }
    guard word > 0, isFollowedDirectly(word - 1), self[word - 1].roles.contains(.preposition) else {
      let free = own.first { cell in
        row.forms[cell].count < 3 || !lower(word).elementsEqual(row.forms[cell].last ?? [])
      }
      return free ?? own.first
    }
    let (cells, cases) = (pronounCells, language.government.cases(of: lower(word - 1)))
    let asked = cases.lazy.compactMap { one in own.first { cells[$0].unifies(with: one) } }
    return asked.first ?? own.first
  }

  /// A pronoun that stands for no one in particular, alone: who, whom, whose; everyone’s.
  mutating func inflectOtherPronoun(_ request: Request) -> Bool {
    guard count == 1, self[0].isPronoun else { return false }
    guard let asked = request.features.grammaticalCase else { return true }
    if let row = language.pronouns.row(of: lower(0), isPersonal: false) {
      if let cell = pronounCells.firstIndex(where: { $0.unifies(with: FeatureSet(asked)) }) {
        replace(0, with: row.form(cell))
      }
    } else if asked == .genitive, first(self[0].pronouns)?.lexeme.inflection == .invariable {
      replace(0, withExactly: Array(original(0)) + Array("’s".utf8))
    }
    return true
  }
}

/// Possessives that refer to a person.
extension Phrase {
  /// Makes the possessive that a text starts with one person's: its ending is of what is theirs, and so
  /// stays, with all that stands behind it (sein Foto, ihr Foto).
  ///
  /// - Returns: Nil where the text starts with no such word, or names a person itself.
  mutating func inflectPossessive(
    of gender: GrammaticalGender, _ surroundings: Surroundings
  ) -> Inflection? {
    guard gender != .neuter, let word = firstBehindArticles, let own = possessive(word),
      let cell = own.cells.first, !words.indices.contains(where: { isPerson($0) }),
      let lemma = language.pronouns.possessive(of: gender)
    else { return nil }
    let isTheirs = own.lexeme.lemma.elementsEqual(lemma)
    let isAlone = word + 1 == count && !surroundings.hasNoun
    let personal = isAlone ? personalForm(word, gender) : nil
    if !isTheirs, let form = formOfRecipient(word, gender) ?? personal {
      replace(word, with: form)
    } else if !isTheirs {
      guard let other = language.lexeme(lemma, own.lexeme.part) else { return nil }
      replace(word, with: language.form(other, cell))
    }
    return inflection()
  }

  /// Makes the possessive that is all of a text, but for what stands before it, one of things: its ending stays.
  mutating func inflectPossessive(of owner: Features) -> Inflection? {
    guard let word = firstBehindArticles, word + 1 == count, let own = possessive(word),
      let cell = own.cells.first, let lemma = language.pronouns.possessive(of: owner)
    else { return nil }
    if !own.lexeme.lemma.elementsEqual(lemma) {
      guard let other = language.lexeme(lemma, own.lexeme.part) else { return nil }
      replace(word, with: language.form(other, cell))
    }
    return inflection()
  }

  /// What becomes of a word that is a pronoun for one person in some case, besides: ihr, without a noun behind
  /// it.
  private func personalForm(_ word: Int, _ gender: GrammaticalGender) -> [UInt8]? {
    let own = language.pronouns.rows.first {
      $0.isPersonal && isOfOneGender($0) && !$0.cells(of: lower(word)).isEmpty
    }
    let wanted = FeatureSet.thirdPerson.union(.singular).union(FeatureSet(gender))
    // `seiner` is rather a possessive than a genitive.
    let cells = pronounCells
    let cell = own?.cells(of: lower(word)).first { !cells[$0].contains(.genitive) }
    return cell.flatMap { language.pronouns.row(for: wanted)?.form($0) }
  }

  /// The first word that is neither an article, a preposition nor a verb of giving: il suo, in seinem.
  private var firstBehindArticles: Int? {
    words.indices.first {
      !self[$0].isArticle && !self[$0].endsPhrase && !self[$0].roles.contains(.reaches)
    }
  }

  /// `Wyślij jej wiadomość`: what is a possessive elsewhere says to whom, right behind a verb of giving.
  private func formOfRecipient(_ word: Int, _ gender: GrammaticalGender) -> [UInt8]? {
    guard word > 0, isFollowedDirectly(word - 1), self[word - 1].roles.contains(.reaches),
      let cell = pronounCells.firstIndex(where: { $0.contains(.dative) }),
      let row = row(of: word), row.cells(of: lower(word)).contains(cell)
    else { return nil }
    let wanted = row.features.dropping(.gender).union(FeatureSet(gender))
    return language.pronouns.row(for: wanted)?.form(cell, like: lower(word), of: row)
  }

  /// What a word is of a possessive of a third person; a capital inside of a text is the reader's: in Ihrem.
  private func possessive(_ word: Int) -> Analysis? {
    guard word == 0 || token(word).shape == .small else { return nil }
    let reading = self[word, lower: true]
    return [reading.determiners, reading.adjectives, reading.pronouns].flatMap { all($0) }
      .first { language.pronouns.isPossessive($0.lexeme.lemma) }
  }
}
