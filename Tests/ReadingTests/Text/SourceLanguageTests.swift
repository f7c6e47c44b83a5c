import Reading
import Testing

@Suite struct SourceLanguageTests {
  @Test(
    arguments: [
      ("A.swift", .swift), ("b/A.m", .c), ("A.mm", .c), ("A.M", .c), ("A.c", .c), ("A.cc", .c),
      ("A.cpp", .c), ("A.cxx", .c), ("A.h", .header), ("A.hh", .header), ("A.hpp", .header),
      ("A.hxx", .header), ("A-Prefix.pch", .header), ("A.json", nil), ("swift", nil),
      ("a.c/b", nil),
    ] as [(String, SourceLanguage?)])
  func filesHaveLanguages(path: String, language: SourceLanguage?) {
    #expect(SourceLanguage(path: path) == language)
  }

  @Test(arguments: [
    ("SourcePackages/checkouts/a/b.swift", true), ("a/Pods/b.m", true), (".build/x", true),
    ("checkouts/b.swift", false), ("a/Podium/b.m", false), ("Pods", false),
  ])
  func foldersHoldTheCodeOfOthers(path: String, isVendored: Bool) {
    #expect(VendoredFolder.holds(path) == isVendored)
    #expect(VendoredFolder.isPassedOver(path) == isVendored)
  }

  /// A project in a hidden folder is one, for whoever asks for it.
  @Test(arguments: [
    (".claude/skills/x/T.swift", true), ("App/.history/A_20260101.swift", true),
    (".A.swift", false),
    ("App.swiftpm/A.swift", false), ("en.lproj/A.strings", false),
  ])
  func walksPassOverHiddenFolders(path: String, isHidden: Bool) {
    #expect(VendoredFolder.isPassedOver(path) == isHidden)
    #expect(!VendoredFolder.holds(path))
  }
}
