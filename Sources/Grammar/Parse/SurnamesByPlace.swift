import Foundation
import Vocabulary

/// Surnames that are common nouns as well: Jan Wilk, Adam Wrona, Ewa Sowa, Piotr Mróz, doktor Lis.
extension Phrase {
  /// Reads such words as nouns and nothing else where they may be adjectives as well, which say nothing of that person: Jan
  /// Warta (wart), doktor Wrona (wrony); but Jan Biały, doktor Wesoła.
  ///
  /// It asks for the values of arguments.
  mutating func settleSurnamesByPlace() {
    guard language.countsByCase else { return }
    for argument in arguments {
      let own = firstWord(from: argument.lowerBound)..<firstWord(from: argument.upperBound)
      for word in own.dropFirst() where !self[word].adjectives.isEmpty {
        guard let person = first(self[word - 1].nouns),
          let surname = surnameByPlace(
            word, of: NounPhrase.Head(word: word - 1, analysis: person))
        else { continue }
        settle(word, asNoun: surname)
      }
    }
  }

  /// The noun that a word with a capital is right behind a first name or a title in the nominative, in the same value: of a
  /// woman a feminine one; of a man one of an animal, of a person, any feminine or one of a thing, which is declined as his
  /// name.
  ///
  /// An adjective of that person is none (Adam Czarny).
  func surnameByPlace(_ word: Int, of head: NounPhrase.Head) -> Analysis? {
    guard language.countsByCase, words.indices.contains(word), word == head.words.upperBound,
      isFollowedDirectly(word - 1), token(word).shape == .title,
      let value = argument(around: word), value == argument(around: head.word),
      self[head.word].roles.contains(.title)
        || self[head.word].isExact && token(head.word).shape == .title,
      head.analysis.cells.contains(0), !isNameInNominative(word),
      self[word].isExact || !mayBeSurname(adjective: word, behind: head.word)
    else { return nil }
    // What is another name's form as well is read in small letters: Żak, of Żaka.
    let nouns = all(self[word, lower: true].nouns).filter {
      number(of: $0) == .singular && $0.cells.contains(0)
    }
    guard head.analysis.lexeme.isMan else {
      return head.analysis.lexeme.gender?.settled == .feminine
        ? nouns.first { $0.lexeme.gender?.settled == .feminine } : nil
    }
    let living = nouns.first { $0.lexeme.gender?.settled == .feminine || $0.lexeme.isLiving }
    return living ?? nouns.lazy.compactMap { surname(fromThing: $0.lexeme) }.first
  }

  /// Whether a word is an adjective in use that fits the person before it, and no short one: Ewa Biała, but pani Wrona, Ewa
  /// Warta.
  private func mayBeSurname(adjective word: Int, behind person: Int) -> Bool {
    all(self[word].adjectives).contains {
      !hasShortFormForMen($0.lexeme) && !$0.lexeme.traits.contains(.rare)
        && fits($0, behind: person)
    }
  }

  /// Whether the form of an adjective for one man is a short one, which no surname has: wart, but biały, wysoki.
  func hasShortFormForMen(_ adjective: Lexeme) -> Bool {
    let last = language.form(adjective, 0).last
    return last != UInt8(ascii: "y") && last != UInt8(ascii: "i")
  }

  private func isNameInNominative(_ word: Int) -> Bool {
    self[word].isExact && all(self[word].nouns).contains { $0.cells.contains(0) }
  }

  /// The surname that a masculine noun for a thing is, of which the genitive and the accusative end in -a, whatever the
  /// noun's do (mróz, Mroza); nil where the dative doesn't show its stem.
  private func surname(fromThing noun: Lexeme) -> Analysis? {
    let ending = Array("owi".utf8)
    let dative = language.form(noun, FeatureSet.dative.union(.singular))
    guard noun.gender == .masculine, dative.suffix(ending.count).elementsEqual(ending) else {
      return nil
    }
    let genitive = dative.dropLast(ending.count) + [UInt8(ascii: "a")]
    let schema = language.schemas[.noun]
    let forms = schema.cells.indices.map { cell in
      let features = schema.cells[cell]
      let isGenitive = features.contains(.genitive) || features.contains(.accusative)
      return isGenitive && features.contains(.singular)
        ? Array(genitive) : language.form(noun, cell)
    }
    var lexeme = self.noun(withForms: forms, .masculine)
    lexeme.features = .human
    var cells = Cells()
    cells.insert(0)
    return Analysis(lexeme: lexeme, cells: cells)
  }
}

extension Lexeme {
  /// Whether a noun is one of a person or an animal.
  fileprivate var isLiving: Bool { !features[.animacy].isEmpty && !features.contains(.inanimate) }
}
