import Localization
import Messages
import Reading
import Vocabulary

/// A text with Markdown and caret attributes as an editor changes it, within format definitions.
///
/// Places are UTF-8 offsets. Only the bytes change that a change is about; a selection stays on what
/// it is on.
struct FormattedText {
  private(set) var text: String
  let definitions: [FormatDefinition]
  private(set) var message: Message

  /// - Parameter definitions: Those of the text's table.
  init(_ text: String, _ definitions: [FormatDefinition]) {
    self.text = text
    self.definitions = definitions
    message = Message(text)
  }

  // MARK: What is there

  /// The attributes of each piece in a range; for a caret those of the text before it.
  func attributes(in range: Range<Int>) -> [[String: String]] {
    let runs = FormatRuns(of: message).runs
    let inside = runs.filter { message.nodes[$0.node].range.overlaps(range) }
    guard range.isEmpty else { return inside.map(\.attributes) }
    let before = runs.last {
      let own = message.nodes[$0.node].range
      return own.lowerBound < range.lowerBound && range.lowerBound <= own.upperBound
    }
    return [before?.attributes ?? [:]]
  }

  /// Whether a control has an effect that sets an attribute in a range, or with nil removes it.
  func canSet(_ name: String, to value: String?, in range: Range<Int>) -> Bool {
    let pieces = attributes(in: range)
    let hasPlace = !range.isEmpty || value == nil || region(around: range) != nil
    return hasPlace && !pieces.isEmpty
      && pieces.allSatisfy { definitions.canSet(name, to: value, in: $0) }
  }

  /// The innermost node with attributes whose text has a range in it.
  func region(around range: Range<Int>) -> Int? {
    message.nodes.indices.last { index in
      guard message.nodes[index].kind == .attributes else { return false }
      let content = content(of: index)
      return content.lowerBound <= range.lowerBound && range.upperBound <= content.upperBound
    }
  }

  /// What stands between the marks of a node.
  func content(of index: Int) -> Range<Int> {
    let node = message.nodes[index]
    if node.kind == .autolink { return (node.range.lowerBound + 1)..<(node.range.upperBound - 1) }
    let children = Array(message.children(of: index))
    if let first = children.first, let last = children.last {
      return message.nodes[first].range.lowerBound..<message.nodes[last].range.upperBound
    }
    guard let attributes = message.caretAttributes(of: index) else { return node.range }
    let start = node.range.lowerBound + "^[".utf8.count
    return start..<max(start, attributes.payloadRange.lowerBound - "](".utf8.count)
  }

  // MARK: Changes

  /// Changes some places at once; a selection stays on what it is on.
  mutating func apply(_ edits: [TextEdit], selection: inout Range<Int>) {
    guard !edits.isEmpty else { return }
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    text = text.applying(sorted)
    message = Message(text)
    var (lower, upper) = (selection.lowerBound, selection.upperBound)
    for edit in sorted.reversed() {
      // What is put in behind a selection isn't in it.
      let isBehind = edit.range.isEmpty && edit.range.lowerBound == upper && !selection.isEmpty
      if !isBehind { upper = edit.moved(upper) }
      lower = edit.moved(lower)
    }
    selection = lower..<max(lower, upper)
  }

  /// Makes text of a node that has marks.
  func unwrapping(_ index: Int) -> [TextEdit] {
    let (node, content) = (message.nodes[index], content(of: index))
    if node.kind == .code {
      return [TextEdit(node.range, MarkdownText.escaped(message.plainText(of: index)))]
    }
    return [
      TextEdit(node.range.lowerBound..<content.lowerBound, ""),
      TextEdit(content.upperBound..<node.range.upperBound, ""),
    ]
  }

  /// Changes the attributes that a node spells.
  ///
  /// - Parameter values: By name, as strict JSON; nil to remove one.
  func setting(_ values: [String: String?], at index: Int) -> [TextEdit] {
    guard let attributes = message.caretAttributes(of: index) else { return [] }
    let kept = attributes.members.filter { values[$0.name.value] != .some(nil) }
    let known = Set(kept.map(\.name.value))
    let added = values.compactMap { name, value in
      known.contains(name) ? nil : value.map { (name: name, value: $0) }
    }
    .sorted { $0.name < $1.name }
    guard !kept.isEmpty || !added.isEmpty else { return unwrapping(index) }
    let isSame = kept.count == attributes.members.count && added.isEmpty
    if isSame {
      return kept.compactMap { member in
        guard let value = values[member.name.value] ?? nil, value != member.value.strictJSON else {
          return nil
        }
        return TextEdit(member.value.range, CaretPayload.spelling(ofValue: value))
      }
    }
    let pieces = kept.map { member in
      let value = (values[member.name.value] ?? nil).map { CaretPayload.spelling(ofValue: $0) }
      let spelled = value ?? String(message.source[utf8: member.value.range])
      return "\(message.source[utf8: member.name.range]): \(spelled)"
    }
    let payload = pieces + (added.isEmpty ? [] : [CaretPayload.text(of: added)])
    return [TextEdit(attributes.payloadRange, payload.joined(separator: ", "))]
  }

  // MARK: Definitions

  /// Brings the text to what the definitions allow.
  mutating func constrain(selection: inout Range<Int>) {
    // Each round leaves less to do; a text that is never done is left after some.
    for _ in 0..<Self.mostRounds {
      let edits = attributeEdits() + markEdits()
      guard !edits.isEmpty else { return }
      apply(edits, selection: &selection)
    }
  }

  private static let mostRounds = 8

  private func attributeEdits() -> [TextEdit] {
    guard !definitions.isEmpty else { return [] }
    return FormatRuns(of: message).regions.flatMap { run -> [TextEdit] in
      guard let region = run.region, let own = message.caretAttributes(of: region)?.members else {
        return []
      }
      let (attributes, names) = (run.attributes, own.map(\.name.value))
      let fixed = definitions.constrained(attributes)
      guard fixed != attributes else { return [] }
      var values: [String: String?] = [:]
      for name in names where fixed[name] != attributes[name] { values[name] = .some(fixed[name]) }
      for (name, value) in fixed where attributes[name] == nil { values[name] = value }
      // What would have to go is around: then what is here goes.
      if values.isEmpty {
        for name in names where AgreementAttribute(rawValue: name) == nil {
          values[name] = .some(nil)
        }
      }
      return setting(values, at: region)
    }
  }

  private func markEdits() -> [TextEdit] {
    let forbidden = FormatDefinition.Mark.allCases.filter { !definitions.allows($0) }
    guard !forbidden.isEmpty else { return [] }
    let nodes = message.nodes.indices.filter { index in
      message.nodes[index].kind.mark.map(forbidden.contains) ?? false
    }
    return nodes.flatMap(unwrapping)
  }
}
