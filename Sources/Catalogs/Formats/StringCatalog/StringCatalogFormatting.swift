import Messages
import Reading

extension StringCatalogDocument {
  /// The file as Xcode writes it, or nil when it has errors.
  ///
  /// Two spaces a level, `"key" : value`, an empty object as two lines; keys and the names of all
  /// other objects in Finder's order (`zh-Hans, zh-Hant, zh-HK`, as in 5,989 objects of public
  /// catalogs, and none the other way); escapes only where JSON needs them; UTF-8. Xcode writes no
  /// line end behind the last brace, but one that something else added to Xcode's text stays.
  package func formatted() -> [UInt8]? {
    guard !hasErrors else { return nil }
    let body = text.utf8.withUnsafeBufferPointer { bytes in
      var writer = StringCatalogWriter(text: bytes)
      writer.write(self)
      return writer.output
    }
    let isXcodes =
      text.encoding == .utf8 && text.utf8.count == body.count + 1
      && text.utf8.last == UInt8(ascii: "\n") && text.utf8.starts(with: body)
    return isXcodes ? text.utf8 : body
  }
}

/// Writes JSON as Xcode does.
private struct StringCatalogWriter {
  let text: UnsafeBufferPointer<UInt8>
  private(set) var output: [UInt8] = []
  private let spelling = StringCatalogSpelling()

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    output.reserveCapacity(text.count)
  }

  mutating func write(_ document: StringCatalogDocument) {
    let names = document.members.map { JSONDocument.decodedString(in: $0.name, of: text) }
    let order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    writeItems(order, "{", "}", indent: 0) { writer, index in
      let member = document.members[index]
      if member.value == document.stringsRange {
        writer.write(bytesOf: names[index])
        writer.writeEntries(document.entries)
      } else if let member = JSONMember(member, in: writer.text, allowsTrailingCommas: true) {
        writer.write(member, indent: 1)
      }
    }
  }

  private mutating func write(bytesOf name: String) {
    spelling.write(name, to: &output)
    output += " : ".utf8
  }

  private mutating func writeEntries(_ entries: StringCatalogEntries) {
    writeItems(Self.sorted(entries), "{", "}", indent: 1) { writer, index in
      if let member = entries.member(at: Int(index), in: writer.text) {
        writer.write(member, indent: 2)
      }
    }
  }

  /// The numbers of the entries in Xcode's order; of the same key the earlier one comes first.
  private static func sorted(_ entries: StringCatalogEntries) -> [Int32] {
    let numbers = (0..<entries.count).map { Int32($0) }
    func precedes(_ left: Int32, _ right: Int32) -> Bool {
      entries.withKey(at: Int(left)) { left in
        entries.withKey(at: Int(right)) { XcodeKeyOrder.precedes(left, $0) }
      }
    }
    let isSorted = zip(numbers, numbers.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isSorted ? numbers : numbers.sorted { precedes($0, $1) }
  }

  private mutating func write(_ member: JSONMember, indent: Int) {
    write(member.name)
    output += " : ".utf8
    write(member.value, indent: indent)
  }

  /// The depth is what the reader allows at most.
  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value.content {
    case .string(let string): write(string)
    case .number(let number): output += number.spelling.utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .null: output += "null".utf8
    case .array(let elements):
      writeItems(elements, "[", "]", indent: indent) { $0.write($1, indent: indent + 1) }
    case .object(let members):
      writeItems(Self.sorted(members.filter { !Self.saysNothing($0) }), "{", "}", indent: indent) {
        $0.write($1, indent: indent + 1)
      }
    }
  }

  /// Whether a field is null that is read and may be left out; what nobody knows stays.
  private static func saysNothing(_ member: JSONMember) -> Bool {
    guard case .null = member.value.content else { return false }
    return StringCatalogReader.optionalFields.contains(member.name.value)
  }

  private static func sorted(_ members: [JSONMember]) -> [JSONMember] {
    func precedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
      XcodeKeyOrder.precedes(left.name.value, right.name.value)
    }
    let isSorted = zip(members, members.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isSorted ? members : members.sorted(by: precedes)
  }

  private mutating func write(_ string: JSONString) {
    let spelled = text[string.range]
    if spelled.contains(UInt8(ascii: "\\")) {
      spelling.write(string.value, to: &output)
    } else {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: spelled))
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item], _ open: String, _ close: String, indent: Int,
    _ body: (inout StringCatalogWriter, Item) -> Void
  ) {
    output += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      startLine(indent: indent + 1)
      body(&self, item)
    }
    if items.isEmpty { output.append(UInt8(ascii: "\n")) }
    startLine(indent: indent)
    output += close.utf8
  }

  private mutating func startLine(indent: Int) {
    output.append(UInt8(ascii: "\n"))
    for _ in 0..<indent {
      output.append(UInt8(ascii: " "))
      output.append(UInt8(ascii: " "))
    }
  }
}
