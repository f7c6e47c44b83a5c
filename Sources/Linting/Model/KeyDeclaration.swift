/// What the app's Swift sources say about a key.
package struct KeyDeclaration: Hashable, Sendable {
  /// How a string is read.
  package enum Reading: Hashable, Sendable {
    /// Through `AttributedString(localized:)` or SwiftUI's `Text`: Markdown and attributes count.
    case attributed
    /// Through `String(localized:)` or `NSLocalizedString`: marks reach the reader.
    case plain
  }

  /// An argument in the order of the key.
  package struct Argument: Hashable, Sendable {
    /// The specifier that Swift derives from the type, such as `%lld`.
    package var specifier: String
    /// The Swift type; nil where it isn't known.
    package var type: String?
    /// All values that it can have, where the sources say so.
    package var values: [String]
    /// Whether type and values are certain.
    package var isCertain: Bool
    /// Whether nothing tells the type, which is guessed by the name of what is passed.
    package var isGuess: Bool

    package init(
      specifier: String, type: String?, values: [String] = [], isCertain: Bool,
      isGuess: Bool = false
    ) {
      self.specifier = specifier
      self.type = type
      self.values = values
      self.isCertain = isCertain
      self.isGuess = isGuess
    }
  }

  package var readings: Set<Reading>
  package var arguments: [Argument]

  package init(readings: Set<Reading>, arguments: [Argument]) {
    self.readings = readings
    self.arguments = arguments
  }
}

/// Whether anything asks for a key.
package enum KeyUse: Hashable, Sendable {
  /// Not everything that could ask for it is known.
  case unknown
  /// Not everything that could ask for it is known, and a file has it as a text.
  case spelled(file: String)
  /// The sources, or what else could, name it.
  case used
  /// Nothing names it, but code looks up keys that only show when the app runs.
  case unnamed
  /// Everything is known, and nothing names it.
  case unused
}
