import Extraction

/// What `l10n rename` is asked to do.
package struct RenameOptions: Sendable {
  package var old: String
  package var new: String
  /// The table of the key; nil where only one has it.
  package var table: String?
  package var paths: [String]
  /// Whether nothing is written.
  package var isDry: Bool
  /// Whether a renaming goes on that was cut off: files that have the new key already are left alone.
  package var continues: Bool
  /// Whether catalogs are renamed though nothing in code can be that spells the key out.
  package var isForced = false
  package var include: [String]
  package var exclude: [String]

  package init(
    old: String, new: String, table: String? = nil, paths: [String], isDry: Bool = false,
    continues: Bool = false, include: [String] = [], exclude: [String] = []
  ) {
    self.old = old
    self.new = new
    self.table = table
    self.paths = paths
    self.isDry = isDry
    self.continues = continues
    self.include = include
    self.exclude = exclude
  }

  var extract: ExtractOptions {
    var options = ExtractOptions(paths: paths, include: include, exclude: exclude)
    // What only debug builds and tests have is renamed too.
    options.includesDebug = true
    options.includesTests = true
    return options
  }
}
