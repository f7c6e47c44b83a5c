import ArgumentParser
import Diagnostics
import Foundation
import Studio
import Workflows

/// `l10n studio`.
struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Open a page on which texts are translated: a project's, or those of a file.",
    discussion: """
      Prints an address of this machine, which a browser opens: the keys of all tables, an editor, \
      and what people would read for each number and reader while somebody types. Only who has the \
      address can use it. Ends with Ctrl-C. docs/studio.md tells more.

      An XLIFF file, or an .xcloc bundle, is opened in the place of a project: what is saved goes into \
      the file, and `l10n import` brings it home.

      Examples:
        l10n studio
        l10n studio es.xliff
        l10n studio --read-only --port 8080 --no-open App
      """)

  @Option(help: "The port of 127.0.0.1, up to 65535; 0 for one that is free.")
  var port = 0

  @Flag(help: "Show texts, and write nothing.")
  var readOnly = false

  @Flag(inversion: .prefixedNo, help: "Open the address in the browser.")
  var open = true

  @OptionGroup var cache: CacheOptions

  @Argument(
    help: "The project's folder, or an .xliff, .xlf or .xcloc file.",
    completion: .file(
      extensions: ExchangeFormat.xliff.extensions + ExchangeFormat.xcloc.extensions))
  var path = "."

  func validate() throws {
    try PathArgument.check([path])
    guard UInt16(exactly: port) != nil else {
      throw ValidationError("--port takes a number from 0 to 65535.")
    }
  }

  func run() throws {
    let session = try session
    do {
      try StudioServer(session).serve(port: UInt16(clamping: port)) { address in
        try? Console.write("\(address)\n" as ConsoleText)
        if open { Browser.open(address) }
      }
    } catch {
      let reason = StudioServer.reason(of: error)
      Console.remark(
        "error: port \(String(port)) can't be had (\(reason)); take another one with --port\n")
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
  }

  private var session: StudioSession {
    get throws {
      let tree = DiskFileTree(inputs: [path])
      // A folder below the current one is the same however it is written.
      let shown = tree.shown(path)
      // Without the project's languages, glossary and severities, a save would be held to other rules.
      let project = ProjectConfiguration(explicit: nil, paths: [shown], in: tree)
      guard !project.isBroken else { throw Self.failure(project.diagnostics, in: tree) }
      if ExchangeProject.isExchange(path) {
        do throws(ExchangeProblem) {
          return StudioSession(
            try ExchangeProject(shown, on: tree), isReadOnly: readOnly, journal: journal)
        } catch {
          throw Self.failure(error.diagnostics, in: tree)
        }
      }
      guard tree.size(of: shown) != nil else {
        throw Self.failure([FileError.system(.read, shown, ENOENT).diagnostic], in: tree)
      }
      let session = StudioSession(
        [shown], isReadOnly: readOnly, journal: journal, past: GitHistory(around: shown), on: tree)
      guard session.hasTables else { throw Self.failure(Self.nothing(at: shown, tree), in: tree) }
      guard !session.isAllBroken else { throw Self.failure(session.mistakes, in: tree) }
      if !session.mistakes.isEmpty { Console.show(session.mistakes, in: tree) }
      return session
    }
  }

  /// Why there is nothing to be shown: there are no catalogs, or none that can be read.
  private static func nothing(at path: String, _ tree: DiskFileTree) -> [Diagnostic] {
    let none = Diagnostic.noCatalog(
      "there are no catalogs here; make them with `l10n extract --create`, or name the folder that "
        + "has them", location: Location(file: path))
    let project = ProjectConfiguration(explicit: nil, paths: [path], in: tree)
    let status = StatusWorkflow(StatusOptions(paths: [path]))
      .run(on: tree, project: project)
    let reasons = status.diagnostics.filter { $0.severity == .error && $0.id != none.id }
    return reasons.isEmpty ? [none] : reasons
  }

  private static func failure(_ diagnostics: [Diagnostic], in tree: any FileTree) -> ExitCode {
    Console.show(diagnostics, in: tree)
    return ExitCode(ExitStatus.couldNotRun.rawValue)
  }

  private var journal: StudioJournal? {
    cache.keptFolder.map { folder in
      let project = URL(fileURLWithPath: path).standardizedFileURL.path
      let tree = DiskFileTree(outputs: [folder])
      return StudioJournal(
        in: folder, of: tree, project: project,
        isRunning: { kill($0, 0) == 0 || errno == EPERM },
        removingAtEnd: { tree.removeAtEnd($0) })
    }
  }
}

/// The person's browser.
private enum Browser {
  /// Opens an address; where there is no browser nothing happens, for the address is printed, too.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if canImport(Darwin)
    process.arguments = ["open", address]
    #else
    process.arguments = ["xdg-open", address]
    #endif
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
