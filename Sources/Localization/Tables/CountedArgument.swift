import Catalogs
import Messages

/// The argument that a text varies by, and how it is written in the text.
struct CountedArgument {
  /// From 1.
  var number: Int
  /// The specifier without its percent sign and position, such as `lld`.
  var specifier: String
}

extension CountedArgument {
  /// - Parameter written: As the table says it.
  init(number: Int, specifier written: String?, report: (TableProblem) -> Void) {
    let read = ArgumentSpecifier(written)
    self.init(number: number, specifier: read.spelling)
    for problem in read.problems {
      switch problem {
      case .percentSign: report(.percentSignInValueType(written ?? ""))
      case .unusable: report(.invalidValueType(written ?? ""))
      }
    }
  }

  /// The argument that a plural variation of a String Catalog is about: the first integer.
  ///
  /// Where no text shows the number, it is the first number among the arguments.
  static func first(
    key: String, forms: [CatalogText.Case], arguments: [PluralArgument]
  ) -> CountedArgument {
    if let counted = forms.firstInteger(key: key) {
      return CountedArgument(number: counted.argument, specifier: ArgumentSpecifier.usual)
    }
    let position = arguments.firstIndex { if case .number = $0 { true } else { false } }
    return CountedArgument(number: (position ?? 0) + 1, specifier: ArgumentSpecifier.usual)
  }
}
