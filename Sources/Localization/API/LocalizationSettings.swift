#if !canImport(Darwin)
import Foundation

/// What the public options say, as values that can be kept, compared and sent.
struct LocalizationSettings: Equatable, Codable, Sendable {
  var replacements: [LocalizationArgument] = []
  var setsReplacementIndex = false
  var inflects = true
  var concepts: [InflectionConcept] = []

  init() {}

  init(_ options: String.LocalizationOptions) {
    replacements = options.replacements?.map { LocalizationArgument($0) } ?? []
  }

  init(_ options: AttributedString.LocalizationOptions) {
    replacements = options.replacements?.map { LocalizationArgument($0) } ?? []
    setsReplacementIndex = options.applyReplacementIndexAttribute
    inflects = options.inflect
    concepts = options.concepts ?? []
  }

  init(_ options: AttributedString.FormattingOptions) {
    setsReplacementIndex = options.contains(.applyReplacementIndexAttribute)
  }

  /// The arguments with the replacements in: placeholders take them in order, and what is left
  /// over comes behind the last argument, for keys that are known only at run time.
  func filling(_ arguments: [LocalizationArgument]) -> [LocalizationArgument] {
    if replacements.isEmpty { return arguments }
    var rest = replacements[...]
    let filled = arguments.map { argument in
      if case .placeholder = argument { rest.popFirst() ?? argument } else { argument }
    }
    return filled + rest
  }
}
#endif
