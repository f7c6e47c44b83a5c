import Foundation
import Locking
import Reading
package import Workflows

/// What outlives a session: texts that somebody typed and didn't save, notes with what was sent back,
/// and, after a crash, what was saved.
///
/// The files are in the user's caches, never in the project: a repository that brings one along would
/// say what it likes.
package struct StudioJournal: Sendable {
  /// Texts that aren't saved.
  let drafts: KeptItems<Draft>
  /// What was said of texts that were sent back.
  let notes: KeptItems<ReviewNote>
  private let folder: String
  /// What the names of the project's files start with.
  private let name: String
  private let tree: any FileTree
  private let saves: SavesFile
  private let isRunning: @Sendable (Int32) -> Bool

  /// - Parameters:
  ///   - folder: Made when there is something to keep.
  ///   - project: Tells the project from others.
  ///   - isRunning: Whether a process is there, so that its saves aren't left.
  ///   - removeAtEnd: Takes the file that goes when somebody ends the program.
  package init(
    in folder: String, of tree: any FileTree, project: String,
    isRunning: @escaping @Sendable (Int32) -> Bool = { _ in false },
    removingAtEnd removeAtEnd: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    var hash = ContentHash()
    hash.combine(project)
    let name = "studio-\(hash.text.prefix(16))"
    drafts = KeptItems(in: (path: PathParts.join(folder, name + ".json"), tree: tree))
    notes = KeptItems(in: (path: PathParts.join(folder, name + "-notes.json"), tree: tree))
    self.name = name
    (self.folder, self.tree, self.isRunning) = (folder, tree, isRunning)
    let process = ProcessInfo.processInfo.processIdentifier
    // Another session with the same number, in a container, has another name.
    let unique = String(UInt32.random(in: .min ... .max), radix: 36)
    saves = SavesFile(
      path: PathParts.join(folder, "\(name)\(Self.savesName)\(process)-\(unique).jsonl"),
      removeAtEnd)
  }

  private static let savesName = "-saves-"

  // MARK: Saves

  /// Keeps what this session saved, as lines of ``SaveHistory/journal``.
  func keepSaves(_ lines: [UInt8]) {
    if lines.isEmpty {
      try? tree.remove(saves.path)
    } else {
      saves.begin()
      _ = try? tree.write(lines, to: saves.path, replacing: nil)
    }
  }

  /// What sessions saved that ended unexpectedly, from the first on.
  func leftSaves() -> LeftSaves {
    var left = LeftSaves()
    for file in leftFiles {
      guard let lines = try? tree.read(PathParts.join(folder, file), .journal) else { continue }
      left.files.append(file)
      left.changes += lines.split(separator: UInt8(ascii: "\n")).compactMap {
        SavedChange(line: Array($0))
      }
    }
    return left
  }

  /// Forgets saves that were left; what other sessions leave since stays.
  func forget(_ left: LeftSaves) {
    for file in left.files { try? tree.remove(PathParts.join(folder, file)) }
  }

  private var leftFiles: [String] {
    let start = name + Self.savesName
    let own = PathParts.name(of: saves.path)
    let process = ProcessInfo.processInfo.processIdentifier
    return tree.names(in: folder).sorted().filter { file in
      guard file.hasPrefix(start), file != own,
        let number = Int32(file.dropFirst(start.count).prefix { $0.isNumber })
      else { return false }
      return number == process || !isRunning(number)
    }
  }
}

/// What sessions saved that ended unexpectedly.
struct LeftSaves: Sendable {
  /// The names of their files in the journal's folder.
  fileprivate(set) var files: [String] = []
  fileprivate(set) var changes: [SavedChange] = []
}

/// Where one session's saves are kept.
private final class SavesFile: Sendable {
  let path: String
  private let removeAtEnd: @Sendable (String) -> Void
  private let hasBegun = Locked(false)

  init(path: String, _ removeAtEnd: @escaping @Sendable (String) -> Void) {
    (self.path, self.removeAtEnd) = (path, removeAtEnd)
  }

  /// Sees to it that the file goes with the program, once.
  func begin() {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isFirst { removeAtEnd(path) }
  }
}
