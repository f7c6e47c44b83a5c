import ArgumentParser
import Diagnostics
import Exchange
import Foundation
import Locking

/// The localization toolchain for Swift.
@main
struct L10n: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "l10n",
    abstract: "The localization toolchain for Swift.",
    discussion: """
      Exit codes: 0 clean, 1 findings, 2 could not run, 64 wrong usage.

      Examples:
        l10n init
        l10n extract --check
        l10n lint
        l10n --generate-completion-script bash > l10n.bash
      """,
    version: ToolVersion.text,
    subcommands: [
      Init.self, Doctor.self, Extract.self, Export.self, Import.self, Reuse.self, Suggest.self,
      Lint.self, Rules.self, Convert.self, Compile.self, Symbols.self, Merge.self, Status.self,
      Format.self, Rename.self, Preview.self, Pseudo.self, Inflect.self, XCStringsTool.self,
      LanguageServerCommand.self, ModelContextCommand.self, StudioCommand.self,
    ])

  /// Runs a command; ArgumentParser's own way to do that prints past `Console`.
  static func main() {
    ConsoleStream.prepare()
    guard ConsoleStream.hasRoom else {
      Console.remark("too few files may be open at a time; allow 16 or more with ulimit -n 16\n")
      Foundation.exit(2)
    }
    guard AddressSpace.isEnough() else {
      Console.remark("too little memory may be addressed; allow 1 GB with ulimit -v 1000000\n")
      Foundation.exit(2)
    }
    var running: (any ParsableCommand.Type)?
    do {
      var command = try parseAsRoot(arguments)
      running = type(of: command)
      try command.run()
    } catch {
      Foundation.exit(ending(with: error, of: running))
    }
  }

  /// What the tool was called with; called by the name of Apple's tool, it is that one.
  private static var arguments: [String] {
    let given = Array(CommandLine.arguments.dropFirst())
    let name = CommandLine.arguments.first?.split(separator: "/").last
    return name == "xcstringstool" ? ["xcstringstool"] + given : given
  }

  /// A message with the arguments that it quotes made visible: a shell may have put names of files
  /// among them, whose line ends are none of the message.
  private static func onOneLine(_ arguments: [String], in message: String) -> String {
    let parts = arguments.dropFirst().flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return parts.reduce(message) { message, part in
      let shown = VisibleText.escaped(part)
      return shown == part ? message : message.replacing(part, with: shown)
    }
  }

  /// What was probably meant by a first argument that names no command; empty where nothing was.
  private static func meantCommand(for error: any Error) -> String {
    guard exitCode(for: error) == .validationFailure, let name = arguments.first else { return "" }
    let commands = configuration.subcommands.map { $0._commandName }
    guard !name.hasPrefix("-"), !commands.contains(name),
      let nearest = NearestName.of(name, among: commands), nearest.isSlip
    else { return "" }
    return "\nDid you mean `\(ToolVersion.name) \(nearest.name)`?"
  }

  /// What is said of an error.
  ///
  /// What a command finds wrong with its arguments only when it runs comes with its own usage, as what
  /// is found before does.
  private static func message(
    of error: any Error, in command: (any ParsableCommand.Type)?
  ) -> String {
    guard let command, let wrong = error as? ValidationError else { return fullMessage(for: error) }
    return """
      Error: \(wrong.message)
      Usage: \(usageString(for: command))
        See '\(_commandName) \(command._commandName) --help' for more information.
      """
  }

  /// Prints the help that was asked for, or what is wrong with the arguments.
  ///
  /// - Parameter command: The one that was running; nil where the arguments gave none.
  /// - Returns: The exit code.
  private static func ending(
    with error: any Error, of command: (any ParsableCommand.Type)?
  ) -> Int32 {
    let code = exitCode(for: error)
    let message = message(of: error, in: command)
    guard !message.isEmpty else { return code.rawValue }
    guard code.isSuccess else {
      let shown = onOneLine(CommandLine.arguments, in: message + meantCommand(for: error))
      Console.remark(ConsoleText(lines: shown) + "\n")
      return code.rawValue
    }
    do {
      try Console.write(ExactText(message + "\n"))
      return code.rawValue
    } catch {
      return exitCode(for: error).rawValue
    }
  }
}
