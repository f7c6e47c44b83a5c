import Diagnostics
import TestSupport
import Testing
import Workflows

/// What is said of a path that is no project's folder.
@Suite struct NoFolderTests {
  @Test(arguments: [("A.swift", "this is a file; "), ("App", "there is no folder here; ")])
  func theReasonIsTold(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "A.swift")
    let (path, tree) = (folder.path + "/" + name, DiskFileTree(inputs: [folder.path]))
    let project = ProjectConfiguration(explicit: nil, paths: [path], in: tree)
    let outcome = InitWorkflow(in: path).run(on: tree, project: project)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.message) == [reason + "name the folder of the project"])
    #expect(folder.contents().keys.sorted() == ["A.swift"])
  }

  /// To advise to make catalogs would lead nowhere.
  @Test func aFolderWithoutASourceIsNoProject() {
    let (tree, project) = (InMemoryFolder(["A.txt": ""]), ProjectConfiguration())
    let doctor = DoctorWorkflow().run(around: ["."], on: tree, project: project)
    #expect(doctor.status == .findings)
    #expect(doctor.diagnostics.map(\.id) == ["no-catalog"])
    #expect(doctor.diagnostics.first?.message.hasSuffix("name the folder of the project") == true)
    let report = ProjectReport(around: ["."], excluding: [], in: tree, project: project)
    #expect(report.status == .clean)
    #expect(report.diagnostics.map(\.id) == ["no-source"])
  }
}
