package import Extraction

/// What `l10n rename` is asked to do.
package struct RenameOptions: Sendable {
  package var old: String
  package var new: String
  /// The table of the key; nil where only one has it.
  package var table: String?
  package var scope: FileScope
  /// Whether nothing is written.
  package var isDryRun: Bool
  /// Whether a renaming goes on that was cut off: files that have the new key already are left alone.
  package var continues: Bool
  /// Whether catalogs are renamed though nothing in code can be that spells the key out.
  package var isForced = false
  /// Whether a source language that has no file of the table gets one for the text that the key was.
  package var makesFiles = true
  /// What earlier renamings of this process found out of single sources, where a project is held open.
  package var memory: ExtractionMemory?

  package init(
    old: String, new: String, table: String? = nil, paths: [String], isDryRun: Bool = false,
    continues: Bool = false
  ) {
    self.init(
      old: old, new: new, table: table, scope: FileScope(paths: paths), isDryRun: isDryRun,
      continues: continues)
  }

  package init(
    old: String, new: String, table: String? = nil, scope: FileScope, isDryRun: Bool = false,
    continues: Bool = false
  ) {
    self.old = old
    self.new = new
    self.table = table
    self.scope = scope
    self.isDryRun = isDryRun
    self.continues = continues
  }

  var extract: ExtractOptions {
    var options = ExtractOptions(scope)
    // What only debug builds and tests have is renamed too.
    options.includesDebug = true
    options.includesTests = true
    options.memory = memory
    return options
  }
}
