package import Reading

/// How results of an extraction are kept: without custom attributes and the parsed files, which are
/// asked for rarely.
extension ExtractionResult: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(entries)
    writer.write(diagnostics)
    writer.write(wrappers)
    writer.write(unmatchedFunctions)
    writer.write(openLookUps)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      entries: try reader.list(),
      diagnostics: try reader.list(),
      wrappers: try reader.list(),
      unmatchedFunctions: try reader.list(),
      openLookUps: try reader.list())
  }
}

extension LocalizingFunction: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(label)
    writer.write(owner)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      name: try reader.text(), label: try reader.optionalText(), owner: try reader.optionalText())
  }
}

extension ExtractedEntry: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(table)
    writer.write(bundle)
    writer.write(defaultValue)
    writer.write(sourceText)
    writer.write(comments)
    writer.write(arguments)
    writer.write(locations)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      key: try reader.text(), table: try reader.text(), bundle: try reader.optionalText(),
      defaultValue: try reader.optionalText(), sourceText: try reader.text(),
      comments: try reader.textList(), arguments: try reader.list(), locations: try reader.list())
  }
}

extension ExtractedArgument: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(position)
    writer.write(specifier)
    writer.write(type)
    writer.write(expression)
    writer.write(certainty.rawValue)
    writer.write(values)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let position = try reader.number()
    let texts = (try reader.text(), try reader.text(), try reader.text())
    guard let certainty = Certainty(rawValue: try reader.text()) else { throw ByteCodingError() }
    self.init(
      position: position, specifier: texts.0, type: texts.1, expression: texts.2,
      certainty: certainty, values: try reader.textList())
  }
}

extension SourceReference: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(offset)
    writer.write(line)
    writer.write(column)
    writer.write(reading?.rawValue)
    writer.write(comment)
    writer.write(defaultValue)
    writer.write(isAssumed)
    writer.write(isIndirect)
    writer.write(wrapper)
    writer.write(bundleFile)
    writer.write(shortcut)
    writer.write(marks.rawValue)
    writer.write(platforms.rawValue)
    writer.write(flags.sorted())
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let file = try reader.text()
    let (offset, line, column) = (try reader.number(), try reader.number(), try reader.number())
    self.init(
      file: file, offset: offset, line: line, column: column,
      reading: try reader.optionalText().flatMap(StringReading.init),
      comment: try reader.optionalText(), defaultValue: try reader.optionalText(),
      isAssumed: try reader.flag(), isIndirect: try reader.flag(),
      wrapper: try reader.optionalText(), bundleFile: try reader.optionalText(),
      shortcut: try reader.optionalText(), marks: PlaceMarks(rawValue: try reader.number()),
      platforms: Platforms(rawValue: try reader.number()), flags: Set(try reader.textList()))
  }
}

extension Wrapper: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    place.write(to: &writer)
    writer.write(reaches)
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let name = try reader.text()
    let place = try SourceReference(from: &reader)
    self.init(name: name, place: place, reaches: try reader.text())
  }
}
