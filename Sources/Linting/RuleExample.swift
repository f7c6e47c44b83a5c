/// A key with a source text and a translation, as a rule's page shows it.
///
/// `↓` in a text marks the first character of a finding; in the key of a form or as a text of its
/// own it marks a finding about the entry.
package struct RuleExample: Sendable {
  /// The texts of a language: one, or one for each plural category.
  package enum Texts: Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    case one(String)
    /// Plural forms by category.
    case plural([(category: String, text: String)])
    /// A text with a part that varies by a number, as in a String Catalog.
    case substituted(String, [Substitution])
    /// The language has nothing for the key.
    case none

    package init(stringLiteral text: String) { self = .one(text) }

    package init(dictionaryLiteral elements: (String, String)...) {
      self = .plural(elements.map { (category: $0.0, text: $0.1) })
    }
  }

  /// A substitution of a String Catalog, with its plural forms by category.
  package struct Substitution: Sendable {
    package var name: String
    package var argument: Int?
    package var valueType: String?
    package var forms: [(category: String, text: String)]

    package init(
      _ name: String, argument: Int? = nil, valueType: String? = "lld",
      _ forms: KeyValuePairs<String, String>
    ) {
      self.name = name
      self.argument = argument
      self.valueType = valueType
      self.forms = forms.map { (category: $0.key, text: $0.value) }
    }
  }

  package var source: Texts
  package var sourceLanguage: String
  /// The language of the translation; the source language's for a text that is no translation.
  package var language: String
  package var translation: Texts
  package var comment: String?
  /// What the app's sources say.
  package var declaration: KeyDeclaration?
  package var attributes: [AttributeDeclaration]
  package var formatDefinitions: [FormatDefinition] = []
  /// Whether the finding is about the whole entry, so that no `↓` marks a place.
  package var findsEntry: Bool
  /// The translation after the fix; nil where there is none.
  package var fixed: Texts?

  package init(
    _ source: Texts, from sourceLanguage: String = "en", _ language: String,
    _ translation: Texts, comment: String? = nil, declaration: KeyDeclaration? = nil,
    attributes: [AttributeDeclaration] = [], formatDefinitions: [FormatDefinition] = [],
    findsEntry: Bool = false, fixed: Texts? = nil
  ) {
    self.source = source
    self.sourceLanguage = sourceLanguage
    self.language = language
    self.translation = translation
    self.comment = comment
    self.declaration = declaration
    self.attributes = attributes
    self.formatDefinitions = formatDefinitions
    self.findsEntry = findsEntry
    self.fixed = fixed
  }

  /// A text of the source language itself.
  package init(
    source: Texts, language: String = "en", comment: String? = nil,
    declaration: KeyDeclaration? = nil, attributes: [AttributeDeclaration] = [],
    formatDefinitions: [FormatDefinition] = [],
    findsEntry: Bool = false, fixed: Texts? = nil
  ) {
    self.init(
      source, from: language, language, source, comment: comment, declaration: declaration,
      attributes: attributes, formatDefinitions: formatDefinitions, findsEntry: findsEntry,
      fixed: fixed)
  }
}
