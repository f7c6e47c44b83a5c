import Foundation
import Vocabulary

/// Words beside which a text offers their other gender, so that it is written for any reader, and stays: ¿estás seguro/a?,
/// bienvenido o bienvenida, convidado/a, bem-vindo(a), zapomniałeś(-aś) hasła?, Fahrer/-in.
///
/// What is joined to its ending without a mark that parts words (prêt·e, segur@, Nutzer:in) is one word, which no lexicon has.
extension Phrase {
  var offersBothGenders: Bool {
    language.agreesInGender && words.indices.dropLast().contains { offersOtherGender($0) }
  }

  private func offersOtherGender(_ word: Int) -> Bool {
    guard words[word].half == .whole, !isArgument(word) else { return false }
    let isJoined =
      word + 2 < count && isFollowedDirectly(word) && isFollowedDirectly(word + 1)
      && self[word + 1].isCoordination
    guard isJoined || opensOtherForm(behind: word) else { return false }
    if spellsOtherEnding(word) { return true }
    let other = lower(isJoined ? word + 2 : word + 1)
    return otherGenders(of: word).contains { form in
      form.withUnsafeBufferPointer { isJoined ? $0.equals(other) : $0.hasSuffix(other) }
    }
  }

  /// Whether nothing but a slash, or a bracket that is closed behind one word, stands behind a word: seguro/a, mógł(-ła),
  /// powinieneś (powinnaś).
  private func opensOtherForm(behind word: Int) -> Bool {
    let between = separator(after: word)
    if ["/", "/-"].contains(where: { between.elementsEqual($0.utf8) }) { return true }
    return ["(", "(-", " (-", " ("].contains { between.elementsEqual($0.utf8) }
      && mark(behind: word + 1).first == UInt8(ascii: ")")
  }

  /// The forms of an adjective, or of a verb that shows a gender, that differ from a word, and the noun for the other sex.
  private func otherGenders(of word: Int) -> [[UInt8]] {
    var found = all(self[word].nouns).map(\.lexeme.pair).filter { $0.count > 0 }.map { Array($0) }
    if let lexeme = first(self[word].adjectives)?.lexeme {
      for gender in [FeatureSet.masculine, .feminine] {
        found.append(language.form(lexeme, gender.union(.singular)))
        found.append(language.form(lexeme, gender.union(.plural)))
      }
    }
    if language.order.agrees(.verb, in: .gender), let verb = verb(of: word) {
      let rest = language.features(of: verb).dropping(.gender).dropping(.animacy)
      for gender in [FeatureSet.masculine, .feminine] {
        found.append(language.form(verb.lexeme, rest.union(gender)))
      }
    }
    return found.filter { !$0.elementsEqual(lower(word)) }
  }

  /// `Agotadx/a`: whether a slash joins what may be the end of another form to an adjective, whose forms no lexicon needs to
  /// have, or to a verb that shows one, where numbers ask for cases: wyklułeś/as.
  private func spellsOtherEnding(_ word: Int) -> Bool {
    (language.hasRomanceSyntax && self[word].isAdjective
      || language.countsByCase && self[word].isVerb && isFirstOrSecondPerson(verb: word))
      && separator(after: word).elementsEqual("/".utf8) && lower(word + 1).count < 4
  }
}
