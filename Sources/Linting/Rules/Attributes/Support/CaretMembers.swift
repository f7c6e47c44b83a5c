import Messages
import Reading

extension LintText {
  /// Whether caret attributes may stand in it.
  var mayHaveCarets: Bool {
    bytes.contains(UInt8(ascii: "^")) && bytes.contains(UInt8(ascii: "["))
  }

  /// The attributes of all regions, in the order of the text.
  var caretMembers: [JSONMember] {
    guard mayHaveCarets else { return [] }
    let members = message.nodes.indices.lazy.flatMap { [message] index in
      message.caretAttributes(of: index)?.members ?? []
    }
    return Array(members.prefix(ScanLimit.parts))
  }

  /// The regions with caret attributes, in the order of the text.
  var caretRegions: [CaretRegion] {
    guard mayHaveCarets else { return [] }
    let regions = message.nodes.indices.lazy.compactMap { [message] index -> CaretRegion? in
      guard let attributes = message.caretAttributes(of: index) else { return nil }
      let arguments = (index..<Int(message.nodes[index].subtreeEnd)).compactMap {
        message.placeholder(of: $0)?.value?.argument
      }
      return CaretRegion(
        range: message.nodes[index].range, payloadRange: attributes.payloadRange,
        members: attributes.members, arguments: arguments)
    }
    return Array(regions.prefix(ScanLimit.parts))
  }
}

/// `^[…](…)` in a text.
struct CaretRegion {
  var range: Range<Int>
  var payloadRange: Range<Int>
  var members: [JSONMember]
  /// The numbers of the arguments that it shows.
  var arguments: [Int]
}

extension JSONMember {
  /// Whether the other says the same, however it is spelled.
  func says(_ other: JSONMember) -> Bool {
    name.value == other.name.value && value.strictJSON == other.value.strictJSON
  }
}
