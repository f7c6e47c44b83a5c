import Messages
import PlainBytes
import Reading

extension LintText {
  /// Whether caret attributes may stand in it.
  var mayHaveCarets: Bool {
    bytes.contains(UInt8(ascii: "^")) && bytes.contains(UInt8(ascii: "["))
  }

  /// The attributes of all regions, in the order of the text, read out of it.
  func readCaretMembers() -> [JSONMember] {
    var members: [JSONMember] = []
    for index in message.nodes.indices where members.count < ScanLimit.parts {
      guard message.nodes[index].kind == .attributes else { continue }
      members += message.caretAttributes(of: index)?.members ?? []
    }
    return Array(members.prefix(ScanLimit.parts))
  }

  /// The regions with caret attributes, in the order of the text, read out of it.
  func readCaretRegions() -> [CaretRegion] {
    var regions: [CaretRegion] = []
    for index in message.nodes.indices where regions.count < ScanLimit.parts {
      guard message.nodes[index].kind == .attributes,
        let attributes = message.caretAttributes(of: index)
      else { continue }
      let arguments = (index..<Int(message.nodes[index].subtreeEnd)).compactMap {
        message.placeholder(of: $0)?.value?.argument
      }
      regions.append(
        CaretRegion(
          range: message.nodes[index].range, payloadRange: attributes.payloadRange,
          members: attributes.members, arguments: arguments))
    }
    return regions
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
