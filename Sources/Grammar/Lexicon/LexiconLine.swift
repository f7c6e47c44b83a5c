/// Reads a line of a lexicon: `lemma<TAB>part tags…<TAB>paradigm[<TAB>form|form|…]`.
enum LexiconLine {
  static func lexeme(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ paradigms: ParadigmTable
  ) -> Lexeme? {
    let fields = line.split(separator: UInt8(ascii: "\t"))
    guard fields.count >= 3 else { return nil }
    let tags = fields[1].split(separator: UInt8(ascii: " "))
    guard let tag = tags.first, let part = PartOfSpeech(tag: tag) else { return nil }
    let lemma = Array(fields[0])
    guard let forms = forms(fields, lemma, part, paradigms) else { return nil }
    var lexeme = Lexeme(lemma: lemma, part: part, forms: forms)
    for tag in tags.dropFirst() { add(tag, to: &lexeme) }
    return lexeme
  }

  private static func forms(
    _ fields: [Slice<UnsafeBufferPointer<UInt8>>], _ lemma: [UInt8], _ part: PartOfSpeech,
    _ paradigms: ParadigmTable
  ) -> Lexeme.Forms? {
    if fields[2].elementsEqual("=".utf8) { return .invariable }
    if fields[2].elementsEqual("!".utf8) {
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

  private static func add(_ tag: Slice<UnsafeBufferPointer<UInt8>>, to lexeme: inout Lexeme) {
    switch String(decoding: tag, as: UTF8.self) {
    case "m": lexeme.gender = .masculine
    case "f": lexeme.gender = .feminine
    case "n": lexeme.gender = .neuter
    case "c": lexeme.gender = .common
    case "m/f": lexeme.gender = .masculineOrFeminine
    case "f/m": lexeme.gender = .feminineOrMasculine
    case "mass": lexeme.traits.insert(.mass)
    case "count": lexeme.traits.remove(.mass)
    case "pl": lexeme.traits.insert(.pluralOnly)
    case "1": lexeme.traits.insert(.likeliest)
    case "noel": lexeme.traits.insert(.keepsArticle)
    case let tag where tag.hasPrefix("pair:"): lexeme.pair = Array(tag.utf8.dropFirst(5))
    default: break
    }
  }
}
