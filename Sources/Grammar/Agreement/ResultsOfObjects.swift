import Foundation
import Vocabulary

/// As what things are marked or set, where that has a case of its own: oznacz 2 wiadomości jako przeczytane, ustaw
/// przeglądarkę jako domyślną.
extension Agreement {
  /// Gives the adjective behind such a word the gender and the number of the head before it, in the case of the objects
  /// that are marked, or of the subject that is.
  func inflectResult(_ text: inout Phrase) {
    guard text.language.countsByCase, let head = phrase.head,
      target.asksNumber || text.isArgument(head.word), let word = result(behind: head, text),
      let adjective = text.first(text[word].adjectives), let gender = text.gender(of: head.analysis)
    else { return }
    let verb = text.wordBefore(inserted: phrase)
    let isObject =
      !text.language.mayBeNominative(adjective) || verb >= 0 && text.mayActUpon(verb: verb)
    let wanted = FeatureSet(gender).union(head.analysis.lexeme.features[.animacy])
      .union(target.isPlural ? .plural : .singular)
      .union(isObject ? .accusative : text.usualCase)
    text.setForm(of: word, adjective, to: wanted)
  }

  /// The adjective that stands alone behind a word for as what, with nothing but what belongs to the head before that.
  private func result(behind head: NounPhrase.Head, _ text: Phrase) -> Int? {
    let start = head.words.upperBound
    // Nobody says more between.
    let between = start..<max(start, min(text.count - 1, start + 6))
    guard let role = between.first(where: { text[$0].roles.contains(.result) }) else { return nil }
    let word = role + 1
    guard (start - 1..<word).allSatisfy({ text.isFollowedDirectly($0) }),
      !(start..<role).contains(where: {
        text[$0].hasVerbNumber && text[$0].isBystander && !text[$0].isAuxiliary
      }),
      !text.isArgument(word), !text[word].isNoun, !text[word].isSpecifier,
      text.isCut(after: word) || text[word + 1].endsPhrase,
      let adjective = text.first(text[word].adjectives)
    else { return nil }
    let language = text.language
    return language.mayBe(adjective, .accusative) || language.mayBeNominative(adjective)
      ? word : nil
  }
}

/// The same of what is counted, where adjectives have no cases: marcar 2 mensajes como leídos, 2 mensagens marcadas como não
/// lidas.
extension Agreement {
  /// Gives the adjective behind such a word the gender and the number of what is counted, if it has them as the text stands.
  func inflectResultOfCounted(_ text: inout Phrase) {
    guard target.asksNumber, let head = phrase.head, !text.isArgument(head.word),
      let gender = target.gender, let word = text.result(behindCounted: head),
      let adjective = text.first(text[word].adjectives)
    else { return }
    let number: FeatureSet = target.isPlural ? .plural : .singular
    text.setForm(of: word, adjective, to: FeatureSet(gender).union(number))
  }
}

extension Phrase {
  /// The adjective that fits a noun behind a word for as what, which nothing but adjectives parts from the noun; but 2 días
  /// como máximo.
  fileprivate func result(behindCounted head: NounPhrase.Head) -> Int? {
    let start = head.words.upperBound
    // Nobody says more between.
    let between = start..<max(start, min(count - 1, start + 6))
    guard let role = between.first(where: { self[$0].roles.contains(.result) }),
      (start..<role).allSatisfy({ self[$0].isAdjective || self[$0].isAdverb })
    else { return nil }
    var word = role + 1
    while word + 1 < count, self[word].isAdverb, isFollowedDirectly(word) { word += 1 }
    guard (start - 1..<word).allSatisfy({ isFollowedDirectly($0) }),
      isCut(after: word) || self[word + 1].endsPhrase, self[word].isAdjective,
      !self[word].isSpecifier, !isArgument(word), !hasAdjective(word, .limits),
      !self[word].isNoun || hasAdjective(word, [.thing, .done])
    else { return nil }
    return fits(adjective: word, head.word) ? word : nil
  }
}
