import Catalogs
import Messages

extension LintUnit {
  /// The argument that the text's plural category is chosen by; nil for a text without one.
  func countArgument(_ reference: ArgumentReference?) -> Int? {
    guard target.category != nil else { return nil }
    if let variable = entry.localization.variable(of: target) {
      return entry.localization.argument(of: variable)
    }
    // A plural variation without a substitution varies by the first number of the text.
    if let number = reference?.arguments.first(where: { $0.types.contains(where: \.isNumber) }) {
      return number.number
    }
    for text in entry.localization.texts {
      let shown = entry.localization.shownArguments(of: text)
      if let number = shown.first(where: { $0.type?.isNumber == true }) { return number.number }
    }
    return nil
  }

  /// The argument that shows the count, where code formats it itself and passes it as a text: the forms
  /// "%2$@ file" and "%2$@ files" of a variable that is chosen by argument 1.
  ///
  /// - Returns: Nil where a form shows anything else.
  var formattedCount: Int? {
    let localization = entry.localization
    guard let variable = localization.variable(of: target) else { return nil }
    let shown = ([target] + siblings).flatMap { localization.shownArguments(of: $0) }
    guard let first = shown.first, first.number != localization.argument(of: variable),
      shown.allSatisfy({ $0.number == first.number && $0.value?.conversion == .object })
    else { return nil }
    return first.number
  }

  /// The other forms of the same variation, this one left out.
  var siblings: [LintText] {
    entry.localization.forms(beside: target).filter { $0.path != target.path }
  }
}
