package import Reading

/// Something that was made of a file's bytes, and what tells whether the file still has these.
///
/// For programs that keep files in mind: a file whose stamp is settled isn't read again before its
/// stamp is another, and nothing is made again of the same bytes.
package struct ReadFile<Value: Sendable>: Sendable {
  package let value: Value
  /// Tells the file's bytes from others.
  package let content: ContentHash
  /// Nil as long as a change might leave the same one.
  private let stamp: FileStamp?

  private init(value: Value, content: ContentHash, stamp: FileStamp?) {
    (self.value, self.content, self.stamp) = (value, content, stamp)
  }

  /// A file that has just been written, whose stamp says nothing yet.
  ///
  /// - Parameter bytes: What was written.
  package init(_ value: Value, of bytes: [UInt8]) {
    self.init(value: value, content: ContentHash(of: bytes), stamp: nil)
  }

  /// The file as it is now.
  ///
  /// - Parameters:
  ///   - known: What was made of it before.
  ///   - limit: How large the file may be.
  ///   - now: In nanoseconds since 1970.
  ///   - make: Makes the value of the bytes; nil where they are none.
  /// - Returns: nil where the file can't be read, or nothing can be made of it.
  package static func latest(
    of path: String, after known: ReadFile?, in tree: any FileTree,
    within limit: FileLimit = .catalog, at now: Int64 = FileStamp.now,
    make: (_ bytes: [UInt8]) -> Value?
  ) -> ReadFile? {
    // Taken before the bytes are read, so that it is never newer than they are.
    let stamp = tree.settledStamp(of: path, at: now)
    if let known, let stamp, known.stamp == stamp { return known }
    guard let bytes = try? tree.read(path, limit) else { return nil }
    let content = ContentHash(of: bytes)
    if let known, known.content == content {
      return ReadFile(value: known.value, content: content, stamp: stamp)
    }
    return make(bytes).map { ReadFile(value: $0, content: content, stamp: stamp) }
  }
}
