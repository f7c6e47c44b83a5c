import Messages
import Testing

@Suite("Specifiers that catalogs say beside the forms")
struct ArgumentSpecifierTests {
  @Test(
    arguments: [
      (nil, "lld", []), ("lld", "lld", []), (".2f", ".2f", []), ("3$@", "@", []),
      ("(n)lld", "(n)lld", []), ("%d", "d", [.percentSign]),
      ("%2$d", "d", [.percentSign]), ("", "lld", [.unusable]), ("*d", "lld", [.unusable]),
      ("lld files", "lld", [.unusable]), ("%%", "lld", [.percentSign, .unusable]),
    ] as [(String?, String, [ArgumentSpecifier.Problem])])
  func reading(written: String?, spelling: String, problems: [ArgumentSpecifier.Problem]) {
    let specifier = ArgumentSpecifier(written)
    #expect(specifier.spelling == spelling)
    #expect(specifier.problems == problems)
  }
}
