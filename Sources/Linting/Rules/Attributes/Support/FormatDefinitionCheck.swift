import Diagnostics
import Localization
import Messages
import Reading

/// Compares the attributes of a text with format definitions.
struct FormatDefinitionCheck {
  /// What breaks a definition, and what it is apart from its place.
  struct Violation {
    var identity: String
    var finding: Finding
  }

  private let context: LintContext
  private let text: LintText
  private var gaps: ParagraphGaps
  /// The attributes that hold for each region.
  private let regions: [[HeldAttribute]]

  init(of text: LintText, _ context: LintContext) {
    self.context = context
    self.text = text
    let runs = FormatRuns(of: text.message)
    gaps = ParagraphGaps(of: text, runs)
    regions = runs.regions.map { $0.members.map(HeldAttribute.init) }
  }

  /// - Returns: Each place at most once.
  mutating func violations(of definition: FormatDefinition) -> [Violation] {
    let found =
      disallowed(by: definition) + disallowedMarks(by: definition) + parted(by: definition)
    var places: Set<Range<Int>> = []
    var first = found.filter { $0.finding.range.map { places.insert($0).inserted } ?? true }
    addConflicts(definition, &places, to: &first)
    return first.sorted {
      ($0.finding.range?.lowerBound ?? 0) < ($1.finding.range?.lowerBound ?? 0)
    }
  }

  // MARK: Allowed attributes

  /// The attributes and values that the definition doesn't list.
  private func disallowed(by definition: FormatDefinition) -> [Violation] {
    guard let attributes = definition.attributes else { return [] }
    let members = text.message.nodes.indices.flatMap {
      text.message.caretAttributes(of: $0)?.members ?? []
    }
    return members.compactMap { member in
      let name = member.name.value
      guard let allowed = attributes.first(where: { $0.name == name }) else {
        // That nothing knows a name is for another rule to say.
        guard context.ownAttributes.contains(name) else { return nil }
        let list = attributes.lazy.map(\.name).quotedList
        return Violation(
          identity: "name \(name)",
          finding: Finding(
            "the format definition `\(definition.name)` doesn't allow `\(name)` here; "
              + (list.isEmpty ? "remove it" : "it allows \(list)"), at: member.name.range))
      }
      let value = member.value.strictJSON
      guard !allowed.admits(value) else { return nil }
      return Violation(
        identity: "value \(name) \(value)",
        finding: Finding(
          "the format definition `\(definition.name)` allows \(allowed.shown), found "
            + "`\(FormatDefinition.shown(value))`", at: member.value.range))
    }
  }

  /// The Markdown that the definition doesn't list.
  private func disallowedMarks(by definition: FormatDefinition) -> [Violation] {
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
  private mutating func parted(by definition: FormatDefinition) -> [Violation] {
    guard !definition.wholeParagraphs.isEmpty else { return [] }
    return text.message.nodes.indices.flatMap { index -> [Violation] in
      let members = text.message.caretAttributes(of: index)?.members ?? []
      return members.compactMap { member in
        let name = member.name.value
        guard definition.wholeParagraphs.contains(name),
          gaps.isParted(text.message.nodes[index].range, by: name)
        else { return nil }
        return Violation(
          identity: "part \(name)",
          finding: Finding(
            "by the format definition `\(definition.name)`, `\(name)` holds for whole paragraphs; "
              + "put all of the paragraph into the brackets", at: member.name.range))
      }
    }
  }

  // MARK: Attributes that go together

  /// Adds what breaks constraints at places where nothing else is wrong.
  ///
  /// Constraints and regions multiply, so words are made for what is told alone.
  private func addConflicts(
    _ definition: FormatDefinition, _ places: inout Set<Range<Int>>, to found: inout [Violation]
  ) {
    for region in regions {
      for constraint in definition.constraints {
        guard let trigger = Self.trigger(constraint.condition, region) else { continue }
        let conflict = Conflict(definition: definition.name, trigger: trigger)
        for wanted in constraint.required {
          let held = region.first { $0.name == wanted.name }
          if let held, wanted.admits(held.value) { continue }
          guard places.insert(held?.valueRange ?? trigger.range).inserted else { continue }
          found.append(conflict.missing(wanted, held))
        }
        for unwanted in constraint.excluded {
          guard let held = region.first(where: unwanted.matches),
            places.insert(held.range).inserted
          else { continue }
          found.append(conflict.excess(unwanted, held))
        }
      }
    }
  }

  /// The attribute that makes a constraint hold; nil where it doesn't.
  private static func trigger(
    _ condition: [FormatDefinition.Attribute], _ region: [HeldAttribute]
  ) -> HeldAttribute? {
    var first: HeldAttribute?
    for wanted in condition {
      guard let held = region.first(where: wanted.matches) else { return nil }
      if first == nil { first = held }
    }
    return first
  }
}

/// An attribute that a text has.
private struct HeldAttribute {
  var name: String
  /// As strict JSON.
  var value: String
  /// Where the name stands.
  var range: Range<Int>
  var valueRange: Range<Int>

  init(_ member: JSONMember) {
    name = member.name.value
    value = member.value.strictJSON
    range = member.name.range
    valueRange = member.value.range
  }
}

/// A constraint that holds for a piece of text and is broken there, in words.
private struct Conflict {
  var definition: String
  var trigger: HeldAttribute

  /// What is wrong where an attribute must be there.
  ///
  /// - Parameter held: The attribute with another value; nil where there is none.
  func missing(
    _ wanted: FormatDefinition.Attribute, _ held: HeldAttribute?
  ) -> FormatDefinitionCheck.Violation {
    guard let held else {
      return FormatDefinitionCheck.Violation(
        identity: "without \(wanted.name) \(cause)",
        finding: Finding(
          "the format definition `\(definition)` wants \(wanted.shown) beside `\(cause)`; add it",
          at: trigger.range))
    }
    return FormatDefinitionCheck.Violation(
      identity: "with \(wanted.name) \(held.value) \(cause)",
      finding: Finding(
        "the format definition `\(definition)` wants \(wanted.shown) beside `\(cause)`, found "
          + "`\(FormatDefinition.shown(held.value))`", at: held.valueRange))
  }

  /// What is wrong where an attribute must not be there.
  func excess(
    _ unwanted: FormatDefinition.Attribute, _ held: HeldAttribute
  ) -> FormatDefinitionCheck.Violation {
    FormatDefinitionCheck.Violation(
      identity: "excess \(unwanted.name) \(held.value) \(cause)",
      finding: Finding(
        "the format definition `\(definition)` doesn't allow \(unwanted.shown) beside `\(cause)`; "
          + "remove one of them", at: held.range))
  }

  /// The attribute that the constraint is about, as people write it.
  private var cause: String { "\(trigger.name): \(FormatDefinition.shown(trigger.value))" }
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
  fileprivate func matches(_ held: HeldAttribute) -> Bool {
    held.name == name && admits(held.value)
  }

  /// In words.
  fileprivate var shown: String {
    guard let values else { return "`\(name)`" }
    return "`\(name)` with \(values.lazy.map(FormatDefinition.shown).quotedList(joinedBy: " or "))"
  }
}
