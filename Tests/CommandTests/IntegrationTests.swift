import Foundation
import TestSupport
import Testing

/// What `docs/ci` gives pipelines, and the hooks for pre-commit, do what they say.
@Suite struct IntegrationTests {
  /// The commands of a file that call the tool.
  private static func commands(in path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/\s*(?:- |(?:- )?run: )(l10n .*)/#).map { String($0.1) }
    }
  }

  private static let files = [
    "docs/ci/github/action.yml", "docs/ci/github/workflow.yml",
    "docs/ci/gitlab/l10n.gitlab-ci.yml",
  ]

  private func shell(
    _ command: String, in folder: URL, besides path: String = "", cache: URL? = nil
  ) throws -> ToolRun {
    let tools = Repository.tool.deletingLastPathComponent().path
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ToolRun(
      ["-c", "export PATH=\"$1:$PATH\"; \(command)", "sh", "\(tools):\(path)\(inherited)"],
      in: folder, tool: URL(filePath: "/bin/sh"), cache: cache)
  }

  private func caffe() throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "Caffe")
    try FileManager.default.copyItem(at: Repository.fixtures.appending(path: "Caffe"), to: place)
    return (folder, place)
  }

  /// The commands of a file, with something for its inputs.
  private static func filledCommands(in path: String, lint: String) throws -> [String] {
    try commands(in: path).map {
      $0.replacing("${{ inputs.paths }}", with: ".").replacing("${{ inputs.lint }}", with: lint)
    }
  }

  /// All on one machine, with what it keeps from one to the next.
  @Test func commandsRunAndFindAMistake() throws {
    let (folder, place) = try caffe()
    defer { withExtendedLifetime(folder) {} }
    let cache = folder.url.appending(path: "cache")
    for path in Self.files {
      let commands = try Self.filledCommands(in: path, lint: "--notes --max 5")
      #expect(!commands.isEmpty, "\(path)")
      for command in commands {
        #expect(!command.contains("${{"), "\(command) has an input that nothing fills")
        let run = try shell(command, in: place, cache: cache)
        #expect(run.status == 0, "\(command)\n\(run.output)\(run.errors)")
      }
    }
    try folder.write("\"%@ a\" = \"%@ a\";\n", to: "Caffe/en.lproj/New.strings")
    try folder.write("\"%@ a\" = \"%d\";\n", to: "Caffe/es.lproj/New.strings")
    for path in Self.files {
      // A pipeline that can't fail is none.
      let commands = try Self.filledCommands(in: path, lint: "")
      let isFound = try commands.contains { try shell($0, in: place, cache: cache).status == 1 }
      #expect(isFound, "\(path)")
    }
  }

  // MARK: pre-commit

  private static var preCommit: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/pre-commit" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// A repository of the hooks, beside one with a catalog in which a translation is broken.
  private func repositories() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      try Repository.text(".pre-commit-hooks.yaml"), to: "hooks/.pre-commit-hooks.yaml")
    try folder.write("\"%@ a\" = \"%@ a\";\n", to: "app/en.lproj/L.strings")
    try folder.write("\"%@ a\" = \"%d a\";\n", to: "app/es.lproj/L.strings")
    try folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", to: "app/T.xcstrings")
    let commit = "git -c user.name=a -c user.email=a@example.com commit -qm start"
    for name in ["hooks", "app"] {
      let run = try shell(
        "git init -q . && git add -A && \(commit)", in: folder.url.appending(path: name))
      try #require(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  @Test(arguments: [
    ("l10n-lint", "wrong-argument-type"), ("l10n-extract-check", "l10n extract"),
    ("l10n-format", "files were modified by this hook"),
  ])
  func theHookRuns(id: String, says: String) throws {
    guard let program = Self.preCommit else {
      print("pre-commit is not installed: the hook \(id) is not tried")
      return
    }
    let folder = try repositories()
    let run = try shell(
      "PRE_COMMIT_HOME=../cache '\(program)' try-repo ../hooks \(id) --all-files --verbose",
      in: folder.url.appending(path: "app"))
    #expect(run.output.contains(says), "\(run.output)\(run.errors)")
    #expect(run.status == (id == "l10n-extract-check" ? 0 : 1), "\(run.output)")
  }

  /// Whether pre-commit is there or not: each hook calls a command that there is.
  @Test func hooksCallWhatThereIs() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml")
    let entries = hooks.matches(of: #/(?m)^  entry: l10n (.*)$/#).map { String($0.1) }
    #expect(entries.count == 3 && hooks.matches(of: #/(?m)^- id: /#).count == 3)
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"a\";\n", to: "en.lproj/L.strings")
    for entry in entries {
      let run = try ToolRun(GoldenCase.words(entry), in: folder.url)
      #expect(run.status == 0, "\(entry): \(run.errors)")
    }
  }
}
