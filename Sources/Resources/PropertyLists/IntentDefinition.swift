import Reading

/// Finds what people read or hear of the intents in a `.intentdefinition`.
///
/// Beside each text `X` the editor keeps `XID`, under which the text is looked up.
struct IntentDefinition {
  private var list: EntryList

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let document = PlacedPropertyList(
      parsing: bytes, text, file: file.path, sizeLimit: ResourceLimit.fileSize)
    var reader = Self(list: EntryList(path: file.path, table: file.table, text: text))
    if let root = document.root { reader.add(root) }
    file.entries = reader.list.entries
    file.diagnostics = document.diagnostics + reader.list.diagnostics
  }

  /// Nodes nest no deeper than the property list's reader allows.
  private mutating func add(_ node: PlacedPropertyList.Node) {
    switch node {
    case .array(let elements): for element in elements { add(element) }
    case .dictionary(let pairs): add(pairs)
    case .string, .other: break
    }
  }

  private mutating func add(_ pairs: [(key: String, value: PlacedPropertyList.Node)]) {
    var ids: [Substring: String] = [:]
    for case (let key, .string(let id, _)) in pairs where key.hasSuffix("ID") && !id.isEmpty {
      ids[key.dropLast(2)] = id
    }
    for (key, value) in pairs {
      if case .string(let text, let offset) = value {
        guard !text.isEmpty, let id = ids[key[...]] else { continue }
        list.add(id, text: text, at: offset)
      } else {
        add(value)
      }
    }
  }
}
