package import Vocabulary

/// Features by the names that the command line and JSON use (`docs/commands.md`, `l10n inflect`).
package enum FeatureNames {
  /// Sets a feature.
  ///
  /// - Returns: What is wrong with the name or the value, and what would be right; nil if nothing.
  package static func set(
    _ name: String, to value: String, in features: inout Features
  ) -> String? {
    guard let feature = Feature(rawValue: name) else {
      let names = Feature.allCases.map(\.name)
      return "`\(name)` is no feature; the features are "
        + "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }
    // Grammars say dual, Foundation says `pluralTwo`.
    let isDual = feature == .number && value == "dual"
    guard !features.set(feature, toName: isDual ? "pluralTwo" : value) else { return nil }
    let names = feature.names + (feature == .number ? ["dual"] : [])
    let all = names.map { "`\($0)`" }.joined(separator: ", ")
    return "`\(value)` is no \(name); expected one of \(all)"
  }

  /// The features in the order of JSON output; null where nothing is known.
  static func values(of features: Features) -> [(String, String?)] {
    let always: [Feature] = [.number, .gender, .definiteness, .grammaticalCase, .partOfSpeech]
    let ifKnown: [Feature] = [.person, .declension, .determination, .pronounType]
    return always.map { ($0.name, features[name: $0]) }
      + ifKnown.map { ($0.name, features[name: $0]) }.filter { $0.1 != nil }
  }
}
