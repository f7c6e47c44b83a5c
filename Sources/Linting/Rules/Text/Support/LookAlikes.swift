import LocaleData

/// Letters of one script that look like letters of another.
enum LookAlikes {
  /// The Latin letter that a Cyrillic or Greek one looks like, or that it is typed for in a language.
  static func latin(_ scalar: Unicode.Scalar, in language: String) -> Unicode.Scalar? {
    guard !scalar.isASCII else { return nil }
    let facts = LanguageFact.lookAlikes
    let letter = facts["\(language).\(scalar)"] ?? facts[String(scalar)]
    return letter?.unicodeScalars.first
  }

  /// Whether a Latin letter looks like one of a script.
  static func isLatinLikely(_ scalar: Unicode.Scalar, in script: ScriptSet) -> Bool {
    guard scalar.isASCII else { return false }
    let scripts = LanguageFact.lookAlikes.list(of: String(scalar))
    return script == .cyrillic && scripts.contains("cyrillic")
      || script == .greek && scripts.contains("greek")
  }
}
