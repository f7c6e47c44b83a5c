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
