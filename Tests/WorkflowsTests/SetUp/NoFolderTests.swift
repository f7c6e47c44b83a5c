import TestSupport
import Testing
import Workflows

/// What `l10n init` says of a path that is no project's folder.
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
}
