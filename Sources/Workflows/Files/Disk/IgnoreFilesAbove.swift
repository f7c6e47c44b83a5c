import Reading
import Diagnostics
import Foundation

/// The ignore files between a repository's root and a folder inside of it, outermost first.
struct IgnoreFilesAbove {
  private(set) var files: [(file: IgnoreFile, prefix: String)] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter real: The real path of the folder; without a repository around it there are none.
  init(_ real: String) {
    var folder = real
    var below = ""
    while !Self.isRepository(folder) {
      let name = PathParts.name(of: folder)
      guard !folder.isEmpty, folder != "/" else {
        files = []
        diagnostics = []
        return
      }
      below = below.isEmpty ? name : name + "/" + below
      folder = PathParts.folder(of: folder)
      guard let opened = Descriptor.folder(folder.isEmpty ? "/" : folder),
        opened.status(of: ".gitignore") != nil
      else { continue }
      switch IgnoreFile.read(in: opened, at: folder) {
      case .success(let file): files.insert((file, below + "/"), at: 0)
      case .failure(let error): diagnostics.append(error.ignored)
      }
    }
  }

  private static func isRepository(_ folder: String) -> Bool {
    var status = stat()
    return stat(PathParts.join(folder, ".git"), &status) == 0
  }
}

extension IgnoreFile {
  /// Reads the ignore file of an open folder; as for git, a link is none.
  static func read(in folder: Descriptor, at path: String) -> Result<IgnoreFile, FileError> {
    let file = PathParts.join(path, ".gitignore")
    guard let opened = folder.open(".gitignore") else {
      let code = errno
      let isLink = folder.status(of: ".gitignore")?.isLink ?? false
      return .failure(isLink ? .ignoreLink(file) : .system("unreadable-file", file, "read", code))
    }
    guard let status = opened.status, status.isFile else {
      return .failure(.notAFile(file, isFolder: opened.status?.isFolder ?? false))
    }
    let limit = FileLimit.ignoreFile
    let reading = FileReading(opened, size: min(status.size, limit.bytes), limit: limit.bytes)
    guard status.size <= limit.bytes, let bytes = try? reading.bytes() else {
      return .failure(.tooLarge(file, status.size, limit))
    }
    let ignore = IgnoreFile(bytes)
    guard !ignore.isCut else { return .failure(.tooManyRules(file)) }
    return .success(ignore)
  }
}

extension FileError {
  fileprivate static func tooManyRules(_ path: String) -> FileError {
    FileError(
      id: "too-many-rules", path: path,
      message: "it has \(IgnoreFile.mostRules) rules or more; shorten it")
  }

  fileprivate static func ignoreLink(_ path: String) -> FileError {
    FileError(
      id: "link-not-followed", path: path,
      message: "it is a symbolic link, which git doesn't follow either; replace it by a file")
  }

  /// That an ignore file says nothing, which makes a walk longer and does no harm.
  var ignored: Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: "this ignore file is not followed: \(message)",
      location: Location(file: path, range: 0..<0))
  }
}
