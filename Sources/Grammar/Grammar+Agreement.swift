/// Agreement with something that stands elsewhere.
extension Grammar {
  /// Makes words agree with a phrase elsewhere in the sentence, or with a concept.
  ///
  /// - Parameter phrase: Its head's number and gender are what the words take.
  package func agree(
    _ text: String, with phrase: String, known: Features = Features()
  ) -> Inflection {
    let head = describe(phrase, known: known).features
    var request = Request()
    request.features.number = head.number
    request.features.gender = head.gender
    return inflect(text, request)
  }

  /// Makes words agree with a person.
  ///
  /// - Parameter terms: The person's terms of address; the first that the language can use counts.
  /// - Returns: The words; nil if the terms settle nothing here, which asks for an alternative text.
  package func agree(_ text: String, with terms: [TermOfAddress]) -> Inflection? {
    terms.lazy.compactMap { request(for: $0) }.first.map { inflect(text, $0) }
  }

  private func request(for term: TermOfAddress) -> Request? {
    var request = Request()
    switch term {
    case .feminine, .masculine: request.features.gender = term.gender
    case .neutral:
      // English words fit everyone as they are; Spanish has no form of its own.
      guard language.fitsEveryone else { return nil }
    case .localized(let tag, let pronouns):
      guard tag == languageTag, !pronouns.isEmpty else { return nil }
      request.pronouns = pronouns
      request.features.gender = pronouns.lazy.compactMap(\.features.gender).first
      guard language.fitsEveryone || request.features.gender != nil else { return nil }
    }
    return request
  }
}
