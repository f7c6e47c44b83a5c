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
}
