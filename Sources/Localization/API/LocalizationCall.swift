#if !canImport(Darwin)
import Foundation

/// What a call asks to be localized; all initializers come together here.
struct LocalizationCall {
  var key: String
  var value: String.LocalizationValue
  var table: String?
  var tables: TableStore
  var locale: Locale
  var settings: LocalizationSettings

  init(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale?, settings: LocalizationSettings
  ) {
    self.key = key
    self.value = value
    self.table = table
    tables = BundleTables.tables(of: bundle ?? .main)
    self.locale = locale ?? .current
    self.settings = settings
  }

  /// - Parameter locale: nil for the resource's own.
  init(
    _ resource: LocalizedStringResource, _ settings: LocalizationSettings, locale: Locale? = nil
  ) {
    key = resource.key
    value = resource.defaultValue
    table = resource.table
    tables = resource.bundle.tables
    self.locale = locale ?? resource.locale
    self.settings = settings
  }

  /// The text; Markdown in it means nothing, and nothing agrees.
  func string() -> String {
    rendering(settings.filling(value.arguments).map(\.plain), attributed: false).text
  }

  /// The text with its Markdown read and its words made to agree.
  func attributedString<Scope: AttributeScope>(including scope: Scope.Type) -> AttributedString {
    let arguments = settings.filling(value.arguments).map { $0.attributed(including: scope) }
    let rendering = rendering(arguments, attributed: true)
    var text = rendering.attributedString(including: scope)
    text.replacementIndex = nil
    if settings.setsReplacementIndex { text.setReplacementIndexes(of: rendering) }
    return text
  }

  private func rendering(_ arguments: [Argument], attributed: Bool) -> Rendering {
    var context = RenderingContext(locale: locale)
    context.address = TermOfAddress.currentUser.grammarTerms
    context.concepts = settings.concepts.map(\.concept)
    context.inflects = settings.inflects
    let request = Localizer.Request(
      key: key, defaultFormat: value.key, table: table, arguments: arguments)
    let rendering = Localizer(tables: tables, context: context)
      .rendering(of: request, attributed: attributed)
    LocalizationLog.note(rendering.reasons, of: key)
    return rendering
  }
}

extension AttributedString {
  fileprivate mutating func setReplacementIndexes(of rendering: Rendering) {
    for run in rendering.runs {
      guard let argument = run.argument, run.range.upperBound <= utf8.count else { continue }
      let start = utf8.index(utf8.startIndex, offsetBy: run.range.lowerBound)
      let end = utf8.index(start, offsetBy: run.range.count)
      self[start..<end].replacementIndex = argument
    }
  }
}
#endif
