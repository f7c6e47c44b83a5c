import Foundation
import Vocabulary

/// Nouns with the ending that the dative of one thing may have (`dative` of `phrase.txt`): im Laufe, auf dem Wege, in
/// diesem Sinne.
extension Phrase {
  /// Reads such words as the dative of the noun without the ending, behind a determiner that shows one, where no noun
  /// of the lexicon is in it as the word is written: am Ende.
  ///
  /// Values of arguments come in the nominative, so that their ending is another: in den Filmen for `im %@`.
  mutating func settleDativesInE() {
    guard let (ending, genitive) = language.order.oldDative else { return }
    for word in words.indices
    where mayBeDative(word, in: ending) && !isArgument(word) && isBehindDativeOfOne(word) {
      if let noun = noun(ofDative: word, in: ending, genitive) { settle(word, asNoun: noun) }
    }
  }

  private func mayBeDative(_ word: Int, in ending: [UInt8]) -> Bool {
    let form = original(word)
    return token(word).shape == .title && words[word].half == .whole && form.count > 3
      && form.suffix(ending.count).elementsEqual(ending)
  }

  /// Whether a determiner in the dative of one thing stands before a word, with nothing but adjectives between.
  private func isBehindDativeOfOne(_ word: Int) -> Bool {
    var before = word - 1
    while before > 0, isFollowedDirectly(before), token(before).shape == .small,
      self[before].isAdjective, !self[before].isSpecifier, !isPredicateForm(before)
    {
      before -= 1
    }
    guard before >= 0, isFollowedDirectly(before), !mayBeRelative(before),
      // `Die am häufigsten verwendeten Spiele`
      words[before].half == .whole || word - before < 3,
      let determiner = first(self[before].determiners)
    else { return false }
    let shown = language.features(of: determiner)
    return shown[.grammaticalCase] == .dative && shown[.number] == .singular
      && !shown.contains(.feminine)
  }

  /// Whether an article may as well start a clause: der Raum, in dem Tische stehen.
  private func mayBeRelative(_ word: Int) -> Bool {
    guard words[word].half == .whole, self[word].roles.contains(.definite) else { return false }
    let isGoverned =
      word > 0 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.preposition)
    let start = isGoverned ? word - 1 : word
    return start > 0 && isComma(behind: start - 1)
  }

  private func noun(ofDative word: Int, in ending: [UInt8], _ genitive: [UInt8]) -> Analysis? {
    let form = original(word)
    let dative = language.schemas[.noun].cells(for: FeatureSet.dative.union(.singular))
    let isDativeItself = all(self[word].nouns).contains {
      !$0.lexeme.isGuessed && $0.lexeme.gender?.settled != .feminine
        && !$0.cells.intersection(dative).isEmpty
    }
    if isDativeItself { return nil }
    let stem = store.keep(form.dropLast(ending.count))
    let facts = WordSearch(language: language).facts(of: stem, WordHash.of(stem))
    let nouns = (facts.isEmpty ? store.compounds(stem) : facts.analyses).filter {
      $0.lexeme.part == .noun && $0.cells.contains(0)
    }
    return nouns.first { mayHave(genitive: genitive, $0.lexeme, stem) }
      .map { Analysis(lexeme: $0.lexeme, cells: dative) }
  }

  /// Whether a noun may have an ending in the genitive of one.
  private func mayHave(genitive: [UInt8], _ lexeme: Lexeme, _ stem: Bytes) -> Bool {
    guard let gender = lexeme.gender?.settled, gender != .feminine else { return false }
    return (Array(stem) + genitive).withUnsafeBufferPointer { form in
      guard let found = language.analysis(of: form, as: lexeme) else { return false }
      return language.mayBe(found, FeatureSet.genitive.union(.singular))
    }
  }
}
