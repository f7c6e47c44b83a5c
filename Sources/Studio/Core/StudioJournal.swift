import Foundation
import Reading
package import Workflows

/// Texts that somebody typed and didn't save, kept where a crash or a closed browser can't lose them.
///
/// The file is in the user's caches, never in the project: a repository that brings one along would
/// say what it likes.
package struct StudioJournal: Sendable {
  private let path: String
  private let tree: any FileTree

  /// - Parameters:
  ///   - folder: Made when there is something to keep.
  ///   - project: Tells the project from others.
  package init(in folder: String, of tree: any FileTree, project: String) {
    var hash = ContentHash()
    hash.combine(project)
    path = PathParts.join(folder, "studio-\(hash.text.prefix(16)).json")
    self.tree = tree
  }

  /// The drafts that were kept; none where there is no file, or one that nobody can read.
  func drafts() -> [Draft] {
    guard let bytes = try? tree.read(path, .snapshot) else { return [] }
    return (try? JSONDecoder().decode([Draft].self, from: Data(bytes))) ?? []
  }

  /// Keeps drafts in one step in the place of those that were kept.
  ///
  /// - Returns: Whether they are kept.
  func keep(_ drafts: [Draft]) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(drafts) else { return false }
    return (try? tree.write(Array(data), to: path, replacing: nil)) != nil
  }
}

/// Texts of one key that aren't saved.
struct Draft: Codable, Hashable, Sendable {
  var table: String
  var key: String
  var language: String
  /// By path.
  var texts: [String: String]
  /// What the catalog had when somebody began to type.
  var base: [String: String]

  func isAbout(_ other: Draft) -> Bool {
    table == other.table && key.isExactly(other.key) && language == other.language
  }
}
