import ArgumentParser
import Foundation
import Workflows

/// Where a command keeps what it found out, for the next time.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that keeps what was found out (default: l10n in the user's caches).",
      valueName: "dir"))
  var cache: String?

  @Flag(help: "Find everything out anew, and keep nothing.")
  var noCache = false

  /// Nil where nothing is kept: when asked so, or when there is no place.
  var projectCache: ProjectCache? {
    guard let folder = keptFolder, let tool = ToolIdentity.hash else { return nil }
    return ProjectCache(in: folder, of: DiskFileTree(outputs: [folder]), tool: tool)
  }

  /// The folder; nil where nothing is kept.
  var keptFolder: String? { noCache ? nil : folder }

  /// Not in the project: a repository that brings a cache along could say what it likes.
  private var folder: String? {
    if let cache { return cache }
    let environment = ProcessInfo.processInfo.environment
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return caches + "/l10n" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
    return home + "/Library/Caches/l10n"
    #else
    return home + "/.cache/l10n"
    #endif
  }
}
