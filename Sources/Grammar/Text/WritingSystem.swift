import LocaleData

/// How a language is written.
struct WritingSystem: Hashable, Sendable {
  /// Scripts whose letters are the language's own.
  var scripts: ScriptSet
  var casing: CaseMapping

  /// - Parameter language: A language tag, of which the language alone counts.
  init(language: String, scripts: ScriptSet = .latin) {
    self.scripts = scripts
    casing = CaseMapping(language: language)
  }
}
