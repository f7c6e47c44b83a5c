import ArgumentParser
import Diagnostics
import Workflows

/// `l10n xcstringstool`.
struct XCStringsTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcstringstool",
    abstract: "Do what Apple's xcstringstool does, with its options, on any system.",
    discussion: """
      For build systems and scripts that look for that tool. A link called xcstringstool to l10n is \
      that tool: l10n runs these commands when it is called by that name.

      Examples:
        l10n xcstringstool print Converted/Localizable.xcstrings
        l10n xcstringstool compile Converted/Localizable.xcstrings -o Resources
      """,
    subcommands: [
      XCStringsToolCompile.self, XCStringsToolExtract.self, XCStringsToolPrint.self,
      XCStringsToolSync.self, XCStringsToolSymbols.self,
    ])

  /// Says what was wrong, as Apple's tool does, and ends the command if that keeps it from working.
  static func finish(_ diagnostics: [ToolDiagnostic]) throws {
    for diagnostic in diagnostics { Console.remark(diagnostic.text) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }
}
