import Foundation
import Vocabulary

/// Relative pronouns right before the value of an argument or a number, which look like its article: das Foto, das
/// %@ geteilt hat; Ordner, die %@ enthalten; der Ordner, in dem %@ liegt.
extension Phrase {
  /// Whether a word is one, in languages whose verb is the last word of such a clause: it fits the noun before its comma,
  /// and no verb that another sentence has stands right behind the value (Fehler, der %@ wurde nicht gefunden).
  func isRelative(beforeInserted word: Int) -> Bool {
    guard word + 1 < count, let value = argument(around: word + 1), isFollowedDirectly(word),
      mayBeRelative(behindComma: word)
    else { return false }
    return endsInVerb(clauseBehind: firstWord(from: value.upperBound) - 1)
  }

  /// `Der Ordner, in dem 3 Dateien liegen`: the same of one right before a number, in a clause with no verb but its last
  /// word: Nachricht, die 3 Dateien sind fertig.
  func isRelative(beforeCounted word: Int) -> Bool {
    guard isBehindNumber(word + 1), mayBeRelative(behindComma: word) else { return false }
    let clause = wordsOfClause(behind: word)
    guard let last = clause.last, clause.count > 1, self[last].isVerb, self[last].hasVerbNumber
    else { return false }
    return !isPreposition(last - 1)
      && !clause.dropLast().contains {
        // `zu sehen`
        let isInfinitive = isPreposition($0 - 1) && isFollowedDirectly($0 - 1)
        return isFinite($0) && self[$0].hasVerbNumber && !isInfinitive
      }
  }

  /// `Der Ordner, in dem deine 5 Fotos liegen`: the same of one right before another determiner.
  func isRelative(beforeDeterminer word: Int) -> Bool {
    guard word >= 0, word + 1 < count, isFollowedDirectly(word), self[word + 1].isDeterminer,
      !self[word + 1].isAdjective
    else { return false }
    return mayBeRelative(behindComma: word)
  }

  /// Whether what may be an article fits the noun before the comma that it, or its preposition, stands behind; but not behind
  /// what starts a clause as well: Karte, bis der Film endet.
  private func mayBeRelative(behindComma word: Int) -> Bool {
    guard language.order.isVerbSecond, word > 0, self[word].roles.contains(.definite),
      token(word).shape == .small
    else { return false }
    let isGoverned =
      word > 1 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.preposition)
      && !self[word - 1].roles.contains(.conjunction) && !mayStartClause(preposition: word - 1)
    let noun = isGoverned ? word - 2 : word - 1
    return hasComma(behind: noun) && mayStand(relative: word, for: noun)
  }

  private func mayStand(relative word: Int, for noun: Int) -> Bool {
    if isArgument(noun) { return true }
    guard let analysis = first(self[noun].nouns) else {
      return gendersOfPronoun(forOne: noun).contains {
        !casesOfRelative(word, $0, .singular).isEmpty
      }
    }
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
