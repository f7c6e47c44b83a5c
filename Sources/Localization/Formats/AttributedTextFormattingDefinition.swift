#if !canImport(Darwin)
public import Foundation
import Messages

/// What an editor of attributed text keeps to, on platforms without SwiftUI: the attributes that it
/// knows, and what holds for their values.
///
/// Names and shape are those of SwiftUI, so that a definition reads alike (Apple Developer
/// Documentation, "AttributedTextFormattingDefinition"). Attributes that the scope doesn't have are
/// left out of text; ``AttributedTextValueConstraint`` says what values they take.
public protocol AttributedTextFormattingDefinition<Scope>: Sendable {
  /// The attributes that the editor knows.
  associatedtype Scope: AttributeScope
  /// The type of ``body``.
  associatedtype Body: AttributedTextFormattingDefinition
  /// What it is made of: constraints, or other definitions of the same scope.
  @AttributedTextFormattingBuilder<Scope> var body: Body { get }

  /// The attributes that a piece of text may have of those that it has; only on Linux.
  func constrained(_ attributes: AttributeContainer) -> AttributeContainer
}

extension AttributedTextFormattingDefinition {
  /// The attributes that a piece of text may have of those that it has: those of the scope, as all
  /// constraints leave them.
  ///
  /// Only on Linux.
  public func constrained(_ attributes: AttributeContainer) -> AttributeContainer {
    var result = ScopeAttributes(of: Scope.self).keeping(attributes)
    // Constraints may follow from each other; those that contradict each other stop somewhere.
    for _ in 0..<8 {
      let before = result
      result = body.constrained(result)
      if result == before { break }
    }
    return result
  }

  /// Whether a control has an effect: not where its change is taken back by the constraints.
  ///
  /// Only on Linux.
  ///
  /// - Parameters:
  ///   - attributes: What the text has.
  ///   - change: What the control would do to it.
  public func admits(
    _ change: (inout AttributeContainer) -> Void, of attributes: AttributeContainer
  ) -> Bool {
    let before = constrained(attributes)
    var changed = before
    change(&changed)
    return constrained(changed) != before
  }
}

/// What holds for the value of one attribute, given the others of the same piece of text.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>:
  AttributedTextFormattingDefinition
where Body == AttributedTextFormattingParts<Scope> {
  /// The attribute whose value it may change; what it does to others doesn't count.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes of a piece of text.
  typealias Attributes = AttributeContainer

  /// Sets the attribute to what it may be.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A constraint has no parts; only on Linux.
  public var body: AttributedTextFormattingParts<Scope> { AttributedTextFormattingParts([]) }

  /// The attributes, of which the constraint may have changed one; only on Linux.
  public func constrained(_ attributes: AttributeContainer) -> AttributeContainer {
    var changed = attributes
    constrain(&changed)
    return ScopeAttributes.setting(AttributeKey.self, of: changed, in: attributes)
  }
}

/// Parts of a definition, one after the other; only on Linux.
public struct AttributedTextFormattingParts<Scope: AttributeScope>:
  AttributedTextFormattingDefinition
{
  private let parts: [any AttributedTextFormattingDefinition<Scope>]

  init(_ parts: [any AttributedTextFormattingDefinition<Scope>]) { self.parts = parts }

  /// Themselves.
  public var body: Self { self }

  /// The attributes, as each part leaves them to the next.
  public func constrained(_ attributes: AttributeContainer) -> AttributeContainer {
    parts.reduce(attributes) { $1.constrained($0) }
  }
}

/// Puts the parts of a definition together; only on Linux.
@resultBuilder
public enum AttributedTextFormattingBuilder<Scope: AttributeScope> {
  /// Parts that stand one below the other.
  public static func buildBlock(
    _ parts: any AttributedTextFormattingDefinition<Scope>...
  ) -> AttributedTextFormattingParts<Scope> {
    AttributedTextFormattingParts(parts)
  }
}
#endif
