import Reading

extension StringsDocument {
  /// What a property list says that stands where a `.strings` text may: apps read both.
  ///
  /// The document is only to be read: its text is no file's, and its diagnostics are those of the list,
  /// with their places there. Of a key that stands twice the last entry counts; what is no text is left
  /// out.
  ///
  /// - Parameters:
  ///   - list: An XML or a binary property list.
  ///   - comment: Gives an entry's comment; nil where there is none.
  package init(_ list: StringsdictDocument, comment: (StringsdictEntry) -> String?) {
    var seen: Set<ExactKey> = []
    let edits = list.entries.reversed().compactMap { entry -> StringsEdit? in
      guard seen.insert(ExactKey(entry.key)).inserted, case .text(let text) = entry.content else {
        return nil
      }
      return .insert(key: entry.key, value: text, comment: comment(entry))
    }
    self = StringsDocument(parsing: [], file: list.file).applying(edits.reversed())
    isPropertyList = true
    diagnostics = list.diagnostics
  }
}
