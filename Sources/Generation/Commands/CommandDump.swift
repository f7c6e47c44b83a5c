package import Foundation

/// What `l10n --experimental-dump-help` prints of a command, as far as pages show it.
package struct CommandDump: Decodable, Sendable {
  package var commandName: String
  package var abstract: String?
  package var arguments: [Argument]?
  package var subcommands: [CommandDump]?
  private var discussion: String?

  /// An option, a flag or what has no name.
  package struct Argument: Decodable, Sendable {
    package struct Name: Decodable, Sendable {
      package var kind: String
      package var name: String

      /// With its hyphens.
      package var spelled: String { (kind == "short" ? "-" : "--") + name }
    }

    package var kind: String
    package var names: [Name]?
    package var valueName: String?
    package var abstract: String?
    package var defaultValue: String?
    package var allValues: [String]?
    package var isOptional: Bool
    package var isRepeating: Bool

    package var isHelp: Bool { names?.contains { $0.name == "help" } ?? false }
    package var isPositional: Bool { kind == "positional" }
    package var isFlag: Bool { kind == "flag" }
  }

  /// The outermost command.
  package init(json: Data) throws {
    struct Dump: Decodable { var command: CommandDump }
    self = try JSONDecoder().decode(Dump.self, from: json).command
  }

  /// The commands that do something.
  package var commands: [CommandDump] {
    (subcommands ?? []).filter { $0.commandName != "help" }
  }

  private static let heading = "\n\nExamples:\n"

  /// What the command does, at length; nil where there is nothing to say.
  package var prose: String? {
    guard let discussion else { return nil }
    return discussion.firstRange(of: Self.heading).map { String(discussion[..<$0.lowerBound]) }
      ?? discussion
  }

  /// Command lines that show how it is called.
  package var examples: [String] {
    guard let discussion, let start = discussion.firstRange(of: Self.heading) else { return [] }
    return discussion[start.upperBound...].split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }
}
