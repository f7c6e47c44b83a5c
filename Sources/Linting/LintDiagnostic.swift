package import Diagnostics
package import Reading

/// A diagnostic with the place that it has in catalogs.
package struct LintDiagnostic: Hashable, Sendable {
  package var diagnostic: Diagnostic
  package var key: String?
  package var table: String?
  /// As the catalog spells it.
  package var locale: String?
  /// Where below the key, such as `plural.one`; nil for the entry or its only text.
  package var path: String?
  /// What tells the text and its source from others; nil where it is about no single text.
  package var contents: ContentHash?
  /// The keys that it stands for, where many findings were made one; empty otherwise.
  package var foldedKeys: [String] = []

  package init(
    _ diagnostic: Diagnostic, key: String? = nil, table: String? = nil, locale: String? = nil,
    path: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.key = key
    self.table = table
    self.locale = locale
    self.path = path
  }
}
