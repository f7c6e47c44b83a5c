import Testing

@testable import Projects

/// Patterns as Git's documentation of `.gitignore` describes them.
@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "a/b/A.swift", true), ("*.swift", "A.swiftx", false),
    ("/A.swift", "A.swift", true), ("/A.swift", "a/A.swift", false),
    ("a/*.swift", "a/B.swift", true),
    ("a/*.swift", "x/a/B.swift", false), ("a/*.swift", "a/b/B.swift", false),
    ("**/Gen", "Gen", true), ("**/Gen", "a/b/Gen", true), ("a/**", "a/b", true),
    ("a/**", "a/b/c", true), ("a/**", "a", false), ("a/**/z", "a/z", true),
    ("a/**/z", "a/b/c/z", true), ("a/**/z", "a/b", false), ("?.txt", "a.txt", true),
    ("?.txt", "ab.txt", false), ("[a-c].txt", "b.txt", true), ("[a-c].txt", "d.txt", false),
    ("[!a-c].txt", "d.txt", true), ("[]].txt", "].txt", true), ("[.txt", "[.txt", true),
    ("\\*.txt", "*.txt", true), ("\\*.txt", "a.txt", false), ("foo/", "foo", true),
    ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("*", "anything", true),
    ("Überschrift", "x/Überschrift", true), ("**/**/Gen", "Gen", true),
    ("**/**/Gen", "a/b/Gen", true), ("a/**/**", "a", false), ("a/**/**", "a/b", true),
    ("a/**/**/z", "a/z", true), ("**/**", "a/b", true), ("**/*/**/z", "z", false),
  ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func manyStarsTakeLittleTime() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
    let deep = String(repeating: "**/", count: 200) + "b"
    #expect(!Glob(deep).matches(String(repeating: "a/", count: 500) + "c"))
    // What can't be reached any more isn't laid over the names.
    let long = Glob(String(repeating: "**/*/", count: 50_000) + "b")
    for _ in 0..<10_000 { #expect(!long.matches("a/a/a/b")) }
  }
}
