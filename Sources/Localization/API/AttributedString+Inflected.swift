#if !canImport(Darwin)
public import Foundation

extension AttributedString {
  /// The text with its words made to agree, where `inflect` asks for it (Apple Developer
  /// Documentation, "inflected()").
  ///
  /// The language is the current locale's, or what `languageIdentifier` says.
  public func inflected() -> AttributedString {
    inflected(locale: .current)
  }

  /// The text with its words made to agree, where `inflect` asks for it.
  ///
  /// Unlike on Apple's platforms, words that can't be settled stay as they are without a trace of
  /// a neuter form.
  ///
  /// - Parameters:
  ///   - locale: The language of the text.
  ///   - userTermOfAddress: The reader's; nil for ``TermOfAddress/currentUser``.
  ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func inflected(
    locale: Locale, userTermOfAddress: TermOfAddress? = nil,
    inflectionConcepts: [InflectionConcept]? = nil
  ) -> AttributedString {
    var context = RenderingContext(locale: locale)
    context.address = (userTermOfAddress ?? .currentUser).grammarTerms
    context.concepts = inflectionConcepts?.map(\.concept) ?? []
    let scope = AttributeScopes.FoundationAttributes.self
    // An argument keeps all its attributes, those too that no scope is known for.
    var text = Renderer(context).render("%@", [.attributed(self)])
      .attributedString(including: scope)
    if runs.allSatisfy({ $0.replacementIndex == nil }) { text.replacementIndex = nil }
    return text
  }
}
#endif
