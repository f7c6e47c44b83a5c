package import Diagnostics
package import Linting

extension LintDiagnostic {
  /// The finding with all its places in a file moved by so many bytes.
  package func moved(by delta: Int, in file: String) -> LintDiagnostic {
    var finding = self
    finding.diagnostic = diagnostic.moved(in: file) { $0 + delta }
    return finding
  }
}

extension Diagnostic {
  /// The diagnostic with its places in a file moved.
  ///
  /// - Parameter move: Says where a UTF-8 offset is now.
  package func moved(in file: String, _ move: (Int) -> Int) -> Diagnostic {
    func moved(_ range: Range<Int>) -> Range<Int> {
      let lower = move(range.lowerBound)
      return lower..<max(lower, move(range.upperBound))
    }
    var diagnostic = self
    if location?.file == file { diagnostic.location?.range = moved(location?.range ?? 0..<0) }
    for index in notes.indices {
      guard let place = notes[index].location, place.file == file else { continue }
      diagnostic.notes[index].location?.range = moved(place.range)
    }
    for (index, fixIt) in fixIts.enumerated() {
      for (number, edit) in fixIt.edits.enumerated() where edit.file == file {
        diagnostic.fixIts[index].edits[number].range = moved(edit.range)
      }
    }
    return diagnostic
  }
}
