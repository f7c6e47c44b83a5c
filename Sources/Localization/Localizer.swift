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
    let found = LanguageTag(context.locale.identifier(.bcp47)).flatMap { tag in
      tables.lookUp(
        request.key, table: request.table, locale: tag,
        arguments: request.arguments.map(PluralArgument.init), device: nil, width: nil)
    }
    var context = context
    context.inflects = context.inflects && attributed
    if let language = found.map(tables.language) ?? sourceLanguage {
      context.locale = context.locale.speaking(language)
    }
    let format = found?.format ?? request.defaultFormat
    let renderer = Renderer(context)
    // A text without arguments is no format: `100% arábica`.
    return request.arguments.isEmpty
      ? renderer.render(literal: format, attributed: attributed)
      : renderer.render(format, request.arguments, attributed: attributed)
  }

  /// The language of default values, where there are catalogs to tell.
  private var sourceLanguage: String? {
    tables.tables.isEmpty ? nil : tables.sourceLanguage
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
