import Diagnostics
package import Reading

extension LintDiagnostic: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    diagnostic.write(to: &writer)
    for text in [key, table, locale, path] { writer.write(text) }
    writer.write(contents)
    writer.write(foldedKeys)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      try Diagnostic(from: &reader), key: try reader.optionalText(),
      table: try reader.optionalText(), locale: try reader.optionalText(),
      path: try reader.optionalText())
    contents = try reader.optional()
    foldedKeys = try reader.textList()
  }
}
