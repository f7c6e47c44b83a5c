import Reading

extension SourceOutline: ByteCodable {
  func write(to writer: inout ByteWriter) {
    for flag in [hasText, isTest] { writer.write(flag) }
    for hashes in [identifiers, declared, types, functionAliases] { writer.write(hashes) }
    for hashes in [bodyIdentifiers, memberIdentifiers] { writer.write(hashes) }
    writer.write(extensions)
    writer.write(bodies)
    writer.write(members)
    writer.write(comments)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    (hasText, isTest) = (try reader.flag(), try reader.flag())
    (identifiers, declared) = (try reader.hashes(), try reader.hashes())
    (types, functionAliases) = (try reader.hashes(), try reader.hashes())
    (bodyIdentifiers, memberIdentifiers) = (try reader.hashes(), try reader.hashes())
    extensions = try reader.list()
    bodies = try reader.list()
    members = try reader.list()
    comments = try reader.list()
    guard bodies.allSatisfy({ $0.identifiers.upperBound <= bodyIdentifiers.count }),
      members.allSatisfy({ $0.identifiers.upperBound <= memberIdentifiers.count })
    else { throw ByteCodingError() }
  }
}

extension SourceOutline.Extension: ByteCodable {
  func write(to writer: inout ByteWriter) { writer.write([type] + members) }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let hashes = try reader.hashes()
    guard let first = hashes.first else { throw ByteCodingError() }
    self.init(type: first, members: Array(hashes.dropFirst()))
  }
}

extension SourceOutline.Body: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(range)
    for flag in [isGetter, hasText, mayPass, isIgnored] { writer.write(flag) }
    writer.write(type.map { [$0] } ?? [])
    writer.write(identifiers: identifiers)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let range = try reader.range()
    let flags = (try reader.flag(), try reader.flag(), try reader.flag(), try reader.flag())
    let type = try reader.hashes().first
    self.init(
      range: range, isGetter: flags.0, hasText: flags.1, mayPass: flags.2, isIgnored: flags.3,
      type: type, identifiers: try reader.identifiers())
  }
}

extension SourceOutline.Member: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(range)
    writer.write(name.map { [$0] } ?? [])
    for flag in [stays, isStored] { writer.write(flag) }
    writer.write(identifiers: identifiers)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let (range, name) = (try reader.range(), try reader.hashes().first)
    self.init(
      range: range, name: name, stays: try reader.flag(), isStored: try reader.flag(),
      identifiers: try reader.identifiers())
  }
}

extension SourceOutline.Comment: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(range)
    writer.write(hasLineEnd)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(range: try reader.range(), hasLineEnd: try reader.flag())
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ range: Range<Int32>) {
    write(Int(range.lowerBound))
    write(range.count)
  }

  fileprivate mutating func write(identifiers: Range<Int>) {
    write(identifiers.lowerBound)
    write(identifiers.count)
  }
}

extension ByteReader {
  fileprivate mutating func identifiers() throws(ByteCodingError) -> Range<Int> {
    let (start, count) = (try number(), try number())
    guard start >= 0, count >= 0, start <= Int32.max, count <= Int32.max else {
      throw ByteCodingError()
    }
    return start..<start + count
  }

  fileprivate mutating func range() throws(ByteCodingError) -> Range<Int32> {
    let (start, count) = (try number(), try number())
    guard start >= 0, count >= 0, start <= Int32.max, count <= Int(Int32.max) - start else {
      throw ByteCodingError()
    }
    return Int32(start)..<Int32(start + count)
  }
}
