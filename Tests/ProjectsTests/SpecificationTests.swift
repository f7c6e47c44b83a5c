import Diagnostics
import Projects
import Testing

/// Files that are called like XcodeGen's.
@Suite struct SpecificationTests {
  @Test(arguments: [
    ("targets:\n  App: { type: application, sources: [App] }", true),
    ("name: App\ninclude: more.yml", true), ("{ \"targets\": {} }", true),
    ("# targets: of another kind\nlanguages:\n- swift\nencoding: utf-8", false), ("", false),
    ("name: site\nincluded_tools: []", false),
  ])
  func whatXcodeGenReads(text: String, isProject: Bool) {
    let model = Folder([".tool/project.yml": text, "App/A.swift": ""]).model
    #expect(model.projects.contains { $0.kind == .generated } == isProject)
  }

  private static let whole = """
    name: Tea
    targets:
      Tea:
        type: application
        platform: iOS
        sources: [App]
    """

  /// `xcodegen --spec ios.yml` takes a file of any name.
  @Test(
    arguments: [
      (["ios.yml": whole], ["ios.yml"]), (["Specs/ios.yaml": whole], ["Specs/ios.yaml"]),
      (["ios.yml": whole, "macos.yml": whole], ["ios.yml", "macos.yml"]),
      (["ios.yml": whole, "project.yml": whole], ["project.yml"]),
      (["ios.yml": whole, "Tea.xcodeproj/project.pbxproj": ""], []),
      (["ios.yml": whole.replacing("name:", with: "title:")], []),
      (["ios.yml": whole.replacing("application", with: "service")], []),
      (["ios.yml": whole.replacing("targets:", with: "  targets:")], []),
    ] as [([String: String], [String])])
  func specificationsOfOtherNames(files: [String: String], found: [String]) {
    let model = Folder(files.merging(["App/A.swift": ""]) { $1 }).model
    let projects = model.projects.filter { $0.kind == .generated }
    #expect(projects.map(\.path) == found)
    #expect(projects.allSatisfy { $0.targets.first?.sources == ["App/A.swift"] })
  }

  /// `xcodegen --spec App/project.yml --project-root .` takes paths from the repository's folder.
  @Test(arguments: [
    ("App/Sources", ["App/Sources/A.swift"]), ("Sources", ["App/Sources/A.swift"]),
    ("App", ["App/App/B.swift"]), ("Elsewhere", []),
  ])
  func pathsStartWhereTheyLeadToFiles(source: String, found: [String]) {
    let text = """
      targets: { Tea: { type: application, sources: [\(source)] } }
      packages: { Cups: { path: . } }
      """
    let model = Folder([
      "App/project.yml": text, "App/Sources/A.swift": "", "App/App/B.swift": "",
      "Package.swift": "",
    ]).model
    let project = model.projects.first { $0.kind == .generated }
    #expect(project?.targets.first?.sources == found)
    let isRoot = source == "App/Sources"
    #expect(project?.references == (isRoot ? ["Package.swift"] : []))
  }

  /// Paths in a file that is included are relative to it.
  @Test(arguments: [
    ("App/app.yml", "./", ["App/A.swift"]), ("{ path: App/app.yml }", ".", ["App/A.swift"]),
    (
      "{ path: App/app.yml, relativePaths: false }", "./",
      ["App/A.swift", "B.swift", "More/C.swift"]
    ),
    ("{ path: App/app.yml, relativePaths: NO }", "App", ["App/A.swift"]),
    ("App/app.yml", "../More", ["More/C.swift"]), ("{ path: App/app.yml, enable: no }", ".", nil),
    ("\"App/nested.yml\"", ".", ["App/A.swift"]),
    ("app.yml", ".", ["App/A.swift", "B.swift", "More/C.swift"]),
  ])
  func pathsOfIncludedFiles(include: String, source: String, found: [String]?) {
    let text = "targets: { Tea: { type: application, sources: [{ path: \(source) }] } }"
    let model = Folder([
      "project.yml": "include: [\(include)]", "app.yml": text, "App/app.yml": text,
      "App/nested.yml": "include: app.yml", "App/A.swift": "", "B.swift": "",
      "More/C.swift": "",
    ]).model
    let targets = model.projects.first { $0.kind == .generated }?.targets ?? []
    #expect(targets.first?.sources == found)
  }

  /// XcodeGen takes the last of two keys, and `<<` as often as it stands.
  @Test(arguments: [
    ("sources: [B], sources: [A]", ["A/A.swift"], 1),
    ("sources: [B], \"sources\": [C], 'sources': [A]", ["A/A.swift"], 2),
    ("sources: [A], settings: { é: 1, X: 1, Y: 2, X: 3, Y: 4, é: 2 }", ["A/A.swift"], 3),
    ("<<: *a, <<: *b", ["A/A.swift"], 1),
  ])
  func theLastOfTwoKeysCounts(members: String, sources: [String], told: Int) {
    let model = Folder([
      "project.yml": """
      x: { a: &a { sources: [A] }, b: &b { platform: iOS } }
      targets:
        Tea: { type: framework, sources: [C] }
        Tea: { type: application, \(members) }
      """, "A/A.swift": "", "B/B.swift": "", "C/C.swift": "",
    ]).model
    let targets = model.projects.first { $0.kind == .generated }?.targets ?? []
    #expect(targets.map(\.name) == ["Tea"])
    #expect(targets.first?.product == .application)
    #expect(targets.first?.sources == sources)
    #expect(model.diagnostics.count == told + 1)
  }

  @Test func aKeyThatStandsAgainIsToldWhereItStands() throws {
    let text = "targets:\n  Tea: { é: 1, type: framework, é: 2, type: application }"
    let model = Folder(["project.yml": text]).model
    let places = model.diagnostics.compactMap(\.location?.range.lowerBound)
    let expected = ["type: framework", "é: 1"].map {
      Array(text.utf8).firstRange(of: $0.utf8)?.lowerBound
    }
    #expect(places.sorted() == expected.compactMap(\.self).sorted())
  }

  @Test func filesSayMoreOfTheSameTarget() {
    let model = Folder([
      "project.yml": """
      include: App/app.yml
      targets: { Tea: { type: application, sources: [Shared] } }
      targetTemplates: { Cup: { sources: [Cups] } }
      """,
      "App/app.yml": """
      targets:
        Tea: { type: framework, sources: [.], templates: [Cup], info: { path: Info.plist } }
      """,
      "App/A.swift": "", "App/Info.plist": "", "Shared/B.swift": "", "Cups/C.swift": "",
    ]).model
    let target = model.projects.first { $0.kind == .generated }?.targets.first
    #expect(target?.sources.sorted() == ["App/A.swift", "Cups/C.swift", "Shared/B.swift"])
    #expect(target?.product == .application)
    #expect(target?.infoPlist == "App/Info.plist")
  }

  @Test(arguments: [
    ("true", "YES"), ("YES", "YES"), ("off", "NO"), ("\"true\"", "true"), ("1", "1"),
    ("[a, b]", "a b"),
  ])
  func settingsAreWrittenAsXcodeGenDoes(value: String, setting: String) {
    let model = Folder([
      "project.yml": """
      targets: { Tea: { type: application, sources: [App], settings: \
      { SWIFT_EMIT_LOC_STRINGS: \(value) } } }
      """,
      "App/A.swift": "",
    ]).model
    let target = model.projects.first { $0.kind == .generated }?.targets.first
    #expect(target?.settings["SWIFT_EMIT_LOC_STRINGS"] == setting)
  }
}
