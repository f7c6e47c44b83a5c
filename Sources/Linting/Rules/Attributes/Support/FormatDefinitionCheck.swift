import Diagnostics
import Localization
import Messages
import Reading

/// Compares the attributes of a text with a format definition.
struct FormatDefinitionCheck {
  /// What breaks a definition, and what it is apart from its place.
  struct Violation {
    var identity: String
    var finding: Finding
  }

  private let context: LintContext

  init(_ context: LintContext) { self.context = context }

  /// - Returns: Each place at most once.
  func violations(of definition: FormatDefinition, in text: LintText) -> [Violation] {
    let runs = FormatRuns(of: text.message)
    var found = disallowed(by: definition, text) + disallowedMarks(by: definition, text)
    found += parted(by: definition, runs, text)
    for members in runs.regions.map(\.members) {
      for constraint in definition.constraints {
        guard let trigger = Self.trigger(constraint.condition, members) else { continue }
        let conflict = Conflict(definition: definition.name, trigger: trigger, members: members)
        found += constraint.required.compactMap(conflict.missing)
        found += constraint.excluded.compactMap(conflict.excess)
      }
    }
    var places: Set<Range<Int>> = []
    return found.filter { $0.finding.range.map { places.insert($0).inserted } ?? true }
      .sorted { ($0.finding.range?.lowerBound ?? 0) < ($1.finding.range?.lowerBound ?? 0) }
  }

  // MARK: Allowed attributes

  /// The attributes and values that the definition doesn't list.
  private func disallowed(by definition: FormatDefinition, _ text: LintText) -> [Violation] {
    guard let attributes = definition.attributes else { return [] }
    let members = text.message.nodes.indices.flatMap {
      text.message.caretAttributes(of: $0)?.members ?? []
    }
    return members.compactMap { member in
      let name = member.name.value
      guard let allowed = attributes.first(where: { $0.name == name }) else {
        guard isCustom(name) else { return nil }
        let list = attributes.map { "`\($0.name)`" }.joined(separator: ", ")
        return Violation(
          identity: "name \(name)",
          finding: Finding(
            "the format definition `\(definition.name)` doesn't allow `\(name)` here; "
              + (list.isEmpty ? "remove it" : "it allows \(list)"), at: member.name.range))
      }
      guard !allowed.admits(member.value) else { return nil }
      return Violation(
        identity: "value \(name) \(member.value.strictJSON)",
        finding: Finding(
          "the format definition `\(definition.name)` allows \(allowed.shown), found "
            + "`\(FormatDefinition.shown(member.value.strictJSON))`", at: member.value.range))
    }
  }

  /// Whether an attribute is the app's; that nothing knows a name is for another rule to say.
  private func isCustom(_ name: String) -> Bool {
    context.attributes?.contains { $0.name == name } ?? false
      || context.formatDefinitions.contains { $0.mentions(name) }
  }

  /// The Markdown that the definition doesn't list.
  private func disallowedMarks(
    by definition: FormatDefinition, _ text: LintText
  ) -> [Violation] {
    guard let marks = definition.marks else { return [] }
    return text.message.nodes.compactMap { node in
      guard let mark = node.kind.mark, !marks.contains(mark) else { return nil }
      return Violation(
        identity: "mark \(mark.rawValue)",
        finding: Finding(
          "the format definition `\(definition.name)` doesn't allow \(mark.shown) here; remove its "
            + "marks", at: node.range))
    }
  }

  // MARK: Whole paragraphs

  /// Attributes of whole paragraphs that hold for a part of one only.
  private func parted(
    by definition: FormatDefinition, _ runs: FormatRuns, _ text: LintText
  ) -> [Violation] {
    guard !definition.wholeParagraphs.isEmpty else { return [] }
    return text.message.nodes.indices.flatMap { index -> [Violation] in
      let members = text.message.caretAttributes(of: index)?.members ?? []
      return members.compactMap { member in
        let name = member.name.value
        guard definition.wholeParagraphs.contains(name), isParted(index, name, runs, text) else {
          return nil
        }
        return Violation(
          identity: "part \(name)",
          finding: Finding(
            "by the format definition `\(definition.name)`, `\(name)` holds for whole paragraphs; "
              + "put all of the paragraph into the brackets", at: member.name.range))
      }
    }
  }

