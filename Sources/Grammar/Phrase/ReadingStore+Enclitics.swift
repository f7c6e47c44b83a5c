import Foundation
import Vocabulary

/// Verbs with a pronoun behind a hyphen, as the rules `enclitic` of `guess.txt` tell them: restam-lhe, seguem-no.
extension ReadingStore {
  /// Makes such a verb of a word that no lexicon has, if one has it without the pronoun.
  mutating func addVerbBeforePronoun(_ reading: inout Reading) {
    let word = reading.word
    guard let rule = language.guesses.rule(.enclitic, for: word),
      let hyphen = word.lastIndex(of: UInt8(ascii: "-")), hyphen > 0
    else { return }
    let base = word.slice(0..<hyphen)
    let facts = WordSearch(language: language).facts(of: base, WordHash.of(base))
    let known = facts.analyses.first { $0.lexeme.part == .verb }?.lexeme
    guard let verb = facts.functionVerb ?? facts.verb ?? known,
      let whole = self.verb(verb, base, before: word.slice(hyphen..<word.count).text, rule.answer)
    else { return }
    setVerb(whole, &reading)
    reading.roles.formUnion(facts.roles.intersection(Self.rolesOfVerbs))
    reading.marks.insert(.known)
  }

  /// A verb with a pronoun behind its forms.
  ///
  /// - Parameters:
  ///   - base: The form of it that the text has.
  ///   - other: What the pronoun is behind the other form; `yes` if it is the same.
  private func verb(
    _ verb: Lexeme, _ base: Bytes, before pronoun: String, _ other: String
  ) -> Lexeme? {
    let (singular, plural) = (language.form(verb, .singular), language.form(verb, .plural))
    let isPlural = base.elementsEqual(plural)
    guard isPlural || base.elementsEqual(singular) else { return nil }
    let changed = other == "yes" || singular == plural ? pronoun : other
    let (behindOne, behindSeveral) = isPlural ? (changed, pronoun) : (pronoun, changed)
    var forms = singular
    forms.append(contentsOf: behindOne.utf8)
    forms.append(UInt8(ascii: "|"))
    forms.append(contentsOf: plural)
    forms.append(contentsOf: behindSeveral.utf8)
    return LexemeLine(language: language).verb(listed: keep(forms))
  }
}
