import Workflows

/// The request for news of files that change on the disk (Language Server Protocol 3.17,
/// "DidChangeWatchedFiles").
struct FileWatching: Encodable, Sendable {
  var registrations: [Registration]

  struct Registration: Encodable, Sendable {
    var id: String
    var method: String
    var registerOptions: Options
  }

  struct Options: Encodable, Sendable { var watchers: [Watcher] }
  struct Watcher: Encodable, Sendable { var globPattern: String }

  static let registration = FileWatching(registrations: [
    Registration(
      id: "l10n-files", method: "workspace/didChangeWatchedFiles",
      registerOptions: Options(watchers: [
        Watcher(globPattern: "**/*.{\(ProjectInputs.extensions.joined(separator: ","))}"),
        Watcher(globPattern: "**/{\(ProjectInputs.names.joined(separator: ","))}"),
      ]))
  ])
}
