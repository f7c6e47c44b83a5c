package import Diagnostics
package import Reading

/// What a rule found in a text, before it is placed in a file.
package struct Finding: Hashable, Sendable {
  /// UTF-8 offsets in the target's text; nil where the finding is about the whole entry.
  package var range: Range<Int>?
  /// One clause without a final full stop: what is wrong, what was expected, and what to do.
  package var message: String
  package var notes: [String]
  package var fix: TextFix?
  /// Where one rule finds things that differ in weight; nil for the rule's own severity.
  package var severity: Severity?

  package init(
    _ message: String, at range: Range<Int>? = nil, notes: [String] = [], fix: TextFix? = nil,
    severity: Severity? = nil
  ) {
    self.message = message
    self.range = range
    self.notes = notes
    self.fix = fix
    self.severity = severity
  }
}

/// A repair of a text.
package struct TextFix: Hashable, Sendable {
  /// What the repair does, as a command: "Write the specifier with its number".
  package var title: String
  /// Whether it can be applied without a person reading it.
  package var isSafe: Bool
  package var edits: [TextEdit]

  package init(_ title: String, isSafe: Bool, _ edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }

  /// A text after the repair.
  package func applied(to text: String) -> String { text.applying(edits) }
}

extension Sequence<Finding> {
  /// One finding for mistakes that have one cause: the first, whose notes tell of the others.
  ///
  /// A text can have as many mistakes as bytes: they are looked at one after the other, and notes end
  /// with how many more there are.
  var asOneCause: [Finding] {
    var cause: OneCause?
    for finding in self {
      if cause == nil { cause = OneCause(finding) } else { cause?.add(finding) }
    }
    return cause.map { [$0.finding] } ?? []
  }
}

/// Mistakes of a text that have one cause.
private struct OneCause {
  /// How many of them are told one by one.
  private static let mostTold = 20

  private var first: Finding
  private var told: Set<String>
  private var untold = 0
  /// What repairs all of them; nil where one of them has no repair.
  private var fix: TextFix?
  private var edits: Set<TextEdit> = []

  init(_ first: Finding) {
    self.first = first
    told = Set(first.notes + [first.message])
    fix = first.fix
    fix?.edits = first.fix?.edits.filter { edits.insert($0).inserted } ?? []
  }

  var finding: Finding {
    var finding = first
    finding.fix = fix
    if untold > 0 {
      finding.notes.append(
        "there \(untold == 1 ? "is 1 more" : "are \(untold) more") like this in the text")
    }
    return finding
  }

  mutating func add(_ other: Finding) {
    if told.insert(other.message).inserted {
      if told.count > Self.mostTold { untold += 1 } else { first.notes.append(other.message) }
    }
    if let more = other.fix {
      if !more.isSafe { fix?.isSafe = false }
      let new = more.edits.filter { edits.insert($0).inserted }
      fix?.edits += new
    } else {
      fix = nil
    }
    // Without a severity of its own a finding has the rule's, the highest one.
    first.severity = first.severity.flatMap { own in other.severity.map { Swift.max(own, $0) } }
  }
}
