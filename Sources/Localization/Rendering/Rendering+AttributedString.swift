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
