import Foundation
import PackagePlugin

/// The tool that a plugin runs: what the package built of it where its trait `Plugins` is on, else
/// what is installed.
///
/// Plugins share no module, so this file is linked into the folder of each.
struct PluginTool {
  let url: URL

  /// - Parameter find: What the package offers by a name.
  init(_ find: (String) throws -> PluginContext.Tool) throws {
    if let built = try? find("l10n") {
      url = built.url
      return
    }
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      search.split(separator: ":").map(String.init) + ["/usr/local/bin", "/opt/homebrew/bin"]
    let paths = folders.map { URL(filePath: $0).appending(path: "l10n") }
    guard let found = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing() }
    url = found
  }

  private struct Missing: Error, CustomStringConvertible {
    let description =
      "l10n is not installed; install it, or have it built: turn on the trait Plugins of the package "
      + "l10n in Package.swift"
  }

  /// Runs the tool, and throws unless it succeeds.
  func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(command: arguments.first ?? "", status: process.terminationStatus)
    }
  }

  /// What the tool printed says why.
  private struct Failure: Error, CustomStringConvertible {
    var command: String
    var status: Int32
    var description: String { "l10n \(command) ended with exit code \(status)" }
  }
}