  /// Whether a paragraph has text inside of a region, and text outside without the attribute.
  private func isParted(
    _ region: Int, _ name: String, _ runs: FormatRuns, _ text: LintText
  ) -> Bool {
    let node = text.message.nodes[region].range
    let bytes = text.value.utf8
    let start = bytes.prefix(node.lowerBound).lastIndex(of: 0x0A).map { bytes.index(after: $0) }
    let from = start.map { bytes.distance(from: bytes.startIndex, to: $0) } ?? 0
    let rest = bytes.dropFirst(node.upperBound).firstIndex(of: 0x0A)
    let until = rest.map { bytes.distance(from: bytes.startIndex, to: $0) } ?? bytes.count
    return runs.runs.contains { run in
      let leaf = text.message.nodes[run.node].range
      return leaf.overlaps(from..<until) && !leaf.overlaps(node)
        && !run.members.contains { $0.name.value == name }
        && text.value[utf8: leaf.clamped(to: from..<until)].contains { !$0.isWhitespace }
    }
  }

  // MARK: Attributes that go together

  /// The attribute that makes a constraint hold; nil where it doesn't.
  private static func trigger(
    _ condition: [FormatDefinition.Attribute], _ members: [JSONMember]
  ) -> JSONMember? {
    let matching = condition.compactMap { wanted in members.first(where: wanted.matches) }
    return matching.count == condition.count ? matching.first : nil
  }
}

/// A constraint that holds for a piece of text.
private struct Conflict {
  var definition: String
  var trigger: JSONMember
  var members: [JSONMember]

  /// What is wrong where an attribute must be there.
  func missing(_ wanted: FormatDefinition.Attribute) -> FormatDefinitionCheck.Violation? {
    guard let member = members.first(where: { $0.name.value == wanted.name }) else {
      return FormatDefinitionCheck.Violation(
        identity: "without \(wanted.name) \(cause)",
        finding: Finding(
          "the format definition `\(definition)` wants \(wanted.shown) beside `\(cause)`; add it",
          at: trigger.name.range))
    }
    guard !wanted.admits(member.value) else { return nil }
    let value = member.value.strictJSON
    return FormatDefinitionCheck.Violation(
      identity: "with \(wanted.name) \(value) \(cause)",
      finding: Finding(
        "the format definition `\(definition)` wants \(wanted.shown) beside `\(cause)`, found "
          + "`\(FormatDefinition.shown(value))`", at: member.value.range))
  }

  /// What is wrong where an attribute must not be there.
  func excess(_ unwanted: FormatDefinition.Attribute) -> FormatDefinitionCheck.Violation? {
    guard let member = members.first(where: unwanted.matches) else { return nil }
    return FormatDefinitionCheck.Violation(
      identity: "excess \(unwanted.name) \(member.value.strictJSON) \(cause)",
      finding: Finding(
        "the format definition `\(definition)` doesn't allow \(unwanted.shown) beside `\(cause)`; "
          + "remove one of them", at: member.name.range))
  }

  /// The attribute that the constraint is about, as people write it.
  private var cause: String {
    "\(trigger.name.value): \(FormatDefinition.shown(trigger.value.strictJSON))"
  }
}

extension FormatDefinition {
  /// A value as strings spell it, shortened.
  fileprivate static func shown(_ json: String) -> String {
    json.replacing("\"", with: "'").shortened()
  }
}

extension FormatDefinition.Mark {
  /// In words.
  fileprivate var shown: String {
    switch self {
    case .strong: "bold text"
    case .emphasis: "italics"
    case .strikethrough: "strikethrough"
    case .code: "code"
    case .link: "links"
    }
  }
}

extension FormatDefinition.Attribute {
  fileprivate func matches(_ member: JSONMember) -> Bool {
    member.name.value == name && admits(member.value)
  }

  fileprivate func admits(_ value: JSONValue) -> Bool { admits(value.strictJSON) }

  /// In words.
  fileprivate var shown: String {
    guard let values else { return "`\(name)`" }
    let list = values.map { "`\(FormatDefinition.shown($0))`" }.joined(separator: " or ")
    return "`\(name)` with \(list)"
  }
}
