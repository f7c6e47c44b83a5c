import Diagnostics
package import Reading

/// What a workflow may ask of files; the answers are all that it knows of them.
struct FileQuestion: Hashable, Sendable {
  /// What was opened before it was asked, from the outside.
  var openings: [String]
  var kind: Kind

  enum Kind: Hashable, Sendable {
    case listings(roots: [String], selections: [FileSelection])
    case names(folder: String)
    case bytes(path: String, limit: FileLimit)
    case size(path: String)
    case realPath(path: String)
  }

  /// What tells the answer that some files give now from others.
  func answer(of files: any FileTree) -> ContentHash {
    let files = openings.reduce(files) { $0.opening($1) }
    switch kind {
    case .listings(let roots, let selections):
      return Self.answer(files.listings(under: roots, of: selections))
    case .names(let folder): return Self.answer(files.names(in: folder))
    case .bytes(let path, let limit):
      do throws(FileError) {
        return Self.answer(try files.read(path, limit))
      } catch {
        return Self.answer(error)
      }
    case .size(let path): return Self.answer(files.size(of: path).map(String.init))
    case .realPath(let path): return Self.answer(files.realPath(of: path))
    }
  }

  static func answer(_ bytes: [UInt8]) -> ContentHash { ContentHash(of: bytes) }

  static func answer(_ text: String?) -> ContentHash { answer(text.map { [$0] } ?? []) }

  static func answer(_ texts: [String]) -> ContentHash {
    var hash = ContentHash()
    for text in texts { hash.combine(text) }
    return hash
  }

  /// An error is never taken for a file: several texts are hashed, each with its length.
  static func answer(_ error: FileError) -> ContentHash {
    answer([error.id, error.path, error.message])
  }

  static func answer(_ listings: [FileListing]) -> ContentHash {
    var hash = ContentHash()
    for listing in listings {
      hash.combine(answer(listing.files))
      let links = listing.links.sorted { $0.key.precedesInBytes($1.key) }
      hash.combine(answer(links.flatMap { [$0.key, $0.value] }))
      hash.combine(answer(listing.diagnostics.flatMap { [$0.message, $0.location?.file ?? ""] }))
    }
    return hash
  }
}

// MARK: As bytes

extension FileQuestion: ByteCodable {
  private enum Form: Int {
    case listings, names, bytes, size, realPath
  }

  func write(to writer: inout ByteWriter) {
    writer.write(openings)
    switch kind {
    case .listings(let roots, let selections):
      writer.write(Form.listings)
      writer.write(roots)
      writer.write(selections)
    case .names(let folder): write(.names, folder, to: &writer)
    case .bytes(let path, let limit):
      write(.bytes, path, to: &writer)
      writer.write(limit.kind)
      writer.write(limit.bytes)
    case .size(let path): write(.size, path, to: &writer)
    case .realPath(let path): write(.realPath, path, to: &writer)
    }
  }

  private func write(_ form: Form, _ path: String, to writer: inout ByteWriter) {
    writer.write(form)
    writer.write(path)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    openings = try reader.textList()
    switch try reader.choice(of: Form.self) {
    case .listings:
      kind = .listings(roots: try reader.textList(), selections: try reader.list())
    case .names: kind = .names(folder: try reader.text())
    case .bytes:
      let path = try reader.text()
      let limit = FileLimit(kind: try reader.text(), bytes: try reader.number())
      kind = .bytes(path: path, limit: limit)
    case .size: kind = .size(path: try reader.text())
    case .realPath: kind = .realPath(path: try reader.text())
    }
  }
}

extension FileSelection: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(suffixes)
    writer.write(include)
    writer.write(exclude)
    writer.write(project)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      suffixes: try reader.textList(), include: try reader.textList(),
      exclude: try reader.textList(), project: try reader.optional())
  }
}

extension ProjectGlobs: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(folder)
    writer.write(include)
    writer.write(exclude)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      folder: try reader.text(), include: try reader.textList(), exclude: try reader.textList())
  }
}
