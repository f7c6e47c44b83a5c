/// Earlier states of files, as a program that manages versions has them.
package protocol FileHistory: Sendable {
  /// The states that a file had, the newest first; none where nothing is known of it.
  func states(of path: String, most: Int) -> [FileState]

  /// The file's bytes in a state; nil where they can't be had.
  func bytes(of path: String, in state: FileState) -> [UInt8]?
}

/// A state of a file that somebody made.
package struct FileState: Hashable, Sendable {
  /// What the program calls it.
  package var name: String
  package var author: String
  /// In seconds since 1970.
  package var time: Int
  /// What the author said of it, in one line.
  package var title: String

  package init(name: String, author: String, time: Int, title: String) {
    (self.name, self.author, self.time, self.title) = (name, author, time, title)
  }
}
