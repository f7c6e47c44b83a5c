import Diagnostics
import Reading

extension KnownFinding: ByteCodable {
  func write(to writer: inout ByteWriter) {
    environment.write(to: &writer)
    program.write(to: &writer)
    writer.write(lookedInto)
    finding.write(to: &writer)
    writer.write(uses)
    writer.write(unlessUsed)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    environment = try ContentHash(from: &reader)
    program = try ContentHash(from: &reader)
    lookedInto = try reader.list()
    finding = try FileFinding(from: &reader)
    uses = try reader.list()
    unlessUsed = try reader.list()
  }
}

extension KnownFinding.Body: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(file)
    program.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    file = try reader.position()
    program = try ContentHash(from: &reader)
  }
}

extension KnownFinding.Use: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    place.write(to: &writer)
    writer.write(reaches)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    name = try reader.text()
    place = try KnownFinding.Place(from: &reader)
    reaches = try reader.text()
  }
}

extension KnownFinding.Place: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(place: offset)
    writer.write(ordinal.map { $0 + 1 } ?? 0)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    file = try reader.number()
    offset = try reader.place()
    let number = try reader.position()
    ordinal = number > 0 ? number - 1 : nil
  }
}

/// Without the uses of wrappers, and without flows, which nobody asks for where this is kept.
extension FileFinding: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(occurrences)
    writer.write(diagnostics)
    writer.write(openLookUps)
    let functions = matchedFunctions.sorted { $0.spelling < $1.spelling }
    writer.write(functions)
    writer.write(unlessUsed)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init()
    occurrences = try reader.list()
    diagnostics = try reader.list()
    openLookUps = try reader.list()
    matchedFunctions = Set(try reader.list())
    unlessUsed = try reader.list()
  }
}

/// Without its place, which is kept apart.
extension UnusedWrapper: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(diagnostic)
    writer.write(openLookUp)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    place = FilePlace(file: 0, offset: 0)
    diagnostic = try reader.optional()
    openLookUp = try reader.optional()
  }
}

extension Occurrence: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(key)
    for text in [table, bundle, defaultValue] { writer.write(text) }
    writer.write(sourceText)
    writer.write(comment)
    writer.write(arguments)
    writer.write(reading?.rawValue)
    writer.write(isIndirect)
    writer.write(wrapper)
    writer.write(bundleFile.map { $0 + 1 } ?? 0)
    writer.write(shortcut)
    writer.write(marks.rawValue)
    writer.write(place: offset)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      key: try reader.text(), table: try reader.optionalText(), bundle: try reader.optionalText(),
      defaultValue: try reader.optionalText(), sourceText: try reader.text(),
      comment: try reader.optionalText(), arguments: try reader.list(),
      reading: try reader.optionalText().flatMap(StringReading.init),
      isIndirect: try reader.flag(), wrapper: try reader.optionalText(),
      bundleFile: try reader.fileNumber(), shortcut: try reader.optionalText(),
      marks: PlaceMarks(rawValue: try reader.number()), offset: try reader.place())
  }
}

extension ByteReader {
  /// The position of a file, written as one more; nil for 0.
  fileprivate mutating func fileNumber() throws(ByteCodingError) -> Int? {
    let number = try number()
    return number > 0 ? number - 1 : nil
  }
}
