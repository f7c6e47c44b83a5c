import Diagnostics
import Extraction

/// What the Swift sources under some paths say, for the commands that look at catalogs.
struct SwiftSources {
  let extraction: ExtractionResult
  /// What could not be read.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - findsAttributes: Whether the custom attributes that they declare are looked for.
  ///   - shownTexts: How texts are looked for that people read and nothing localizes.
  init(
    under paths: [String], excluding exclude: [String] = [], _ globs: ProjectGlobs? = nil,
    functions: [LocalizingFunction], findsAttributes: Bool = false,
    shownTexts: ShownTextSearch? = nil, in tree: any FileTree
  ) {
    let listing = tree.files(
      under: paths, FileSelection(suffixes: [".swift"], exclude: exclude, project: globs))
    let loader = SourceLoader(tree: tree)
    let extractor = Extractor(
      functions: functions, findsAttributes: findsAttributes, shownTexts: shownTexts)
    extraction = extractor.extract(paths: listing.files) { loader.source($0) }
    diagnostics = listing.diagnostics + loader.diagnostics
  }
}
