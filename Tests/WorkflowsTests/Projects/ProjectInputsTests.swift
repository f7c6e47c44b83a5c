import Projects
import Reading
import Testing
import Workflows

@Suite("The files that an editor watches")
struct ProjectInputsTests {
  @Test(arguments: [
    "A.swift", "A.mm", "A.pch", "Main.storyboard", "A.intentdefinition", "Info.plist", "de.xlf",
    "de.xliff", "A.xcstrings", "A.stringsdict", "App.xcodeproj/project.pbxproj", "A.xcconfig",
    "l10n.json", "Package.swift", "project.yml", "project.yaml",
  ])
  func whatIsReadIsWatched(path: String) {
    let isKnown =
      ProjectInputs.names.contains(PathParts.name(of: path))
      || ProjectInputs.extensions.contains(String(PathParts.fileExtension(of: path)))
    #expect(isKnown)
  }

  @Test(arguments: [
    ("a/Package.swift", true), ("Package@swift-5.9.swift", true), ("project.yaml", true),
    ("App.xcodeproj/project.pbxproj", true), ("MyPackage.swift", false), ("a.yml", false),
  ])
  func projectsAreKnownByTheirFiles(path: String, isOne: Bool) {
    #expect(ProjectFiles.isProjectFile(path) == isOne)
  }
}
