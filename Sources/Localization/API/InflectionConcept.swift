#if !canImport(Darwin)
/// What words agree with that stands nowhere in the text (Apple Developer Documentation,
/// "InflectionConcept").
///
/// `agreeWithConcept: 1` and `referentConcept: 1` mean the first concept of a call.
public enum InflectionConcept: Hashable, Codable, Sendable {
  /// A person, by their terms of address, the most wanted first.
  case termsOfAddress([TermOfAddress])
  /// A thing, by its name in the language of the text.
  case localizedPhrase(String)
}
#endif
