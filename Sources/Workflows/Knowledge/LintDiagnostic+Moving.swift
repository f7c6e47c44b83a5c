package import Diagnostics
package import Linting
package import Reading

extension LintDiagnostic {
  /// The finding with all its places in a file moved by so many bytes.
  package func moved(by delta: Int, in file: String) -> LintDiagnostic {
    var finding = self
    finding.diagnostic = diagnostic.moved(in: file) { $0 + delta }
    return finding
  }
}

extension Diagnostic {
  /// Whether a change of a file leaves what the diagnostic is about, or what a repair would replace,
  /// other than it was.
  package func isTouched(by edit: TextEdit, in file: String) -> Bool {
    if let location, location.file == file, edit.touches(location.range) { return true }
    return fixIts.flatMap(\.edits).contains { fix in
      // What is typed right behind it would be replaced, too.
      let isBehind = edit.range.isEmpty && edit.range.lowerBound == fix.range.upperBound
      return fix.file == file && (edit.touches(fix.range) || isBehind && !fix.range.isEmpty)
    }
  }

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
