import Messages
import Reading
import Vocabulary

/// A part of a message whose words are to agree: `^[…](inflect: true)` and its kin.
struct AgreementRegion: Sendable {
  /// The node in the message.
  let node: Int
  /// The whole with its marks, in UTF-8 offsets.
  let range: Range<Int>
  /// What stands in the brackets.
  let content: Range<Int>
  let payload: Range<Int>
  let members: [JSONMember]
  /// Whether the words are to agree with an argument or a concept.
  let agreesWithOther: Bool
  /// What the attributes ask of the words.
  let options: AgreementOptions
  /// The numbers and the texts among its placeholders.
  private(set) var counts: [FormatSpecifier] = []
  private(set) var words: [FormatSpecifier] = []
  /// The text without marks; placeholders as they are written.
  let text: String
  /// The text of its own words, without placeholders.
  private(set) var literal = ""

  private init(_ message: Message, node: Int, _ caret: CaretAttributes) {
    self.node = node
    range = message.nodes[node].range
    // `^[` in front; `](` between the text and the payload.
    content =
      (range.lowerBound + 2)..<max(range.lowerBound + 2, caret.payloadRange.lowerBound - 2)
    payload = caret.payloadRange
    members = caret.members
    agreesWithOther = caret.members.contains { member in
      switch member.agreement {
      case .agreeWithArgument?, .agreeWithConcept?, .referentConcept?: true
      default: false
      }
    }
    options = AgreementOptions(caret.members)
    text = message.plainText(of: node)
    for index in (node + 1)..<max(node + 1, Int(message.nodes[node].subtreeEnd)) {
      if let specifier = message.placeholder(of: index) {
        if specifier.isNumber { counts.append(specifier) } else { words.append(specifier) }
      } else {
        literal += message.text(of: index)
      }
    }
  }

  /// The regions of a message whose words are to agree with something, outer ones first.
  static func all(in message: Message) -> [AgreementRegion] {
    message.nodes.indices.compactMap { index in
      guard message.nodes[index].kind == .attributes,
        let caret = message.caretAttributes(of: index)
      else { return nil }
      let region = AgreementRegion(message, node: index, caret)
      return region.agrees ? region : nil
    }
  }

  /// Whether `inflect` asks for agreement.
  var inflects: Bool { options.inflects }

  private var agrees: Bool { inflects || agreesWithOther }

  /// The number of an argument or a concept to agree with.
  func number(_ attribute: AgreementAttribute) -> Int? { value(attribute)?.integer }

  func value(_ attribute: AgreementAttribute) -> JSONValue? { member(attribute)?.value }

  func member(_ attribute: AgreementAttribute) -> JSONMember? {
    // By name: to find out which attribute each member is takes longer.
    members.last { $0.name.value == attribute.rawValue }
  }

  /// The text that is shown where the words can't be settled.
  var alternative: JSONString? {
    if case .string(let string)? = value(.inflectionAlternative)?.content { string } else { nil }
  }

  /// The language that the words are in, where the text says so.
  var language: String? { options.language }
}

extension FormatSpecifier {
  /// Whether a number stands for it.
  var isNumber: Bool {
    switch kind {
    case .value(let value): value.type.isNumber
    case .substitutionArgument, .variable: true
    case .percentSign, .text: false
    }
  }
}
