package import Foundation
package import Reading

/// Caret attributes as the attributes of a scope.
package struct ScopeAttributes: Sendable {
  private let names: AttributeNames

  /// - Parameter scope: The attributes that caret attributes may set.
  package init<Scope: AttributeScope>(of scope: Scope.Type) { names = AttributeNames(of: scope) }

  /// The attributes of a piece of text.
  ///
  /// - Parameters:
  ///   - members: Caret attributes, the outermost first; what can't be read is left out.
  ///   - link: Where a link leads.
  package func container(
    _ members: [JSONMember], intent: InlinePresentationIntent, link: String?
  ) -> AttributeContainer {
    var container = AttributeContainer()
    for member in members { try? names.set(member, in: &container) }
    guard names.includesFoundation else { return container }
    if !intent.isEmpty { container.inlinePresentationIntent = intent }
    if let link, let url = URL(string: link) { container.link = url }
    return container
  }
}
