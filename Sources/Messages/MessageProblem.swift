/// Something in a message that its writer should look at.
package struct MessageProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case tooLong
    case nestedTooDeeply
    /// Attributes without a closing parenthesis: they reach the reader as text.
    case unclosedAttributes
    /// `^[text]` without attributes: it reaches the reader as text.
    case missingAttributes
    /// `[label]` after caret attributes, which the reader never sees.
    case swallowedLabel
    /// Attributes that are not JSON5.
    case malformedAttributes
    case specifier(SpecifierProblem.Kind)
  }

  package var kind: Kind
  /// UTF-8 offsets into the message.
  package var range: Range<Int>
  /// What is wrong, what was expected and what to do, in a translator's words.
  package var message: String
}
