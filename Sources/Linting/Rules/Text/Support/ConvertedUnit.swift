import LocaleData

/// A unit of a country, or of its laboratories, that a translation may convert: six inches are 15 cm.
struct ConvertedUnit: Sendable {
  /// As the data calls it: "inches".
  let name: String
  /// What makes numbers of other units of those of this one: centimetres and millimetres.
  let factors: [Double]

  /// The words of a language for it, in small letters.
  func words(of language: String) -> [String] {
    LanguageFact.units.list(of: "\(language).\(Self.kind).\(name)")
  }

  static let all: [ConvertedUnit] = LanguageFact.units.keys.compactMap { key in
    let parts = key.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[0] == kind else { return nil }
    return ConvertedUnit(
      name: parts[1], factors: LanguageFact.units.list(of: key).compactMap { Double($0) })
  }

  private static let kind = "converted"
}
