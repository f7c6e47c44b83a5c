import Reading

/// Which of some keys each file spells out.
struct SpelledKeys: ByteCodable {
  /// Each path once.
  var files: [File]

  struct File: ByteCodable {
    var path: String
    /// Tells what the file held from anything else.
    var content: ContentHash
    var text: SpelledText
    /// Whether it holds generated symbols, so that code may name keys by these.
    var holdsSymbols: Bool
  }

  init(files: [File]) { self.files = files }

  /// The keys that were found, with the places of each.
  var places: [ExactKey: [SpelledPlace]] {
    SpelledText.places(in: files.map { ($0.path, $0.text) })
  }

  var filesByPath: [String: File] {
    Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func write(to writer: inout ByteWriter) { writer.write(files) }

  init(from reader: inout ByteReader) throws(ByteCodingError) { files = try reader.list() }
}

extension SpelledKeys.File {
  func write(to writer: inout ByteWriter) {
    writer.write(path)
    content.write(to: &writer)
    text.write(to: &writer)
    writer.write(holdsSymbols)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      path: try reader.text(), content: try ContentHash(from: &reader),
      text: try SpelledText(from: &reader), holdsSymbols: try reader.flag())
  }
}
