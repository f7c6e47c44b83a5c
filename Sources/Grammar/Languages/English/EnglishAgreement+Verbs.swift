/// Verbs that follow the head.
extension EnglishAgreement {
  mutating func inflectVerbs(_ isPlural: Bool) {
    guard request.features.number != nil else { return }
    let isAsked = request.known.partOfSpeech == .verb
    let verbOfHead = parse.verbOfHead
    for word in parse.readings.indices {
      let reading = parse.readings[word]
      guard let verb = reading.verb, !isInfinitive(word),
        isAsked || reading.isAuxiliary || word == verbOfHead
          || parse.head == nil && reading.nouns.isEmpty
      else { continue }
      let isThirdPerson = request.features.person == .third && !isPlural
      let isAm = phrase.lower(word).elementsEqual("am".utf8) && isThirdPerson
      phrase.replace(word, with: isPlural ? verb.plural : isAm ? Array("is".utf8) : verb.singular)
    }
  }

  /// Whether `to`, will or another word stands before it that takes a verb without an ending.
  private func isInfinitive(_ word: Int) -> Bool {
    guard word > 0 else { return false }
    let before = parse.readings[word - 1]
    if phrase.lower(word - 1).elementsEqual("to".utf8) || before.roles.contains(.modal) {
      return true
    }
    // can’t and do have no other form: `they can’t do this`.
    return before.isAuxiliary && before.verb.map { $0.singular == $0.plural } ?? false
  }
}
