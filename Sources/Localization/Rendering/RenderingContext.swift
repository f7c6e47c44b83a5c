package import Foundation
package import Grammar
package import Vocabulary

/// For whom a text is rendered, and how.
package struct RenderingContext: Sendable {
  package var locale: Locale
  /// The reader's terms of address, the preferred one first; empty if they are unknown.
  package var address: [Grammar.TermOfAddress] = []
  package var concepts: [Concept] = []
  /// Whether words are made to agree.
  package var inflects = true
  /// Whether to show what Apple's engine would, where it is known to do less.
  package var likeApple = false
  /// What all of the text has to be, as an explicit rule for the whole string says.
  package var rule: Features?
  /// Whether each word that agrees gets a reason why it has its form, which takes longer.
  package var explains = false

  package init(locale: Locale) { self.locale = locale }

  /// Whether nothing but the locale is said.
  var isPlain: Bool {
    inflects && !likeApple && !explains && address.isEmpty && concepts.isEmpty && rule == nil
  }
}
