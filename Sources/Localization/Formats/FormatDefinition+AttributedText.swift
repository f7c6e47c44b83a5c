#if !canImport(Darwin)
public import Foundation
import Messages

extension FormatDefinition {
  /// The definition for attributed text, whose attributes are those of a scope that Markdown can
  /// set.
  ///
  /// Only on Linux. Other attributes of the scope, such as links, are left alone; those that
  /// aren't of the scope are left out.
  public func formatting<Scope: AttributeScope>(
    of scope: Scope.Type
  ) -> AttributedFormat<Scope> {
    AttributedFormat(definition: self)
  }
}

/// A format definition, as editors of attributed text use one; only on Linux.
public struct AttributedFormat<Scope: AttributeScope>: AttributedTextFormattingDefinition {
  private let definition: FormatDefinition

  init(definition: FormatDefinition) { self.definition = definition }

  /// It has no parts of its own.
  public var body: AttributedTextFormattingParts<Scope> { AttributedTextFormattingParts<Scope>([]) }

  /// The attributes that the definition allows, and those that it asks for.
  public func constrained(_ attributes: AttributeContainer) -> AttributeContainer {
    let scope = ScopeAttributes(of: Scope.self)
    var result = scope.keeping(attributes)
    if let marks = definition.marks, let intent = result.inlinePresentationIntent {
      let kept = intent.intersection(marks.reduce(into: []) { $0.formUnion($1.intent) })
      result.inlinePresentationIntent = kept.isEmpty ? nil : kept
    }
    if !definition.allows(.link) { result.link = nil }
    let before = scope.values(of: result)
    let after = definition.constrained(before)
    for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
      scope.set(name, to: after[name], in: &result)
    }
    return result
  }
}

extension FormatDefinition.Mark {
  fileprivate var intent: InlinePresentationIntent {
    switch self {
    case .strong: .stronglyEmphasized
    case .emphasis: .emphasized
    case .strikethrough: .strikethrough
    case .code: .code
    case .link: []
    }
  }
}
#endif
