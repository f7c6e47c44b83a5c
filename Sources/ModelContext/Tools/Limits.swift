import Diagnostics
import Workflows

/// How much goes through one call; descriptions and schemas of tools say the same.
enum Limits {
  /// The longest message that is read, in bytes.
  static let message = 4 << 20
  static let tables = 100
  static let keys = 100
  static let usualKeys = 40
  /// The texts of a page, in bytes; at least one key is on it.
  static let page = 96 << 10
  /// The longest text that is shown whole, in bytes.
  static let text = 8 << 10
  static let forms = TranslationProposal.mostTexts
  /// The translations of one call.
  static let edits = 50
  static let findings = 50
  static let unreadable = 20
  static let previews = 24
  static let usages = 20
  static let terms = 200
  /// The same in a resource, which a person chooses.
  static let allTerms = 5000
  static let similar = 8
  /// The longest file of the project that is handed over, in bytes.
  static let guide = 32 << 10
  static let diff = 16 << 10

  // What a call names: the longest table, key, language, place to go on from and search.
  static let table = 4096
  static let key = 65_536
  static let language = 100
  static let cursor = 65_536
  static let search = 1000

  /// The longest value for an argument that a call may give.
  static let argument = 4096
  /// How many arguments of a key are taken or shown, and how many values of one.
  static let arguments = 32
  static let values = 32
  // What is shown of a rendering, of a finding and of a term in one language.
  static let filledArguments = 16
  static let doubts = 8
  static let notes = 4
  static let words = 16

  /// A text, cut where it is longer than is shown.
  static func shown(_ text: String, longest: Int = text) -> String {
    text.shortened(toBytes: longest)
  }
}
