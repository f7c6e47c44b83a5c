import Reading

/// What was found in a part, with what it depends on, as a cache keeps it.
struct KeptPart: ByteCodable {
  /// A hash of the part and the project's configuration.
  var contents: String
  /// The languages that it adds to those of the project.
  var languages: [String]
  /// Whether a rule has compared tables.
  var comparesTables: Bool
  /// A hash of the languages of all parts, and of all their bytes where tables were compared.
  var surroundings: String
  var findings: PartFindings
}

extension KeptPart {
  func write(to writer: inout ByteWriter) {
    writer.write(contents)
    writer.write(languages)
    writer.write(comparesTables)
    writer.write(surroundings)
    findings.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    contents = try reader.text()
    languages = try reader.textList()
    comparesTables = try reader.flag()
    surroundings = try reader.text()
    findings = try PartFindings(from: &reader)
  }
}

/// All parts of a project.
struct KeptParts: ByteCodable {
  var parts: [KeptPart]

  init(parts: [KeptPart]) { self.parts = parts }

  func write(to writer: inout ByteWriter) { writer.write(parts) }

  init(from reader: inout ByteReader) throws(ByteCodingError) { parts = try reader.list() }
}
