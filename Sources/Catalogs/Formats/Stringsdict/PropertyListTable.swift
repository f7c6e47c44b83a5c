package import Diagnostics
package import Reading

/// A table that is a property list of any form, as apps ship them: it is only read.
package struct PropertyListTable: Sendable {
  /// The keys in the order of the file.
  package let entries: [(key: String, content: StringsdictMessage.Content)]
  package let diagnostics: [Diagnostic]

  /// The texts of a binary list, to which Xcode compiles tables, or of an old-style one, in which
  /// dictionaries may stand inside the outermost one.
  package init(_ list: PropertyListDocument) {
    let members = list.root?.members
    entries = (members ?? []).map { ($0.key, StringsdictMessage.Content($0.value)) }
    let isTable = members != nil || !list.diagnostics.isEmpty
    let message = "expected a dictionary of keys and texts; is this another kind of file?"
    diagnostics =
      isTable ? list.diagnostics : [.missingDictionary(message, file: list.file)]
  }
}

extension Diagnostic {
  /// A property list is read that is no dictionary, so no table.
  static func missingDictionary(
    _ message: String, file: String, range: Range<Int> = 0..<0
  ) -> Diagnostic {
    Diagnostic(
      id: "property-list-syntax", severity: .error, message: message,
      location: Location(file: file, range: range))
  }
}
