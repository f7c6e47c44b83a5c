import Foundation
import TestSupport
import Testing

/// What a long command says at a terminal while it works.
@Suite struct ProgressTests {
  /// Tables that take a debug build some seconds, or half of them.
  private func project(_ count: Int = 600) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in ["en", "es", "fr"] {
      let lines = (0..<count).map { number in
        "\"key \(number) %@\" = \"\(language) ^[\(number) text](inflect: true) of %@, and more\";\n"
      }
      try folder.write(lines.joined(), to: "\(language).lproj/Localizable.strings")
    }
    return folder
  }

  @Test func aTerminalIsToldAfterASecond() throws {
    let folder = try project()
    let run = try TerminalRun(["lint", "--max", "1"], in: folder.url)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.hasPrefix("\rchecking translations (1 s) …\u{1B}[K"), "\(text.prefix(300))")
    // The line is gone before the first result, and comes no more.
    let parts = text.components(separatedBy: "\r\u{1B}[K")
    #expect(parts.count == 2 && !parts[1].contains("checking translations"))
    #expect(!parts[1].contains("\r") && parts[1].contains(".strings:"))
  }

  @Test(arguments: [["--quiet"], ["--max", "1"]])
  func othersAreNot(arguments: [String]) throws {
    let folder = try project(300)
    guard arguments == ["--quiet"] else {
      let run = try ToolRun(["lint"] + arguments, in: folder.url)
      #expect(!run.errors.contains("\r") && !run.errors.contains("checking"))
      return
    }
    let run = try TerminalRun(["lint"] + arguments, in: folder.url)
    #expect(!String(decoding: run.output, as: UTF8.self).contains("checking"))
  }

  @Test func aShortCommandSaysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"a\";\n", to: "en.lproj/A.strings")
    let run = try TerminalRun(["lint"], in: folder.url)
    #expect(!String(decoding: run.output, as: UTF8.self).contains("checking"))
  }
}
