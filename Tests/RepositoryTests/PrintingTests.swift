import TestSupport
import Testing

/// The tool prints through `Console`, which makes visible what is not its own.
@Suite struct PrintingTests {
  static let sources = Repository.files(in: "Sources/l10n", withSuffix: ".swift")

  @Test func thereAreSources() { #expect(Self.sources.count > 10) }

  /// ArgumentParser makes a name of the type's otherwise, for which the runtime looks through all
  /// conformances of the program, at every start.
  @Test(arguments: sources)
  func everyCommandSaysItsName(path: String) throws {
    let text = try Repository.text(path)
    let all = text.matches(of: #/CommandConfiguration\(/#)
    let named = text.matches(of: #/CommandConfiguration\(\s*commandName:/#)
    #expect(all.count == named.count, "\(path)")
  }

  @Test(arguments: sources)
  func nothingIsPrintedPastTheConsole(path: String) throws {
    let text = try Repository.text(path)
    let names = [
      #/\bprint\(/#, #/\bdebugPrint\(/#, #/\bdump\(/#, #/\bputs\(/#, #/\bfputs\(/#, #/\bNSLog\(/#,
      #/\bFileHandle\.standard(?:Output|Error)\b/#,
    ]
    for name in names { #expect(text.firstMatch(of: name) == nil, "\(path)") }
    guard !path.hasSuffix("ConsoleStream.swift") else { return }
    #expect(text.firstMatch(of: #/\bSTD(?:OUT|ERR)_FILENO\b/#) == nil, "\(path)")
    guard !path.hasSuffix("/Console.swift") else { return }
    #expect(!text.contains("ConsoleStream.output.write"), "\(path)")
    #expect(!text.contains("ConsoleStream.errors.write"), "\(path)")
  }
}
