import Foundation
import TestSupport
import Testing

/// What `docs/ci` gives pipelines, and the hooks for pre-commit, do what they say.
@Suite struct IntegrationTests {
  /// What a file gives a shell to call the tool: commands of one line, and scripts below `run: |`.
  private static func commands(in path: String) throws -> [String] {
    let text = try Repository.text(path)
    let lines = text.matches(of: #/(?m)^ *(?:- |(?:- )?run: )(l10n .*)$/#).map { String($0.1) }
    let scripts = text.matches(of: #/(?m)^( +)run: \|\n((?:\1 .*\n)+)/#).map { String($0.2) }
    return lines + scripts.filter { $0.contains(#/(?m)^ *l10n /#) }
  }

  private static let files = [
    "docs/ci/github/action.yml", "docs/ci/github/workflow.yml",
    "docs/ci/gitlab/l10n.gitlab-ci.yml",
  ]

  /// - Parameters:
  ///   - path: Folders to look for programs in, each with a colon after it.
  ///   - paths: The input of the action that has its name.
  ///   - lint: The input of the action that has its name.
  private func shell(
    _ command: String, in folder: URL, besides path: String = "", paths: String = ".",
    lint: String = "", cache: URL? = nil
  ) throws -> ToolRun {
    let tools = Repository.tool.deletingLastPathComponent().path
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = "export PATH=\"$1:$PATH\" L10N_PATHS=\"$2\" L10N_LINT=\"$3\""
    return try ToolRun(
      [
        "-eo", "pipefail", "-c", "\(variables)\n\(command)", "bash",
        "\(tools):\(path)\(inherited)", paths, lint,
      ],
      in: folder, tool: URL(filePath: "/bin/bash"), cache: cache)
  }

  private func caffe() throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "Caffe")
    try FileManager.default.copyItem(at: Repository.fixtures.appending(path: "Caffe"), to: place)
    return (folder, place)
  }

  /// All on one machine, with what it keeps from one to the next.
  @Test func commandsRunAndFindAMistake() throws {
    let (folder, place) = try caffe()
    defer { withExtendedLifetime(folder) {} }
    let cache = folder.url.appending(path: "cache")
    for path in Self.files {
      let commands = try Self.commands(in: path)
      #expect(!commands.isEmpty, "\(path)")
      for command in commands {
        let run = try shell(command, in: place, lint: "--notes --max 5", cache: cache)
        #expect(run.status == 0, "\(command)\n\(run.output)\(run.errors)")
      }
    }
    try folder.write("\"%@ a\" = \"%@ a\";\n", to: "Caffe/en.lproj/New.strings")
    try folder.write("\"%@ a\" = \"%d\";\n", to: "Caffe/es.lproj/New.strings")
    for path in Self.files {
      // A pipeline that can't fail is none.
      let commands = try Self.commands(in: path)
      let isFound = try commands.contains { try shell($0, in: place, cache: cache).status == 1 }
      #expect(isFound, "\(path)")
    }
  }

  /// What GitHub puts between braces comes from whoever opens a pull request: a branch's name is
  /// shell when it stands in a script, and a word when it is a variable in quotes.
  @Test func inputsAreNoPartsOfScripts() throws {
    for path in Self.files {
      let text = try Repository.text(path)
      let scripts =
        text.matches(of: #/(?m)^( +)(?:- )?run: \|\n((?:\1 .*\n)+)/#).map { String($0.2) }
        + text.matches(of: #/(?m)^ *(?:- )?run: (.*)$/#).map { String($0.1) }
      for script in scripts { #expect(!script.contains("${{"), "\(path): \(script)") }
    }
  }

  @Test(arguments: [
    (". ; touch run", "", 2), ("$(touch run)", "", 2), ("`touch run`", "", 2), ("--run", "", 2),
    (".", "--strict ; touch run", 2), (".", "$(touch run)", 2), ("", "--max 1", 0),
    (".\n\n  Shared\n", "--notes\n--max 1", 0),
  ])
  func inputsAreWords(paths: String, lint: String, status: Int) throws {
    let (folder, place) = try caffe()
    defer { withExtendedLifetime(folder) {} }
    let script = try #require(Self.commands(in: Self.files[0]).first { $0.contains("l10n lint") })
    let run = try shell(script, in: place, paths: paths, lint: lint)
    #expect(Int(run.status) == status, "\(run.output)\(run.errors)")
    let ran = place.appending(path: "run").path
    #expect(!FileManager.default.fileExists(atPath: ran), "\(paths) \(lint)")
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
