import Reading

/// Finds what people read on a page of a Settings.bundle.
///
/// Source: "Preferences and Settings Programming Guide", Settings Application Schema Reference.
struct SettingsPage {
  private static let texts = ["Title", "FooterText"]
  private static let lists = ["Titles", "ShortTitles"]

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let document = PlacedPropertyList(
      parsing: bytes, text, file: file.path, sizeLimit: ResourceLimit.fileSize)
    if case .string(let table, _)? = document.root?[key: "StringsTable"], !table.isEmpty {
      file.table = table
    }
    var list = EntryList(path: file.path, table: file.table, text: text)
    for specifier in document.root?[key: "PreferenceSpecifiers"]?.elements ?? [] {
      add(specifier, to: &list)
    }
    file.entries = list.entries
    file.diagnostics = document.diagnostics + list.diagnostics
  }

  private static func add(_ specifier: PlacedPropertyList.Node, to list: inout EntryList) {
    guard case .dictionary(let pairs) = specifier else { return }
    for (key, value) in pairs {
      let nodes = texts.contains(key) ? [value] : lists.contains(key) ? value.elements : []
      for case .string(let text, let offset) in nodes where !text.isEmpty {
        list.add(text, at: offset)
      }
    }
  }
}
