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

extension [Finding] {
  /// One finding for mistakes that have one cause: the first, whose notes tell of the others.
  var asOneCause: [Finding] {
    guard count > 1, var first else { return self }
    var told = Set(first.notes + [first.message])
    for message in dropFirst().map(\.message) where told.insert(message).inserted {
      first.notes.append(message)
    }
    let fixes = compactMap(\.fix)
    if let fix = fixes.first, fixes.count == count {
      var seen: Set<TextEdit> = []
      let edits = fixes.flatMap(\.edits).filter { seen.insert($0).inserted }
      first.fix = TextFix(fix.title, isSafe: fixes.allSatisfy(\.isSafe), edits)
    } else {
      first.fix = nil
    }
    // Without a severity of its own a finding has the rule's, the highest one.
    let severities = compactMap(\.severity)
    first.severity = severities.count == count ? severities.max() : nil
    return [first]
  }
}
