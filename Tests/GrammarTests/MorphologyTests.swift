import Foundation
import Grammar
import Testing

/// Foundation's `Morphology` says the same in its own words.
@Suite struct MorphologyTests {
  @Test(
    "every gender",
    arguments: [
      (Morphology.GrammaticalGender.feminine, GrammaticalGender.feminine),
      (.masculine, .masculine), (.neuter, .neuter),
    ])
  func gender(theirs: Morphology.GrammaticalGender, ours: GrammaticalGender) {
    var morphology = Morphology()
    morphology.grammaticalGender = theirs
    #expect(Features(morphology).gender == ours)
  }

  @Test(
    "every number",
    arguments: [
      (Morphology.GrammaticalNumber.singular, GrammaticalNumber.singular), (.zero, .zero),
      (.plural, .plural), (.pluralTwo, .pluralTwo), (.pluralFew, .pluralFew),
      (.pluralMany, .pluralMany),
    ])
  func number(theirs: Morphology.GrammaticalNumber, ours: GrammaticalNumber) {
    var morphology = Morphology()
    morphology.number = theirs
    #expect(Features(morphology).number == ours)
  }

  @Test(
    "parts of speech",
    arguments: [
      (Morphology.PartOfSpeech.noun, PartOfSpeech.noun), (.adjective, .adjective),
      (.adposition, .adposition), (.abbreviation, .abbreviation), (.letter, .letter),
    ])
  func part(theirs: Morphology.PartOfSpeech, ours: PartOfSpeech) {
    var morphology = Morphology()
    morphology.partOfSpeech = theirs
    #expect(Features(morphology).partOfSpeech == ours)
  }
}
