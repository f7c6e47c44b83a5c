package import Reading

extension StringCatalogDocument {
  /// The edits that give entries another key.
  ///
  /// Where all keys are in Xcode's order, an entry goes to where the new one belongs: Xcode would move
  /// it when it next writes the file. All bytes but the key's stay.
  ///
  /// - Parameter numbers: The entries, of one key.
  package func edits(givingKey key: String, toEntriesAt numbers: [Int]) -> [TextEdit] {
    let edits = numbers.map { number in
      let place = keyPlace(of: entries[number])
      return TextEdit(place.range, place.spelled(key))
    }
    guard numbers.count == 1, let range = stringsRange,
      let position = position(ofEntryAt: numbers[0], withKey: key)
    else { return edits }
    var edit = StringCatalogMemberEdit()
    edit.removed = numbers
    edit.inserted = [(position, text(ofEntryAt: numbers[0], after: edits))]
    let shape = StringCatalogObjectShape(range: range, count: entries.count) {
      entries.range(at: $0)
    }
    return text.utf8.withUnsafeBufferPointer { bytes in
      var editing = StringCatalogObjectEditing(bytes, StringCatalogStyle(of: self))
      editing.make(edit, of: shape, gap: "")
      return editing.edits
    }
  }

  /// - Parameter edits: Edits of the document inside of the entry.
  private func text(ofEntryAt number: Int, after edits: [TextEdit]) -> [UInt8] {
    let range = entries.range(at: number)
    let inside = edits.map { edit in
      let start = edit.range.lowerBound - range.lowerBound
      return TextEdit(start..<start + edit.range.count, edit.replacement)
    }
    return Array(text.utf8[range]).applying(inside)
  }

  /// The number of the entry that one goes before under another key; nil where it stays.
  private func position(ofEntryAt number: Int, withKey key: String) -> Int? {
    let places = StringCatalogKeyPlaces(entries)
    guard places.areInXcodeOrder else { return nil }
    let position = places.position(of: key)
    // Right before or behind itself it is where it was.
    return (number...number + 1).contains(position) ? nil : position
  }
}
