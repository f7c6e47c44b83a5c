import Diagnostics

/// Something that kept a table's text from being used as it was meant.
package enum TableProblem: Hashable, Sendable {
  case unknownVariable(String)
  case recursiveVariable(String)
  case tooDeep
  case tooLarge
  case missingOther
  case missingForms
  case missingArgument(Int)
  case notANumber(argument: Int)
  case percentSignInValueType(String)
  case invalidValueType(String)
  case missingDollarSign(String)
  case missingDevice
  case missingWidth

  /// A stable name in camelCase.
  package var id: String {
    switch self {
    case .unknownVariable: "unknownVariable"
    case .recursiveVariable: "recursiveVariable"
    case .tooDeep: "variablesTooDeep"
    case .tooLarge: "variablesTooLarge"
    case .missingOther: "missingOtherForm"
    case .missingForms: "missingForms"
    case .missingArgument: "missingArgument"
    case .notANumber: "notANumber"
    case .percentSignInValueType: "percentSignInValueType"
    case .invalidValueType: "invalidValueType"
    case .missingDollarSign: "missingDollarSign"
    case .missingDevice: "missingDevice"
    case .missingWidth: "missingWidth"
    }
  }

  /// What is wrong and what is shown instead; one clause without a full stop.
  package var message: String {
    switch self {
    case .unknownVariable(let name):
      "the table doesn't say what '%#@\(name.shortened())@' is; it is shown as it stands"
    case .recursiveVariable(let name):
      "'\(name.shortened())' uses itself; it is shown as it stands"
    case .tooDeep: "variables use each other more than \(VariableExpansion.maximumDepth) deep"
    case .tooLarge:
      "the variables need more than \(VariableExpansion.maximumSize) bytes; the rest is left out"
    case .missingOther: "there is no text for the category 'other'; another one is shown"
    case .missingForms: "there is no text for any plural category; nothing is shown"
    case .missingArgument(let number):
      "argument \(number) is missing, so the text for 'other' is shown"
    case .notANumber(let number):
      "argument \(number) is no number, so the text for 'other' is shown"
    case .percentSignInValueType(let type):
      "'\(type.shortened())' must be written without its percent sign; it is read so"
    case .invalidValueType(let type):
      "'\(type.shortened())' is no format specifier; 'lld' is used instead"
    case .missingDollarSign(let spelling):
      "'\(spelling.shortened())' lacks the '$' behind its number; the variables are taken in order"
    case .missingDevice: "there is no text for this device and none for 'other'; another is shown"
    case .missingWidth: "no text is as short as asked for; the shortest is shown"
    }
  }
}
