import PlainBytes

/// In which letters a text is looked up that is written in others: `fruit.rawValue.capitalized`.
enum LetterCase {
  case capitalized
  case lowercased
  case uppercased

  /// Nil if a property of texts does not give them in other letters.
  init?(property name: String) {
    guard name == "capitalized" || name == "localizedCapitalized" else { return nil }
    self = .capitalized
  }

  /// Nil if a method of texts does not give them in other letters.
  init?(method name: String) {
    switch name {
    case "lowercased": self = .lowercased
    case "uppercased": self = .uppercased
    default: return nil
    }
  }

  /// A text in these letters; nil where it is not sure what Foundation takes for its words.
  func changing(_ text: String) -> String? {
    switch self {
    case .lowercased: return text.lowercased()
    case .uppercased: return text.uppercased()
    case .capitalized:
      let isPlain = text.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: " ") }
      guard isPlain else { return nil }
      return text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
  }
}
