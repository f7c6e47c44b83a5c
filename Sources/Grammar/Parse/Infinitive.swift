import Vocabulary

/// Texts whose last word is an infinitive, as those of buttons and questions are: diese Datei löschen?
extension Phrase {
  /// Whether the last word is an infinitive, which looks like a verb of the plural; not one that rather
  /// says something of the noun before it (Dateien fehlen).
  var endsInInfinitive: Bool {
    guard language.order.capitalizesNouns, let last = words.indices.last, last > 0,
      token(last).shape == .small
    else { return false }
    let reading = self[last]
    if reading.isAuxiliary || !reading.roles.isDisjoint(with: [.presents, .acts]) { return false }
    // Of those with a part before them that stands alone elsewhere (hinzufügen) hardly any is known.
    if reading.isVerb { return reading.marks.contains(.pluralVerb) }
    let isNounOfVerb =
      first(reading.nouns)?.lexeme.gender == .neuter && !self[last, lower: true].isKnown
    return (!reading.isKnown || isNounOfVerb) && lower(last).last == UInt8(ascii: "n")
  }

  /// Whether a phrase is what an infinitive at the end is done to: neuen Ordner anlegen.
  func isObjectOfInfinitive(_ phrase: NounPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard endsInInfinitive, start == 0 || !isPreposition(start - 1) else { return false }
    let others = words.indices.dropLast()
    return others.contains { isSubjectPronoun($0) && !isExpletive($0) }
      || !others.contains { self[$0].isVerb && self[$0].isBystander || self[$0].isAuxiliary }
  }

  /// `Es ist ein Fehler aufgetreten`: a pronoun that stands in the place of the subject behind the verb.
  private func isExpletive(_ pronoun: Int) -> Bool {
    isFollowedDirectly(pronoun) && self[pronoun + 1].roles.contains(.presents)
      && row(of: pronoun)?.features.contains(.neuter) == true
  }
}
