import Diagnostics
import Extraction

/// Extraction from sources given as text.
enum Extracted {
  static func from(
    _ files: [String: String], modules: [String: [String]] = [:],
    functions: [LocalizingFunction] = [], findsAttributes: Bool = false,
    includesDebug: Bool = false, shownTexts: ShownTextSearch? = nil, readsAll: Bool = false
  ) -> ExtractionResult {
    let bytes = files.mapValues { Array($0.utf8) }
    let extractor = Extractor(
      functions: functions, findsAttributes: findsAttributes, included: includesDebug ? .debug : [],
      shownTexts: shownTexts, readsAll: readsAll)
    return extractor.extract(paths: Array(files.keys), modules: SourceModules(modules)) {
      bytes[$0]
    }
  }

  static func from(_ source: String) -> ExtractionResult { from(["File.swift": source]) }

  /// The keys of a source, sorted.
  static func keys(in source: String) -> [String] { from(source).entries.map(\.key) }
}
