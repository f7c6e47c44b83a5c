package import Diagnostics
import Foundation

/// Why a file could not be read or written.
package struct FileError: Error, Sendable {
  /// The stable id of the problem, such as `unreadable-file`.
  package var id: String
  package var path: String
  /// What happened and what to do.
  package var message: String

  package init(id: String, path: String, message: String) {
    self.id = id
    self.path = path
    self.message = message
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      id: id, severity: .error, message: message, location: Location(file: path))
  }

  /// What the system says of a call that failed.
  package static func system(_ action: FileAction, _ path: String, _ code: Int32) -> FileError {
    if code == ENOENT, action != .written { return missing(path) }
    // Below a file there is nothing to read.
    if code == ENOTDIR, action == .read { return missing(path) }
    if code == ENOTDIR, action == .written { return belowFile(path) }
    if code == EISDIR, action == .written { return notAFile(path, isFolder: true) }
    let reason = String(cString: strerror(code))
    // Neither the path nor permissions have to do with a disk that is full.
    let isFull = code == ENOSPC || code == EDQUOT
    let advice = isFull ? "make room for it, and run the command again" : action.advice
    return FileError(
      id: action.failureID, path: path,
      message: "this can't be \(action.participle) (\(reason)); \(advice)")
  }

  static let missingID = "missing-path"
  private static let changedID = "changed-meanwhile"

  /// Whether there is nothing at the path.
  package var isMissing: Bool { id == Self.missingID }

  /// Whether another process wrote the file meanwhile.
  package var isChangedMeanwhile: Bool { id == Self.changedID }

  /// There is nothing at the path.
  static func missing(_ path: String) -> FileError {
    FileError(
      id: missingID, path: path, message: "there is no such file or folder; check the path")
  }

  /// A folder of the path is a file.
  private static func belowFile(_ path: String) -> FileError {
    FileError(
      id: FileAction.written.failureID, path: path,
      message: "this can't be written, for a part of its path is a file and no folder; name "
        + "another place")
  }

  /// Another process wrote the file while this one worked on what it held before.
  package static func changedMeanwhile(_ path: String) -> FileError {
    FileError(
      id: changedID, path: path,
      message: "another program wrote this file while it was worked on; nothing was written over "
        + "it: run the command again")
  }

  /// A file that was to be made is there, and nothing met it before.
  static func unmet(_ path: String) -> FileError {
    FileError(
      id: "existing-file", path: path,
      message: "there is a file here that was not looked at, for it is excluded or git ignores it, "
        + "or that another program has just made, so nothing was written over it; take it out of "
        + "`exclude` and .gitignore, or out of the way, and run the command again")
  }

  /// Another process has locked the folder and doesn't let go of it.
  static func locked(_ path: String) -> FileError {
    FileError(
      id: "locked-folder", path: path,
      message: "another program keeps the folder of this file locked, so it was not written; end "
        + "that program (fuser names it) and run the command again")
  }

  static func notAFile(_ path: String, isFolder: Bool) -> FileError {
    FileError(
      id: "not-a-file", path: path,
      message: isFolder
        ? "this is a folder; name a file in it"
        : "this is a pipe or a device, not a regular file, so it is left alone; replace it by a "
          + "file, or leave it out with --exclude")
  }

  /// - Parameter size: In bytes; nil where it was not known before.
  package static func tooLarge(_ path: String, _ size: Int?, _ limit: FileLimit) -> FileError {
    let found = size.map { "has \($0 >> 20) MB" } ?? "goes on"
    return FileError(
      id: "file-too-large", path: path,
      message: "this file \(found), more than the \(limit.shown) that are read of \(limit.kind); "
        + "leave it out with --exclude, or split it")
  }

  static func readOnly(_ path: String) -> FileError {
    FileError(
      id: "read-only-file", path: path,
      message: "this file is read-only, so it was not written; make it writable (chmod u+w), or "
        + "leave it out with --exclude")
  }

  static func outside(_ path: String, _ action: FileAction) -> FileError {
    FileError(
      id: "outside-of-project", path: path,
      message:
        "this lies outside of the folders that were named, so it is not \(action.participle); name its "
        + "folder if it is wanted")
  }

  static func invalidName(_ path: String, _ name: String) -> FileError {
    FileError(
      id: "invalid-file-name", path: path,
      message: "no file is made with the name '\(name)': it has to be \(FileName.rule)")
  }

  static func inRepository(_ path: String) -> FileError {
    FileError(
      id: "inside-of-git", path: path,
      message: "nothing is written into git's own folder; name another place")
  }

  static func refused(
    _ path: String, _ action: FileAction, _ failure: Descent.Failure
  ) -> FileError {
    switch failure {
    case .system(let code): system(action, path, code)
    case .leadsOut:
      FileError(
        id: "link-leads-out", path: path,
        message:
          "a link on this path leads out of the folder that was named, so it is not "
          + "\(action.participle); "
          + "replace it by what it leads to, or name that")
    case .isLink:
      FileError(
        id: "link-not-written", path: path,
        message: "a part of this path is a symbolic link, and nothing is written through links; "
          + "name the file or folder that it leads to")
    case .tooManyLinks:
      FileError(
        id: "link-leads-out", path: path,
        message: "the links on this path lead in a circle, so it is not \(action.participle); "
          + "replace them")
    case .invalidName:
      invalidName(path, "with NUL")
    }
  }
}
