import Locking
package import Reading

/// What extractions find out of single files, for the next one of the same project: of a file whose
/// bytes are the same nothing is scanned, parsed or lowered again, and keys are looked for again only
/// where something has changed that they may depend on.
///
/// An extraction gives the same with a memory and without. It takes what is known when it starts, and
/// leaves what it used itself when it ends, so that a memory never holds more than one state of one
/// project. Several extractions may use one at a time.
package final class ExtractionMemory: Sendable {
  private let state: Locked<State>
  /// Nil where nobody will ask for it.
  private let last: Locked<LastExtraction?>?

  fileprivate struct State: Sendable {
    /// What was asked for; other questions have other answers.
    var question = ContentHash()
    var files: [String: RememberedFile] = [:]
  }

  /// - Parameter keepsLast: Whether single files are going to be looked at again, for which more
  ///   has to be held.
  package init(keepsLast: Bool = false) {
    state = Locked(State())
    last = keepsLast ? Locked(nil) : nil
  }

  /// What is known of files by their paths.
  func files(for question: ContentHash) -> [String: RememberedFile] {
    state.withLock { $0.question == question ? $0.files : [:] }
  }

  func keep(_ files: [String: KnownFile], for question: ContentHash) {
    let files = files.mapValues { RememberedFile.file($0) }
    state.withLock { $0 = State(question: question, files: files) }
  }

  private init(_ state: State) { (self.state, last) = (Locked(state), nil) }

  // MARK: One file

  func keepLast(_ make: () -> LastExtraction) {
    guard let last else { return }
    let made = make()
    last.withLock { $0 = made }
  }

  /// What a file says that has other bytes than in the last extraction; nil where only an extraction
  /// tells.
  package func look(at path: String, _ bytes: [UInt8]) -> SourceLook? {
    last?.withLock { $0 }?.look(at: path, bytes)
  }
}

extension ExtractionMemory: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    state.withLock { $0 }.write(to: &writer)
  }

  package convenience init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(try State(from: &reader))
  }
}

/// What is known of a file: at hand, or still in bytes.
enum RememberedFile: Sendable {
  case file(KnownFile)
  case bytes([UInt8])

  /// What is known of the file, if that was of the same content.
  func file(of content: ContentHash) -> KnownFile? {
    switch self {
    case .file(let file): return file.content == content ? file : nil
    case .bytes(let bytes):
      var reader = ByteReader(bytes)
      guard let known = try? ContentHash(from: &reader), known == content else { return nil }
      reader = ByteReader(bytes)
      guard let file = try? KnownFile(from: &reader), reader.isAtEnd else { return nil }
      return file
    }
  }
}

extension ExtractionMemory.State {
  fileprivate init(from reader: inout ByteReader) throws(ByteCodingError) {
    question = try ContentHash(from: &reader)
    var files: [String: RememberedFile] = [:]
    for _ in 0..<(try reader.count()) {
      let path = try reader.text()
      files[path] = .bytes(try reader.byteList())
    }
    self.files = files
  }

  fileprivate func write(to writer: inout ByteWriter) {
    let paths = files.keys.sorted()
    let parts = parallelMap(paths.map { files[$0] }) { _, file -> [UInt8] in
      switch file {
      case .file(let file):
        var writer = ByteWriter()
        file.write(to: &writer)
        return writer.bytes
      case .bytes(let bytes): return bytes
      case nil: return []
      }
    }
    question.write(to: &writer)
    writer.write(paths.count)
    for (path, part) in zip(paths, parts) {
      writer.write(path)
      writer.write(part)
    }
  }
}
