import Diagnostics
import Foundation
import Reading

/// The ignore files between a repository's root and a folder inside of it.
struct IgnoreFilesAbove {
  /// As they hold in the folder, without its own.
  private(set) var files = IgnoreFiles()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter real: The real path of the folder; without a repository around it there are none.
  init(_ real: String) {
    var folder = real
    var way: [String] = []
    while !Self.isRepository(folder) {
      guard !folder.isEmpty, folder != "/" else {
        files.keep(TrackedFiles(nil))
        return
      }
      way.append(PathParts.name(of: folder))
      folder = PathParts.folder(of: folder)
    }
    if folder.isEmpty { folder = "/" }
    files.keep(TrackedFiles(Descriptor.folder(folder).map { GitRepository($0, at: folder) }))
    for name in way.reversed() {
      add(of: folder)
      files = files.entering(name)
      folder = PathParts.join(folder, name)
    }
    files.admitFolder()
  }

  private mutating func add(of folder: String) {
    guard let opened = Descriptor.folder(folder), opened.status(of: IgnoreFile.name) != nil else {
      return
    }
    switch IgnoreFile.read(in: opened, at: folder) {
    case .success(let file): files.add(file)
    case .failure(let error): diagnostics.append(error.ignored)
    }
  }

  private static func isRepository(_ folder: String) -> Bool {
    var status = stat()
    return stat(PathParts.join(folder, GitRepository.name), &status) == 0
  }
}

extension IgnoreFile {
  /// Reads the ignore file of an open folder; as for git, a link is none.
  static func read(in folder: Descriptor, at path: String) -> Result<IgnoreFile, FileError> {
    let file = PathParts.join(path, name)
    guard let opened = folder.open(name) else {
      let code = errno
      let isLink = folder.status(of: name)?.isLink ?? false
      return .failure(isLink ? .ignoreLink(file) : .system(.read, file, code))
    }
    guard let status = opened.status, status.isFile else {
      return .failure(.notAFile(file, isFolder: opened.status?.isFolder ?? false))
    }
    let limit = FileLimit.ignoreFile
    let reading = FileReading(opened, size: min(status.size, limit.bytes), limit: limit.bytes)
    guard status.size <= limit.bytes, let bytes = try? reading.bytes() else {
      return .failure(.tooLarge(file, status.size, limit))
    }
    return complete(bytes).map(Result.success) ?? .failure(.tooManyRules(file))
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
      location: Location(file: path))
  }
}
