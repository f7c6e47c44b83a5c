import Vocabulary

extension Lexeme {
  /// Reads a line of a lexicon: `lemma<TAB>part tags…<TAB>paradigm[<TAB>form|form|…]`.
  ///
  /// - Parameter isCurated: Whether the line was written by hand. Wikidata says too often that a noun
  ///   has no plural.
  static func reading(
    _ line: LexiconText.Bytes, paradigms: ParadigmTable, isCurated: Bool
  ) -> Lexeme? {
    let fields = line.split(separator: UInt8(ascii: "\t"))
    guard fields.count >= 3 else { return nil }
    let tags = fields[1].split(separator: UInt8(ascii: " "))
    guard let tag = tags.first, let part = PartOfSpeech(tag: tag) else { return nil }
    let lemma = Array(fields[0])
    guard let forms = forms(fields, lemma: lemma, part: part, paradigms: paradigms) else {
      return nil
    }
    var marks = Marks()
    for tag in tags.dropFirst() { marks.add(tag) }
    return Lexeme(
      lemma: lemma, part: part, gender: marks.gender,
      traits: isCurated ? marks.traits : marks.traits.subtracting(.mass).union(.uncurated),
      pair: marks.pair, forms: forms)
  }

  private static func forms(
    _ fields: [Slice<UnsafeBufferPointer<UInt8>>], lemma: [UInt8], part: PartOfSpeech,
    paradigms: ParadigmTable
  ) -> Lexeme.Forms? {
    if fields[2].elementsEqual(Paradigm.invariable.utf8) { return .invariable }
    if fields[2].elementsEqual(Paradigm.irregular.utf8) {
      guard fields.count > 3 else { return nil }
      let forms = fields[3].split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      let accepted = forms.map { $0.split(separator: UInt8(ascii: "/")).map { Array($0) } }
      return .irregular(
        accepted.map { $0.first ?? [] },
        others: accepted.contains { $0.count > 1 } ? accepted.map { Array($0.dropFirst()) } : [])
    }
    guard let paradigm = paradigms[part, fields[2]], let ending = paradigm.endings.first,
      lemma.suffix(ending.count).elementsEqual(ending)
    else { return nil }
    return .paradigm(stem: lemma.count - ending.count, paradigm.endings)
  }

  /// What the tags say.
  private struct Marks {
    var gender: Lexeme.Gender?
    var traits: Lexeme.Traits = []
    var pair: [UInt8]?

    mutating func add(_ tag: LexiconText.Bytes) {
      switch String(decoding: tag, as: UTF8.self) {
      case "m": gender = .masculine
      case "f": gender = .feminine
      case "n": gender = .neuter
      case "c": gender = .common
      case "m/f": gender = .masculineOrFeminine
      case "f/m": gender = .feminineOrMasculine
      case "mass": traits.insert(.mass)
      case "count": traits.remove(.mass)
      case "pl": traits.insert(.pluralOnly)
      case "1": traits.insert(.likeliest)
      case "noel": traits.insert(.keepsArticle)
      case let tag where tag.hasPrefix("pair:"): pair = Array(tag.utf8.dropFirst(5))
      default: break
      }
    }
  }
}
