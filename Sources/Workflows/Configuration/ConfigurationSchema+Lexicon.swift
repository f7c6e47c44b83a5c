import Diagnostics
import Grammar
import Vocabulary

/// The project's own words.
extension ConfigurationSchema {
  static var lexicon: SchemaPiece {
    let keys = ConfigurationReader.WordKey.self
    let word = object(keys, required: [.word, .partOfSpeech]) { key in
      switch key {
      case .word: text.described("The singular, masculine where it has genders.")
      case .partOfSpeech: .word(of: ProjectLexicon.partsOfSpeech.map(\.name))
      case .gender: .word(of: ProjectLexicon.Gender.allCases.map(\.rawValue))
      case .forms: forms.described("Forms that don't follow from the word.")
      }
    }
    return .dictionary(of: .list(of: word), names: .reference("locale"))
  }

  private static var text: SchemaPiece {
    SchemaPiece([
      ("type", .string("string")), ("pattern", .string(#"\S"#)),
      ("maxLength", .number(ProjectLexicon.maximumLength)),
    ])
  }

  /// Named forms, and those of a cell of a language's table, such as `pl.gen`.
  private static var forms: SchemaPiece {
    let names = ProjectLexicon.Form.names.map(\.name)
    let cells = SchemaPiece.text(pattern: #"^[a-z0-9]+(\.[a-z0-9]+)*$"#)
    return SchemaPiece([
      ("type", .string("object")), ("properties", .object(names.map { ($0, text.json) })),
      ("additionalProperties", text.json),
      ("propertyNames", SchemaPiece.any(of: [.word(of: names), cells]).json),
    ])
  }
}
