package import Foundation
import LocaleData

/// Finds the text of a key and fills it: what `String(localized:)` and its relatives do.
package struct Localizer: Sendable {
  /// What is to be localized.
  package struct Request: Sendable {
    package var key: String
    /// What stands for a text that no catalog has, in the source language.
    package var defaultFormat: String
    /// nil for `Localizable`.
    package var table: String?
    package var arguments: [Argument]

    package init(
      key: String, defaultFormat: String? = nil, table: String? = nil, arguments: [Argument] = []
    ) {
      self.key = key
      self.defaultFormat = defaultFormat ?? key
      self.table = table
      self.arguments = arguments
    }
  }

  package var tables: TableStore
  package var context: RenderingContext

  package init(tables: TableStore, context: RenderingContext) {
    self.tables = tables
    self.context = context
  }

  /// - Parameter attributed: Whether Markdown is read and words agree, as for an attributed string.
  package func rendering(of request: Request, attributed: Bool) -> Rendering {
    tables.texts(of: request.table, for: context.locale)
      .rendering(of: request, context, attributed: attributed)
  }
}

extension Locale {
  /// The locale for text in a language, which may be another one when a translation is missing:
  /// words must agree, and numbers be written, as in the text around them.
  package func speaking(_ language: String) -> Locale {
    guard let own = LanguageTag(identifier(.bcp47)), let text = LanguageTag(language),
      own.language != text.language
    else { return self }
    return Locale(identifier: language)
  }
}

extension PluralArgument {
  /// What plural rules are told of an argument: its digits, if it is a number.
  package init(_ argument: Argument) {
    switch argument {
    case .integer(let value): self = .number(String(value))
    case .unsigned(let value): self = .number(String(value))
    case .decimal(let value): self = value.isNaN ? .other : .number(value.description)
    case .double(let value):
      // An exponent would be taken for that of a compact number ("1.2 million").
      guard value.isFinite, let decimal = Decimal(string: value.description) else {
        self = .other
        return
      }
      self = .number(decimal.description)
    case .text, .message, .attributed, .formatted: self = .other
    }
  }
}
