import Reading

/// Finds what people read or hear of the intents in a `.intentdefinition`.
///
/// Beside each text `X` the editor keeps `XID`, under which the text is looked up.
struct IntentDefinition {
  private var list: EntryList
  /// What is nothing but a parameter has no words to translate.
  private var wordless: EntryList
  private let enumerations: IntentEnumerations
  /// The values of the parameters of the intent at hand.
  private var parameters: [String: [IntentEnumerations.Value]] = [:]
  /// How many more keys values may make, so that memory has a bound.
  private var room = 50_000

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let document = PropertyListDocument(
      parsing: bytes, file: file.path, markup: ResourceLimit.propertyList)
    let list = EntryList(path: file.path, table: file.table, text: text)
    file.diagnostics = document.diagnostics
    guard let root = document.root else { return }
    var reader = Self(list: list, wordless: list, enumerations: IntentEnumerations(of: root))
    reader.add(root)
    file.entries = reader.list.entries
    file.wordlessEntries = reader.wordless.entries
    file.diagnostics += reader.list.diagnostics
  }

  /// Nodes nest no deeper than the property list's reader allows.
  private mutating func add(_ value: PropertyListValue) {
    for element in value.elements ?? [] { add(element) }
    guard let members = value.members else { return }
    let isIntent = value["INIntentName"]?.string != nil
    if isIntent { parameters = enumerations.parameters(of: value) }
    // The editor keeps texts for the value that stands for none, too; nobody is shown it.
    if value["INEnumValueName"]?.string != "unknown" { add(members) }
    if isIntent { parameters = [:] }
  }

  private mutating func add(_ members: [PropertyListMember]) {
    var ids: [Substring: String] = [:]
    for member in members where member.key.hasSuffix("ID") {
      if let id = member.value.string, !id.isEmpty { ids[member.key.dropLast(2)] = id }
    }
    for member in members {
      if let text = member.value.string {
        guard !text.isEmpty, let id = ids[member.key[...]] else { continue }
        add(text, under: id, at: member.value.textStart)
      } else {
        add(member.value)
      }
    }
  }

  private mutating func add(_ text: String, under id: String, at offset: Int) {
    let names = Self.placeholders(in: text)
    if names.count == 1, text.filter({ !$0.isWhitespace }) == "${\(names[0])}" {
      return wordless.add(id, text: text, at: offset)
    }
    let enumerated = Set(names).filter { parameters[$0] != nil }
    guard enumerated.count == 1, let name = enumerated.first, let values = parameters[name],
      values.count <= room
    else { return list.add(id, text: text, at: offset) }
    room -= values.count
    for value in values {
      let shown = text.replacing("${\(name)}", with: value.text)
      list.add("\(id)-\(value.id)", text: shown, at: offset)
    }
  }

  /// The names between `${` and `}`.
  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
