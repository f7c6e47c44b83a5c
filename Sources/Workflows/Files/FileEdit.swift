/// A file with the bytes that it is to have.
package struct FileEdit: Hashable, Sendable {
  package var path: String
  /// What it held when the new bytes were made of it, empty for no file; nil when it doesn't matter.
  package var old: [UInt8]?
  package var new: [UInt8]

  package init(path: String, old: [UInt8]? = nil, new: [UInt8]) {
    (self.path, self.old, self.new) = (path, old, new)
  }
}
