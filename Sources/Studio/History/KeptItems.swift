import Foundation
import Locking
import Reading
import Workflows

/// Items that all sessions of a project keep in one file, of which each changes only its own.
///
/// What another session wrote is never written over: a change is made of the newest bytes, and made
/// again where the file got others meanwhile.
final class KeptItems<Item: Codable & Sendable>: Sendable {
  typealias Change = @Sendable (inout [Item]) -> Void
  typealias File = (path: String, tree: any FileTree)

  private struct State: Sendable {
    var read: ReadFile<[Item]>?
    /// Changes that couldn't be written yet; they go with the next one.
    var waiting: [Change] = []
    /// Those of the file as it was read last, with the changes that wait; all where there is no file.
    var items: [Item] = []
  }

  private let file: File?
  private let state = Locked(State())

  /// - Parameter file: Made when there is something to keep; nil to keep items in memory alone.
  init(in file: File? = nil) { self.file = file }

  /// The items as they are now; none where there is no file, or one that nobody can read.
  var items: [Item] {
    state.withLock { state in
      guard let file else { return state.items }
      let known = state.read?.content
      state.read = ReadFile.latest(
        of: file.path, after: state.read, in: file.tree, within: .journal
      ) { bytes in Self.items(in: bytes) }
      guard state.read?.content != known else { return state.items }
      state.items = state.read?.value ?? []
      for change in state.waiting { change(&state.items) }
      return state.items
    }
  }

  /// Changes the items in one step.
  ///
  /// - Parameter change: Takes all of them, those of other sessions too; it may be called again.
  /// - Returns: Whether the change would outlive the session.
  func change(_ change: @escaping Change) -> Bool {
    state.withLock { state in
      guard let file else {
        change(&state.items)
        return false
      }
      state.waiting.append(change)
      guard Self.write(state.waiting, to: file) else {
        change(&state.items)
        // On a disk that takes nothing they would become more without end.
        if state.waiting.count > Self.mostWaiting { state.waiting.removeFirst() }
        return false
      }
      // The file has others now, which are read when somebody asks for them.
      state = State()
      return true
    }
  }

  private static var mostWaiting: Int { 1000 }
  /// Others write in between as often as somebody types there.
  private static var mostTries: Int { 64 }
  /// In bytes; far less than is read of a journal.
  private static var longest: Int { 16 << 20 }

  private static func write(_ changes: [Change], to file: File) -> Bool {
    for _ in 0..<mostTries {
      guard let old = bytes(of: file) else { return false }
      var items = Self.items(in: old)
      for change in changes { change(&items) }
      if items.isEmpty, old.isEmpty { return true }
      guard let new = bytes(of: items) else { return false }
      do throws(FileError) {
        try file.tree.write(new, to: file.path, replacing: old)
        return true
      } catch {
        guard error.isChangedMeanwhile else { return false }
      }
    }
    return false
  }

  /// The file's bytes, empty where there is none; nil where it can't be read, so that nobody knows
  /// what would be written over.
  private static func bytes(of file: File) -> [UInt8]? {
    do throws(FileError) {
      return try file.tree.read(file.path, .journal)
    } catch {
      return error.isMissing ? [] : nil
    }
  }

  private static func items(in bytes: [UInt8]) -> [Item] {
    (try? JSONDecoder().decode([Item].self, from: Data(bytes))) ?? []
  }

  /// The items as the file has them, without the oldest where they are too long.
  private static func bytes(of items: [Item]) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var items = items
    while let data = try? encoder.encode(items) {
      guard data.count > longest, !items.isEmpty else { return Array(data) }
      items.removeFirst((items.count + 3) / 4)
    }
    return nil
  }
}
