import Testing

@testable import Messages

/// Which specifiers of a translation fit the source's.
@Suite struct TypeMatchTests {
  @Test(
    arguments: [
      ("%@", "%@", .same), ("%d", "%i", .same), ("%lld", "%ld", .same), ("%x", "%u", .same),
      ("%lld", "%1$5lld", .same), ("%f", "%.1f", .same), ("%f", "%lf", .same), ("%f", "%g", .same),
      ("%d", "%lld", .sameKindOtherLength), ("%u", "%lu", .sameKindOtherLength),
      ("%c", "%C", .sameKindOtherLength), ("%d", "%u", .different), ("%d", "%@", .different),
      ("%d", "%f", .different), ("%s", "%@", .different), ("%s", "%S", .different),
      ("%s", "%ls", .different), ("%p", "%@", .different), ("%f", "%Lf", .different),
      ("%c", "%d", .different),
    ] as [(String, String, TypeMatch)])
  func match(_ source: String, _ translation: String, _ expected: TypeMatch) throws {
    let left = try #require(SpecifierScan(source).specifiers.first?.value).type
    let right = try #require(SpecifierScan(translation).specifiers.first?.value).type
    #expect(left.matching(right) == expected)
    #expect(right.matching(left) == expected)
  }
}
