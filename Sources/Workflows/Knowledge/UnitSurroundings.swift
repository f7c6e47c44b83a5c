package import Exchange

/// What an XLIFF file of version 1.2 says around a unit: the catalog and the languages.
package struct UnitSurroundings: Sendable {
  /// Without its units.
  let file: ExchangeFile

  package init(_ file: ExchangeFile) { self.file = file }
}
