package import Diagnostics
package import Reading

/// Something in a message that its writer should look at.
package struct MessageProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case tooLong
    case nestedTooDeeply
    case tooManyProblems
    /// Attributes without a closing parenthesis: they reach the reader as text.
    case unclosedAttributes
    /// `^[text]` without attributes: it reaches the reader as text.
    case missingAttributes
    /// `[text](` without a closing parenthesis in the rest of the message.
    case unclosedLink
    /// A definition at the start, which the reader never sees.
    case definition
    /// `[label]` after caret attributes, which the reader never sees.
    case swallowedLabel
    /// Attributes that are not JSON5.
    case malformedAttributes(JSONError)
    /// A format specifier with Markdown inside.
    case dividedSpecifier
    case specifier(SpecifierProblem)
  }

  package var kind: Kind
  /// UTF-8 offsets into the message.
  package var range: Range<Int>

  /// An error shows something wrong to the reader; a warning is a likely mistake.
  package var severity: Severity {
    switch kind {
    case .missingAttributes, .swallowedLabel, .unclosedLink: .warning
    case .specifier(let problem): problem.severity
    default: .error
    }
  }

  /// What is wrong, what was expected and what to do, in a translator's words.
  package var message: String {
    switch kind {
    case .tooLong: "the message is longer than 2 GB and is not read; shorten it"
    case .nestedTooDeeply:
      "brackets and marks stand more than \(Message.maximumDepth) deep in each other; "
        + "what is deeper is plain text; close or remove some"
    case .tooManyProblems:
      "the message has more than \(Message.maximumProblems) mistakes; "
        + "from here on it is plain text; mend those before"
    case .unclosedAttributes:
      "the attributes that start at `(` have no closing parenthesis, "
        + "so people would read them; add `)`"
    case .missingAttributes:
      "`^[…]` has no attributes in parentheses directly after it, so people would read the mark; "
        + "add them, as in `^[…](inflect: true)`, or write `\\^`"
    case .unclosedLink:
      "the destination that starts at `(` has no closing parenthesis, so people would read it; "
        + "add `)`"
    case .swallowedLabel:
      "brackets directly after caret attributes are never shown; "
        + "put a space or a backslash before `[` to show them, or remove them"
    case .definition:
      "a text that starts with `[…]:` is taken for a definition and never shown; "
        + "write `\\[` to show it"
    case .malformedAttributes(let error): error.message
    case .dividedSpecifier:
      "a format specifier is cut in two by Markdown; move the mark out of it"
    case .specifier(let problem): problem.message
    }
  }
}
