import LocaleData

/// Letters of one script that look like letters of another.
enum LookAlikes {
  /// The Latin letter that a Cyrillic or Greek one looks like.
  static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.isASCII ? nil : LanguageFact.lookAlikes[String(scalar)]?.unicodeScalars.first
  }

  /// Whether a Latin letter looks like one of a script.
  static func isLatinLikely(_ scalar: Unicode.Scalar, in script: ScriptSet) -> Bool {
    guard scalar.isASCII else { return false }
    let scripts = LanguageFact.lookAlikes.list(of: String(scalar))
    return script == .cyrillic && scripts.contains("cyrillic")
      || script == .greek && scripts.contains("greek")
  }
}
