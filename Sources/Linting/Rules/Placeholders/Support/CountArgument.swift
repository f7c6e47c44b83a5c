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

  /// The other forms of the same variation, this one left out.
  var siblings: [LintText] {
    let place = target.path.withCategory(.other)
    guard target.category != nil else { return [] }
    return entry.localization.texts.filter { text in
      text.category != nil && text.path != target.path && text.path.withCategory(.other) == place
    }
  }
}
