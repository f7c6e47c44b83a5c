import Reading
import Testing

@Suite struct PathPartsTests {
  @Test(arguments: [
    ("de.lproj", true), ("App/Base.lproj", true), ("/App/zh-Hans.lproj", true), (".lproj", true),
    ("lproj", false), ("de.lproj/Localizable.strings", false), ("de.lproj/Tea", false),
    ("App.xcloc", false), ("", false),
  ])
  func foldersOfLanguagesAreTold(path: String, isOne: Bool) {
    #expect(PathParts.isLanguageFolder(path) == isOne)
  }

  @Test(arguments: [("App", "App/de.lproj"), ("", "de.lproj"), ("/", "/de.lproj")])
  func foldersOfLanguagesAreNamed(folder: String, path: String) {
    #expect(PathParts.languageFolder("de", in: folder) == path)
    #expect(PathParts.isLanguageFolder(path))
  }
}
