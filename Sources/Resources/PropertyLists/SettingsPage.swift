import Diagnostics
import Reading

/// Finds what people read on a page of a Settings.bundle.
///
/// Source: "Preferences and Settings Programming Guide", Settings Application Schema Reference.
struct SettingsPage {
  private static let texts = ["Title", "FooterText"]
  private static let lists = ["Titles", "ShortTitles"]

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let document = PropertyListDocument(
      parsing: bytes, file: file.path, markup: ResourceLimit.propertyList)
    if let table = document.root?["StringsTable"]?.string, !table.isEmpty {
      file.table = table
    }
    var list = EntryList(path: file.path, table: file.table, text: text)
    let blanked = document.diagnostics.filter { $0.id == PropertyListDocument.blankedID }
      .compactMap(\.location?.range)
    for specifier in document.root?["PreferenceSpecifiers"]?.elements ?? [] {
      add(specifier, blanked, to: &list)
    }
    file.entries = list.entries
    file.diagnostics = document.diagnostics.map(withoutRefusal) + list.diagnostics
  }

  /// What is told of a page: one that apps can read, such as licenses with form feeds, is no error.
  private static func withoutRefusal(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == PropertyListDocument.blankedID else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .warning
    return diagnostic
  }

  /// - Parameter blanked: Where characters weren't read as they are: such a text is no key.
  private static func add(
    _ specifier: PropertyListValue, _ blanked: [Range<Int>], to list: inout EntryList
  ) {
    for member in specifier.members ?? [] {
      let isList = lists.contains(member.key)
      let values = texts.contains(member.key) ? [member.value] : nil
      for value in values ?? (isList ? member.value.elements : nil) ?? [] {
        // Signs and numbers to choose from are the same in all languages.
        guard let text = value.string, text.contains(where: \.isLetter),
          !blanked.contains(where: value.range.overlaps)
        else { continue }
        list.add(text, at: value.textStart)
      }
    }
  }
}
