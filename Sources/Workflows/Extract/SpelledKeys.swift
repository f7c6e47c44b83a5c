import Reading

/// The keys that were found, with the first of the files that has each.
struct SpelledKeys: ByteCodable {
  var files: [String: String]

  init(files: [String: String]) { self.files = files }

  func write(to writer: inout ByteWriter) {
    let keys = files.keys.sorted()
    writer.write(keys)
    writer.write(keys.compactMap { files[$0] })
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let (keys, paths) = (try reader.textList(), try reader.textList())
    guard keys.count == paths.count else { throw ByteCodingError() }
    files = Dictionary(zip(keys, paths), uniquingKeysWith: { first, _ in first })
  }
}
