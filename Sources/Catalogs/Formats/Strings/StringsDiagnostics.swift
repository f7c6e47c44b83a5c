import Diagnostics
import PlainBytes
package import Reading

extension StringsDocument {
  /// All that is wrong with the document, by place.
  func allDiagnostics(
    _ problems: [StringsProblem], _ duplicates: [(earlier: Int, later: Int)]
  ) -> [Diagnostic] {
    let encoding = text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
    let foreign = foreignText.map { [$0] } ?? []
    let found =
      (foreign.isEmpty ? encoding : foreign) + diagnostics(of: problems)
      + diagnostics(ofDuplicates: duplicates, besides: conflictMarkers(among: problems))
    return found.sortedByPlace()
  }

  /// The first ones, and how many more: parsing bounds the other mistakes itself.
  private func diagnostics(
    ofDuplicates duplicates: [(earlier: Int, later: Int)], besides markers: [Int]
  ) -> [Diagnostic] {
    var found = LimitedDiagnostics()
    for (earlier, later) in duplicates {
      let (earlier, later) = (entries[earlier], entries[later])
      guard !areSides(earlier, later, of: markers) else { continue }
      // Many that nobody sees don't hide two that differ.
      let isSeen = !text.areSpelledAlike(earlier.range, later.range)
      found.append(
        .duplicateKey(
          key(of: later), file: file, range: later.range, earlier: earlier.range),
        in: isSeen ? "seen" : nil)
    }
    return found.all
  }

  /// Where git's conflict markers start.
  private func conflictMarkers(among problems: [StringsProblem]) -> [Int] {
    problems.map(\.range.lowerBound).filter { ConflictMarker.range(at: $0, in: text.utf8) != nil }
  }

  /// Whether two entries are the two sides of what git couldn't merge: one of them goes with the
  /// markers, which are told.
  private func areSides(
    _ earlier: StringsEntry, _ later: StringsEntry, of markers: [Int]
  ) -> Bool {
    let between = markers.filter {
      $0 >= earlier.range.upperBound && $0 < later.range.lowerBound
    }
    return !between.isEmpty && between.allSatisfy { "=|".utf8.contains(text.utf8[$0]) }
  }

  private func diagnostics(of problems: [StringsProblem]) -> [Diagnostic] {
    // A key may be as long as the file, and have all its mistakes: it is decoded once for them.
    var last: (entry: Int, key: String)?
    return problems.map { problem in
      if let entry = problem.entry, last?.entry != entry {
        last = (entry, key(of: entries[entry]))
      }
      return problem.diagnostic(in: self, key: problem.entry == nil ? nil : last?.key)
    }
  }

  /// Why nothing is read of a file that is something else.
  private var foreignText: Diagnostic? {
    let message: String
    if text.isUTF16SavedAsUTF8 {
      message =
        "this was UTF-16, and something saved it as if it had been UTF-8, which lost letters; take "
        + "the file from before that, and save it as UTF-8"
    } else if let format = text.foreignFormat {
      message =
        "this is \(format), not the text of a .strings file; save it as UTF-8 text, with a line "
        + "'\"key\" = \"value\";' for each entry"
    } else {
      return nil
    }
    return Diagnostic(
      id: "unsupported-format", severity: .error, message: message,
      location: Location(file: file))
  }
}

extension SourceText {
  /// Whether a file is an XML or a binary property list, whatever its name says.
  package var isPropertyList: Bool {
    if PropertyListForm.isBinary(utf8) { return true }
    let start = utf8.dropFirst(byteOrderMarkLength).drop { $0.isLayout }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// Whether a `.strings` file can be read as one.
  var isStringsText: Bool { foreignFormat == nil && !isUTF16SavedAsUTF8 }

  /// Whether the byte-order mark of UTF-16 became two replacement characters, and the other half of
  /// each letter stands beside it as a NUL.
  fileprivate var isUTF16SavedAsUTF8: Bool {
    let mark: [UInt8] = [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD]
    let unit = utf8.dropFirst(mark.count).prefix(2)
    return utf8.starts(with: mark) && unit.count == 2 && unit.count(where: { $0 == 0 }) == 1
  }

  /// What the file is when it can't be a `.strings` text.
  fileprivate var foreignFormat: String? {
    if PropertyListForm.isBinary(utf8) { return "a binary property list" }
    if isPropertyList { return "an XML property list" }
    if utf8.count > Int(UInt32.max) { return "a file of more than 4 GB" }
    // UTF-32 with a mark looks like UTF-16 with a NUL behind every mark and letter.
    if utf8.starts(with: byteOrderMark + [0]) { return "UTF-32 text" }
    return nil
  }
}
