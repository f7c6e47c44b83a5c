import Foundation
import Vocabulary

/// Spanish: what its folder can't say.
struct Spanish: LanguageHooks {
  var soundsOfNouns: Set<String> { ["stressed-a"] }

  func hasSound(_ sound: String, _ word: Bytes, _ lower: Bytes, in language: Language) -> Bool? {
    sound == "stressed-a" ? Self.startsWithStressedA(lower.text) : nil
  }

  /// Whether a noun starts with a stressed a, as agua, hacha and área do (Real Academia Española,
  /// "Diccionario panhispánico de dudas", "el").
  static func startsWithStressedA(_ noun: String) -> Bool {
    let word = String(noun.prefix { $0 != " " })
    let letters = Array(word.hasPrefix("h") ? word.dropFirst() : word[...])
    guard let first = letters.first else { return false }
    if first == "á" { return true }
    guard first == "a", !letters.contains(where: { "áéíóú".contains($0) }) else { return false }
    return stressedVowel(in: letters) == 0
  }

  /// The index of the stressed vowel of a word without a written accent.
  private static func stressedVowel(in letters: [Character]) -> Int? {
    var nuclei: [Int] = []
    for (index, letter) in letters.enumerated() where "aeiouü".contains(letter) {
      let isGlide = "iuü".contains(letter)
      let previous = index > 0 ? letters[index - 1] : " "
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let joins = isGlide && ("aeo".contains(previous) || "aeo".contains(next))
      if !joins { nuclei.append(index) }
    }
    guard let last = letters.last else { return nil }
    if nuclei.count == 1 { return nuclei.first }
    return "aeiouns".contains(last) ? nuclei.dropLast().last : nuclei.last
  }

  // MARK: Nouns that no lexicon has

  /// Foreign spellings, words of one syllable and stresses that move (Real Academia Española,
  /// "Ortografía de la lengua española", and "Diccionario panhispánico de dudas", "plural").
  func guessedSingular(_ text: Bytes, in phrase: Phrase) -> Analysis? {
    // Words in vowels and z follow their endings.
    guard let end = text.last, !"aeioz".utf8.contains(end) else { return nil }
    let word = text.text
    guard let last = word.last, !"aeiouáéóúíz".contains(last) else { return nil }
    let beforeLast = word.dropLast().last ?? last
    let followsVowel = "aeiouáéíóúü".contains(beforeLast)
    if hasAccentedEnding(word) { return nil }
    if looksForeign(text) { return noun(text, "sxz".contains(last) ? "" : "s", phrase) }
    if "sx".contains(last) {
      // One syllable is stressed on it: mes, meses. Two s are foreign: stress, strés.
      let isOne = syllables(word) == 1 && last == "s" && followsVowel
      return noun(text, isOne ? "es" : "", phrase)
    }
    guard last == "n", followsVowel else { return nil }
    return noun(text, plural: gainingAccent(word) + "es", phrase)
  }

  private func noun(_ text: Bytes, _ ending: String, _ phrase: Phrase) -> Analysis {
    noun(text, plural: text.text + ending, phrase)
  }

  private func noun(_ text: Bytes, plural: String, _ phrase: Phrase) -> Analysis {
    var lexeme = phrase.guessed(text, gender: nil)
    lexeme.inflection = .listed
    lexeme.listed = phrase.store.keep("\(text.text)|\(plural)".utf8)
    lexeme.gender = phrase.guessedGender(of: lexeme)
    return Analysis(lexeme: lexeme, cells: phrase.language.schemas[.noun].cells(for: .singular))
  }

  /// A stressed last syllable, whose accent goes when another one follows.
  private func hasAccentedEnding(_ word: String) -> Bool {
    let (last, accented) = (word.last ?? " ", word.dropLast().last ?? " ")
    return "áéíóú".contains(accented) && "nsz".contains(last)
      && !(last == "z" && "íú".contains(accented))
  }

  /// Spellings that Spanish words don't have: sticker, kit, match.
  private func looksForeign(_ word: Bytes) -> Bool {
    // An accent shows that a word was made Spanish: kínder, béisbol.
    if word.contains(0xC3) { return false }
    if word.contains(where: { $0 == UInt8(ascii: "k") || $0 == UInt8(ascii: "w") }) { return true }
    // No Spanish word starts with an s before a consonant.
    if word.count > 2, word[0] == UInt8(ascii: "s"), !"aeiouyh".utf8.contains(word[1]) {
      return true
    }
    return zip(word, word.dropFirst()).contains { first, second in
      first == second
        ? "oestpfmbdg".utf8.contains(first)
        : second == UInt8(ascii: "h") && "stp".utf8.contains(first)
    }
  }

