package import Messages

/// What `l10n pseudo` is asked to do.
package struct PseudoOptions: Sendable {
  package enum Action: Hashable, Sendable {
    case write(PseudoKind)
    /// Takes the locale of a kind out of the catalogs again, or all pseudo-locales.
    case remove(PseudoKind?)
  }

  package var catalogs: ExchangeCatalogOptions
  package var action: Action
  /// The pseudo-locale; nil for the one that the kind has, or to remove all.
  package var locale: String?
  /// Whether texts that people wrote into the pseudo-locale are replaced or removed, too.
  package var isForced = false
  /// Whether nothing is written.
  package var isDryRun = false

  package init(_ action: Action, catalogs: ExchangeCatalogOptions) {
    self.action = action
    self.catalogs = catalogs
  }
}
