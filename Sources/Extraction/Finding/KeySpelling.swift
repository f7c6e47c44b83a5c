import Messages

/// Spells the key of a literal the way Xcode's extraction does.
///
/// Without interpolations the text is the key. With at least one, the key is a format string: each
/// `%` of the text is doubled, each interpolation becomes a specifier.
struct KeySpelling {
  var key = ""
  /// The same text with numbered specifiers when there are several, which a literal without
  /// interpolations may spell out.
  var numbered: String {
    guard arguments.isEmpty else { return arguments.count > 1 ? positional : key }
    return isPhrase ? key : SpecifierSkeleton.numbering(key)
  }
  private var positional = ""
  private let isPhrase: Bool
  var arguments: [ExtractedArgument] = []

  init(
    _ literal: StringLiteral, isPhrase: Bool,
    argument: (_ position: Int, _ interpolation: [Argument], _ source: String) -> ExtractedArgument
  ) {
    self.isPhrase = isPhrase
    let isFormat = literal.hasInterpolations && !isPhrase
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        append(isFormat ? SpecifierSpelling.escaped(text) : text)
      case .interpolation(let interpolation, let source):
        if let parameter = Self.parameterName(interpolation, isPhrase: isPhrase) {
          append("${\(parameter)}")
        } else {
          let argument = argument(arguments.count + 1, interpolation, source)
          key += argument.specifier
          positional += "%\(argument.position)$" + argument.specifier.dropFirst()
          arguments.append(argument)
        }
      }
    }
  }

  private mutating func append(_ text: String) {
    key += text
    positional += text
  }

  /// The parameter of an App Intents phrase: `\(.applicationName)` and `\(\.$target)`.
  private static func parameterName(_ interpolation: [Argument], isPhrase: Bool) -> String? {
    switch interpolation.first?.value.kind {
    case .member(nil, let name) where isPhrase: return name
    case .keyPath(_, let names):
      guard let last = names.last else { return nil }
      guard last.first == "$" || isPhrase else { return nil }
      return names.map { $0.first == "$" ? String($0.dropFirst()) : $0 }.joined(separator: ".")
    default: return nil
    }
  }
}
