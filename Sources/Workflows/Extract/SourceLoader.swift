import Diagnostics
import Dispatch
import Exchange
import Extraction
import Locking
import Reading
import Resources

/// Reads source files once for all that look at them, and keeps what went wrong.
final class SourceLoader: Sendable {
  private let tree: any FileTree
  private let errors: Locked<[String: Diagnostic]>
  private let held: Locked<[String: Held]>
  private let room: Locked<Int>

  private struct Held {
    var hash: ContentHash
    /// Nil where memory doesn't allow for them.
    var bytes: [UInt8]?
  }

  /// Files beyond that are read again when they are asked for again.
  private static let mostBytesHeld = 64 << 20

  init(tree: any FileTree) {
    self.tree = tree
    errors = Locked([:])
    held = Locked([:])
    room = Locked(Self.mostBytesHeld)
  }

  /// A loader that knows what another one has read, and reads other files from another tree.
  ///
  /// - Parameter other: Nil for one that has read nothing.
  convenience init(tree: any FileTree, continuing other: SourceLoader?) {
    self.init(tree: tree, sharing: other ?? SourceLoader(tree: tree))
  }

  private init(tree: any FileTree, sharing other: SourceLoader) {
    self.tree = tree
    (errors, held, room) = (other.errors, other.held, other.room)
  }

  /// Starts to read sources that will be asked for, while something else is worked on; whoever asks
  /// before one is there reads it as well.
  func readAhead(_ paths: [String]) {
    DispatchQueue.global().async { _ = self.hash(of: paths, areSources: true) }
  }

  /// The file's bytes, or nil if it can't be read; none for generated symbols, which say of no key
  /// that it is used, and the code that is generated of a Core Data model.
  func source(_ path: String) -> [UInt8]? {
    guard let bytes = read(path) else { return nil }
    if DataModels.isOne(path) { return ManagedObjectCode.swift(of: bytes) }
    return SymbolSource.isLikely(bytes) ? [] : bytes
  }

  /// The file's bytes, or nil if it can't be read.
  private func read(_ path: String) -> [UInt8]? {
    if let bytes = held.withLock({ $0[path]?.bytes }) { return bytes }
    do {
      let bytes = try tree.read(path, .source)
      guard EncryptedFile.isOne(bytes) else { return bytes }
      errors.withLock { $0[path] = EncryptedFile.leftOut(path) }
    } catch {
      errors.withLock { $0[path] = error.diagnostic }
    }
    return nil
  }

  /// The same for a file that need not be one: what can't be read is no error.
  func readIfPossible(_ path: String) -> [UInt8]? {
    held.withLock { $0[path]?.bytes } ?? (try? tree.read(path, .source))
  }

  /// What tells some files and their contents from others; reads those that were not read yet.
  ///
  /// - Parameter areSources: Whether it is an error that one can't be read.
  func hash(of paths: [String], areSources: Bool = false) -> ContentHash {
    let hashes = parallelMap(paths) { _, path in self.hash(of: path, isSource: areSources) }
    var all = ContentHash()
    for (path, hash) in zip(paths, hashes) {
      all.combine(path)
      all.combine(hash ?? ContentHash())
    }
    return all
  }

  /// What tells the contents of a file, which need not be a source, from others; nil where it can't
  /// be read.
  func hash(of path: String) -> ContentHash? { hash(of: path, isSource: false) }

  private func hash(of path: String, isSource: Bool) -> ContentHash? {
    if let known = held.withLock({ $0[path]?.hash }) { return known }
    guard let bytes = isSource ? read(path) : readIfPossible(path) else { return nil }
    let hash = ContentHash(of: bytes)
    let isHeld = room.withLock { room in
      room -= bytes.count
      return room >= 0
    }
    held.withLock { $0[path] = Held(hash: hash, bytes: isHeld ? bytes : nil) }
    return hash
  }

  var hasErrors: Bool { errors.withLock { !$0.isEmpty } }

  /// The files that can't be read, or are too large to be sources.
  var unread: Set<String> { errors.withLock { Set($0.keys) } }

  var diagnostics: [Diagnostic] {
    errors.withLock { Array($0.values) }
  }
}
