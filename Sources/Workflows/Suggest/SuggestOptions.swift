import Extraction

/// What `l10n suggest` is asked to do.
package struct SuggestOptions: Sendable {
  /// Files and folders with catalogs and the code that uses them.
  package var scope: FileScope
  /// The language that the catalogs are written in, where they don't say it.
  package var sourceLanguage: String?

  package init(_ scope: FileScope) { self.scope = scope }

  package init(paths: [String]) { self.init(FileScope(paths: paths)) }

  /// How the catalogs are found.
  func preview(_ project: ProjectConfiguration) -> PreviewOptions {
    var options = PreviewOptions()
    options.scope = scope
    options.sourceLanguage = sourceLanguage ?? project.configuration.sourceLanguage
    return options
  }

  /// How code is read.
  func extract(_ project: ProjectConfiguration) -> ExtractOptions {
    var options = ExtractOptions(scope)
    // What only debug builds show is to agree, too.
    options.includesDebug = true
    return options.filled(from: project)
  }
}
