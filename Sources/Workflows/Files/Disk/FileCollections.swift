import Diagnostics
import Reading

/// What the selections of one walk have taken so far; each is known by its number.
struct FileCollections {
  private struct Collection {
    let selection: FileSelection
    var found: [String] = []
    var diagnostics: [Diagnostic] = []
    /// The real files and folders that were met, so that each is taken once, with their paths.
    var met: [FileIdentity: String] = [:]
    /// The paths of links to them.
    var links: [String: String] = [:]
  }

  private var collections: [Collection]

  init(_ selections: [FileSelection]) { collections = selections.map { Collection(selection: $0) } }

  var all: [Int] { Array(collections.indices) }

  var listings: [FileListing] {
    collections.map { collection in
      FileListing(
        files: collection.found.sorted { $0.precedesInBytes($1) },
        diagnostics: collection.diagnostics, links: collection.links)
    }
  }

  /// The selections that may take a file of that name.
  func asking(for name: String, among numbers: [Int]) -> [Int] {
    numbers.filter { collections[$0].selection.asks(for: name) }
  }

  /// The selections whose globs take a file, or go into a folder.
  func wanting(
    _ path: String, isFolder: Bool, in root: String, among numbers: [Int]
  ) -> [Int] {
    let name = PathParts.name(of: path)
    let isHidden = isFolder && VendoredFolder.isHidden(name)
    return numbers.filter { number in
      let selection = collections[number].selection
      guard isFolder else { return selection.admits(path, in: root) }
      return (!isHidden || selection.names(name)) && !selection.excludes(path, in: root)
    }
  }

  /// The selections that meet a file or folder for the first time.
  mutating func meet(_ identity: FileIdentity, at path: String, of numbers: [Int]) -> [Int] {
    let new = numbers.filter { collections[$0].met[identity] == nil }
    for number in new { collections[number].met[identity] = path }
    return new
  }

  /// Keeps where a link leads to that was met by another path.
  mutating func add(link path: String, to identity: FileIdentity, of numbers: [Int]) {
    for number in numbers {
      if let known = collections[number].met[identity] { collections[number].links[path] = known }
    }
  }

  mutating func add(_ path: String, to numbers: [Int]) {
    for number in numbers { collections[number].found.append(path) }
  }

  mutating func leaveOut(_ path: String, _ reason: String, of numbers: [Int]) {
    report(FileListing.leftOut(path, because: reason), to: numbers)
  }

  mutating func report(_ diagnostic: Diagnostic, to numbers: [Int]) {
    for number in numbers { collections[number].diagnostics.append(diagnostic) }
  }
}
