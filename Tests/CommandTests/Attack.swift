import Foundation
import TestSupport

/// A repository that somebody made to do harm, the folder beside it that is to be harmed, and the
/// commands that are run in it.
struct Attack: CustomStringConvertible, Sendable {
  let description: String
  /// Texts by path.
  let files: [String: String]
  /// Links by path: absolute, or to what the victim's folder holds; `""` is the folder itself.
  let links: [String: String]
  let pipes: [String]
  /// Files of six gigabytes that take no room.
  let sparse: [String]
  let commands: [String]
  /// What each of the commands ends with.
  let status: Int32

  /// What has to be in the victim's folder still.
  static let victim = ["profile": "precious\n", "catalog": "{}\n"]

  init(
    _ description: String, _ files: [String: String], links: [String: String] = [:],
    pipes: [String] = [], sparse: [String] = [], _ commands: [String], status: Int32 = 2
  ) {
    self.description = description
    self.files = files
    self.links = links
    self.pipes = pipes
    self.sparse = sparse
    self.commands = commands
    self.status = status
  }

  func prepare(in ground: TemporaryFolder) throws {
    for (path, text) in Self.victim { try ground.write(text, to: "victim/" + path) }
    let repository = ground.url.appending(path: "repository")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    for (path, text) in files { try ground.write(text, to: "repository/" + path) }
    for (path, target) in links {
      let link = repository.appending(path: path)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      let place = target.hasPrefix("/") ? target : ground.path + "/victim/" + target
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: place)
    }
    for pipe in pipes { mkfifo(repository.appending(path: pipe).path, 0o600) }
    for path in sparse {
      try ground.write("", to: "repository/" + path)
      truncate(repository.appending(path: path).path, 6 << 30)
    }
  }

  /// What the victim's folder holds.
  func victim(in ground: TemporaryFolder) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: ground.path + "/victim")
    var texts: [String: String] = [:]
    for name in names { texts[name] = try ground.text(at: "victim/" + name) }
    return texts
  }
}
