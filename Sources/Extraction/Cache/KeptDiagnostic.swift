import Diagnostics
import Reading

/// A diagnostic of an extraction as it is kept; it has no fix-its, for none of extraction's has.
struct KeptDiagnostic: ByteCodable {
  let value: Diagnostic

  init(_ value: Diagnostic) { self.value = value }

  func write(to writer: inout ByteWriter) {
    writer.write(value.id)
    writer.write(value.severity.rawValue)
    writer.write(value.message)
    Self.write(value.location, to: &writer)
    writer.write(value.notes.count)
    for note in value.notes {
      writer.write(note.message)
      Self.write(note.location, to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let id = try reader.text()
    guard let severity = Severity(rawValue: try reader.text()) else { throw ByteCodingError() }
    let message = try reader.text()
    let location = try Self.location(from: &reader)
    var notes: [Diagnostic.Note] = []
    let count = try reader.number()
    while notes.count < count {
      let message = try reader.text()
      notes.append(Diagnostic.Note(message: message, location: try Self.location(from: &reader)))
    }
    value = Diagnostic(
      id: id, severity: severity, message: message, location: location, notes: notes)
  }

  private static func write(_ location: Location?, to writer: inout ByteWriter) {
    writer.write(location != nil)
    guard let location else { return }
    writer.write(location.file)
    writer.write(location.range.lowerBound)
    writer.write(location.range.count)
    writer.write(location.keyPath)
  }

  private static func location(
    from reader: inout ByteReader
  ) throws(ByteCodingError) -> Location? {
    guard try reader.flag() else { return nil }
    let file = try reader.text()
    let (start, length) = (try reader.number(), try reader.number())
    guard start >= 0, length >= 0, start <= Int32.max, length <= Int32.max else {
      throw ByteCodingError()
    }
    return Location(file: file, range: start..<start + length, keyPath: try reader.textList())
  }
}
