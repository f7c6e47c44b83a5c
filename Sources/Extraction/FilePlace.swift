/// A place in one of the scanned files, by which declarations and literals are told apart.
struct FilePlace: Hashable, Comparable, Sendable {
  /// The position of the file; negative for interface files.
  var file: Int
  /// In UTF-8.
  var offset: Int32

  static func < (left: FilePlace, right: FilePlace) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}
