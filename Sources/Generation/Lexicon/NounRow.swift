/// One noun of Wikidata's lexemes as scribe-data writes it.
struct NounRow: Equatable, Sendable {
  /// What the data says of the plural.
  enum Plural: Equatable, Sendable {
    case given(String)
    /// The data has the word without a plural.
    case missing
    /// The word is a plural itself.
    case itself
  }

  /// A gender as the data has it.
  enum Gender: String, Sendable {
    case masculine = "M"
    case feminine = "F"
  }

  var word: String
  var plural: Plural
  /// Empty when the data has none (as always in English); both for people's words and mistakes.
  var genders: Set<Gender>
  /// Whether the data has the word as a plural too: then two rows of one spelling were merged.
  var isAlsoPlural: Bool

  /// A row from the JSON's two values, whose `form` is M, F or PL, or several joined by `/`.
  init(word: String, plural: String, form: String) {
    let marks = form.split(separator: "/").map(String.init)
    self.word = word
    self.plural = plural.isEmpty ? .missing : plural == "isPlural" ? .itself : .given(plural)
    genders = Set(marks.compactMap(Gender.init(rawValue:)))
    isAlsoPlural = marks.contains("PL")
  }

  /// The row as a person reads it in the list of rejected rows.
  var data: String {
    let forms = genders.map(\.rawValue).sorted() + (isAlsoPlural ? ["PL"] : [])
    return switch plural {
    case .given(let plural): "\(plural) [\(forms.joined(separator: "/"))]"
    case .missing: "no plural [\(forms.joined(separator: "/"))]"
    case .itself: "is a plural [\(forms.joined(separator: "/"))]"
    }
  }
}
