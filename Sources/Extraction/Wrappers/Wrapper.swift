import Diagnostics

/// Which wrappers and given functions are called, over all files.
///
/// Fed by one thread at a time.
final class WrapperUses: @unchecked Sendable {
  private let functions: [LocalizingFunction]
  private var uses: Set<WrapperUse> = []
  private var matched: Set<LocalizingFunction> = []
  private var unlessUsed: [(wrapper: ObjectIdentifier, diagnostic: Diagnostic)] = []

  init(functions: [LocalizingFunction]) { self.functions = functions }

  func add(
    _ uses: Set<WrapperUse>, _ matched: Set<LocalizingFunction>,
    _ unlessUsed: [(wrapper: ObjectIdentifier, diagnostic: Diagnostic)]
  ) {
    self.uses.formUnion(uses)
    self.matched.formUnion(matched)
    self.unlessUsed += unlessUsed
  }

  /// What is wrong with the wrappers that nothing calls: their keys are not seen anywhere.
  var diagnostics: [Diagnostic] {
    let used = Set(uses.map(\.declaration))
    return unlessUsed.filter { !used.contains($0.wrapper) }.map(\.diagnostic)
  }

  var unmatchedFunctions: [LocalizingFunction] { functions.filter { !matched.contains($0) } }

  /// The wrappers by name and place; what reaches several APIs is named once.
  func wrappers(in programs: [SourceProgram?]) -> [Wrapper] {
    var found: [ObjectIdentifier: Wrapper] = [:]
    for use in uses {
      guard use.file >= 0, let program = programs[use.file] else { continue }
      if let known = found[use.declaration], known.reaches <= use.reaches { continue }
      let position = program.lines.position(at: Int(use.offset))
      found[use.declaration] = Wrapper(
        name: use.name,
        place: SourceReference(
          file: program.path, offset: Int(use.offset), line: position.line,
          column: position.column, reading: nil),
        reaches: use.reaches)
    }
    return found.values.sorted { one, other in
      (one.name, one.place.file, one.place.offset)
        < (other.name, other.place.file, other.place.offset)
    }
  }
}

/// A declaration of the project that passes a string on to a localizing API, so that the literals
/// it is given are keys.
package struct Wrapper: Hashable, Sendable {
  /// How it is called: `String.localized`, `Strings.tr(_:_:)` or `LocalizedString(_:comment:)`.
  package var name: String
  /// Where it is declared.
  package var place: SourceReference
  /// The API or the wrapper that gets the key.
  package var reaches: String
}
