import ArgumentParser
import Catalogs
import Diagnostics
import Exchange
import Workflows

/// `l10n symbols`.
struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Generate Swift symbols of String Catalogs' keys, as Xcode does.",
    discussion: """
      Code then says Text(.cartTitle) and String(localized: .itemsLeft(count: 3)). Keys that are \
      managed by hand get a symbol, as in Xcode; --all-keys gives the extracted ones theirs, too. \
      Prints the file, or writes it to --output.

      Examples:
        l10n symbols --all-keys Converted
        l10n symbols --output Strings.swift --all-keys Converted
        l10n symbols --output Strings.swift --all-keys --check Converted
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    name: .shortAndLong,
    help: "A file (.swift) for all tables, or a folder that gets a file for each.",
    completion: .file(extensions: ["swift"]))
  var output: String?

  @Option(
    help: "Who can use the symbols: internal or public (default: l10n.json's, else internal).")
  var access: SymbolSource.Access?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether extracted keys get a symbol, too (default: as l10n.json has it, else not).")
  var allKeys: Bool?

  @Flag(help: "Write nothing; exit with 1 if --output is out of date.")
  var check = false

  @Flag(help: "Replace files that were not generated, too.")
  var force = false

  func validate() throws {
    try PathArgument.check([output].compactMap(\.self))
    guard !check || output != nil else {
      throw ValidationError("--check compares with a file: name it with --output")
    }
  }

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded, outputs: [output])
    let outcome = SymbolsWorkflow(options).run(on: tree, project: loaded)
    try Console(project, tree).report(outcome, isWritten: output != nil, isCheck: check)
    throw ExitCode(outcome.status.rawValue)
  }

  private var options: SymbolsOptions {
    var options = SymbolsOptions()
    options.scope = project.scope
    options.output = output
    options.access = access
    options.keys = allKeys.map { $0 ? .all : .manual }
    options.isCheck = check
    options.replacesFiles = force
    return options
  }
}

extension SymbolSource.Access: ExpressibleByArgument {}

extension Console {
  /// - Parameter isWritten: Whether the files are on the disk, so that their names are the result.
  fileprivate func report(
    _ outcome: SymbolsOutcome, isWritten: Bool, isCheck: Bool
  ) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    guard !isJSON else {
      return try Self.write(ExactText(outcome.json(diagnostics: json(outcome.diagnostics))))
    }
    guard !isCheck, !isQuiet || !isWritten else { return }
    for file in outcome.files {
      isWritten
        ? try Self.write("\(file.path)\n" as ConsoleText) : try Self.write(ExactText(file.text))
    }
  }
}
