import Diagnostics

/// What was found in one file.
struct FileFinding: Sendable {
  var occurrences: [Occurrence] = []
  var diagnostics: [Diagnostic] = []
  /// The places that look up keys which nobody can tell.
  var openLookUps: [OpenLookUp] = []
  /// The wrappers that are called.
  var uses: Set<WrapperUse> = []
  /// The given functions that are called.
  var matchedFunctions: Set<LocalizingFunction> = []
  /// What is wrong with a wrapper of the file, if nothing calls it.
  var unlessUsed: [UnusedWrapper] = []
  /// What texts go where, where that was asked for.
  var flows: [TextFlow] = []
  /// The positions of the other files whose bodies were looked into.
  var filesLookedInto: Set<Int> = []

  init() {}

  init(by finder: LiteralFinder) {
    occurrences = finder.occurrences
    diagnostics = finder.diagnostics
    openLookUps = finder.openLookUps
    uses = finder.uses
    matchedFunctions = finder.matchedFunctions
    unlessUsed = finder.unlessUsed
    flows = finder.flows
    filesLookedInto = finder.filesLookedInto
  }
}
