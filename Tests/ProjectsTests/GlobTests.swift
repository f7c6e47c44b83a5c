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
    ("Überschrift", "x/Überschrift", true),
  ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func manyStarsTakeLittleTime() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
    let deep = String(repeating: "**/", count: 200) + "b"
    #expect(!Glob(deep).matches(String(repeating: "a/", count: 500) + "c"))
  }

  @Test(arguments: [
    ("*.log\n!keep.log", "a.log", false, true), ("*.log\n!keep.log", "keep.log", false, nil),
    ("# comment\n\nbuild/", "build", true, true), ("build/", "build", false, nil),
    ("a\\ \nb ", "b", false, true), ("\\#x", "#x", false, true), ("\\!x", "!x", false, true),
  ])
  func ignoreFiles(text: String, path: String, isFolder: Bool, ignored: Bool?) {
    let verdict = IgnoreFile(Array(text.utf8)).verdict(on: path, isFolder: isFolder)
    #expect((verdict ?? false) == (ignored ?? false))
  }
}
