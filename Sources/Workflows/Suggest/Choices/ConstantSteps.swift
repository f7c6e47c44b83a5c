import Extraction
import Reading

/// What is to be done where code chooses between constants of keys: the file that declares them is
/// generated anew, so that the change is told and not shown.
struct ConstantSteps {
  let steps: [String]

  init(_ suggestion: SuggestOutcome.Suggestion, _ choices: [CodeChoice]) {
    let named = choices.filter { $0.named.other != nil }
    var steps = named.compactMap(Self.place)
    for choice in named {
      for step in Self.declarations(suggestion, choice) where !steps.contains(step) {
        steps.append(step)
      }
    }
    self.steps = steps
  }

  /// What the code of a choice becomes.
  private static func place(_ choice: CodeChoice) -> String? {
    guard let other = choice.named.other else { return nil }
    let place = choice.reference
    var step = "\(place.file):\(place.line):\(place.column) takes \(other.code) for all numbers"
    if let text = choice.numberText {
      step += ", with \(choice.subject) itself in place of \(text), since a text is no number to "
      step += "agree with"
    }
    return step
  }

  private static func declarations(
    _ suggestion: SuggestOutcome.Suggestion, _ choice: CodeChoice
  ) -> [String] {
    guard let other = choice.named.other else { return [] }
    var steps: [String] = []
    let name = other.constant.name
    if choice.reference.reading == .plain {
      steps.append(
        "\(name) reads a plain string, in which nothing agrees: it has to be made of "
          + "AttributedString(localized:); where it stays a string, plural forms of "
          + "\"\(suggestion.key)\" make the choice needless, too")
    }
    if let file = choice.declaringFile {
      let gone = choice.named.one.map { "; then \($0.constant.name) is used there no more" } ?? ""
      steps.append("\(file) declares \(name): generate it anew when the texts are changed\(gone)")
    }
    return steps
  }
}
