import Diagnostics
package import Reading

extension StringCatalogDocument {
  /// The document after a change inside of one entry's value, of which all others are what they
  /// were: for whoever follows somebody who types, without reading the whole file each time.
  ///
  /// - Parameter edit: A change of the text.
  /// - Returns: The same that reading the changed text gives; nil where that has to be done, for
  ///   the file has mistakes before or after, or more changes than texts.
  package func following(_ edit: TextEdit) -> StringCatalogDocument? {
    guard text.encoding == .utf8, findings.isEmpty, case .located(let located) = entries.storage,
      let rootRange, let changed = Self.position(of: edit, in: located),
      text.utf8.count + edit.replacement.count < StringCatalogSkimmer.largestFile
    else { return nil }
    var utf8 = text.utf8
    utf8.replaceSubrange(edit.range, with: edit.replacement)
    let entry = located[changed].following(edit)
    guard let languages = counts(replacing: located[changed], by: entry, in: utf8) else {
      return nil
    }
    let moved = located[..<changed] + located[changed...].map { $0.following(edit) }
    var reader = StringCatalogReader(file: file)
    let root = utf8.withUnsafeBufferPointer {
      reader.readRoot(
        rootRange.lowerBound..<edit.moved(rootRange.upperBound),
        members.map { $0.following(edit) }, entries: Array(moved), languages: languages,
        in: $0)
    }
    guard let root, reader.diagnostics.isEmpty, reader.remarks.isEmpty else { return nil }
    return StringCatalogDocument(
      SourceText(validated: utf8, like: text), file: file, root, keys,
      hasDuplicates: hasDuplicates, reader)
  }

  /// The entry that a change lies inside the value of, without touching its ends.
  private static func position(of edit: TextEdit, in entries: [StringCatalogMember]) -> Int? {
    let next = entries.partitioningIndex { $0.value.lowerBound >= edit.range.lowerBound }
    guard next > 0, entries[next - 1].value.upperBound > edit.range.upperBound else { return nil }
    return next - 1
  }

  /// How many entries have a localization, by language, after a change of one; nil where something is
  /// wrong with it before or after, or the catalog has other languages then.
  private func counts(
    replacing before: StringCatalogMember, by after: StringCatalogMember, in changed: [UInt8]
  ) -> [String: Int]? {
    guard let old = languages(of: before, in: text.utf8),
      let new = languages(of: after, in: changed)
    else { return nil }
    guard old != new else { return localizationCounts }
    var counts = localizationCounts
    for language in old { counts[language, default: 0] -= 1 }
    for language in new { counts[language, default: 0] += 1 }
    let isSame = counts.allSatisfy { $0.value > 0 && localizationCounts[$0.key] != nil }
    return isSame ? counts : nil
  }

  /// The languages of an entry in which nothing is wrong; nil where something is.
  private func languages(of entry: StringCatalogMember, in text: [UInt8]) -> [String]? {
    let slice = Array(text[entry.range])
    guard invalidUTF8Ranges(in: slice, limit: 1).isEmpty else { return nil }
    var reader = StringCatalogReader(file: file)
    let read = text.withUnsafeBufferPointer { bytes -> StringCatalogEntry? in
      // What is cut off by a bracket or a quotation mark ends earlier, or later, than it did.
      guard JSONMember(entry, in: bytes)?.value.range == entry.value else { return nil }
      return reader.readEntry(entry, in: bytes)
    }
    guard let read, reader.diagnostics.isEmpty, reader.remarks.isEmpty else { return nil }
    return read.localizations.map(\.language.value)
  }
}
