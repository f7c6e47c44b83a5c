package import Grammar

/// Features by the names that the command line and JSON use (`cli.md`, `l10n inflect`).
package enum FeatureNames {
  /// Sets a feature.
  ///
  /// - Returns: What is wrong with the name or the value, and what would be right; nil if nothing.
  package static func set(
    _ name: String, to value: String, in features: inout Features
  ) -> String? {
    switch name {
    case "number": set(value, name, \.number, &features)
    case "gender": set(value, name, \.gender, &features)
    case "case": set(value, name, \.grammaticalCase, &features)
    case "definiteness": set(value, name, \.definiteness, &features)
    case "declension": set(value, name, \.declension, &features)
    case "person": set(value, name, \.person, &features)
    case "partOfSpeech": set(value, name, \.partOfSpeech, &features)
    case "determination": set(value, name, \.determination, &features)
    case "pronounType": set(value, name, \.pronounType, &features)
    default:
      "`\(name)` is no feature; the features are number, gender, case, definiteness, declension, "
        + "person, partOfSpeech, determination and pronounType"
    }
  }

  private static func set<Value: RawRepresentable<String> & CaseIterable>(
    _ value: String, _ name: String, _ path: WritableKeyPath<Features, Value?>,
    _ features: inout Features
  ) -> String? {
    guard let parsed = Value(rawValue: value) else {
      let all = Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return "`\(value)` is no \(name); expected one of \(all)"
    }
    features[keyPath: path] = parsed
    return nil
  }

  /// The features in the order of JSON output; null where nothing is known.
  static func values(of features: Features) -> [(String, String?)] {
    var values: [(String, String?)] = [
      ("number", features.number?.rawValue), ("gender", features.gender?.rawValue),
      ("definiteness", features.definiteness?.rawValue),
      ("case", features.grammaticalCase?.rawValue),
      ("partOfSpeech", features.partOfSpeech?.rawValue),
    ]
    let others: [(String, String?)] = [
      ("person", features.person?.rawValue), ("declension", features.declension?.rawValue),
      ("determination", features.determination?.rawValue),
      ("pronounType", features.pronounType?.rawValue),
    ]
    values += others.filter { $0.1 != nil }
    return values
  }
}
