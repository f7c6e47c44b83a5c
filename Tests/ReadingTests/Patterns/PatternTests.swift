import Reading
import TestSupport
import Testing

/// Patterns find what regular expressions find, and never hang.
@Suite struct PatternTests {
  private func found(_ pattern: String, _ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    return try Pattern(pattern).ranges(in: text, limit: 20).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  static let matches: [(String, String, [String])] = [
    ("abc", "xabcabc", ["abc", "abc"]),
    ("a.c", "abc a\nc aéc", ["abc", "aéc"]),
    ("(?s)a.c", "a\nc", ["a\nc"]),
    ("colou?r", "color colour colouur", ["color", "colour"]),
    ("\\bcat\\b", "cat concat cats Cat", ["cat"]),
    ("(?i)straße|ÜBER", "STRAßE über", ["STRAßE", "über"]),
    ("[A-Z]{2,4}", "AB ABCDE x", ["AB", "ABCD"]),
    ("[^a-z ]+", "ab 12 éx", ["12", "é"]),
    ("\\d{3,}", "12 1234 ١٢٣", ["1234", "١٢٣"]),
    ("^a|b$", "ab ab", ["a", "b"]),
    ("(?m)^\\w", "ab\ncd", ["a", "c"]),
    ("(a|ab)(c|bcd)", "abcd", ["abcd"]),
    ("xab..z|b", "xabcdz xabcd", ["xabcdz", "b"]),
    ("(?:ab)+", "ababab a", ["ababab"]),
    ("\\p{Lu}\\p{L}*", "Über alle Ωmega", ["Über", "Ωmega"]),
    ("\\P{L}", "a1", ["1"]),
    ("\\u{2026}|\\u00e9", "a…é", ["…", "é"]),
    ("[]\\-a-c^]+", "x]-b^", ["]-b^"]),
    ("a{2}", "aaa", ["aa"]),
    ("a{,2}", "a{,2}", ["a{,2}"]),
    ("\"[^\"]*\"", "say \"a\" or \"b\"", ["\"a\"", "\"b\""]),
    ("\\s$", "a ", [" "]),
    ("(?<name>x)", "x", ["x"]),
  ]

  @Test(arguments: matches)
  func itFinds(pattern: String, text: String, expected: [String]) throws {
    #expect(try found(pattern, text) == expected)
  }

  @Test(arguments: [
    ("a*", "it fits an empty text, so it would be found everywhere"),
    ("", "it fits an empty text, so it would be found everywhere"),
    ("(a", "its group is never closed"), ("a)", "`)` closes no group"),
    ("[a", "its class is never closed"), ("*a", "`*` repeats nothing; write `\\*`"),
    ("(a)\\1", "`\\1` refers back to a group, which could take forever"),
    ("a(?=b)", "`(?=` looks around, which could take forever; only `(…)` and `(?:…)` are known"),
    ("(?<!a)b", "`(?<` looks around, which could take forever; only `(…)` and `(?:…)` are known"),
    ("\\q", "`\\q` is not known"), ("a\\", "it ends with a backslash"),
    ("(?x)a", "`x` is no flag; known are `i`, `m` and `s`"),
    ("[z-a]", "a range of a class runs backwards"),
    ("((a{100}){100}){100}", "it is too large when its repetitions are written out; simplify it"),
    (
      "(((x?){900}){900}){900}", "it is too large when its repetitions are written out; simplify it"
    ),
  ])
  func itIsRefused(pattern: String, reason: String) {
    #expect { try Pattern(pattern) } throws: { ($0 as? PatternError)?.message == reason }
  }

  @Test func groupsEnd() {
    let deep = String(repeating: "(", count: 400) + "a" + String(repeating: ")", count: 400)
    #expect { try Pattern(deep) } throws: {
      ($0 as? PatternError)?.message == "its groups are nested too deep"
    }
  }

  /// Patterns that keep backtracking engines busy for years.
  @Test(
    .ends,
    arguments: [
      "(a+)+b", "(a|aa)+c", "(a|a)*b", "(.*)*x", "a?a?a?a?a?a?a?a?a?a?aaaaaaaaaab", "(a*a*)*c",
      "(x+x+)+y|a.*b",
    ])
  func nothingTakesForever(pattern: String) throws {
    let text = String(repeating: "a", count: 10_000)
    #expect(try Pattern(pattern).ranges(in: text, limit: 20).isEmpty)
  }

  /// Each match would look for a longer one up to the text's end.
  @Test(.ends) func matchesDoNotAddUp() throws {
    let text = String(repeating: "a", count: 100_000)
    #expect(try Pattern("a|a.*b").ranges(in: text, limit: 50).count == 50)
  }

  @Test(arguments: [
    ("widget.*", "widget.title", true), ("widget.*", "app.widget.title", false),
    ("*.title", "a/b.title", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ("%lld (x)", "%lld (x)", true), ("*", "", true),
  ])
  func wildcardsFitWholeTexts(pattern: String, text: String, fits: Bool) throws {
    #expect(try Pattern(wildcards: pattern).matches(text) == fits)
  }
}
