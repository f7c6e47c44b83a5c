import TestSupport
import Testing

/// What every command takes that prints a result and ends, so that a script can give it to all.
@Suite struct CommonOptionTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/A.strings")
    try folder.write("{locale: 1}\n", to: "broken.json")
    return folder
  }

  private static func run(_ command: String, in folder: TemporaryFolder) throws -> ToolRun {
    try ToolRun(command.split(separator: " ").map(String.init), in: folder.url)
  }

  @Test(arguments: [
    "init --dry-run", "doctor", "extract --check", "lint", "rules", "rules empty-translation",
    "format --check", "merge en.lproj/A.strings en.lproj/A.strings en.lproj/A.strings", "status",
    "inflect --locale es gato",
  ])
  func everyCommandTakesColorAndQuiet(command: String) throws {
    let run = try Self.run("\(command) --color never --quiet", in: try Self.project())
    #expect(run.status < 2, "\(run.errors)")
    #expect(!run.errors.contains("Unknown option"))
  }

  @Test(arguments: ["rules", "inflect --locale es gato"])
  func aBrokenConfigurationIsColored(command: String) throws {
    let folder = try Self.project()
    for (color, isColored) in [("always", true), ("never", false)] {
      let run = try Self.run("\(command) --config broken.json --color \(color)", in: folder)
      #expect(run.errors.contains("unknown key"), "\(run.errors)")
      #expect(run.errors.contains("\u{1B}[") == isColored)
    }
  }

  /// A language that there can't be would find no catalog in it, and say nothing.
  @Test(arguments: [
    "convert", "export --output out", "extract --check", "import en.lproj/A.strings", "lint",
    "pseudo --kind long --dry-run", "reuse --dry-run", "status", "suggest",
  ])
  func theSourceLanguageIsOne(command: String) throws {
    let folder = try Self.project()
    for language in ["e/n", "Base"] {
      let run = try Self.run("\(command) --source-language \(language)", in: folder)
      #expect(run.status == 64, "\(run.errors)")
      #expect(run.errors.contains("`\(language)` is no locale"), "\(run.errors)")
    }
  }

  /// As a script gives it whose variable isn't set.
  @Test(arguments: [
    ["lint", ""], ["extract", "--check", "App", ""], ["export", "--locale", "es", "--output", ""],
    ["compile", "--output", ""], ["convert", "--output", ""], ["symbols", "--output", ""],
    ["extract", "--output", ""], ["import", "es.xliff", "--output", ""],
    ["lint", "--write-baseline", ""], ["init", "--dry-run", ""], ["studio", "--no-open", ""],
    ["mcp", ""], ["merge", "--install", ""], ["reuse", "--dry-run", "--memory", ""],
    ["preview", "--sources", ""], ["export", "--locale", "es", "--output", "out", "--sources", ""],
  ])
  func anEmptyPathIsNotTheCurrentFolder(arguments: [String]) throws {
    let folder = try Self.project()
    let before = folder.contents().keys.sorted()
    let run = try ToolRun(arguments, in: folder.url)
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.errors.contains("A path is empty"), "\(run.errors)")
    #expect(folder.contents().keys.sorted() == before)
  }

  private static let merge = "merge en.lproj/A.strings en.lproj/A.strings en.lproj/A.strings"

  /// Nothing in one changes what git's driver does.
  @Test(arguments: [("good.json", 0), ("broken.json", 2), ("none.json", 2)])
  func mergeTakesAConfiguration(file: String, status: Int) throws {
    let folder = try Self.project()
    try folder.write("{\"sourceLanguage\": \"en\"}\n", to: "good.json")
    let run = try Self.run("\(Self.merge) --config \(file)", in: folder)
    #expect(Int(run.status) == status, "\(run.errors)")
    #expect(!run.errors.contains("Unknown option"))
  }

  @Test func initWritesTheConfigurationThatIsNamed() throws {
    let folder = try Self.project()
    let run = try Self.run("init --config own.json --no-schema", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text(at: "own.json").contains("sourceLanguage"))
  }

  /// One who mends a configuration may look up a rule for it.
  @Test func rulesAreToldBesideABrokenConfiguration() throws {
    let run = try Self.run(
      "rules empty-translation --config broken.json --quiet", in: try Self.project())
    #expect(run.status == 0)
    #expect(run.output.contains("empty-translation"))
  }

  /// What a script asks about a rule that isn't there must not be answered with all of them.
  @Test(arguments: [
    ("empty-translation", 0, "\"id\": \"empty-translation\""),
    ("emty-translation", 64, "did you mean `empty-translation`?"),
    ("table-without-language", 64, "`table-without-language` is no rule of lint"),
  ])
  func rulesAsJSONAreThoseThatWereAskedFor(id: String, status: Int, said: String) throws {
    let run = try Self.run("rules --json \(id)", in: try Self.project())
    #expect(Int(run.status) == status, "\(run.errors)")
    #expect((run.output + run.errors).contains(said), "\(run.errors)")
    #expect(run.output.ranges(of: "\"rationale\"").count == (status == 0 ? 1 : 0))
  }
}