  /// `joven` becomes `jóven`, as in jóvenes: the stress stays where it was.
  private func gainingAccent(_ word: String) -> String {
    var letters = Array(word)
    guard !letters.contains(where: { "áéíóú".contains($0) }) else { return word }
    let vowels = letters.indices.filter { "aeiou".contains(letters[$0]) }
    guard vowels.count > 1, vowels[vowels.count - 1] - vowels[vowels.count - 2] > 1 else {
      return word
    }
    let stressed = vowels[vowels.count - 2]
    let accents: [Character: Character] = ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"]
    letters[stressed] = accents[letters[stressed]] ?? letters[stressed]
    return String(letters)
  }

  // MARK: Pronouns

  /// The pronoun behind those whom something happens to has their number: a 3 personas les gusta, 3 personas dicen que
  /// les gusta.
  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    agreement.inflectObjectReferences(&text, isJoined: true, apart: .behindNot)
    agreement.inflectResultOfCounted(&text)
    let start = agreement.phrase.words.lowerBound
    guard agreement.target.asksNumber, let head = agreement.phrase.head else { return }
    let isWhom = start > 0 && text.rolesBeforeAnything(start - 1).contains(.reaches)
    let word = isWhom ? pronoun(behind: head, in: text) : pronoun(toldBy: agreement, in: text)
    let wanted = FeatureSet.thirdPerson.union(agreement.target.isPlural ? .plural : .singular)
    guard let word, let dative = text.dativeCell,
      let row = text.language.pronouns.row(for: wanted)
    else { return }
    text.replace(word, with: row.form(dative))
  }

  /// The pronoun in what those tell who are counted.
  private func pronoun(toldBy agreement: Agreement, in text: Phrase) -> Int? {
    guard agreement.isFirst, agreement.request.isCounted, let head = agreement.phrase.head else {
      return nil
    }
    let verb = (head.words.upperBound..<text.count).first { text.tellsWhatHappens(verb: $0) }
    guard let verb, text.isLe(verb - 1), !text.namesWhom(behind: verb),
      !(head.words.upperBound..<verb).contains(where: { text.isCut(after: $0 - 1) })
    else { return nil }
    return verb - 1
  }

  /// The pronoun right before the verb of a clause, with nothing but adjectives and adverbs before it.
  private func pronoun(behind head: NounPhrase.Head, in text: Phrase) -> Int? {
    var word = head.words.upperBound
    while word < text.count, text.isFollowedDirectly(word - 1),
      text[word].isAdjective || text[word].isAdverb
    {
      word += 1
    }
    guard word < text.count, text.isFollowedDirectly(word - 1), text.isFollowedDirectly(word),
      text.isLe(word), text[word + 1].isVerb
    else { return nil }
    return word
  }

  // MARK: Syllables

  private func syllables(_ word: String) -> Int {
    var (count, previousIsVowel) = (0, false)
    for letter in word {
      let isVowel = "aeiouáéíóúü".contains(letter)
      if isVowel && !previousIsVowel { count += 1 }
      previousIsVowel = isVowel
    }
    return count
  }
}

extension Phrase {
  /// `Dicen que le gusta a Ana`, but dicen que les gusta a veces: whether it stands behind a verb to whom it happens, for whom
  /// the pronoun before it then stands.
  fileprivate func namesWhom(behind verb: Int) -> Bool {
    var last = verb
    while isFollowedDirectly(last), self[last + 1].isAdverb { last += 1 }
    let whom = last + 2
    guard isFollowedDirectly(last), isFollowedDirectly(last + 1),
      rolesBeforeAnything(last + 1).contains(.reaches)
    else { return false }
    if isFollowedDirectly(whom), hasNoun(whom + 1, [.time, .times]) { return false }
    return isName(whom) || isArgument(whom) || self[whom].isPronoun || self[whom].isSpecifier
  }

  /// Whether a word is the pronoun for those to whom something is given, or happens, and for nobody else: le, les; but me,
  /// te.
  fileprivate func isLe(_ word: Int) -> Bool {
    guard let dative = dativeCell, let row = language.pronouns.row(of: lower(word)) else {
      return false
    }
    let features = row.features
    return row.cells(of: lower(word)).contains(dative) && !features.contains(.firstPerson)
      && !features.contains(.secondPerson)
  }

  fileprivate var dativeCell: Int? { pronounCells.firstIndex(of: .dative) }
}
