#if !canImport(Darwin)
import Foundation

/// What a call asks to be localized; all initializers come together here.
struct LocalizationCall {
  var key: String
  var value: String.LocalizationValue
  var texts: LocaleTexts
  var settings: LocalizationSettings

  init(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale?, settings: LocalizationSettings
  ) {
    self.key = key
    self.value = value
    texts = BundleTables.tables(of: bundle ?? .main).texts(of: table, for: locale ?? .current)
    self.settings = settings
  }

  /// - Parameter locale: nil for the resource's own.
  init(
    _ resource: LocalizedStringResource, _ settings: LocalizationSettings, locale: Locale? = nil
  ) {
    key = resource.key
    value = resource.defaultValue
    texts = resource.bundle.tables.texts(of: resource.table, for: locale ?? resource.locale)
    self.settings = settings
  }

  /// The text; Markdown in it means nothing, and nothing agrees.
  func string() -> String {
    let arguments = settings.filling(value.arguments)
    if arguments.isEmpty {
      let text = texts.found(key, [])?.format ?? value.key
      // A text without arguments is shown as it stands; a huge one is also told of.
      if text.utf8.count < Expansion.maximumCount { return text }
    }
    let request = Localizer.Request(
      key: key, defaultFormat: value.key, arguments: arguments.map(\.plain))
    return rendering(of: request, RenderingContext(locale: texts.locale), attributed: false).text
  }

  /// The text with its Markdown read and its words made to agree.
  func attributedString<Scope: AttributeScope>(including scope: Scope.Type) -> AttributedString {
    let arguments = settings.filling(value.arguments).map { $0.attributed(including: scope) }
    let request = Localizer.Request(key: key, defaultFormat: value.key, arguments: arguments)
    let rendering = rendering(of: request, context, attributed: true)
    var text = rendering.attributedString(including: scope)
    if rendering.bringsAttributes { text.replacementIndex = nil }
    if settings.setsReplacementIndex { text.setReplacementIndexes(of: rendering) }
    return text
  }

  /// Who reads, and what words may agree with.
  private var context: RenderingContext {
    var context = RenderingContext(locale: texts.locale)
    context.address = TermOfAddress.currentUser.grammarTerms
    context.concepts = settings.concepts.map(\.concept)
    context.inflects = settings.inflects
    return context
  }

  private func rendering(
    of request: Localizer.Request, _ context: RenderingContext, attributed: Bool
  ) -> Rendering {
    let rendering = texts.rendering(of: request, context, attributed: attributed)
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
