import Dispatch
import Foundation
import Locking

/// The temporary files of this process, which go when somebody stops it.
final class UnfinishedFiles: Sendable {
  static let shared = UnfinishedFiles()

  private struct Entry: Sendable {
    var folder: Descriptor
    var name: String
  }

  private let entries = Locked<[Entry]>([])
  /// Made with the first file: a run that writes nothing leaves signals alone.
  private let sources: SignalSources

  private init() {
    let entries = entries
    // What a parent told us to ignore, as `nohup` does, stays ignored.
    let numbers =
      Self.canListen ? [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) } : []
    let queue = DispatchQueue(label: "l10n.interruption")
    let ready = DispatchGroup()
    let sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { Self.end(entries, number) }
      ready.enter()
      source.setRegistrationHandler { ready.leave() }
      source.resume()
      return source
    }
    self.sources = SignalSources(sources: sources)
    ready.wait()
  }

  /// Whether there are descriptors left to wait for signals with.
  ///
  /// Dispatch opens four of its own for its first source, and traps where it gets none. Without it
  /// a signal ends the process at once, and the next run removes what is left.
  private static var canListen: Bool {
    let copies = (0..<8).map { _ in dup(STDERR_FILENO) }
    for copy in copies where copy >= 0 { close(copy) }
    return !copies.contains(-1)
  }

  func add(_ folder: Descriptor, _ name: String) {
    entries.withLock { $0.append(Entry(folder: folder, name: name)) }
  }

  func remove(_ folder: Descriptor, _ name: String) {
    entries.withLock { entries in
      entries.removeAll { $0.folder === folder && $0.name == name }
    }
  }

  /// Removes all files, and ends as the signal would have ended the process.
  private static func end(_ entries: Locked<[Entry]>, _ number: Int32) {
    // Nobody can add another while the list is held, which it is to the end.
    entries.withLock { entries in
      for entry in entries { unlinkat(entry.folder.number, entry.name, 0) }
      signal(number, SIG_DFL)
      kill(getpid(), number)
      sleep(1)
      exit(128 + number)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    // Function pointers can't be compared; only their addresses are looked at.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Signal sources, which listen as long as somebody holds them.
///
/// Unchecked, but safe: any thread may use one, which Dispatch doesn't say on all systems. An import
/// with `@preconcurrency` would do where it doesn't, and is warned of where it does.
private struct SignalSources: @unchecked Sendable {
  let sources: [any DispatchSourceSignal]
}

/// Removes what runs that were killed left in the folders that are written to, once a folder.
final class SweptFolders: Sendable {
  private let known = Locked<Set<FileIdentity>>([])

  /// Removes temporary files that no process holds; the folder must be locked.
  func sweep(_ folder: Descriptor) {
    guard let identity = folder.status?.identity,
      known.withLock({ $0.insert(identity).inserted })
    else { return }
    for name in FolderNames(of: folder)?.valid ?? [] where TemporaryFile.isName(name) {
      guard let file = folder.open(name), file.status?.isFile == true else { continue }
      // Whoever writes it holds its lock.
      guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { continue }
      unlinkat(folder.number, name, 0)
    }
  }
}
