import Foundation
import Vocabulary

/// Pronouns that stand for another thing like the value of an argument: esa etiqueta ya existe, elige otra; nenhuma lista
/// encontrada, crie uma.
extension Phrase {
  /// Gives such pronouns the value's gender.
  ///
  /// It asks for the values of arguments. A text with another noun may mean one of that: el nombre de la lista ya existe,
  /// elige otro.
  mutating func inflectPronounsForValues() {
    guard language.hasRomanceSyntax, arguments.count == 1, let argument = arguments.first else {
      return
    }
    let end = firstWord(from: argument.upperBound)
    // A value without a word has no gender: ★.
    guard end > 0 else { return }
    let found = (end..<max(end, count)).filter { mayStandForValue($0, behind: end) }
    guard !found.isEmpty, !namesOther(besideValueAnd: found),
      let gender = genderOfValue(argument)
    else { return }
    for word in found {
      guard let pronoun = formOfOne(word) else { continue }
      let form = language.form(pronoun.lexeme, FeatureSet(gender).union(.singular))
      if !form.isEmpty { replace(word, with: form) }
      guard let described = adjective(behindPronoun: word),
        let said = first(self[described].adjectives)
      else { continue }
      setGender(of: described, said, to: gender)
    }
  }

  /// `Crea una nueva`, `elige otra más larga`: the adjective that ends a clause right behind such a pronoun, with nothing but
  /// more or less between.
  private func adjective(behindPronoun word: Int) -> Int? {
    guard isFollowedDirectly(word) else { return nil }
    let isCompared =
      self[word + 1].isAdverb && self[word + 1].roles.contains(.limits)
      && isFollowedDirectly(word + 1)
    let (next, reading) = isCompared ? (word + 2, self[word + 2]) : (word + 1, self[word + 1])
    guard !isFollowedDirectly(next), !isArgument(next), !reading.isSpecifier, !reading.isAdverb,
      reading.likeliest != .noun, first(reading.adjectives)?.cells.contains(0) == true
    else { return nil }
    return next
  }

  /// Whether a word ends a clause right behind its verb, with which that clause starts, but for an adjective, and is a pronoun
  /// for one of several.
  private func mayStandForValue(_ word: Int, behind end: Int) -> Bool {
    guard word > end, isFollowedDirectly(word - 1),
      self[word - 1].isVerb || isVerbWithPartitive(word - 1),
      !self[word - 1].isAuxiliary, formOfOne(word) != nil,
      !isFollowedDirectly(word) || adjective(behindPronoun: word) != nil
    else { return false }
    let joint = beforeAdverbs(from: word - 2)
    return joint >= end - 1 && (isCut(after: joint) || joint >= end && self[joint].isCoordination)
  }

  /// `Creane una`: whether a word is a verb with a pronoun joined to it that says of what there is one, where verbs are
  /// joined to pronouns without a hyphen.
  private func isVerbWithPartitive(_ word: Int) -> Bool {
    language.guesses.has(.imperative) && !self[word].isNoun && !self[word].isAdjective
      && EncliticVerbs(language: language).hasPartitive(lower(word))
  }

  /// The pronoun, the numeral or the article that a word is in the singular, if it has a form for each gender: otro, uno,
  /// un; but not todo, mucho.
  private func formOfOne(_ word: Int) -> Analysis? {
    let reading = self[word]
    guard words[word].half == .whole, !isPersonalPronoun(word), !reading.isAdverb,
      !reading.isAdjective, !reading.marks.contains(.quantifier)
    else { return nil }
    let isOther = reading.isSpecifier && reading.roles.isDisjoint(with: [.someone, .definite])
    let article = reading.roles.contains(.indefinite) ? first(reading.determiners) : nil
    let one =
      isOther
      ? first(reading.pronouns) ?? first(reading.numerals) ?? article : first(reading.numerals)
    return one.flatMap { number(of: $0) == .singular ? $0 : nil }
  }

  /// Whether a text has a noun besides the value; what may be an adverb is none (no).
  private func namesOther(besideValueAnd pronouns: [Int]) -> Bool {
    words.indices.contains { word in
      let reading = self[word]
      return reading.isOnlyNoun && !reading.isVerb && !reading.isAdverb
        && !reading.roles.contains(.adverb) && !isArgument(word) && !pronouns.contains(word)
    }
  }

  private mutating func genderOfValue(_ argument: Range<Int>) -> GrammaticalGender? {
    let start = startOfWords(beforeInserted: firstWord(from: argument.lowerBound))
    guard let head = parse(Features(), from: start, asksGender: false).head,
      argument.contains(Int(token(head.word).start)), !head.analysis.lexeme.isGuessed
    else { return nil }
    return gender(of: head.analysis)
  }
}
