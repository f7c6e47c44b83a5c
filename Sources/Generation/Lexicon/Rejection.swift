/// Why a row isn't taken as it is.
enum Rejection: Equatable, Sendable {
  case character(Character)
  case tooShort
  case capital
  case acronym
  case possessive
  case pluralWithoutSingular
  case alsoPlural
  case noPlural
  case otherGendersPlural
  case otherStem
  case irregular(paradigm: String, ending: String, regular: String)
  case unsurePlural
  case noGender
  case bothGenders
  case gender(given: String, ending: String, expected: String)

  /// The class of the error, by which the statistics count.
  var reason: String {
    switch self {
    case .character: "a character that no word has"
    case .tooShort: "a single letter"
    case .capital: "capital letters: a name, or a brand"
    case .acronym: "an acronym without its regular plural"
    case .possessive: "a possessive among the forms"
    case .pluralWithoutSingular: "a plural without a singular"
    case .alsoPlural: "another word's plural with a plural of its own"
    case .noPlural: "no plural given: a mass noun, or an omission"
    case .otherGendersPlural: "the plural of the other gender"
    case .otherStem: "a plural of another stem or spelling"
    case .irregular: "a plural that words of this ending don't have"
    case .unsurePlural: "no plural given, and none is sure"
    case .noGender: "no gender given, and the ending doesn't tell it"
    case .bothGenders: "both genders given, and the ending doesn't tell a person"
    case .gender: "a gender that contradicts the ending"
    }
  }

  /// What else there is to know about this row.
  var detail: String? {
    switch self {
    case .character(let character): "`\(character)`"
    case .irregular(let paradigm, let ending, let regular):
      "\(paradigm), but words in `\(ending)` take \(regular)"
    case .gender(let given, let ending, let expected):
      "\(given), but words in `\(ending)` are \(expected)"
    default: nil
    }
  }

  /// The reason with its detail.
  var text: String { detail.map { "\(reason): \($0)" } ?? reason }
}
