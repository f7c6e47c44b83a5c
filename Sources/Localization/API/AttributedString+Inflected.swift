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

  /// The text with its words made to agree, where `inflect` asks for it (Apple Developer
  /// Documentation, "inflected(locale:userTermOfAddress:inflectionConcepts:)").
  ///
  /// Unlike on Apple's platforms, words that can't be settled stay as they are without a trace of
  /// a neuter form.
  ///
  /// - Parameters:
  ///   - locale: The language of the text, where no `languageIdentifier` says otherwise, and how
  ///     numbers are written.
  ///   - userTermOfAddress: The reader's; nil if it is not known, so that what addresses the reader
  ///     is shown as its `inflectionAlternative`.
  ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func inflected(
    locale: Locale = .current, userTermOfAddress: TermOfAddress? = .currentUser,
    inflectionConcepts: [InflectionConcept] = []
  ) -> AttributedString {
    let context = RenderingContext(
      locale: locale, reader: userTermOfAddress.map { [$0] } ?? [], concepts: inflectionConcepts)
    let scope = AttributeScopes.FoundationAttributes.self
    // An argument keeps all its attributes, those too that no scope is known for.
    var text = Renderer(context).render("%@", [.attributed(self)])
      .attributedString(including: scope)
    if runs.allSatisfy({ $0.replacementIndex == nil }) { text.replacementIndex = nil }
    return text
  }
}
#endif
