import Foundation
import Vocabulary

/// Pronouns that stand for the value of an argument, and that the reader does something to: jeśli drukarka nie działa,
/// uruchom ją ponownie.
extension Phrase {
  /// Gives the pronoun for one man or thing in a clause behind the only value, of which no other noun before may be meant,
  /// the value's gender and number.
  ///
  /// It asks for the values of arguments.
  mutating func inflectObjectPronounsForValues() {
    guard language.countsByCase, arguments.count == 1, let argument = arguments.first,
      let word = objectPronoun(behindValue: argument)
    else { return }
    let start = startOfWords(beforeInserted: firstWord(from: argument.lowerBound))
    guard let value = featuresOfSubject(from: start, in: argument),
      let gender = value.settledGender,
      let form = objectPronoun(
        gender, value.contains(.human), isPlural: value.contains(.plural),
        isDenied: isDenied(pronoun: word))
    else { return }
    replace(word, with: form)
  }

  /// Such a pronoun; nil where there is none.
  private func objectPronoun(behindValue argument: Range<Int>) -> Int? {
    let own = firstWord(from: argument.lowerBound)..<firstWord(from: argument.upperBound)
    guard !own.isEmpty else { return nil }
    // Nobody reads on for longer.
    let behind = own.upperBound..<max(own.upperBound, min(count, own.upperBound + 16))
    guard let word = behind.first(where: { isPronounForMan($0) }),
      (own.upperBound - 1..<word).contains(where: { isCut(after: $0) }),
      !(0..<word).contains(where: { !own.contains($0) && mayBeMeant($0) })
    else { return nil }
    return word
  }

  /// Whether a word may be what the pronoun stands for, which is the same of a man and, where something is denied, of what
  /// is neuter.
  func mayBeMeant(_ word: Int) -> Bool {
    if self[word].isVerb, self[word].isBystander { return false }
    return isOtherPolishReferent(word, of: .masculine, isPlural: false)
      || isOtherPolishReferent(word, of: .neuter, isPlural: false)
  }

  private func isPronounForMan(_ word: Int) -> Bool {
    guard mayBeReadersObject(word) else { return false }
    let form = objectPronoun(
      .masculine, true, isPlural: false, isDenied: isDenied(pronoun: word))
    return form?.elementsEqual(lower(word)) ?? false
  }
}
