package import Diagnostics

extension Diagnostic: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(severity.rawValue)
    writer.write(message)
    writer.write(location)
    writer.write(notes)
    writer.write(fixIts)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let id = try reader.text()
    guard let severity = Severity(rawValue: try reader.text()) else { throw ByteCodingError() }
    self.init(
      id: id, severity: severity, message: try reader.text(), location: try reader.optional(),
      notes: try reader.list(), fixIts: try reader.list())
  }
}

extension Diagnostic.Note: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(message)
    writer.write(location)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(message: try reader.text(), location: try reader.optional())
  }
}

extension Location: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(range)
    writer.write(keyPath)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      file: try reader.text(), range: try reader.range(), keyPath: try reader.textList())
  }
}

extension FixIt: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(title)
    writer.write(isSafe)
    writer.write(edits)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(title: try reader.text(), isSafe: try reader.flag(), edits: try reader.list())
  }
}

extension FixIt.Edit: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(range)
    writer.write(replacement)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      file: try reader.text(), range: try reader.range(), replacement: try reader.text())
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }
}

extension ByteReader {
  /// A range of bytes in a file; none is so large that its end could be no number.
  fileprivate mutating func range() throws(ByteCodingError) -> Range<Int> {
    let (start, length) = (try number(), try number())
    guard start >= 0, length >= 0, start <= Int32.max, length <= Int32.max else {
      throw ByteCodingError()
    }
    return start..<start + length
  }
}
