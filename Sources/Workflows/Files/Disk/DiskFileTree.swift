import Foundation
import Reading

/// The files of this machine, as far as a person named them; the one door to the disk.
///
/// Paths are relative to the current folder or absolute. What lies below the current folder and the
/// folders that were named is reached from there and never left: links are followed for reading, as
/// long as they stay inside, and never for writing. Only regular files are read and replaced.
package struct DiskFileTree: FileTree {
  private let inputs: [String]
  private let outputs: [String]
  private let namesAbsolutely: Bool
  private let roots: FileRoots
  /// The folders that were looked through for what an earlier run left.
  private let swept = SweptFolders()

  /// - Parameters:
  ///   - inputs: Files and folders that a person named to be read, or to be brought up to date.
  ///   - outputs: Files and folders that a person named to be written.
  ///   - namesAbsolutely: Whether files are listed by their absolute paths, as editors name them.
  package init(inputs: [String] = [], outputs: [String] = [], namesAbsolutely: Bool = false) {
    self.inputs = inputs
    self.outputs = outputs
    self.namesAbsolutely = namesAbsolutely
    roots = FileRoots(inputs: inputs, outputs: outputs, namesAbsolutely: namesAbsolutely)
  }

  package func opening(_ path: String) -> any FileTree {
    guard roots.place(of: path) == nil else { return self }
    return DiskFileTree(
      inputs: inputs + [path], outputs: outputs, namesAbsolutely: namesAbsolutely)
  }

  package func files(under paths: [String], _ selection: FileSelection) -> FileListing {
    listings(under: paths, of: [selection]).first ?? FileListing()
  }

  package func listings(under paths: [String], of selections: [FileSelection]) -> [FileListing] {
    var walk = FileWalk(selections)
    for path in paths {
      let path = roots.shown(path)
      do throws(FileError) {
        walk.add(try opened(path), at: path)
      } catch {
        walk.add(error)
      }
    }
    return walk.listings
  }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    let file = try opened(path)
    guard let status = file.status, status.isFile else {
      throw .notAFile(path, isFolder: file.status?.isFolder ?? false)
    }
    guard status.size <= limit.bytes else { throw .tooLarge(path, status.size, limit) }
    do throws(FileReading.Failure) {
      return try FileReading(file, size: status.size, limit: limit.bytes).bytes()
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge(path, nil, limit)
      case .system(let code): throw .system(.read, path, code)
      }
    }
  }

  /// A path as it is reported: one way to write each, relative below the current folder.
  package func shown(_ path: String) -> String { roots.shown(path) }

  package func names(in folder: String) -> [String] {
    (try? opened(folder)).flatMap { FolderNames(of: $0)?.valid } ?? []
  }

  package func size(of path: String) -> Int? { (try? opened(path))?.status?.size }

  package func realPath(of path: String) -> String? { Self.realPath(path) }

  package func stamp(of path: String) -> FileStamp? {
    (try? opened(path))?.status.map(FileStamp.init)
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    if holds(bytes, at: path) { return FileChange(isWritten: false) }
    let (folder, name) = try end(of: path, makesFolders: true)
    let writing = FileWriting(folder, name, path: path)
    return try writing.write(bytes, replacing: old, sweeping: swept)
  }

  package func remove(_ path: String) throws(FileError) {
    let (folder, name) = try end(of: path, makesFolders: false)
    guard unlinkat(folder.number, name, 0) == 0 else {
      throw .system(.removed, path, errno)
    }
  }

  /// Removes a file, which may not be there yet, when somebody stops the program by a signal.
  package func removeAtEnd(_ path: String) {
    guard let (folder, name) = try? end(of: path, makesFolders: true) else { return }
    UnfinishedFiles.shared.add(folder, name)
  }

  package func removeEmptyFolder(_ path: String) {
    guard let (folder, name) = try? end(of: path, makesFolders: false) else { return }
    unlinkat(folder.number, name, AT_REMOVEDIR)
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Through the door

  /// Whether a file has these bytes already.
  private func holds(_ bytes: [UInt8], at path: String) -> Bool {
    let limit = FileLimit(kind: "a file", bytes: bytes.count)
    guard size(of: path) == bytes.count, let held = try? read(path, limit) else { return false }
    return held.hasSameBytes(as: bytes)
  }

  private func root(
    of path: String, to action: FileAction
  ) throws(FileError) -> (FileRoots.Place, Descriptor) {
    guard let place = roots.place(of: path) else { throw .outside(path, action) }
    guard let root = roots.open(place.root) else {
      throw .system(action, path, errno)
    }
    return (place, root)
  }

  private func opened(_ path: String) throws(FileError) -> Descriptor {
    let (place, root) = try root(of: path, to: .read)
    var descent = Descent(from: root, at: place.root.path, links: .inside)
    do throws(Descent.Failure) {
      return try descent.open(place.names)
    } catch {
      throw .refused(path, .read, error)
    }
  }

  /// The first name on a way that nothing is to be made under; nil where there is none, or it is there
  /// already.
  private static func unusableName(in place: FileRoots.Place) -> String? {
    let names = place.names
    let end = names.indices.first { index in
      guard !FileName.isUsable(names[index]) else { return false }
      return realPath(([place.root.path] + names[...index]).joined(separator: "/")) == nil
    }
    return end.map { names[$0] }
  }

  /// The folder of a file that is to be written.
  private func end(
    of path: String, makesFolders: Bool
  ) throws(FileError) -> (folder: Descriptor, name: String) {
    let (place, root) = try root(of: path, to: .written)
    if let name = Self.unusableName(in: place) { throw .invalidName(path, name) }
    guard !place.names.contains(where: FileName.isRepository) else { throw .inRepository(path) }
    var descent = Descent(from: root, at: place.root.path, links: .refused)
    do throws(Descent.Failure) {
      if let end = try descent.end(of: place.names, makesFolders: makesFolders) { return end }
    } catch {
      throw .refused(path, .written, error)
    }
    throw .system(.written, path, EISDIR)
  }
}
