import Foundation
import Vocabulary

/// One of several things, of which alone something is said: 1 de tus fotos fue eliminada, 1 dei tuoi amici è online.
extension Phrase {
  /// `1 dei tuoi amici`, `1 des photos`, `1 de tus fotos`: whether a determiner of several things stands behind the only
  /// number, or behind the of there, so that these aren’t counted, of which one is meant, and what is said of that one
  /// doesn’t agree with them.
  func isOneOfSeveral(_ counts: [Request.Count]) -> Bool {
    guard language.hasRomanceSyntax, counts.count == 1, counts[0].number == .singular,
      let word = word(behindNumberAt: counts[0].offset), isFollowedDirectly(word)
    else { return false }
    let several = isOf(word) ? word + 1 : word
    guard several > word || self[word].roles.contains(.indefinite), isFollowedDirectly(several),
      let determiner = first(self[several].determiners), number(of: determiner) == .plural
    else { return false }
    return self[several + 1].isNominal || self[several + 1].isSpecifier
  }

  /// Puts the verb behind one of several things, and what it says of that one, into the singular.
  ///
  /// - Parameter counted: The words that numbers count: none of those, of which one is meant.
  mutating func inflectVerbOfOne(among counted: [Counted], _ request: Request) {
    guard counted.isEmpty, request.isCounted, isOneOfSeveral(counts),
      let start = word(behindNumberAt: counts[0].offset)
    else { return }
    let phrase = parse(request.known, from: start, asksGender: false)
    guard let head = phrase.head, let word = verbOfOne(of: phrase, head, request),
      let verb = verb(of: word)
    else { return }
    let form = language.form(verb.lexeme, .singular)
    if form.isEmpty { return }
    replace(word, with: form)
    var features = FeatureSet.singular
    if let gender = gender(of: head.analysis) { features = features.union(FeatureSet(gender)) }
    for predicate in predicates(behindVerb: word) {
      guard let adjective = first(self[predicate].adjectives) else { continue }
      replace(predicate, with: language.form(adjective.lexeme, features))
    }
  }

  /// The verb in the plural behind several things; what a relative clause says is said of all of them.
  private func verbOfOne(
    of phrase: NounPhrase, _ head: NounPhrase.Head, _ request: Request
  ) -> Int? {
    // Nobody says more between.
    let behind = head.words.upperBound..<min(count, head.words.upperBound + 8)
    let verb = behind.first { self[$0].isVerb && isPlainVerb($0, phrase, request) }
    guard let verb, self[verb].marks.contains(.pluralVerb), self[verb].hasVerbNumber,
      !isApart(verb: verb, from: phrase),
      !(head.words.upperBound..<verb).contains(where: { self[$0].roles.contains(.relative) })
    else { return nil }
    return verb
  }
}
