package import Diagnostics
package import Localization

/// A key with a source text and a translation, as a rule's page shows it.
///
/// In a text, `↓` marks where a finding starts and `↑` where it ends; without `↑` it goes to the
/// end of the text. A finding without marks is about the entry.
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
  /// Swift source in the place of texts, for a rule about sources; nil for texts.
  ///
  /// In it a `↓` without `↑` marks a place.
  package var code: String?
  /// The files of the project around that source, `App/App.swift`, by path.
  package var otherFiles: [String: String] = [:]
  /// What the project says of its texts.
  package var settings = ProjectSettings()
  /// The table that has the key.
  package var table: String
  /// The table of most examples.
  package static let usualTable = "Localizable"
  /// What the rule says: of each mark in its order, then of the entry.
  package var messages: [String]
  /// How much the findings weigh; nil for the rule's own severity.
  package var severity: Severity?
  /// The translation after the fix; nil where there is none.
  package var fixed: Texts?

  package init(
    _ source: Texts, from sourceLanguage: String = "en", _ language: String,
    _ translation: Texts, comment: String? = nil, declaration: KeyDeclaration? = nil,
    attributes: [AttributeDeclaration] = [], formatDefinitions: [FormatDefinition] = [],
    settings: ProjectSettings = ProjectSettings(), table: String = RuleExample.usualTable,
    finds messages: String..., severity: Severity? = nil, fixed: Texts? = nil
  ) {
    self.source = source
    self.sourceLanguage = sourceLanguage
    self.language = language
    self.translation = translation
    self.comment = comment
    self.declaration = declaration
    self.attributes = attributes
    self.formatDefinitions = formatDefinitions
    self.settings = settings
    self.table = table
    self.messages = messages
    self.severity = severity
    self.fixed = fixed
  }

  /// A text of the source language itself.
  package init(
    source: Texts, language: String = "en", comment: String? = nil,
    declaration: KeyDeclaration? = nil, attributes: [AttributeDeclaration] = [],
    formatDefinitions: [FormatDefinition] = [], settings: ProjectSettings = ProjectSettings(),
    table: String = RuleExample.usualTable,
    finds messages: String..., severity: Severity? = nil, fixed: Texts? = nil
  ) {
    self.init(
      source, from: language, language, source, comment: comment, declaration: declaration,
      attributes: attributes, formatDefinitions: formatDefinitions, settings: settings,
      table: table, severity: severity, fixed: fixed)
    self.messages = messages
  }

  /// A file of the app's sources.
  package init(
    code: String, besides files: [String: String] = [:], finds messages: String...,
    severity: Severity? = nil
  ) {
    self.init(source: .none, severity: severity)
    self.code = code
    otherFiles = files
    self.messages = messages
  }

  /// The code as a page shows it, without marks.
  package var shownCode: String? {
    code.map { String(String.UnicodeScalarView($0.unicodeScalars.filter { !Self.isMark($0) })) }
  }

  /// The UTF-8 offsets that the code's marks stand for, in their order; an empty range for a `↓`
  /// without `↑`.
  package var codeMarks: [Range<Int>] {
    var offset = 0
    var marks: [Range<Int>] = []
    for scalar in code?.unicodeScalars ?? String.UnicodeScalarView() {
      if scalar == "↓" {
        marks.append(offset..<offset)
      } else if scalar == "↑", let last = marks.popLast() {
        marks.append(last.lowerBound..<offset)
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return marks
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "↓" || scalar == "↑" }

  /// Texts as a page shows them, without marks.
  package static func shownTexts(_ texts: Texts) -> [(category: String?, text: String)] {
    let marked: [(category: String?, text: String)] =
      switch texts {
      case .one(let text): [(nil, text)]
      case .plural(let forms): forms.map { ($0.category, $0.text) }
      case .substituted(let format, let substitutions):
        [(nil, format)] + substitutions.flatMap(\.forms).map { ($0.category, $0.text) }
      case .none: []
      }
    return marked.map { category, text in
      let shown = text.unicodeScalars.filter { !isMark($0) }
      return (category, String(String.UnicodeScalarView(shown)))
    }
  }
}
