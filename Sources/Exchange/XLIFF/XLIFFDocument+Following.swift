package import Reading

extension XLIFFDocument {
  /// The document after a change inside of one unit, of which all others are what they were: for
  /// whoever follows somebody who types, without reading the whole file each time.
  ///
  /// - Parameters:
  ///   - edit: A change of the text.
  ///   - text: The text before it, in UTF-8.
  ///   - name: How diagnostics name the file.
  /// - Returns: The same that reading the changed text gives; nil where that has to be done, for
  ///   the file has mistakes before or after, or the unit isn't the same any more.
  package func following(_ edit: TextEdit, in text: [UInt8], file name: String) -> XLIFFDocument? {
    guard version == .v1_2, diagnostics.isEmpty, let place = place(around: edit.range),
      let range = files[place.file].units[place.unit].range
    else { return nil }
    var surroundings = files[place.file]
    surroundings.units = []
    let old = Array(text[range])
    let inside = TextEdit(
      (edit.range.lowerBound - range.lowerBound)..<(edit.range.upperBound - range.lowerBound),
      edit.replacement)
    let known = files[place.file].units[place.unit]
    guard let before = Self.unit(of: old, at: range, in: surroundings, file: name),
      // What stands around the unit says nothing of it.
      before == known,
      let after = Self.unit(
        of: old.applying([inside]), at: range, in: surroundings, file: name),
      after.id == before.id, after.key == before.key, after.path == before.path
    else { return nil }
    var document = self
    document.move(edit)
    document.files[place.file].units[place.unit] = after
    return document
  }

  /// A unit by itself, as it stands in the file; nil where anything is wrong with it.
  private static func unit(
    of bytes: [UInt8], at range: Range<Int>, in file: ExchangeFile, file name: String
  ) -> ExchangeUnit? {
    guard var unit = XLIFFPiece(of: bytes, in: file).file(named: name)?.units.first,
      unit.range?.count == bytes.count
    else { return nil }
    unit.range = range.lowerBound..<(range.lowerBound + bytes.count)
    return unit
  }

  /// The unit that a range lies inside of, without touching its ends.
  private func place(around range: Range<Int>) -> (file: Int, unit: Int)? {
    for (number, file) in files.enumerated() {
      let next = file.units.partitioningIndex {
        ($0.range?.lowerBound ?? 0) >= range.lowerBound
      }
      guard next > 0, let found = file.units[next - 1].range,
        found.lowerBound < range.lowerBound, range.upperBound < found.upperBound
      else { continue }
      return (number, next - 1)
    }
    return nil
  }

  private mutating func move(_ edit: TextEdit) {
    for number in files.indices {
      files[number].range = files[number].range.map {
        edit.moved($0.lowerBound)..<edit.moved($0.upperBound)
      }
      for unit in files[number].units.indices {
        guard let range = files[number].units[unit].range,
          range.upperBound > edit.range.lowerBound
        else { continue }
        files[number].units[unit].range =
          edit.moved(range.lowerBound)..<edit.moved(range.upperBound)
      }
    }
  }
}
