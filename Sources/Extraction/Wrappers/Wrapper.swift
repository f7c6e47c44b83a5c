import Diagnostics

/// Which wrappers and given functions are called, over all files.
///
/// Fed by one thread at a time.
final class WrapperUses: @unchecked Sendable {
  private let functions: [LocalizingFunction]
  private var uses: Set<WrapperUse> = []
  private var matched: Set<LocalizingFunction> = []
  private var unlessUsed: [UnusedWrapper] = []

  init(functions: [LocalizingFunction]) { self.functions = functions }

  /// Adds what was found in one file.
  func add(_ found: FileFinding) {
    uses.formUnion(found.uses)
    matched.formUnion(found.matchedFunctions)
    unlessUsed += found.unlessUsed
  }

  /// What is wrong with the wrappers that nothing calls: their keys are not seen anywhere.
  ///
  /// A place that looks up what several of them are given is told once.
  var diagnostics: [Diagnostic] {
    var told: Set<Diagnostic> = []
    return unused.compactMap(\.diagnostic).filter { told.insert($0).inserted }
  }

  /// The look-ups of the wrappers that nothing calls, as the system calls methods of a delegate.
  var openLookUps: [OpenLookUp] { unused.compactMap(\.openLookUp) }

  private var unused: [UnusedWrapper] {
    let used = Set(uses.map(\.place))
    return unlessUsed.filter { !used.contains($0.place) }
  }

  var unmatchedFunctions: [LocalizingFunction] { functions.filter { !matched.contains($0) } }

  /// Several variables may be declared in one place.
  private struct Declared: Hashable {
    var place: FilePlace
    var name: String
  }

  /// The wrappers by name and place; what reaches several APIs is named once.
  func wrappers(in programs: [SourceProgram?]) -> [Wrapper] {
    var found: [Declared: Wrapper] = [:]
    for use in uses {
      guard use.place.file >= 0, let program = programs[use.place.file] else { continue }
      let declared = Declared(place: use.place, name: use.name)
      if let known = found[declared], known.reaches <= use.reaches { continue }
      let offset = Int(use.place.offset)
      let position = program.lines.shownPosition(at: offset)
      found[declared] = Wrapper(
        name: use.name,
        place: SourceReference(
          file: program.path, offset: offset, line: position.line,
          column: position.column, reading: nil),
        reaches: use.reaches)
    }
    return found.values.sorted { one, other in
      (one.name, one.place.file, one.place.offset)
        < (other.name, other.place.file, other.place.offset)
    }
  }
}

/// What is wrong with a wrapper, if nothing calls it.
struct UnusedWrapper: Sendable {
  var place: FilePlace
  /// Nil where it is only that a key can't be told.
  var diagnostic: Diagnostic?
  /// What it looks up, where it is a key that can't be told.
  var openLookUp: OpenLookUp?
}

/// A declaration of the project that passes a string on to a localizing API, so that the literals
/// it is given are keys.
package struct Wrapper: Hashable, Sendable {
  /// How it is called: `String.localized`, `Strings.tr(_:_:)` or `LocalizedString(_:comment:)`; of a
  /// property that holds the string until then, `Row.title`.
  package var name: String
  /// Where it is declared.
  package var place: SourceReference
  /// The API or the wrapper that gets the key.
  package var reaches: String
}
