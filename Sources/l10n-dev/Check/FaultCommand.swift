import Foundation

/// A command that writes, with a project for it to write into.
struct FaultCommand {
  var name: String
  var arguments: [String]
  /// What makes it go on where a killed run stopped; the same where nothing is needed, nil where a
  /// second run is refused.
  var again: [String]?
  var project: FolderState
  /// What it ends with where it can't write.
  var failure: Int32

  init(
    _ name: String, _ arguments: [String], again: [String]? = nil, _ files: [String: String],
    failure: Int32 = 2
  ) {
    self.name = name
    self.arguments = arguments
    self.again = again ?? arguments
    self.failure = failure
    project = FolderState(files: files.mapValues { Data($0.utf8) })
  }

  /// All commands that write.
  ///
  /// - Parameter keys: How many keys their catalogs have, which says how long they take.
  static func all(keys: Int) -> [FaultCommand] {
    let project = FaultProject(keys: 0..<keys)
    let catalog = [
      "App/Localizable.xcstrings": project.catalog(), "App/A.swift": project.sources,
    ]
    let folders = project.folders
    return [
      FaultCommand("extract", ["extract", "."], catalog),
      FaultCommand(
        "extract of tables", ["extract", "."],
        folders.merging(["App/A.swift": project.sources]) { $1 }),
      FaultCommand("format", ["format", "."], catalog),
      FaultCommand(
        "convert", ["convert", "App", "-o", "out"],
        again: ["convert", "App", "-o", "out", "--force"], folders),
      FaultCommand("compile", ["compile", "App", "-o", "out"], catalog),
      FaultCommand(
        "merge", ["merge", "base.xcstrings", "ours.xcstrings", "theirs.xcstrings"],
        project.sides),
      FaultCommand("lint --fix", ["lint", "App", "--fix"], folders),
      FaultCommand(
        "lint --write-baseline", ["lint", "App", "--write-baseline", "known.json"], folders),
      FaultCommand(
        "import", ["import", "es.csv", "--catalogs", "App"],
        catalog.merging(["es.csv": project.sheet]) { $1 }),
    ] + ["xliff", "xcloc", "csv", "strings"].map { export(as: $0, catalog) }
      + ofKeys(project, catalog, folders)
  }

  /// Those that write new keys, new texts, or what is made of them.
  private static func ofKeys(
    _ project: FaultProject, _ catalog: [String: String], _ folders: [String: String]
  ) -> [FaultCommand] {
    let rename = ["rename", "Text 700 of %@", "seven.hundred %@", "App", "--table", "Localizable"]
    // A configuration that is there is refused a second time.
    var once = FaultCommand("init", ["init"], catalog)
    once.again = nil
    return [
      FaultCommand(
        "rename", rename, again: rename + ["--continue"],
        folders.merging(["App/A.swift": project.sources]) { $1 }),
      once,
      FaultCommand(
        "reuse", ["reuse", "App", "--memory", "old.xcstrings", "--locale", "es", "--locale", "de"],
        ["App/Localizable.xcstrings": project.bareCatalog, "old.xcstrings": project.catalog()]),
      FaultCommand(
        "preview --save-snapshot",
        ["preview", "App", "--locale", "es", "--save-snapshot", "seen.txt"], catalog),
      FaultCommand("pseudo", ["pseudo", "App", "--kind", "accented"], folders),
      FaultCommand("symbols", ["symbols", "App", "--all-keys", "--output", "S.swift"], catalog),
    ] + ofStringCatalogTool(project, catalog)
  }

  /// They end with 1 whatever is wrong, as Apple's tool does.
  private static func ofStringCatalogTool(
    _ project: FaultProject, _ catalog: [String: String]
  ) -> [FaultCommand] {
    let file = "App/Localizable.xcstrings"
    return [
      FaultCommand(
        "xcstringstool sync", ["xcstringstool", "sync", file, "--stringsdata", "A.stringsdata"],
        catalog.merging(["A.stringsdata": project.stringsData]) { $1 }, failure: 1),
      FaultCommand(
        "xcstringstool compile", ["xcstringstool", "compile", file, "--output-directory", "out"],
        catalog, failure: 1),
    ]
  }

  private static func export(as format: String, _ files: [String: String]) -> FaultCommand {
    FaultCommand(
      "export of \(format)",
      ["export", "App", "--locale", "es", "--locale", "de", "-o", "out", "--format", format], files)
  }
}
