import Extraction
import Locking
import Reading

/// Files that take note of what is read of them, so that it can be told later whether the same would
/// be read again: what was made of it then still holds.
///
/// Nothing can be written to them.
package struct ObservedFiles: FileTree {
  private let base: any FileTree
  private let observation: FileObservation
  /// The paths that were opened on the way here.
  private let opened: [String]

  /// - Parameter base: The files that are read.
  package init(_ base: any FileTree, notingIn observation: FileObservation) {
    self.init(base, observation, opened: [])
  }

  private init(_ base: any FileTree, _ observation: FileObservation, opened: [String]) {
    (self.base, self.observation, self.opened) = (base, observation, opened)
  }

  /// Asks, and takes note of the answer.
  private func asked<Answer>(
    _ question: String, _ answer: @escaping @Sendable (any FileTree) -> Answer,
    _ describe: @escaping @Sendable (Answer) -> ContentHash
  ) -> Answer {
    let found = answer(base)
    observation.note(question, opened, describe(found)) { describe(answer($0)) }
    return found
  }

  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    asked("files \(roots) \(selection)") {
      $0.files(under: roots, selection)
    } _: {
      Self.hash([$0])
    }
  }

  package func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    asked("listings \(roots) \(selections)") {
      $0.listings(under: roots, of: selections)
    } _: {
      Self.hash($0)
    }
  }

  private static func hash(_ listings: [FileListing]) -> ContentHash {
    var hash = ContentHash()
    for listing in listings { hash.combine("\(listing)") }
    return hash
  }

  package func names(in folder: String) -> [String] {
    asked("names \(folder)") {
      $0.names(in: folder)
    } _: { names in
      var hash = ContentHash()
      for name in names { hash.combine(name) }
      return hash
    }
  }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    try asked("read \(path) \(limit)") { tree in
      Result { () throws(FileError) in try tree.read(path, limit) }
    } _: { result in
      if case .success(let bytes) = result { return ContentHash(of: bytes) }
      var hash = ContentHash()
      hash.combine("\(result)")
      return hash
    }.get()
  }

  package func size(of path: String) -> Int? {
    asked("size \(path)") {
      $0.size(of: path)
    } _: { size in
      var hash = ContentHash()
      hash.combine("\(size ?? -1)")
      return hash
    }
  }

  package func realPath(of path: String) -> String? {
    asked("real path \(path)") {
      $0.realPath(of: path)
    } _: { path in
      var hash = ContentHash()
      hash.combine(path ?? "\0")
      return hash
    }
  }

  package func opening(_ path: String) -> any FileTree {
    ObservedFiles(base.opening(path), observation, opened: opened + [path])
  }

  // MARK: Writing

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    throw .changedMeanwhile(path)
  }

  package func remove(_ path: String) throws(FileError) { throw .changedMeanwhile(path) }
  package func removeEmptyFolder(_: String) {}
}

/// What was read of some files.
package final class FileObservation: Sendable {
  private let notes = Locked<[String: Note]>([:])

  private struct Note: Sendable {
    var opened: [String]
    var answer: ContentHash
    var ask: @Sendable (any FileTree) -> ContentHash
  }

  package init() {}

  func note(
    _ question: String, _ opened: [String], _ answer: ContentHash,
    ask: @escaping @Sendable (any FileTree) -> ContentHash
  ) {
    notes.withLock {
      $0["\(opened) \(question)"] = Note(opened: opened, answer: answer, ask: ask)
    }
  }

  /// Whether the same is read of these files now.
  package func holds(for tree: any FileTree) -> Bool {
    let notes = notes.withLock { Array($0.values) }
    return parallelMap(notes) { _, note in
      note.ask(note.opened.reduce(tree) { $0.opening($1) }) == note.answer
    }.allSatisfy(\.self)
  }
}
