import Diagnostics
import Reading

extension FileTree {
  /// Writes all files or none: when one can't be written, those before it get their old bytes back,
  /// and folders that were made for them go.
  ///
  /// - Parameter removed: Files that are removed when all others are written; they come back with
  ///   them.
  /// - Returns: What could not be kept of the old files.
  func writeAll(
    _ files: [FileEdit], removing removed: [String] = []
  ) throws(FileError) -> [Diagnostic] {
    var written: [(file: FileEdit, old: [UInt8]?)] = []
    var notices: [Diagnostic] = []
    var madeFolders: [String] = []
    for file in files {
      do throws(FileError) {
        let old = exists(file.path) ? try read(file.path) : nil
        if let old, !old.isEmpty, old != file.new, file.old?.isEmpty == true {
          throw FileError.unmet(file.path)
        }
        if old == nil { madeFolders += missingFolders(around: file.path) }
        let change = try write(file.new, to: file.path, replacing: file.old)
        notices += change.notices
        if change.isWritten { written.append((file, old)) }
      } catch {
        undo(written, madeFolders)
        throw error
      }
    }
    do throws(FileError) {
      try removeAll(removed)
    } catch {
      undo(written, madeFolders)
      throw error
    }
    return notices
  }

  private func removeAll(_ paths: [String]) throws(FileError) {
    var gone: [(path: String, bytes: [UInt8])] = []
    for path in paths {
      do throws(FileError) {
        let bytes = try read(path)
        try remove(path)
        gone.append((path, bytes))
      } catch {
        for (path, bytes) in gone { _ = try? write(bytes, to: path, replacing: []) }
        throw error
      }
    }
  }

  /// The folders around a path that aren't there, the outermost first.
  private func missingFolders(around path: String) -> [String] {
    PathParts.enclosingFolders(of: path).prefix { !exists($0) }.reversed()
  }

  private func undo(_ written: [(file: FileEdit, old: [UInt8]?)], _ madeFolders: [String]) {
    for (file, old) in written.reversed() { putBack(old, file) }
    for folder in madeFolders.reversed() { removeEmptyFolder(folder) }
  }

  // The first failure is the one to report; what can't be put back is what it is about. What
  // another program wrote since stays.
  private func putBack(_ old: [UInt8]?, _ file: FileEdit) {
    if let old {
      _ = try? write(old, to: file.path, replacing: file.new)
    } else if (try? read(file.path)) == file.new {
      try? remove(file.path)
    }
  }
}
