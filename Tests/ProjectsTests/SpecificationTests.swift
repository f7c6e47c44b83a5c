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
}
