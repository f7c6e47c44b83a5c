package import Diagnostics

/// What a rule says of itself: its page, its tests and its place among the rules.
package struct RuleDocumentation: Sendable {
  /// What a rule looks after; pages are grouped by it.
  package enum Family: String, CaseIterable, Sendable {
    case catalog, placeholders, plurals, markdown, attributes, grammar, text, security, sources
  }

  /// Findings that say the same of a table in a language, or of a file, are shown as one, with how
  /// many they are.
  package struct Folding: Sendable {
    /// How many are shown one by one.
    package let mostSingle: Int
    /// Of how many languages with the same keys each has its own; nil for all.
    package let mostLanguages: Int?
    /// Whether only findings in the same words become one, whose words `message` adds to.
    package let comparesMessages: Bool
    /// What a number of them say of a language, or of several, as a clause.
    package let message: @Sendable (_ count: Int, _ language: String) -> String

    package init(
      mostSingle: Int, mostLanguages: Int? = nil, comparesMessages: Bool = false,
      message: @escaping @Sendable (_ count: Int, _ language: String) -> String
    ) {
      self.mostSingle = mostSingle
      self.mostLanguages = mostLanguages
      self.comparesMessages = comparesMessages
      self.message = message
    }

    /// What a tool wrote into each entry alike: the first of those in the same words says how many
    /// more there are in the file.
    static let sameWords = Folding(mostSingle: 3, comparesMessages: true) { count, owner in
      " (as in \(count - 1) more places of \(owner))"
    }
  }

  /// From when on findings in a table and a language are about the language, not about a text.
  ///
  /// They are a habit of its translator, or a file that nobody has translated, and notes then.
  package struct Prevalence: Sendable {
    /// How many are looked at one by one, however small the table is.
    package let mostSingle: Int
    /// More than one of this many keys.
    package let share: Int

    package init(mostSingle: Int, share: Int) {
      self.mostSingle = mostSingle
      self.share = share
    }

    /// What most translators do in a way of their own: marks and spaces at the edges of texts.
    static let habit = Prevalence(mostSingle: 5, share: 20)
  }

  /// Kebab-case, never changed once it was released.
  package let id: String
  package let family: Family
  package let severity: Severity
  /// Whether the rule is off until a project turns it on.
  package let isOptIn: Bool
  /// How many findings of it become one; nil where each stands for itself.
  package let folding: Folding?
  /// When findings are too many to be slips; nil where they never are.
  package let prevalence: Prevalence?
  /// What it reports, in one sentence.
  package let summary: String
  /// Why that matters, when the rule stays silent, and what to do: one or more paragraphs.
  package let rationale: String
  /// Texts in which it finds nothing.
  package let good: [RuleExample]
  /// Texts with a finding where `↓` stands.
  package let bad: [RuleExample]

  package init(
    id: String, family: Family, severity: Severity, isOptIn: Bool = false,
    folding: Folding? = nil, prevalence: Prevalence? = nil, summary: String, rationale: String,
    good: [RuleExample], bad: [RuleExample]
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.isOptIn = isOptIn
    self.folding = folding
    self.prevalence = prevalence
    self.summary = summary
    self.rationale = rationale
    self.good = good
    self.bad = bad
  }
}
