/// Forms that German verbs have of several readers, which no text lists, and as imperatives: nutzt, ladet, sammelt.
///
/// They are told by the infinitives that the lexicon has.
struct GermanFormsOfReaders {
  let language: Language

  /// The third person of the verb that a word in small letters is such a form of: nutzt of nutzt, lädt of ladet; nil for
  /// any other word.
  func thirdPerson(of word: Bytes) -> [UInt8]? {
    guard word.count > 3, word.last == UInt8(ascii: "t") else { return nil }
    let (form, stem) = (Array(word), Array(word.dropLast()))
    var infinitives = [stem + Array("en".utf8)]
    // `Ladet` of laden, `sammelt` of sammeln, `erinnert` of erinnern
    if let last = stem.last, Array("elr".utf8).contains(last) {
      infinitives.append(stem + [UInt8(ascii: "n")])
    }
    if let known = language.verb(withForm: form), language.form(known, .singular) == form {
      return infinitives.contains(language.form(known, .plural)) ? form : nil
    }
    return infinitives.lazy.compactMap { thirdPerson(ofInfinitive: $0) }.first
  }

  /// Whether a word in small letters is such a form and no third person: ladet, nehmt.
  func isOfReadersAlone(_ word: Bytes) -> Bool {
    thirdPerson(of: word).map { !word.elementsEqual($0) } ?? false
  }

  private func thirdPerson(ofInfinitive form: [UInt8]) -> [UInt8]? {
    // The prefix of such a verb is bytes of the form.
    form.withUnsafeBufferPointer { bytes -> [UInt8]? in
      guard
        let verb = language.verb(withForm: form) ?? PrefixedVerbs(language: language).verb(bytes),
        language.form(verb, .plural) == form
      else { return nil }
      return language.form(verb, .singular)
    }
  }
}
