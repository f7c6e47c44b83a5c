package import Foundation
import Messages

extension Rendering {
  /// The text as an attributed string.
  ///
  /// - Parameters:
  ///   - scope: The attributes that caret attributes may set.
  ///   - marksArguments: Whether the text of an argument carries its number as `replacementIndex`.
  package func attributedString<Scope: AttributeScope>(
    including scope: Scope.Type, marksArguments: Bool = false
  ) -> AttributedString {
    if marksArguments { return textInRuns(including: scope, marksArguments: true) }
    guard isFixed else { return text(including: scope) }
    return prepared.styles.text(including: scope) { text(including: scope) }
  }

  private func text<Scope: AttributeScope>(including scope: Scope.Type) -> AttributedString {
    guard let pieces = StyledPieces(of: self) else {
      return textInRuns(including: scope, marksArguments: false)
    }
    return prepared.styles.text(of: pieces, text, prepared.steps.kinds, including: scope)
  }

  /// The text put together run by run, whatever stands in it; parameters as for
  /// ``attributedString(including:marksArguments:)``, which gives the same.
  package func textInRuns<Scope: AttributeScope>(
    including scope: Scope.Type, marksArguments: Bool
  ) -> AttributedString {
    let attributes = ScopeAttributes(of: scope)
    var result = AttributedString()
    for run in runs {
      var container = attributes.container(run.attributes, intent: run.intent, link: run.link)
      // What an argument brings along wins over what stands around it.
      if let own = run.container { container.merge(own) }
      if marksArguments { container.replacementIndex = run.argument }
      result += AttributedString(String(text(of: run)), attributes: container)
    }
    return result
  }
}
