#if !canImport(Darwin)
public import Foundation

/// How a person wants to be spoken to and of (Apple Developer Documentation, "TermOfAddress").
///
/// Unlike on Apple's platforms, ``currentUser`` is what the program says, since Linux has no such
/// setting.
public struct TermOfAddress: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case neutral, feminine, masculine, currentUser
    case localized(language: Locale.Language, pronouns: [Morphology.Pronoun])
  }

  let kind: Kind

  /// Words that say nothing of a gender.
  public static let neutral = TermOfAddress(kind: .neutral)
  /// Feminine words.
  public static let feminine = TermOfAddress(kind: .feminine)
  /// Masculine words.
  public static let masculine = TermOfAddress(kind: .masculine)
  /// The terms of the person who reads, whoever that is when the text is made; see
  /// `withCurrentUser(_:operation:)`.
  public static let currentUser = TermOfAddress(kind: .currentUser)

  /// A person's own pronouns in a language, each with the morphology of its form.
  ///
  /// English has five forms: xey, xem, xeir, xeirs, xemself.
  public static func localized(
    language: Locale.Language, pronouns: [Morphology.Pronoun]
  ) -> TermOfAddress {
    TermOfAddress(kind: .localized(language: language, pronouns: pronouns))
  }

  /// The language of a person's own pronouns, or nil for other terms.
  public var language: Locale.Language? {
    if case .localized(let language, _) = kind { language } else { nil }
  }

  /// A person's own pronouns, or nil for other terms.
  public var pronouns: [Morphology.Pronoun]? {
    if case .localized(_, let pronouns) = kind { pronouns } else { nil }
  }
}
#endif
