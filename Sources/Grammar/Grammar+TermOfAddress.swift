/// ``TermOfAddress`` under a name that no one can hide.
///
/// `Localization` and Foundation have public types of the same name, and a module can't be named
/// when one of its types has its name.
package typealias GrammarTermOfAddress = TermOfAddress

extension Grammar {
  /// How a person wants to be spoken to and of; see ``GrammarTermOfAddress``.
  package typealias TermOfAddress = GrammarTermOfAddress
}
