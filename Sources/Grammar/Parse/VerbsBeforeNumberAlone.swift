import Foundation
import Vocabulary

/// Verbs before a number that has no noun behind it: tienes 2 nuevas, elige las 2 mejores, te faltan 2.
extension Phrase {
  /// Whether a verb before what a number counts without a noun says something of the reader or of somebody else: hai 2
  /// nuove, elige las 2 mejores, but quedan 2 nuevas.
  func isApart(verb word: Int, beforeCountedAlone phrase: NounPhrase) -> Bool {
    guard phrase.head == nil, let start = startsOfCounted.first, word < start,
      word < phrase.words.lowerBound
    else { return false }
    if !mayBeOfThird(verb: word) || isOfPronoun(verbBeforeCountedAlone: word) { return true }
    // `han llegado 2 nuevas`
    guard language.hasRomanceSyntax, !isPresenting(participle: word + 1) else { return false }
    if isApart(verbBefore: word, phrase) { return true }
    if presents(verb: word, phrase) || self[word].isAuxiliary || isReflexive(verb: word) {
      return false
    }
    // `ti seguono 2 nuovi`, but ti mostra 2 nuove
    guard word > 0, isObjectPronoun(word - 1), let counted = phrase.words.first else { return true }
    return !fitsNumber(verb: word, of: counted)
  }

  /// Puts a verb into the singular of which one is what a number that ends its clause says: te falta 1, se ha eliminado
  /// 1.
  ///
  /// A verb in the singular stays: serve 4 says for how many something is.
  ///
  /// - Parameter counted: The words that the number counts.
  mutating func inflectVerb(beforeNumberAlone counted: [Counted]) {
    guard language.hasRomanceSyntax, counts.count == 1, counts[0].number == .singular,
      counted.allSatisfy({ $0.number == nil }),
      let last = wordBeforeNumberAlone(at: counts[0].offset),
      let word = verbOfNumberAlone(behind: last), let verb = verb(of: word)
    else { return }
    let form = language.form(verb.lexeme, .singular)
    if !form.isEmpty { replace(word, with: form) }
  }

  /// The word right before a number that ends its clause; nil where something else stands behind it, as in 20 %, 5:30
  /// and 2/3.
  private func wordBeforeNumberAlone(at offset: Int) -> Int? {
    let all = tokens.tokens
    guard let number = token(ofNumberAt: offset),
      let before = all[..<number].lastIndex(where: { $0.kind != .space }),
      all[before].kind == .word, let word = words.lastIndex(where: { Int($0.token) == before })
    else { return nil }
    guard let next = all[(number + 1)...].first(where: { $0.kind != .space }) else { return word }
    // `se ha eliminado 1 de tus fotos`
    if isOneOfSeveral(counts) { return word }
    guard next.kind == .punctuation else { return nil }
    let mark = text[Int(next.start)]
    return ".!?,;)".utf8.contains(mark) ? word : nil
  }

  /// The verb in the plural that ends at a word, with its participle or adverbs behind it, and has what follows for its
  /// subject.
  private func verbOfNumberAlone(behind last: Int) -> Int? {
    var word = last
    // Nobody says more between.
    while word > 0, last - word < 4, isFollowedDirectly(word - 1), !self[word].isVerb,
      self[word].isAdverb || self[word].roles.contains(.limits)
    {
      word -= 1
    }
    if word > 0, isFollowedDirectly(word - 1), self[word - 1].roles.contains(.perfect),
      self[word].isAdjective || isPresenting(participle: word)
    {
      word -= 1
    }
    guard self[word].isVerb, self[word].marks.contains(.pluralVerb), !self[word].endsPhrase,
      mayBeOfThird(verb: word)
    else { return nil }
    // `han votado 2`: who may act upon something is somebody else, too.
    if isPresenting(participle: word + 1) {
      return self[word + 1].roles.contains(.takesObject) ? nil : word
    }
    guard self[word].roles.contains(.presents) || isReflexive(verb: word) else { return nil }
    return isApart(verbBefore: word, NounPhrase(words: last + 1..<last + 1)) ? nil : word
  }
}
