import Testing

@testable import Grammar

@Suite struct RolesTests {
  /// A role whose bit lies behind the last of a word would be none, without a word of the compiler.
  @Test func eachTagHasARole() {
    for tag in Roles.tags {
      let role = Array(tag.utf8).withUnsafeBufferPointer { Roles(tag: $0) }
      #expect(!role.isEmpty, "\(tag)")
    }
  }

  /// Two editors may give their roles the same bit, of which the compiler says nothing.
  @Test func noTwoTagsShareARole() {
    // These two say of other words what `coord` and `presents` say.
    let synonyms = ["joins", "there"]
    var known: Set<Roles> = []
    for tag in Roles.tags where !synonyms.contains(tag) {
      let role = Array(tag.utf8).withUnsafeBufferPointer { Roles(tag: $0) }
      #expect(known.insert(role).inserted, "\(tag)")
    }
  }

  /// Bits of the second word.
  @Test func aSetHasRolesOfBothWords() {
    let (first, other, both) = (Roles(high: 1), Roles(high: 1 << 63), Roles(low: 1, high: 1))
    #expect(both.contains(first))
    #expect(!both.contains(other))
    let second: Roles = [first, other]
    #expect(!both.isDisjoint(with: second))
    #expect(first.isDisjoint(with: Roles(low: 1)))
    #expect(!first.isEmpty)
    #expect(both.subtracting(first) == Roles(low: 1))
    let all: Roles = [first, other, .endsPhrase]
    #expect(all.isSuperset(of: both))
    #expect(both.intersection(second) == first)
  }

  @Test func insertingTellsWhatIsNew() {
    var roles: Roles = [.adverb]
    let (isNew, isKnown) = (roles.insert(.copula).inserted, !roles.insert(.adverb).inserted)
    #expect(isNew && isKnown)
    #expect(roles == Roles.adverb.union(.copula))
    let (other, own) = (roles.remove(.modal), roles.remove(.adverb))
    #expect(other == nil)
    #expect(own == Roles.adverb)
    #expect(roles == Roles.copula)
  }
}
