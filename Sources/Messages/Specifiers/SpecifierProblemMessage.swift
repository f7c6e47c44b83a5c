extension SpecifierProblem {
  /// What is wrong and what to do, in a translator's words; one clause without a full stop.
  package var message: String {
    switch kind {
    case .lonePercentSign, .unknownConversion, .unfinished, .writesToMemory, .zeroPosition,
      .positionTooLarge, .sizeTooLarge, .emptyName, .unclosedName:
      malformedMessage
    case .spaceInside, .misplacedPosition, .missingPosition, .wrongCase, .foreignCharacter,
      .numberedSubstitutionArgument:
      typingMessage
    case .variableNotAllowed, .substitutionArgumentNotAllowed, .mixedNumbering, .missingArguments,
      .tooManyArguments, .conflictingTypes, .differentLengths:
      usageMessage
    case .doubledConversion, .unfitLength, .looksLikeText, .spaceFlag, .widthForPosition,
      .legacyConversion, .spaceInName:
      likelyMistakeMessage
    }
  }

  private var suggestion: String { replacement.map { "write '\($0)'" } ?? "correct it" }

  private var flagNote: String { spelling.contains(" ") ? " with a space flag" : "" }

  private func span(_ numbers: ClosedRange<Int>) -> String {
    numbers.count == 1
      ? "\(numbers.lowerBound)" : "\(numbers.lowerBound) to \(numbers.upperBound)"
  }

  private var malformedMessage: String {
    switch kind {
    case .unknownConversion:
      "'\(spelling)' is no placeholder: expected a letter such as '@' or 'd' at its end; write the "
        + "placeholder of the source, or '%%' for a percent sign"
    case .unfinished:
      "'\(spelling)' is not finished: expected a letter such as '@' or 'd' behind it; write the "
        + "placeholder of the source"
    case .writesToMemory:
      "'\(spelling)' is refused, because it would write to the app's memory; write the placeholder "
        + "of the source, or '%%n' for a percent sign and an n"
    case .zeroPosition:
      "'\(spelling)' asks for argument 0: arguments are counted from 1; write '%1$' for the first"
    case .positionTooLarge:
      "'\(spelling)' asks for an argument that can't exist: Foundation counts to "
        + "\(SpecifierScan.argumentLimit); write the number that the source has"
    case .sizeTooLarge:
      "'\(spelling)' asks for too many characters: expected at most \(SpecifierSize.limit); write "
        + "the placeholder of the source"
    case .emptyName:
      "'\(spelling)' has no name: expected one, such as in '%#@files@' or '%1$(files)lld'; write "
        + "the placeholder of the source"
    case .unclosedName:
      "'\(spelling)' is not closed: expected '@' behind the name, or ')' if it starts with '('; "
        + "write the placeholder of the source"
    default:
      "'%' stands alone: expected a placeholder such as '%@' behind it; write '%%' for a percent sign"
    }
  }

  private var typingMessage: String {
    switch kind {
    case .spaceInside:
      "'\(spelling)' has a space or an invisible character inside and is no placeholder; "
        + suggestion
    case .misplacedPosition:
      "'\(spelling)' has its number in the wrong place: expected it directly behind the '%', as in "
        + "'%1$@'; \(suggestion)"
    case .missingPosition:
      "'\(spelling)' is no placeholder: its number is missing, with all that belongs to it; "
        + (replacement == nil ? "write one such as '%@', or '%%' for a percent sign" : suggestion)
    case .wrongCase:
      "'\(spelling)' is no placeholder: its letters must be small ones; \(suggestion)"
    case .numberedSubstitutionArgument:
      "'\(spelling)' is no placeholder: the catalog has the number of '%arg' already; write '%arg'"
    default:
      "'\(spelling)' is no placeholder: it has a character of another keyboard in place of a plain "
        + "'%', '$', '@', letter or digit; \(suggestion)"
    }
  }

  private var usageMessage: String {
    switch kind {
    case .variableNotAllowed:
      "'\(spelling)' has no meaning here: such names are for strings with variables or "
        + "substitutions; write a placeholder such as '%@', or define the variable"
    case .substitutionArgumentNotAllowed:
      "'\(spelling)' has no meaning here: it is for the forms of a substitution; write the "
        + "placeholder of the source, such as '%lld'"
    case .mixedNumbering:
      "'\(spelling)' mixes with the others: placeholders are numbered in this string and "
        + "unnumbered; number all of them ('%1$@ %2$@') or none"
    case .missingArguments(let missing):
      "the numbers skip \(span(missing)) before '\(spelling)', and Foundation can't know what to skip; "
        + "use every argument before it"
    case .conflictingTypes(let argument, let earlier, let later):
      "'\(spelling)' shows argument \(argument) as \(later.name), but another placeholder as "
        + "\(earlier.name); write the placeholder of the source"
    case .differentLengths(let argument):
      "'\(spelling)' has another length than an earlier placeholder of argument \(argument), which "
        + "is wrong on 32-bit platforms; write the same letters"
    default:
      "'\(spelling)' is one placeholder too many: Foundation takes \(SpecifierScan.argumentLimit); "
        + "split the string"
    }
  }

  private var likelyMistakeMessage: String {
    switch kind {
    case .looksLikeText(let conversion):
      "'\(spelling)' reads as \(conversion.summary)\(flagNote), not as a percent sign and text; write "
        + "'%%' for a percent sign"
    case .doubledConversion:
      "'\(spelling)' reads as '\(spelling.dropLast())' and an '@' that people see; \(suggestion)"
    case .spaceFlag:
      "'\(spelling)' has a space inside; \(suggestion), or '%%' for a percent sign"
    case .widthForPosition(let width):
      "'\(spelling)' asks for \(width) \(width == 1 ? "character" : "characters"), not for argument "
        + "\(width); \(suggestion)"
    case .legacyConversion:
      "'\(spelling)' is an old form that differs between platforms; \(suggestion)"
    case .spaceInName:
      "'\(spelling)' has a space in its name; close the name with '@', or write '%%' for a percent "
        + "sign"
    default:
      "'\(spelling)' has a length that its last letter doesn't take; \(suggestion)"
    }
  }
}
