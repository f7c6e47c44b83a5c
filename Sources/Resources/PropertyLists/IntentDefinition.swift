import Reading

/// Finds what people read or hear of the intents in a `.intentdefinition`.
///
/// Beside each text `X` the editor keeps `XID`, under which the text is looked up.
struct IntentDefinition {
  private var list: EntryList

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let document = PropertyListDocument(
      parsing: bytes, file: file.path, markup: ResourceLimit.propertyList)
    var reader = Self(list: EntryList(path: file.path, table: file.table, text: text))
    if let root = document.root { reader.add(root) }
    file.entries = reader.list.entries
    file.diagnostics = document.diagnostics + reader.list.diagnostics
  }

  /// Nodes nest no deeper than the property list's reader allows.
  private mutating func add(_ value: PropertyListValue) {
    for element in value.elements ?? [] { add(element) }
    if let members = value.members { add(members) }
  }

  private mutating func add(_ members: [PropertyListMember]) {
    var ids: [Substring: String] = [:]
    for member in members where member.key.hasSuffix("ID") {
      if let id = member.value.string, !id.isEmpty { ids[member.key.dropLast(2)] = id }
    }
    for member in members {
      if let text = member.value.string {
        guard !text.isEmpty, let id = ids[member.key[...]] else { continue }
        list.add(id, text: text, at: member.value.textStart)
      } else {
        add(member.value)
      }
    }
  }
}
