extension LanguageTag {
  /// The scripts whose letters its texts may have; nil where that isn't known.
  ///
  /// Several for a language that is written so, if the tag doesn't say in which.
  package var scripts: ScriptSet? {
    let several = script == nil ? LanguageFact.scripts.list(of: language) : []
    let names = several.isEmpty ? [likelyScript].compactMap(\.self) : several
    guard !names.isEmpty else { return nil }
    var scripts: ScriptSet = []
    for name in names {
      guard let own = ScriptSet(named: name) else { return nil }
      scripts.formUnion(own)
    }
    return scripts
  }
}

extension ScriptSet {
  /// The letters of a script that a language tag names.
  package init?(named script: String) {
    switch script {
    case "Latn": self = .latin
    case "Grek": self = .greek
    case "Cyrl": self = .cyrillic
    case "Armn": self = .armenian
    case "Hebr": self = .hebrew
    case "Arab": self = .arabic
    case "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh":
      self = .indic
    case "Thai": self = .thai
    case "Laoo", "Tibt", "Mymr", "Khmr": self = .southEastAsian
    case "Geor": self = .georgian
    case "Ethi": self = .ethiopic
    case "Kore", "Hang": self = [.hangul, .han]
    case "Jpan": self = [.kana, .han]
    case "Hans", "Hant": self = .han
    default: return nil
    }
  }
}
