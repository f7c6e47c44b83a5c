import ArgumentParser
import Workflows

/// The options of the commands that look at the files of a project.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "Files or folders (default: the current folder).", completion: .file())
  var paths: [String] = []

  @Option(help: "Only files that this glob matches (repeatable).")
  var include: [String] = []

  @Option(help: "No files that this glob matches (repeatable).")
  var exclude: [String] = []

  // No group in a group: debug builds of ArgumentParser check it some 25 times at each start.
  @Option(help: ConfigurationOptions.help, completion: ConfigurationOptions.completion)
  var config: String?

  @Flag(help: "Print errors only.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  func validate() throws { try PathArgument.check(paths) }

  /// Refuses `--json` beside a format that is another one.
  ///
  /// - Parameter taken: The formats that don't contradict it.
  func checkJSON<Format: RawRepresentable<String> & Equatable>(
    beside format: Format, allowing taken: [Format]
  ) throws {
    guard json, !taken.contains(format) else { return }
    throw ValidationError("--json and --format \(format.rawValue) exclude each other; give one.")
  }

  var roots: [String] { paths.isEmpty ? ["."] : paths.map(DiskFileTree().shown) }

  /// What the command is to look at.
  var scope: FileScope { FileScope(paths: roots, include: include, exclude: exclude) }

  /// The project's configuration.
  func loaded() -> ProjectConfiguration { loaded(for: roots) }

  /// The configuration of the project that is around some paths.
  func loaded(for paths: [String]) -> ProjectConfiguration {
    ProjectConfiguration(explicit: config, paths: paths, in: DiskFileTree())
  }

  /// The files that a command may touch: those around its paths, and those of the project.
  ///
  /// - Parameters:
  ///   - inputs: What options name to be read.
  ///   - outputs: What options name to be written.
  func tree(
    _ project: ProjectConfiguration, inputs: [String] = [], outputs: [String?] = []
  ) -> DiskFileTree {
    DiskFileTree(
      inputs: roots + [project.folder].compactMap(\.self) + inputs,
      outputs: outputs.compactMap(\.self))
  }
}

/// Where a command's configuration is.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: help, completion: completion)
  var config: String?

  static let help: ArgumentHelp =
    "The project's configuration (default: the nearest l10n.json around the paths)."
  static let completion = CompletionKind.file(extensions: ["json", "json5"])

  /// The configuration of the project around the current folder.
  func loaded() -> ProjectConfiguration {
    ProjectConfiguration(explicit: config, paths: ["."], in: DiskFileTree())
  }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
