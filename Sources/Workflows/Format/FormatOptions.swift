/// What `l10n format` is asked to do.
package struct FormatOptions: Sendable {
  /// The catalogs, and folders to look for catalogs in.
  package var paths: [String]
  /// Whether catalogs are only compared, not written.
  package var isCheck: Bool
  package var include: [String]
  package var exclude: [String]

  package init(
    paths: [String], isCheck: Bool = false, include: [String] = [], exclude: [String] = []
  ) {
    self.paths = paths
    self.isCheck = isCheck
    self.include = include
    self.exclude = exclude
  }
}
