package import Diagnostics
package import Extraction
import Linting
package import Reading

/// What is known of a source while somebody types into it.
extension ProjectKnowledge {
  /// Moves places in a source as a change of its text moves them.
  ///
  /// Those inside of what was replaced are gone. Lines and columns stay what they were.
  package mutating func follow(_ edit: TextEdit, in path: String) {
    for index in entriesByFile[path] ?? [] {
      entries[index].locations = entries[index].locations.compactMap { place in
        guard place.file == path else { return place }
        guard !edit.removes(place.offset) else { return nil }
        var moved = place
        moved.offset = edit.moved(place.offset)
        return moved
      }
    }
    diagnostics = diagnostics.compactMap { diagnostic in
      guard diagnostic.location?.file == path else { return diagnostic }
      return diagnostic.isTouched(by: edit, in: path)
        ? nil : diagnostic.moved(in: path, edit.moved)
    }
  }

  /// The entries that have a place in a file, with these places.
  package func places(
    inFile path: String
  ) -> [(entry: ExtractedEntry, place: SourceReference)] {
    (entriesByFile[path] ?? []).flatMap { index in
      entries[index].locations.filter { $0.file == path }.map { (entries[index], $0) }
    }
  }

  /// What is wrong with a source, or with the configuration's file, by place.
  package func diagnostics(inFile path: String) -> [Diagnostic] {
    let found = diagnostics.filter { $0.location?.file == path }
    return found.isEmpty
      ? configuration.diagnostics.filter { $0.location?.file == path } : found
  }
}

extension ProjectKnowledge {
  /// The same, where it was found out what is wrong with the source by itself.
  package func diagnostics(
    inFile path: String, byItself found: [Diagnostic]
  ) -> [Diagnostic] {
    let kept = diagnostics(inFile: path).filter {
      ExtractionDiagnostic.shownTexts.contains($0.id) || $0.isContradiction
    }
    return (found + kept).sortedByPlace()
  }
}

extension TextEdit {
  /// Whether what starts at an offset goes with what is replaced.
  fileprivate func removes(_ offset: Int) -> Bool {
    range.lowerBound <= offset && offset < range.upperBound
  }
}
