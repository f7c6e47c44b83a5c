import Testing

@testable import Messages

/// The wording that translators read.
@Suite struct SpecifierMessageTests {
  @Test(arguments: [
    (
      "50% off",
      "'% o' reads as an octal number with a space flag, not as a percent sign and text; write '%%' "
        + "for a percent sign"
    ),
    (
      "100%",
      "'%' stands alone: expected a placeholder such as '%@' behind it; write '%%' for a percent sign"
    ),
    (
      "%n",
      "'%n' is refused, because it would write to the app's memory; write the placeholder of the "
        + "source, or '%%n' for a percent sign and an n"
    ),
    ("%1@", "'%1@' asks for 1 character, not for argument 1; write '%1$@'"),
    (
      "％@",
      "'％@' is no placeholder: it has a character of another keyboard in place of a plain '%', '$', "
        + "'@', letter or digit; write '%@'"
    ),
    (
      "%1 $@",
      "'%1 $@' has a space or an invisible character inside and is no placeholder; write '%1$@'"
    ),
    ("%LLD", "'%LLD' is no placeholder: its letters must be small ones; write '%lld'"),
    (
      "%@ %1$@",
      "'%1$@' mixes with the others: placeholders are numbered in this string and unnumbered; number "
        + "all of them ('%1$@ %2$@') or none"
    ),
    (
      "%1$@ %4$@",
      "the numbers skip 2 to 3 before '%4$@', and Foundation can't know what to skip; use every "
        + "argument before it"
    ),
    (
      "%1$@ %1$d",
      "'%1$d' shows argument 1 as a whole number of 32 bits, but another placeholder as text or "
        + "another object; write the placeholder of the source"
    ),
  ])
  func message(_ text: String, _ message: String) {
    #expect(SpecifierScan(text).problems.map(\.message) == [message])
  }

  static let everyMistake =
    SpecifierProblemTests.malformed + SpecifierProblemTests.typing + SpecifierProblemTests.likely

  @Test(arguments: everyMistake)
  func shape(_ mistake: SpecifierProblemTests.Mistake) {
    let problems = SpecifierScan(mistake.text).problems
    #expect(!problems.isEmpty)
    for problem in problems {
      #expect(problem.message.contains("write") || problem.message.contains("correct it"))
      #expect(!problem.message.hasSuffix("."))
      #expect(problem.message.count < 200)
    }
  }
}
