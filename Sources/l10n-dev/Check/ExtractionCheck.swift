import Diagnostics
import Extraction

/// Holds what is found in a project on demand against what reading all of it gives.
///
/// Whatever is left out must change nothing.
struct ExtractionCheck {
  let sources: SwiftFolder

  /// What only one of both gives, a line each.
  func differences() -> [String] {
    let onDemand = found(Extractor())
    let all = found(Extractor(readsAll: true))
    return onDemand.subtracting(all).sorted().map { "only on demand: \($0)" }
      + all.subtracting(onDemand).sorted().map { "only in all: \($0)" }
  }

  private func found(_ extractor: Extractor) -> Set<String> {
    let extraction = extractor.extract(paths: sources.paths, read: sources.read)
    let keys = extraction.entries.flatMap { entry in
      entry.locations.map { "\($0.file):\($0.line): key \(entry.key) of \(entry.table)" }
    }
    let lookUps = extraction.openLookUps.map {
      "\($0.file) at \($0.offset): open look-up in \($0.table ?? "any table")"
    }
    let told = extraction.diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "\(place?.file ?? "") at \(place?.range.lowerBound ?? 0): \(diagnostic.id)"
    }
    return Set(keys + lookUps + told)
  }
}
