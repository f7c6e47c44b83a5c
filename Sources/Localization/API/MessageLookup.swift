import Foundation

/// A message and where its text is found.
struct MessageLookup {
  var key: String
  /// What is shown for a key that no catalog has.
  var defaultFormat: String
  var arguments: [LocalizationArgument]
  var texts: LocaleTexts

  /// The text; Markdown in it means nothing, and nothing agrees.
  func string() -> String {
    if arguments.isEmpty {
      let text = texts.found(key, [])?.format ?? defaultFormat
      // A text without arguments is shown as it stands; a huge one is also told of.
      if text.utf8.count < Expansion.maximumCount { return text }
    }
    let request = LocalizationRequest(
      key: key, defaultFormat: defaultFormat, arguments: arguments.map(\.plain))
    return rendering(of: request, RenderingContext(locale: texts.locale), attributed: false).text
  }

  /// The text with its Markdown read and its words made to agree.
  ///
  /// - Parameters:
  ///   - context: For whom the text is.
  ///   - marksArguments: Whether the text of an argument carries its number as `replacementIndex`.
  func attributedString<Scope: AttributeScope>(
    including scope: Scope.Type, for context: RenderingContext, marksArguments: Bool = false
  ) -> AttributedString {
    let request = LocalizationRequest(
      key: key, defaultFormat: defaultFormat,
      arguments: arguments.map { $0.attributed(including: scope) })
    let rendering = rendering(of: request, context, attributed: true)
    var text = rendering.attributedString(including: scope)
    if rendering.bringsAttributes { text.replacementIndex = nil }
    if marksArguments { text.setReplacementIndexes(of: rendering) }
    return text
  }

  private func rendering(
    of request: LocalizationRequest, _ context: RenderingContext, attributed: Bool
  ) -> Rendering {
    let rendering = texts.rendering(of: request, context, attributed: attributed)
    LocalizationLog.note(rendering.reasons, of: key)
    return rendering
  }
}

extension AttributedString {
  fileprivate mutating func setReplacementIndexes(of rendering: Rendering) {
    for run in rendering.runs {
      guard let argument = run.argument,
        let start = index(startIndex, offsetByUTF8: run.range.lowerBound),
        let end = index(start, offsetByUTF8: run.range.count)
      else { continue }
      self[start..<end].replacementIndex = argument
    }
  }
}
