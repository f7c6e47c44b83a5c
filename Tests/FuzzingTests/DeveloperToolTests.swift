import Foundation
import TestSupport
import Testing

@Suite("what the developers' tool tries in processes of their own")
struct DeveloperToolTests {
  private static let tool = Repository.tool.deletingLastPathComponent().appending(path: "l10n-dev")

  /// Each is killed and run again; `l10n-dev check --faults` does it a thousand times.
  @Test(
    "commands that are killed leave old bytes or new ones",
    arguments: [
      "extract", "extract of tables", "format", "convert", "compile", "merge", "lint --fix",
      "lint --write-baseline", "import", "preview --save-snapshot", "export of xliff",
      "export of xcloc", "export of csv", "export of strings",
    ])
  func kills(command: String) throws {
    let run = try check(["--command", command, "--count", "1", "--no-system"])
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.output == "\(command): 1 kills, 0 broken\n")
  }

  /// Full disks, few descriptors, read-only and vanishing files, odd names.
  @Test("commands take what a system does to them", arguments: ["format", "compile"])
  func faults(command: String) throws {
    let run = try check(["--command", command, "--count", "0"])
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.output == "\(command): 0 kills, 0 broken\n")
  }

  /// What the commands promise is looked for, and its absence is found.
  @Test("a tool that writes halves of files is found")
  func badTool() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "#!/bin/sh\nfor i in 1 2 3 4 5 6 7 8 9; do echo $i >> App/Localizable.xcstrings; sleep 0.05; done\n",
      to: "bad")
    let bad = folder.url.appending(path: "bad")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bad.path)
    let run = try check(
      ["--command", "format", "--count", "4", "--no-system", "--tool", bad.path])
    #expect(run.status == 1)
    #expect(run.output.contains("neither old nor new: App/Localizable.xcstrings"))
  }

  /// A script stands for `swift`, and writes down what it is asked and told.
  @Test(
    "the sanitizer of addresses is told what not to report, unless the caller tells it something",
    arguments: [
      ("-u", "detect_leaks=0:replace_intrin=0:detect_stack_use_after_return=0"),
      ("ASAN_OPTIONS=verbosity=0:detect_leaks=0", "verbosity=0:detect_leaks=0"),
    ])
  func sanitizers(given: String, told: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\necho \"$1 $2 $3 $ASAN_OPTIONS\" >> asked\n", to: "swift")
    let script = folder.url.appending(path: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let setting = given == "-u" ? ["-u", "ASAN_OPTIONS"] : [given]
    let run = try ToolRun(
      setting + ["PATH=\(folder.path):/usr/bin:/bin", Self.tool.path, "check", "--sanitize"],
      in: folder.url, tool: URL(filePath: "/usr/bin/env"))
    let asked = try folder.text(at: "asked").split(separator: "\n").map(String.init)
    try #require(asked.count == 2, "\(run.errors)")
    #expect(asked[0].hasPrefix("test --sanitize thread"))
    #expect(asked[1] == "test --sanitize address \(told)")
  }

  @Test("workers try inputs, and say that all promises held")
  func fuzz() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(
      ["fuzz", "csv", "--count", "40", "--jobs", "2"], in: folder.url, tool: Self.tool)
    #expect(run.output == "csv: 40 from seed 1, 0 findings\n")
    #expect(run.status == 0)
  }

  @Test("traps and broken promises are found, kept and made smaller")
  func findings() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(
      ["fuzz", "tripwire", "--count", "12", "--jobs", "1", "--tries", "24"], in: folder.url,
      tool: Self.tool)
    #expect(run.status == 1)
    let names = Set(folder.contents().keys.compactMap { $0.split(separator: "/").last })
    for kind in ["broken", "trap"] {
      #expect(names.contains { $0.hasPrefix(kind) }, "\(kind): \(run.output)")
    }
    let smallest = folder.contents().filter {
      $0.key.contains("/broken-") && !$0.key.hasSuffix(".whole")
    }
    #expect(smallest.values.contains { $0.count <= 2 }, "\(smallest)")
  }

  private func check(_ arguments: [String]) throws -> ToolRun {
    let folder = try TemporaryFolder()
    return try ToolRun(
      ["check", "--faults", "--keys", "60"] + arguments, in: folder.url, tool: Self.tool)
  }
}
