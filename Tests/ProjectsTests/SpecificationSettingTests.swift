import Projects
import TestSupport
import Testing

/// Build settings of XcodeGen's specifications.
@Suite struct SpecificationSettingTests {
  static let name = "INFOPLIST_KEY_CFBundleDisplayName"

  /// The one target of a specification; `KEY` stands for the setting.
  private func target(
    _ whole: String, _ own: String, with files: [String: String] = [:]
  ) -> Target? {
    let text = """
      \(whole)
      targets:
        Tea:
          type: application
          sources: [App]
          \(own)
      """
    let written = ["project.yml": text, "App/A.swift": ""].merging(files) { first, _ in first }
    let model = Folder(written.mapValues { $0.replacing("KEY", with: Self.name) }).model
    return model.projects.first { $0.kind == .generated }?.targets.first
  }

  @Test(
    arguments: [
      ("configFiles: { Debug: Config/Debug.xcconfig }", "", "file"),
      ("", "configFiles: { Debug: Config/Debug.xcconfig, Release: None.xcconfig }", "file"),
      ("", "configFiles: { Release: Config/Debug.xcconfig }", nil),
      ("configFiles: { Debug: Config/Debug.xcconfig }", "settings: { KEY: own }", "own"),
      ("settings: { KEY: whole }", "configFiles: { Debug: Config/Debug.xcconfig }", "file"),
      ("configFiles: { Debug: Config/Debug.xcconfig }\nsettings: { KEY: whole }", "", "whole"),
      ("settingGroups: { common: { KEY: group } }", "settings: { groups: [common] }", "group"),
      (
        "settingGroups: { common: { base: { KEY: group } } }",
        "settings: { groups: [common], base: { KEY: base } }", "base"
      ),
      (
        "settingGroups: { all: { configs: { debug: { groups: [one] } } }, one: { KEY: inner } }",
        "settings: { groups: [all] }", "inner"
      ),
      (
        "settingGroups: { a: { groups: [b], base: { KEY: a } }, b: { groups: [a] } }",
        "settings: { groups: [b] }", "a"
      ),
      ("", "settings: { groups: [missing], base: { KEY: base } }", "base"),
      ("", "settings: { base: { KEY: base }, configs: { Release: { KEY: release } } }", "base"),
      ("configs: { My Debug: debug }", "settings: { configs: { debug: { KEY: part } } }", "part"),
      (
        "configs: { My Debug: debug, debug: debug }",
        "settings: { base: { KEY: base }, configs: { debug: { KEY: exact } } }", "base"
      ),
    ] as [(String, String, String?)])
  func settingsAreTakenFromFilesAndGroups(whole: String, own: String, value: String?) {
    let files = [
      "Config/Debug.xcconfig": "#include \"Base.xcconfig\"", "Config/Base.xcconfig": "KEY = file",
    ]
    #expect(target(whole, own, with: files)?.settings[Self.name] == value)
  }

  /// A name that is another one in releases is nobody's to translate.
  @Test(arguments: [("Debug", "Element", 0), ("Release", nil, 1)] as [(String, String?, Int)])
  func whatAPropertyListNamesIsKept(release: String, name: String?, others: Int) {
    let files = [
      "Debug.xcconfig": "DISPLAYED = Element", "Release.xcconfig": "DISPLAYED = Other",
      "App/Info.plist": "<string>$(DISPLAYED)</string>",
    ]
    let whole = "configFiles: { Debug: Debug.xcconfig, Release: \(release).xcconfig }"
    let target = target(whole, "settings: { INFOPLIST_FILE: App/Info.plist }", with: files)
    #expect(target?.settings["DISPLAYED"] == name)
    #expect(target?.otherSettings.count == others)
  }

  @Test(.ends) func groupsThatDoubleEachOtherEnd() {
    let groups = (0..<60).map { "g\($0): { groups: [g\($0 + 1), g\($0 + 1)] }" }
    let whole = "settingGroups: { \(groups.joined(separator: ", ")) }"
    // Those that are nested too deep are left out, and what stands beside them is still read.
    let target = target(whole, "settings: { groups: [g0], base: { KEY: base } }")
    #expect(target?.settings[Self.name] == "base")
  }
}
