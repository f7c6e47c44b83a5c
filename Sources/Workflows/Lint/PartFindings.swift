import Linting
import Reading

/// What rules found in one part, before the project weighs it.
struct PartFindings: ByteCodable {
  /// By file, in the order of the part.
  var files: [OfFile] = []
  /// By table, in the order of the part.
  var tables: [OfTable] = []

  /// What was found in a file as a whole.
  struct OfFile: ByteCodable {
    var path: String
    var findings: [LintDiagnostic]
  }

  /// What was found in the texts of a table.
  struct OfTable: ByteCodable {
    var findings: [LintDiagnostic] = []
    /// How many texts were looked at.
    var unitCount = 0
  }

  init() {}

  func write(to writer: inout ByteWriter) {
    writer.write(files)
    writer.write(tables)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    files = try reader.list()
    tables = try reader.list()
  }
}

extension PartFindings.OfFile {
  func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(findings)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    path = try reader.text()
    findings = try reader.list()
  }
}

extension PartFindings.OfTable {
  func write(to writer: inout ByteWriter) {
    writer.write(unitCount)
    writer.write(findings)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    unitCount = try reader.number()
    findings = try reader.list()
  }
}
