import Foundation
import Vocabulary

/// Relative pronouns right before the value of an argument, which look like its article: das Foto, das %@ geteilt hat;
/// Ordner, die %@ enthalten; der Ordner, in dem %@ liegt.
extension Phrase {
  /// Whether a word is one, in languages whose verb is the last word of such a clause: it fits the noun before its comma,
  /// and no verb that another sentence has stands right behind the value (Fehler, der %@ wurde nicht gefunden).
  func isRelative(beforeInserted word: Int) -> Bool {
    guard language.order.isVerbSecond, word > 0, word + 1 < count,
      self[word].roles.contains(.definite), token(word).shape == .small,
      let value = argument(around: word + 1), isFollowedDirectly(word)
    else { return false }
    let isGoverned =
      word > 1 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.preposition)
      && !self[word - 1].roles.contains(.conjunction)
    let noun = isGoverned ? word - 2 : word - 1
    guard hasComma(behind: noun), mayStand(relative: word, for: noun) else { return false }
    return endsInVerb(clauseBehind: firstWord(from: value.upperBound) - 1)
  }

  private func mayStand(relative word: Int, for noun: Int) -> Bool {
    if isArgument(noun) { return true }
    guard let analysis = first(self[noun].nouns) else { return false }
    let genders = gender(of: analysis).map { [$0] } ?? [.masculine, .feminine, .neuter]
    let number = number(of: analysis)
    return genders.contains { !casesOfRelative(word, $0, number).isEmpty }
  }

  /// Whether the words behind a value end in the verb of their clause; one right behind it, and alone, has to act upon
  /// something: Ordner, der %@ enthält; but kein Ton, der %@ läuft; deine E-Mail, um die %@ zu öffnen.
  private func endsInVerb(clauseBehind value: Int) -> Bool {
    let clause = wordsOfClause(behind: value)
    guard let next = clause.first, let last = clause.last, !isCut(after: value),
      self[last].isVerb, self[last].hasVerbNumber
    else { return false }
    if next == last {
      return !self[last].isAuxiliary && self[last].roles.isDisjoint(with: [.acts, .presents])
    }
    return (!isFinite(next) || !self[next].hasVerbNumber) && !isPreposition(last - 1)
  }
}
