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
  /// Scripts by their codes in ISO 15924, those that are told from every other.
  package static let byCode: [String: ScriptSet] = [
    "Latn": .latin, "Grek": .greek, "Cyrl": .cyrillic, "Armn": .armenian, "Hebr": .hebrew,
    "Arab": .arabic, "Deva": .devanagari, "Thai": .thai, "Geor": .georgian, "Hang": .hangul,
    "Kana": .kana, "Hani": .han,
  ]

  /// The letters that texts may have in a script that a language tag names, with those of scripts
  /// that are used beside it or akin to it.
  fileprivate init?(named script: String) {
    switch script {
    case "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh":
      self = .indic
    case "Laoo", "Tibt", "Mymr", "Khmr": self = .southEastAsian
    case "Ethi": self = .ethiopic
    case "Kore", "Hang": self = [.hangul, .han]
    case "Jpan": self = [.kana, .han]
    case "Hans", "Hant": self = .han
    default:
      guard let own = Self.byCode[script] else { return nil }
      self = own
    }
  }
}
