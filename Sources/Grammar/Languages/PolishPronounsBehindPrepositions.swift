import Foundation
import Vocabulary

/// Pronouns behind prepositions that stand for what a number counts, or for the value of an argument: masz 2 nowe pliki, co
/// chcesz z nimi zrobić; dodaj Olę i porozmawiaj z nią.
extension Phrase {
  /// Gives such a pronoun for one man or thing the gender and the number of the only value, in another clause or behind an
  /// and, where no other noun before may be meant.
  ///
  /// It asks for the values of arguments.
  mutating func inflectPronounsBehindPrepositionsForValues() {
    guard language.countsByCase, arguments.count == 1, let argument = arguments.first,
      let (word, form) = pronoun(behindValue: argument)
    else { return }
    replace(word, with: form)
  }

  /// The first such pronoun, and its form for the value.
  private mutating func pronoun(behindValue argument: Range<Int>) -> (word: Int, form: [UInt8])? {
    let own = firstWord(from: argument.lowerBound)..<firstWord(from: argument.upperBound)
    guard !own.isEmpty else { return nil }
    // Nobody reads on for longer.
    let behind = own.upperBound..<max(own.upperBound, min(count, own.upperBound + 16))
    let man = featuresOfPronoun(.masculine, isOfPersons: true, isPlural: false)
    guard
      let word = behind.first(where: { form(behindPreposition: $0, from: man, to: man) != nil }),
      (own.upperBound - 1..<word).contains(where: { isCut(after: $0) || self[$0].isCoordination }),
      !(0..<word).contains(where: { !own.contains($0) && mayBeMeant($0) })
    else { return nil }
    let start = startOfWords(beforeInserted: own.lowerBound)
    guard let value = featuresOfSubject(from: start, in: argument),
      let gender = value.settledGender
    else { return nil }
    let wanted = featuresOfPronoun(
      gender, isOfPersons: value.contains(.human), isPlural: value.contains(.plural))
    return form(behindPreposition: word, from: man, to: wanted).map { (word, $0) }
  }

  /// What a pronoun says of whom it stands for; of several only men among them are told.
  fileprivate func featuresOfPronoun(
    _ gender: GrammaticalGender, isOfPersons: Bool, isPlural: Bool
  ) -> FeatureSet {
    let shared: GrammaticalGender =
      isPlural ? (gender == .masculine && isOfPersons ? .masculine : .feminine) : gender
    return FeatureSet.thirdPerson.union(isPlural ? .plural : .singular).union(FeatureSet(shared))
  }

  /// The form of a pronoun right behind a preposition that stands for something else than the text has it for; nil where the
  /// word is no such pronoun, or the preposition leaves open which it is.
  fileprivate func form(
    behindPreposition word: Int, from features: FeatureSet, to wanted: FeatureSet
  ) -> [UInt8]? {
    guard word > 0, words[word].half == .whole, isFollowedDirectly(word - 1),
      isPreposition(word - 1), !isArgument(word),
      let source = language.pronouns.row(for: features),
      let target = language.pronouns.row(for: wanted)
    else { return nil }
    let (shown, asked) = (pronounCells, language.government.cases(of: lower(word - 1)))
    let fitting = source.cells(of: lower(word)).filter { cell in
      asked.contains { shown[cell].unifies(with: $0) }
    }
    let forms = fitting.map { target.form($0, like: lower(word), of: source) }
    guard let form = forms.first, forms.allSatisfy({ $0 == form }) else { return nil }
    return form
  }

  /// `Od Anny`: whether a noun right behind a preposition names one person of a gender, though other cases of several are
  /// spelled so.
  fileprivate func isPerson(behindPreposition word: Int, of gender: GrammaticalGender) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), isPreposition(word - 1) else { return false }
    let asked = language.government.cases(of: lower(word - 1))
    return all(self[word].nouns).contains { noun in
      (noun.lexeme.features.contains(.human) || token(word).shape != .small)
        && noun.lexeme.gender?.settled == gender
        && asked.contains { language.mayBe(noun, $0.union(.singular)) }
    }
  }
}

extension Agreement {
  /// Gives pronouns behind prepositions that stand for what is counted the number of that, where no other noun before may be
  /// meant.
  func inflectPronounsBehindPrepositions(_ text: inout Phrase) {
    guard target.asksNumber, let head = phrase.head, !text.isArgument(head.word),
      text.startsOfCounted.contains(phrase.words.lowerBound),
      let gender = text.gender(of: head.analysis)
    else { return }
    let isOfPersons = head.analysis.lexeme.features.contains(.human)
    let wanted = text.featuresOfPronoun(
      gender, isOfPersons: isOfPersons, isPlural: target.isPlural)
    let (end, number) = (head.words.upperBound, text.number(of: head.analysis))
    // Nobody reads on for longer.
    for word in end..<max(end, min(text.count, end + 16)) {
      for isPlural in [false, true] {
        let other: GrammaticalNumber = isPlural ? .singular : .plural
        let features = text.featuresOfPronoun(gender, isOfPersons: isOfPersons, isPlural: isPlural)
        guard number != other,
          let form = text.form(behindPreposition: word, from: features, to: wanted),
          !mayMeanOther(pronoun: word, gender, isPlural: isPlural, text)
        else { continue }
        text.replace(word, with: form)
        break
      }
    }
  }

  /// Whether another noun before a pronoun may be what it stands for; men and what is neuter share it.
  private func mayMeanOther(
    pronoun word: Int, _ gender: GrammaticalGender, isPlural: Bool, _ text: Phrase
  ) -> Bool {
    let genders: [GrammaticalGender] = gender == .feminine ? [gender] : [.masculine, .neuter]
    return (max(0, word - Phrase.reach)..<word).contains { other in
      !phrase.words.contains(other)
        && !(text[other].isVerb && text.isBystander(other))
        && genders.contains {
          text.isOtherPolishReferent(other, of: $0, isPlural: isPlural)
            || !isPlural && text.isPerson(behindPreposition: other, of: $0)
        }
    }
  }
}
