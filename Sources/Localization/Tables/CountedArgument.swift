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
  /// What `%arg` becomes when the table has no usable specifier.
  static let defaultSpecifier = "lld"

  /// Reads `NSStringFormatValueTypeKey` or `formatSpecifier`; a percent sign in front is a mistake
  /// that shipped apps have.
  init(number: Int, specifier written: String?, report: (TableProblem) -> Void) {
    self.number = number
    specifier = Self.defaultSpecifier
    guard let written else { return }
    var text = Substring(written)
    if text.hasPrefix("%") {
      report(.percentSignInValueType(written))
      text = text.dropFirst()
    }
    guard let value = ValueSpecifier(formatValueType: String(text)),
      // A width that is an argument of its own has no number here.
      !text.utf8.contains(UInt8(ascii: "*"))
    else {
      report(.invalidValueType(written))
      return
    }
    if value.position != nil, let dollar = text.firstIndex(of: "$") {
      text = text[text.index(after: dollar)...]
    }
    specifier = String(text)
  }

  /// The argument that a plural variation of a String Catalog is about: the first integer.
  ///
  /// The key tells it, which is the format as the source has it; where keys are mere names, the
  /// texts do; and where no text shows the number, it is the first number among the arguments.
  static func first(
    key: String, forms: [CatalogText.Case], arguments: [PluralArgument]
  ) -> CountedArgument {
    let texts = forms.sorted { $0.name == .other && $1.name != .other }.compactMap { form in
      if case .unit(let text, _) = form.text { text } else { nil }
    }
    if let counted = SpecifierScan.firstInteger(in: [key] + texts) {
      return CountedArgument(number: counted.argument, specifier: defaultSpecifier)
    }
    let position = arguments.firstIndex { if case .number = $0 { true } else { false } }
    return CountedArgument(number: (position ?? 0) + 1, specifier: defaultSpecifier)
  }
}
