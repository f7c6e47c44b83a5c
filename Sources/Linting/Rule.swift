package import Catalogs
package import Diagnostics

/// Something that may be wrong with what a translator sends.
///
/// A rule is one file: its check, why it matters, and examples, which are its documentation and
/// its tests. `RuleRegistry` lists all rules.
package protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }
  static var subject: RuleSubject { get }
}

/// What a rule looks at, with the rule as one that does: a cast of each rule would look through the
/// conformances of all types at every start.
package enum RuleSubject: Sendable {
  case unit(any UnitRule.Type)
  case entry(any EntryRule.Type)
  case file(any FileRule.Type)
  case table(any TableRule.Type)
  case marks(any MarkingRule.Type)
  case sources(any SourceRule.Type)
}

extension Rule {
  package static var id: String { documentation.id }
}

/// A rule that looks at one text beside its source.
package protocol UnitRule: Rule {
  /// Whether it looks at texts that are too long to be read, too; few rules do.
  static var looksAtUnreadTexts: Bool { get }

  /// Looks at a text that a reader may see; in the source language too, where both texts are one.
  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding]
}

extension UnitRule {
  package static var subject: RuleSubject { .unit(self) }
  package static var looksAtUnreadTexts: Bool { false }
}

/// A rule that looks at all texts of a key in one language.
package protocol EntryRule: Rule {
  /// Looks at a key in a language, also where the language has nothing for it.
  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding]
}

extension EntryRule {
  package static var subject: RuleSubject { .entry(self) }
}

/// A rule that looks at a file as a whole.
package protocol FileRule: Rule {
  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic]
}

extension FileRule {
  package static var subject: RuleSubject { .file(self) }
}

/// A rule that compares keys of a table with each other.
package protocol TableRule: Rule {
  static func findings(in table: any LintTable, _ context: LintContext) -> [TableFinding]
}

extension TableRule {
  package static var subject: RuleSubject { .table(self) }
}

/// A rule that compares keys of a table by what it marks of each of them.
///
/// Keys are marked while they are read for all rules, so that none is read twice and the rule may be
/// on by default.
package protocol MarkingRule: Rule {
  /// What a key in a language has for the comparison; nil for nothing.
  static func mark(of entry: LintEntry, _ context: LintContext) -> UInt64?

  /// Compares keys.
  ///
  /// - Parameter marks: Those of all languages that are looked at, in the order of the keys.
  static func findings(
    in table: any LintTable, _ marks: [KeyMark], _ context: LintContext
  ) -> [TableFinding]
}

extension MarkingRule {
  package static var subject: RuleSubject { .marks(self) }
}

/// A rule about the app's sources.
///
/// It has no check: reading code is extraction's work, whose diagnostics bear the rule's id.
package protocol SourceRule: Rule {}

extension SourceRule {
  package static var subject: RuleSubject { .sources(self) }
}

/// A finding in one text of an entry, or about all of it.
package struct EntryFinding: Hashable, Sendable {
  /// The path of the text that the finding's range is about; nil for the entry.
  package var path: TextPath?
  package var finding: Finding

  package init(_ finding: Finding, path: TextPath? = nil) {
    self.finding = finding
    self.path = path
  }
}

/// A finding about a key in a language.
package struct TableFinding: Hashable, Sendable {
  /// The number of the key in its table.
  package var index: Int
  package var language: String
  package var finding: EntryFinding

  package init(index: Int, language: String, _ finding: EntryFinding) {
    self.index = index
    self.language = language
    self.finding = finding
  }
}
