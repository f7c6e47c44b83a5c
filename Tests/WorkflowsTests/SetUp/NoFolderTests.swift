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

  /// To look through all files of a machine takes hours.
  @Test func theRootOfAllFoldersIsNoProject() {
    let tree = DiskFileTree(inputs: ["/"])
    let outcome = InitWorkflow(in: "/", isDryRun: true).run(
      on: tree, project: ProjectConfiguration())
    #expect(outcome.status == .couldNotRun)
    #expect(
      outcome.diagnostics.map(\.message)
        == ["this is the root of all folders; name the folder of the project"])
  }

  /// To say that there is nothing to do would only hide what is wrong.
  @Test func aPathThatIsNotThereIsAllThatIsTold() throws {
    let folder = try TemporaryFolder()
    let (path, tree) = (folder.path + "/App", DiskFileTree(inputs: [folder.path]))
    var options = ConvertOptions()
    options.scope.paths = [path]
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }

  static let told: [(told: [String], isUnread: Bool)] = [
    (["missing-path a", "unreadable-folder b"], true), (["unreadable-file a"], false),
    (["missing-path a", "syntax-error b"], false), ([], false),
  ]

  @Test(arguments: told)
  func pathsAreUnreadWhereEachHasAReason(told: [String], isUnread: Bool) {
    let diagnostics = told.map { line in
      let parts = line.split(separator: " ").map(String.init)
      return Diagnostic(
        id: parts[0], severity: .error, message: "", location: Location(file: parts[1]))
    }
    #expect(FileScope(paths: ["a", "b/"]).isUnread(diagnostics) == isUnread)
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
    let initialization = InitWorkflow(isDryRun: true).run(on: tree, project: project)
    #expect(initialization.status == .clean)
    #expect(initialization.diagnostics.map(\.id) == ["no-source"])
    #expect(initialization.diagnostics.map(\.severity) == [.warning])
  }
}
