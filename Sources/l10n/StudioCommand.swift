import ArgumentParser
import Diagnostics
import Foundation
import Studio
import Workflows

/// `l10n studio`.
struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Open a page on which a project's texts are translated.",
    discussion: """
      Prints an address of this machine, which a browser opens: the keys of all tables, an editor, \
      and what people would read for each number and reader while somebody types. Only who has the \
      address can use it. Ends with Ctrl-C. docs/studio.md tells more.

      Examples:
        l10n studio
        l10n studio --read-only --port 8080 --no-open App
      """)

  @Option(help: "The port of 127.0.0.1; 0 for one that is free.")
  var port: UInt16 = 0

  @Flag(help: "Show texts, and write nothing.")
  var readOnly = false

  @Flag(inversion: .prefixedNo, help: "Open the address in the browser.")
  var open = true

  @OptionGroup var cache: CacheOptions

  @Argument(help: "The project's folder.", completion: .directory)
  var path = "."

  func run() throws {
    let tree = DiskFileTree(inputs: [path])
    // A folder below the current one is the same however it is written.
    let session = StudioSession(
      [tree.shown(path)], isReadOnly: readOnly, journal: journal, on: tree)
    do {
      try StudioServer(session).serve(port: port) { address in
        try? Console.write("\(address)\n" as ConsoleText)
        if open { Browser.open(address) }
      }
    } catch {
      Console.remark(
        "port \(String(port)) can't be had (\(String(describing: error))); take another one with --port\n"
      )
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
  }

  private var journal: StudioJournal? {
    cache.keptFolder.map { folder in
      let project = URL(fileURLWithPath: path).standardizedFileURL.path
      return StudioJournal(in: folder, of: DiskFileTree(outputs: [folder]), project: project)
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
