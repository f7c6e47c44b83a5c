import Foundation
package import Vocabulary

/// How a person wants to be spoken to and of.
package enum TermOfAddress: Hashable, Sendable {
  case feminine
  case masculine
  case neutral
  /// In one language, with the person's own pronouns.
  case localized(language: String, pronouns: [Pronoun])

  /// One form of a person's own pronouns, such as "xem".
  package struct Pronoun: Hashable, Sendable {
    package var text: String
    package var features: Features

    package init(text: String, features: Features = Features()) {
      self.text = text
      self.features = features
    }
  }

  /// The grammatical gender that words take; neutral and localized terms settle none.
  package var gender: GrammaticalGender? {
    switch self {
    case .feminine: .feminine
    case .masculine: .masculine
    case .neutral, .localized: nil
    }
  }
}
