/// Files over others, which answer whatever these don't answer themselves.
///
/// What several selections find is put together of what each finds, and nothing is known of a file without
/// reading it: both go through what these answer.
package protocol FilesOverFiles: FileTree {
  var base: any FileTree { get }
}

extension FilesOverFiles {
  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    base.files(under: roots, selection)
  }

  package func names(in folder: String) -> [String] { base.names(in: folder) }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    try base.read(path, limit)
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange { try base.write(bytes, to: path, replacing: old) }

  package func opening(_ path: String) -> any FileTree { self }

  package func remove(_ path: String) throws(FileError) { try base.remove(path) }

  package func removeEmptyFolder(_ path: String) { base.removeEmptyFolder(path) }

  package func size(of path: String) -> Int? { base.size(of: path) }

  package func realPath(of path: String) -> String? { base.realPath(of: path) }
}
