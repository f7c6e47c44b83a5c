import Foundation
import Vocabulary

/// Names of women where numbers ask for cases: titles that are nouns for men stay as they are before them (od doktor
/// Malinowskiej, od prezes Anny Nowak), and surnames are adjectives.
extension Phrase {
  /// Whether a word is such a title, right before a woman's name.
  func isTitleOfWoman(_ word: Int) -> Bool {
    guard language.countsByCase, word + 1 < count, isTitleOfMan(word), isFollowedDirectly(word),
      token(word + 1).shape == .title
    else { return false }
    let isFirstName =
      self[word + 1].isExact
      && all(self[word + 1].nouns).contains {
        $0.lexeme.gender?.settled == .feminine && $0.cells.contains(0)
          && !isCommonNoun($0.lexeme, at: word + 1)
      }
    return isFirstName || surnameOfWoman(word + 1) != nil
  }

  /// Reads surnames as the nouns that they are, where one is a value by itself (Kowalska) or stands behind a title in one
  /// (doktor Malinowska).
  ///
  /// It asks for the values of arguments.
  mutating func settleSurnamesOfWomen() {
    guard language.countsByCase else { return }
    for argument in arguments {
      let own = firstWord(from: argument.lowerBound)..<firstWord(from: argument.upperBound)
      guard let last = own.last, own.count < 3,
        isTitleOfMan(last - 1) || own.count == 1 && !isBehindNoun(last),
        let surname = surnameOfWoman(last)
      else { continue }
      settle(last, asNoun: surname)
    }
  }

  /// `Doktor Warta`: whether a word with a capital was read as the noun that it is in small letters, which both men and women
  /// have for a surname.
  private func isCommonNoun(_ noun: Lexeme, at word: Int) -> Bool {
    !noun.hasCapitals
      && all(self[word, lower: true].nouns).contains {
        !$0.lexeme.isGuessed && $0.cells.contains(0) && $0.lexeme.gender?.settled == .feminine
      }
  }

  /// Whether a noun stands right before a word, which it may agree with as an adjective, and no title: pani Kowalska.
  private func isBehindNoun(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].isNoun
      && !self[word - 1].roles.contains(.title)
  }

  /// Whether a word is a noun for a man in the nominative that stands before names.
  private func isTitleOfMan(_ word: Int) -> Bool {
    guard word >= 0, self[word].roles.contains(.title), let noun = first(self[word].nouns) else {
      return false
    }
    return noun.lexeme.isMan && noun.cells.contains(0)
  }

  /// The noun with the forms of an adjective that a word with a capital is as a woman's surname: of an adjective that no
  /// lexicon has and that ends as surnames do (Malinowska, but Oksana), of one that is the surname of a man as well, or of
  /// any whose form for men is no short one, right behind a title that is a noun for a man (doktor Wesoła); nil for any
  /// other word.
  private func surnameOfWoman(_ word: Int) -> Analysis? {
    guard token(word).shape == .title, !self[word].isNoun,
      let adjective = first(self[word].adjectives), language.mayBeNominative(adjective),
      isSurnameByShape(adjective.lexeme) || isSurnameOfMan(adjective.lexeme)
        || isSurnameByPlace(word, adjective.lexeme)
    else { return nil }
    let shown = language.features(of: adjective)
    guard shown.settledGender == .feminine, shown.settledNumber == .singular else { return nil }
    var cells = Cells()
    cells.insert(0)
    return Analysis(
      lexeme: noun(from: adjective.lexeme, .feminine, isName: true), cells: cells)
  }

  /// Whether an adjective that no lexicon has ends as surnames do: Malinowski, Nowacki, but Alaska.
  private func isSurnameByShape(_ adjective: Lexeme) -> Bool {
    guard adjective.isGuessed else { return false }
    return language.form(adjective, 0).withUnsafeBufferPointer {
      language.guesses.rule(.surname, for: $0) != nil
    }
  }

  /// `Doktor Wesoła`, but trener Nowa Huta, doktor Warta (wart): whether a title that is a noun for a man stands right before
  /// an adjective, and nothing with a capital behind it.
  private func isSurnameByPlace(_ word: Int, _ adjective: Lexeme) -> Bool {
    isTitleOfMan(word - 1) && isFollowedDirectly(word - 1)
      && (!isFollowedDirectly(word) || token(word + 1).shape == .small)
      && !hasShortFormForMen(adjective)
  }

  private func isSurnameOfMan(_ adjective: Lexeme) -> Bool {
    let form = language.writing.casing.capitalized(language.form(adjective, 0))
    return language.lexeme(form, .noun)?.isMan ?? false
  }
}
