import ArgumentParser
import Diagnostics
import Exchange
import Workflows

/// `l10n merge`.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge catalogs in git, by key and field.",
    discussion: """
      `l10n merge --install` has git merge the catalogs of a repository with it: it names them in \
      .gitattributes, which is committed, and the driver in the configuration of this clone. As \
      the driver it is given three files, and writes the result over <ours>. Exit code 1: \
      conflicts are marked in the file, or a side can't be read, so that lines were merged and \
      somebody has to look at the file; 2: a side of a String Catalog, or of a file in UTF-16 or \
      binary, can't be read, and nothing was written.

      Examples:
        l10n merge --install --dry-run
        l10n merge --install
      """)

  @Argument(
    help: "What both sides started from (%O); with --install, a path in the repository.",
    completion: .file())
  var base: String?

  @Argument(help: "Our side, which the result is written over (%A).", completion: .file())
  var ours: String?

  @Argument(help: "Their side (%B).", completion: .file())
  var theirs: String?

  @Flag(help: "Set git up to merge catalogs with this, in the repository around the path.")
  var install = false

  @Flag(help: "With --install, write nothing; print what would be written.")
  var dryRun = false

  @Option(help: "The path of the file in the repository (%P).")
  var path: String?

  @Option(help: "How many signs a conflict marker has (%L).")
  var markerSize = 7

  @Option(
    help: "The project's configuration; nothing in it changes a merge, but a broken one ends it.",
    completion: ConfigurationOptions.completion)
  var config: String?

  @Flag(help: "Print no conflicts.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  func validate() throws {
    try PathArgument.check([base, ours, theirs].compactMap(\.self))
    guard (1...1000).contains(markerSize) else {
      throw ValidationError("--marker-size takes a number from 1 to 1000.")
    }
    if install {
      guard ours == nil, !json else {
        throw ValidationError("--install takes one path at most, and prints no JSON.")
      }
    } else if theirs == nil || dryRun {
      throw ValidationError(
        theirs == nil
          ? "A merge takes three files: <base>, <ours> and <theirs>. `l10n merge --install` has "
            + "git call it."
          : "--dry-run goes with --install.")
    }
  }

  func run() throws {
    try checkConfiguration()
    guard !install else {
      let installation = MergeInstallation(path: base ?? ".", isDryRun: dryRun)
      throw ExitCode(try installation.run(isQuiet: quiet, color: color).rawValue)
    }
    guard let base, let ours, let theirs else { return }
    let options = MergeOptions(
      base: base, ours: ours, theirs: theirs, path: path, markerSize: markerSize)
    let tree = DiskFileTree(inputs: [base, ours, theirs])
    let outcome = MergeWorkflow(options).run(on: tree)
    if json {
      let diagnostics = Console.json(outcome.diagnostics, in: tree)
      try Console.write(ExactText(outcome.json(diagnostics: diagnostics)))
    } else if !quiet || outcome.status == .couldNotRun {
      Console.show(outcome.diagnostics, color: color, in: tree)
    }
    throw ExitCode(outcome.status.rawValue)
  }

  /// Refuses what was named for a configuration and can't be read as one, as all commands do.
  ///
  /// The one around the catalogs is left alone: git calls its driver while that may be half merged.
  private func checkConfiguration() throws {
    guard let config else { return }
    let project = ProjectConfiguration(explicit: config, paths: ["."], in: DiskFileTree())
    guard project.isBroken else { return }
    Console.show(project.diagnostics, color: color)
    throw ExitCode(ExitStatus.couldNotRun.rawValue)
  }
}
