/// Which attributes and which Markdown the texts of some tables may carry, which of them go together,
/// and what becomes of them while a text is edited.
///
/// One definition serves lint, the studio and any editor: `l10n.json` has it under
/// `formatDefinitions`. It is the same on Linux and on Apple's systems. Foundation's own attributes, such
/// as `inflect`, are always allowed.
public struct FormatDefinition: Hashable, Sendable {
  /// An attribute with some of its values.
  public struct Attribute: Hashable, Sendable {
    /// As Markdown spells it.
    public var name: String
    /// As strict JSON; nil for any value.
    public var values: [String]?

    /// An attribute with some of its values, as strict JSON; without them with any.
    public init(_ name: String, _ values: [String]? = nil) {
      self.name = name
      self.values = values
    }
  }

  /// What holds for text that has some attributes.
  public struct Constraint: Hashable, Sendable {
    /// The constraint holds for text that has all of these.
    public var condition: [Attribute]
    /// What such text must have.
    public var required: [Attribute]
    /// What such text must not have.
    public var excluded: [Attribute]

    /// A constraint for text that has all attributes of the condition.
    public init(
      if condition: [Attribute], then required: [Attribute] = [], not excluded: [Attribute] = []
    ) {
      self.condition = condition
      self.required = required
      self.excluded = excluded
    }
  }

  /// A mark of Markdown that shows.
  public enum Mark: String, CaseIterable, Hashable, Sendable {
    /// `**text**`
    case strong
    /// `*text*`
    case emphasis
    /// `~~text~~`
    case strikethrough
    /// Text between backticks.
    case code
    /// `[text](destination)`, and destinations in angle brackets.
    case link
  }

  /// What messages call it.
  public var name: String
  /// The tables that are held to it; nil for all.
  public var tables: [String]?
  /// What texts may carry; nil for all attributes.
  public var attributes: [Attribute]?
  /// What Markdown texts may have; nil for all.
  public var marks: Set<Mark>?
  /// Which attributes go together.
  public var constraints: [Constraint]
  /// The attributes that text doesn't get which is typed at their end, as
  /// `AttributedStringKey.inheritedByAddedText` says it of a key.
  public var notInherited: Set<String> = []
  /// The attributes that are gone once their text is changed, as
  /// `AttributedStringKey.invalidationConditions` says it of a key.
  public var removedByChanges: Set<String> = []
  /// The attributes that hold for whole paragraphs, as `AttributedStringKey.runBoundaries` says it
  /// of a key.
  public var wholeParagraphs: Set<String> = []

  /// A definition; what isn't named is free.
  public init(
    name: String, tables: [String]? = nil, attributes: [Attribute]? = nil,
    marks: Set<Mark>? = nil, constraints: [Constraint] = []
  ) {
    self.name = name
    self.tables = tables
    self.attributes = attributes
    self.marks = marks
    self.constraints = constraints
  }

  /// Whether the strings of a table are held to it.
  public func holds(forTable table: String) -> Bool { tables?.contains(table) ?? true }

  /// The attributes that it says anything of.
  package var mentionedAttributes: Set<String> {
    var names = notInherited.union(removedByChanges).union(wholeParagraphs)
    for attribute in attributes ?? [] { names.insert(attribute.name) }
    for constraint in constraints {
      for list in [constraint.condition, constraint.required, constraint.excluded] {
        for attribute in list { names.insert(attribute.name) }
      }
    }
    return names
  }
}
